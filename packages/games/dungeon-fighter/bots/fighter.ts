/** A bot of Dungeon Fighter at the table: each question goes to the file that thinks about it. */
import type { Answers, Bot, Chair, PendingAsk, Player } from '@tabard/kernel';
import type { Content } from '../content';
import type { SkillName } from '../physics';
import type { DungeonFighter } from '../rules/board';
import type { DungeonFighterEvents } from '../rules/events';
import { questions } from '../rules/keys';
import type { AskFor, DungeonFighterAsks, DungeonFighterQuestion, OptionTo } from '../rules/questions';
import { flipOf, throwOf } from './aim';
import { cardAtFaint, cardAtTheLast, cardAtTurn, cardInThrow } from './cards';
import { exchangeChoice, givingWorth, takerChoice } from './gear';
import { againWorth, armourWorth, cutthroatWorth, iconChoice, targetWorth, tokenChoice, waterWorth } from './results';
import { isHopeless } from './retreat';
import { roomWorth } from './rooms';
import { heroWorth } from './setup';
import { levelUpWorth, standing, wareWorth } from './shopping';
import type { FighterSight, Grade } from './sight';
import { dieWorth, gearWorth, runOutChoice } from './turns';
import { POINTED_AT } from './weights';

export type FighterBot = Bot<DungeonFighter, DungeonFighterEvents, Content>;
export type FighterChair = Chair<DungeonFighter, DungeonFighterEvents, Content>;

type Question = DungeonFighterQuestion;
type Answer<Name extends Question> = (ask: AskFor<Name>, s: FighterSight, chair: FighterChair) => OptionTo<Name>;

/** Every option has a worth, and the greatest is taken; what others point at is worth a little more. */
const weigh =
  <Name extends Question>(
    worth: (s: FighterSight, option: OptionTo<Name>, ask: AskFor<Name>) => number,
  ): Answer<Name> =>
  (ask, s, chair) => {
    const { options, keys } = ask;
    const pointed = new Set(chair.pointed());
    let [best] = options;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < options.length; i++) {
      const own = worth(s, options[i], ask) + (pointed.has(keys[i]) ? POINTED_AT : 0);
      if (own > most) [best, most] = [options[i], own];
    }
    return best;
  };

/** A choice of the whole table: what somebody points at will do. */
const agree =
  <Name extends Question>(otherwise: (s: FighterSight, ask: AskFor<Name>) => OptionTo<Name>): Answer<Name> =>
  (ask, s, chair) => {
    const pointed = chair.pointed().find((key) => key !== null && ask.keys.includes(key)) ?? null;
    return pointed === null ? otherwise(s, ask) : ask.options[ask.keys.indexOf(pointed)];
  };

/** A healing card is better kept for who would faint. */
const pass = () => 'pass' as const;

const ANSWERS: Answers<DungeonFighterAsks, [s: FighterSight, chair: FighterChair]> = {
  'setup.hero': weigh((s, { hero }) => heroWorth(s, hero)),
  'setup.leader': agree((_, { options }) => options[0]), // Whoever leads, the left neighbour throws first: it makes no difference.
  'dungeon.card': weigh((s, { room }) => roomWorth(s, room)),
  'equipment.give': weigh((s, place, { about }) => givingWorth(s, about.card, place)),
  'room.cards': pass,
  'turn.die': weigh(dieWorth),
  'turn.weapons': weigh((s, gear, { about }) => gearWorth(s, gear, about.die)),
  'turn.run-out': ({ about }, s) => runOutChoice(s, about.level),
  flip: (_, s, { chance }) => flipOf(s, chance),
  'flip.again': () => 'leave',
  throw: (ask, s, { chance }) => throwOf(s, ask, chance),
  'throw.water': weigh((s, id, { about }) => waterWorth(s, id, about.results)),
  'throw.again': weigh((s, way, { about }) => againWorth(s, way, about.result)),
  'throw.ruling': () => 'yes',
  'throw.cards': (ask, s) => cardInThrow(s, ask),
  'throw.icon': weigh((s, choice, { about }) => iconChoice(s, choice, about.result)),
  'throw.token': weigh((s, choice, { about }) => tokenChoice(s, choice, about.result)),
  'throw.cutthroat': weigh((s, choice, { about }) => cutthroatWorth(s, choice, about.value)),
  'throw.armour': weigh((s, card, { about }) => armourWorth(s, card, about.damage)),
  'ability.target': weigh((s, patient, { about }) => targetWorth(s, patient, about.amount)),
  'card.target': weigh((s, patient, { about }) => targetWorth(s, patient, about.amount)),
  'faint.cards': (ask, s) => cardAtFaint(s, ask),
  'last.cards': cardAtTheLast,
  'vote.back-down': (_, s) => (isHopeless(s) ? 'yes' : 'no'),
  'rest.cards': pass,
  'rest.scar': weigh((s, colour) => -standing(s, colour)),
  'rest.relic': weigh((s, patient) => targetWorth(s, patient, 1)),
  'rest.exchange': agree(exchangeChoice),
  'rest.to': agree(takerChoice),
  'shop.buy': weigh(wareWorth),
  'shop.level-up': weigh(levelUpWorth),
};

const answerTo = questions.answerBy(ANSWERS);

export class Fighter implements Player {
  constructor(
    private readonly chair: FighterChair,
    private readonly grade: Grade,
  ) {}

  choose(ask: PendingAsk): string {
    const { options, input } = ask;
    if (options.length === 1 && !input) return options[0];
    const s = this.sight();
    const key = answerTo(ask, s.content, s, this.chair);
    return input || options.includes(key) ? key : options[0];
  }

  interrupt(options: readonly string[]): string | null {
    const s = this.sight();
    const extras = options.map((key) => questions.extra(key, s.content));
    const extra = cardAtTurn(s, extras) ?? (extras.includes('back-down') && isHopeless(s) ? 'back-down' : null);
    return extra && questions.keyOfExtra(extra, s.content);
  }

  private sight(): FighterSight {
    return { ...this.chair.seen(), seat: this.chair.seat, grade: this.grade };
  }
}

export const fighter = (id: SkillName, foresight: boolean): FighterBot => ({
  id,
  listens: false,
  sit: (chair) => new Fighter(chair, { id, foresight }),
});
