/** A bot of Dungeon Fighter at the table: each question goes to the file that thinks about it. */
import {
  type Bot,
  type ByQuestion,
  type Chair,
  forQuestion,
  type PendingAsk,
  type Player,
  type Stream,
} from '@tabard/kernel';
import type { Colour, Content } from '../content';
import type { SkillName } from '../physics';
import type { DungeonFighter, PoolDie } from '../rules/board';
import type { DungeonFighterEvents } from '../rules/events';
import type { DungeonFighterQuestion } from '../rules/questions';
import type { ThrownDie } from '../rules/throwing';
import { flipKey, throwKey } from './aim';
import { cardAtFaint, cardAtTheLast, cardAtTurn, cardInThrow } from './cards';
import { exchangeChoice, givingWorth } from './gear';
import { againWorth, armourWorth, cutthroatWorth, iconChoice, targetWorth, tokenChoice, waterWorth } from './results';
import { isHopeless } from './retreat';
import { roomWorth } from './rooms';
import { heroWorth, leaderChoice } from './setup';
import { levelUpWorth, standing, wareWorth } from './shopping';
import type { Grade, Sight } from './sight';
import { dieWorth, gearWorth, runOutChoice } from './turns';
import { POINTED_AT } from './weights';

export type FighterBot = Bot<DungeonFighter, DungeonFighterEvents, Content>;
export type FighterChair = Chair<DungeonFighter, DungeonFighterEvents, Content>;

/** Every option has a worth, and the greatest is taken; or the choice needs a thought of its own; or a hand. */
type Answer =
  | { readonly weigh: (s: Sight, ask: PendingAsk, key: string) => number }
  | { readonly decide: (s: Sight, ask: PendingAsk) => string }
  | { readonly hand: (s: Sight, ask: PendingAsk, chance: Stream) => string };

/** A healing card is better kept for who would faint. */
const pass: Answer = { decide: () => 'pass' };

const ANSWERS: ByQuestion<DungeonFighterQuestion, Answer> = {
  'setup.hero': { weigh: (s, _, key) => heroWorth(s, key) },
  'setup.leader': { decide: (_, ask) => leaderChoice(ask) },
  'dungeon.card': { weigh: (s, _, key) => roomWorth(s, Number(key.slice('room:'.length))) },
  'equipment.give': { weigh: givingWorth },
  'room.cards': pass,
  'turn.die': { weigh: (s, _, key) => dieWorth(s, key as PoolDie) },
  'turn.weapons': { weigh: (s, { about }, key) => gearWorth(s, key, about.die as ThrownDie) },
  'turn.run-out': { decide: (s, { about }) => runOutChoice(s, Number(about.level)) },
  flip: { hand: (s, _, chance) => flipKey(s, chance) },
  'flip.again': { decide: () => 'leave' },
  throw: { hand: throwKey },
  'throw.water': { weigh: waterWorth },
  'throw.again': { weigh: againWorth },
  'throw.ruling': { decide: () => 'yes' },
  'throw.cards': { decide: cardInThrow },
  'throw.icon': { weigh: iconChoice },
  'throw.token': { weigh: tokenChoice },
  'throw.cutthroat': { weigh: cutthroatWorth },
  'throw.armour': { weigh: armourWorth },
  'ability.target': { weigh: targetWorth },
  'card.target': { weigh: targetWorth },
  'faint.cards': { decide: cardAtFaint },
  'last.cards': { decide: (_, { options }) => cardAtTheLast(options) },
  'vote.back-down': { decide: (s) => (isHopeless(s) ? 'yes' : 'no') },
  'rest.cards': pass,
  'rest.scar': { weigh: (s, _, key) => -standing(s, key as Colour) },
  'rest.relic': { weigh: targetWorth },
  'rest.exchange': { decide: exchangeChoice },
  'rest.to': { decide: exchangeChoice },
  'shop.buy': { weigh: (s, _, key) => wareWorth(s, key) },
  'shop.level-up': { weigh: (s, _, key) => levelUpWorth(s, key) },
};

export class Fighter implements Player {
  constructor(
    private readonly chair: FighterChair,
    private readonly grade: Grade,
  ) {}

  choose(ask: PendingAsk): string {
    const { options, question } = ask;
    const s = this.sight();
    const answer = forQuestion(ANSWERS, question);
    if ('hand' in answer) return answer.hand(s, ask, this.chair.chance);
    if (options.length === 1) return options[0];
    if ('weigh' in answer) return this.best(options, (key) => answer.weigh(s, ask, key));
    const key = (ask.kind === 'together' ? this.pointed(options) : undefined) ?? answer.decide(s, ask);
    return options.includes(key) ? key : options[0];
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
