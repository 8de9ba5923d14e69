/** RP-31: when it may be done: between any two steps, in the own or in another player's turn. */
import {
  type AnyTime,
  type Ask,
  type AskIn,
  type ByQuestion,
  type Flow,
  type Seat,
  type Why,
  why,
} from '@tabard/kernel';
import type { Content, Timing } from '../../content';
import type { G, RollPlayer, Seen } from '../board';
import type { RollPlayerEvents } from '../events';
import type { RollPlayerAsks, RollPlayerQuestion, WindowName } from '../questions';
import { carryOut, deeds, isAnyPossible, type OfferedDeed, possible, whyNotNow } from './deeds';
import type { SkillMoment } from './skills';

// ---- while a question waits

/** An open point between steps: what fits there for whoever is asked, and for the others if it is open to them. */
interface Point {
  readonly asked: SkillMoment;
  readonly others: SkillMoment | null;
}

/** `turn`: the timings that fit besides for whoever is asked, in the own Dice or Market turn. */
function point(to: 'all' | 'asked', timings: readonly Timing[], turn: readonly Timing[] = []): Point {
  const others: SkillMoment | null = to === 'all' ? { own: false, timings } : null;
  return { asked: { own: true, timings: [...timings, ...turn] }, others };
}

/** RP-6.4: deciding ties is part of nobody's turn. */
const BETWEEN_TURNS: SkillMoment = { own: false, timings: ['any'] };

/** The questions that stand between two steps. */
type PointName =
  | 'ties.arrange'
  | 'initiative.select'
  | 'place.die'
  | 'action.choose'
  | 'market.option'
  | 'market.second'
  | 'hunt.minion'
  | 'hunt.mercenary';

/** Null: all of it belongs to one step. */
export const POINTS: ByQuestion<PointName, Point> & ByQuestion<RollPlayerQuestion, Point | null> = {
  'ties.arrange': { asked: BETWEEN_TURNS, others: BETWEEN_TURNS },
  'initiative.select': point('all', ['any', 'select'], ['dice']),
  'place.die': point('asked', ['any'], ['dice']),
  'action.choose': point('asked', ['any'], ['dice']), // RP-30.5: between the last die and the action
  'market.option': point('all', ['any'], ['market']),
  'market.second': point('all', ['any'], ['market']), // RP-13.1: what was bought first may be used for the second
  'hunt.minion': point('asked', ['any']),
  'hunt.mercenary': point('asked', ['any', 'hunt', 'combat']), // RP-31.5
  'sheet.choose': null,
  'class.choose': null,
  'familiar.choose': null,
  'starting.place': null,
  'stored.place': null,
  'attribute.choose': null,
  'die.flip': null,
  'die.set': null,
  'die.adjust': null,
  'die.reroll': null,
  'die.keep': null,
  'die.copy.to': null,
  'die.copy.from': null,
  'swap.first': null,
  'swap.second': null,
  'replace.die': null,
  'replace.space': null,
  'token.move': null,
  'effect.either': null,
  'effect.may': null,
  'skill.copy': null,
  'banish.choose': null,
  'summon.fiend': null,
  'summon.card': null,
  'initiative.die': null,
  'initiative.cards': null,
  'look.choose': null,
  'refresh.choose': null,
  'xp.store': null,
  'injury.buyoff': null,
  'market.buy': null,
  'take.choose': null,
  'add.choose': null,
  'buy.charisma': null,
  'weapon.drop': null,
  'hunt.reroll': null,
  'hunt.reward': null,
  'monster.mercenaries': null,
  'monster.reroll': null,
  'refresh.cleanup': null,
  'score.shed': null,
  'window.select': null,
  'window.dice': null,
  'window.market': null,
  'window.last': null,
  'window.combat': null,
};

/** RP-31.2: while a Skill or another effect is carried out, the same questions are no points between steps. */
const isWithinAnEffect = ({ b }: Seen, { question, about }: Pick<Ask, 'question' | 'about'>): boolean =>
  (question === 'ties.arrange' && b.phase !== 'roll') || (question === 'action.choose' && !about.ofTurn);

function momentOf(seen: Seen, seat: Seat, ask: AskIn<RollPlayerAsks>): SkillMoment | null {
  const open = POINTS[ask.question];
  if (!open || seen.b.phase === 'starting') return null; // RP-31.6
  if (isWithinAnEffect(seen, ask)) return null;
  return ask.seats.includes(seat) ? open.asked : open.others;
}

/** Whether the one who is asked here could do something first: then even a single answer is asked for (RP-31.2). */
export const couldAct = (seen: Seen, seat: Seat, question: PointName): boolean =>
  isAnyPossible(seen, seat, POINTS[question].asked);

const NO_DEEDS: readonly OfferedDeed[] = [];

export const anyTime: AnyTime<RollPlayer, RollPlayerEvents, Content, RollPlayerAsks, OfferedDeed> = {
  offer(g, seat, asked): readonly OfferedDeed[] {
    const moment = momentOf(g, seat, asked);
    return moment ? deeds(g, seat, moment) : NO_DEEDS;
  },
  forbid(g, seat, value, asked): Why | null {
    const moment = momentOf(g, seat, asked);
    return moment ? whyNotNow(g, seat, value, moment) : why('RP-31.2');
  },
  use: (g, seat, value) => carryOut(g, seat, value),
};

/** RP-31.3, RP-31.4: a closing point. From the Start Player clockwise, everyone who could act is asked or passes. */
export const closingPoint = (g: G, name: WindowName, seats: readonly Seat[], moment: SkillMoment): Flow =>
  g.respond(name, seats, {
    offer: (seat) => possible(g, seat, moment),
    use: (seat, deed) => carryOut(g, seat, deed),
    passes: (seat) => g.wish(seat, 'windows') === 'pass',
  });
