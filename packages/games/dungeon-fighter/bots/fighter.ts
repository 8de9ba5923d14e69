/** A bot of Dungeon Fighter at the table: each question goes to the file that thinks about it. */
import type { Bot, Chair, PendingAsk, Player } from '@tabard/kernel';
import type { SkillName } from '@tabard/physics';
import type { Colour, Content } from '../content';
import type { DungeonFighter, PoolDie } from '../rules/board';
import type { DungeonFighterEvents } from '../rules/events';
import type { ThrownDie } from '../rules/throwing';
import { flipKey, throwKey } from './aim';
import { cardAtFaint, cardAtTheLast, cardAtTurn, cardInThrow } from './cards';
import { exchangeChoice, givingWorth } from './gear';
import { againWorth, armourWorth, cutthroatWorth, iconChoice, targetWorth, tokenChoice, waterWorth } from './results';
import { isHopeless } from './retreat';
import { roomWorth } from './rooms';
import { heroWorth } from './setup';
import { levelUpWorth, standing, wareWorth } from './shopping';
import type { Grade, Sight } from './sight';
import { dieWorth, gearWorth, runOutChoice } from './turns';

export type FighterBot = Bot<DungeonFighter, DungeonFighterEvents, Content>;
export type FighterChair = Chair<DungeonFighter, DungeonFighterEvents, Content>;

/** Choices in which every option has a worth: the greatest is taken. */
type Weigh = (s: Sight, ask: PendingAsk, key: string) => number;
const WEIGHED: { readonly [question: string]: Weigh } = {
  'setup.hero': (s, _, key) => heroWorth(s, key),
  'dungeon.card': (s, _, key) => roomWorth(s, Number(key.slice('room:'.length))),
  'equipment.give': givingWorth,
  'turn.die': (s, _, key) => dieWorth(s, key as PoolDie),
  'turn.weapons': (s, { about }, key) => gearWorth(s, key, about.die as ThrownDie),
  'throw.water': waterWorth,
  'throw.again': againWorth,
  'throw.icon': iconChoice,
  'throw.token': tokenChoice,
  'throw.cutthroat': cutthroatWorth,
  'throw.armour': armourWorth,
  'ability.target': targetWorth,
  'card.target': targetWorth,
  'rest.relic': targetWorth,
  'rest.scar': (s, _, key) => -standing(s, key as Colour),
  'shop.buy': (s, _, key) => wareWorth(s, key),
  'shop.level-up': (s, _, key) => levelUpWorth(s, key),
};

/** Choices that need a thought of their own. */
type Decide = (s: Sight, ask: PendingAsk) => string;
const DECIDED: { readonly [question: string]: Decide } = {
  'turn.run-out': (s, { about }) => runOutChoice(s, Number(about.level)),
  'flip.again': () => 'leave',
  'throw.ruling': () => 'yes',
  'throw.cards': cardInThrow,
  'faint.cards': cardAtFaint,
  'last.cards': (_, { options }) => cardAtTheLast(options),
  'vote.back-down': (s) => (isHopeless(s) ? 'yes' : 'no'),
  'rest.exchange': exchangeChoice,
  'rest.to': exchangeChoice,
};

/** What a person points at is done where it is nearly as good as anything else (DF-R39). */
const POINTED_AT = 1.5;

export class Fighter implements Player {
  constructor(
    private readonly chair: FighterChair,
    private readonly grade: Grade,
  ) {}

  choose(ask: PendingAsk): string {
    const { options, question } = ask;
    const s = this.sight();
    if (question === 'throw') return throwKey(s, ask, this.chair.chance);
    if (question === 'flip') return flipKey(s, this.chair.chance);
    if (options.length === 1) return options[0];
    const weigh = WEIGHED[question];
    if (weigh) return this.best(options, (key) => weigh(s, ask, key));
    const pointed = ask.kind === 'together' ? this.pointed(options) : undefined;
    const answer = pointed ?? DECIDED[question]?.(s, ask);
    return answer !== undefined && options.includes(answer) ? answer : options[0];
  }

  interrupt(options: readonly string[]): string | null {
    const s = this.sight();
    const card = cardAtTurn(s, options);
    if (card) return card;
    return options.includes('back-down') && isHopeless(s) ? 'back-down' : null;
  }

  private sight(): Sight {
    return { ...this.chair.seen(), seat: this.chair.seat, grade: this.grade };
  }

  private pointed(options: readonly string[]): string | undefined {
    return this.chair.pointed().find((key) => key !== null && options.includes(key)) ?? undefined;
  }

  private best(options: readonly string[], worth: (key: string) => number): string {
    const pointed = new Set(this.chair.pointed());
    let [best] = options;
    let most = Number.NEGATIVE_INFINITY;
    for (const key of options) {
      const own = worth(key) + (pointed.has(key) ? POINTED_AT : 0);
      if (own > most) [best, most] = [key, own];
    }
    return best;
  }
}

export const fighter = (id: SkillName, foresight: boolean): FighterBot => ({
  id,
  listens: false,
  sit: (chair) => new Fighter(chair, { id, foresight }),
});
