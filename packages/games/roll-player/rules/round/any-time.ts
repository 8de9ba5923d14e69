/** RP-31: when it may be done: between any two steps, in the own or in another player's turn. */
import { type AnyTime, type Ask, type Flow, type Seat, type Value, type Why, why } from '@tabard/kernel';
import type { Content, Timing } from '../../content';
import type { G, RollPlayer, Seen } from '../board';
import type { RollPlayerEvents } from '../events';
import type { QuestionName, WindowName } from '../questions';
import { carryOut, type Deed, deeds, isAnyPossible, possible, whyNotNow } from './deeds';
import type { Moment } from './skills';

// ---- while a question waits

/** An open point between steps: what fits there for whoever is asked, and for the others if it is open to them. */
interface Point {
  readonly asked: Moment;
  readonly others: Moment | null;
}

/** `turn`: the timings that fit besides for whoever is asked, in the own Dice or Market turn. */
function point(to: 'all' | 'asked', timings: readonly Timing[], turn: readonly Timing[] = []): Point {
  const others: Moment | null = to === 'all' ? { own: false, timings } : null;
  return { asked: { own: true, timings: [...timings, ...turn] }, others };
}

/** RP-6.4: deciding ties is part of nobody's turn. */
const BETWEEN_TURNS: Moment = { own: false, timings: ['any'] };

export const POINTS = {
  'ties.arrange': { asked: BETWEEN_TURNS, others: BETWEEN_TURNS },
  'initiative.select': point('all', ['any', 'select'], ['dice']),
  'place.die': point('asked', ['any'], ['dice']),
  'action.choose': point('asked', ['any'], ['dice']), // RP-30.5: between the last die and the action
  'market.option': point('all', ['any'], ['market']),
  'market.second': point('all', ['any'], ['market']), // RP-13.1: what was bought first may be used for the second
  'hunt.minion': point('asked', ['any']),
  'hunt.mercenary': point('asked', ['any', 'hunt', 'combat']), // RP-31.5
} satisfies { readonly [question in QuestionName]?: Point };

/** RP-31.2: while a Skill or another effect is carried out, the same questions are no points between steps. */
const isWithinAnEffect = ({ b }: Seen, { question, about }: Pick<Ask, 'question' | 'about'>): boolean =>
  (question === 'ties.arrange' && b.phase !== 'roll') || (question === 'action.choose' && !about.ofTurn);

function momentOf(seen: Seen, seat: Seat, ask: Ask): Moment | null {
  const open = (POINTS as { readonly [question: string]: Point })[ask.question];
  if (!open || seen.b.phase === 'starting') return null; // RP-31.6
  if (isWithinAnEffect(seen, ask)) return null;
  return ask.seats.includes(seat) ? open.asked : open.others;
}

/** Whether the one who is asked here could do something first: then even a single answer is asked for (RP-31.2). */
export const couldAct = (seen: Seen, seat: Seat, question: keyof typeof POINTS): boolean =>
  isAnyPossible(seen, seat, POINTS[question].asked);

const NO_DEEDS: readonly Value[] = [];

export const anyTime: AnyTime<RollPlayer, RollPlayerEvents, Content> = {
  offer(g, seat, asked): readonly Value[] {
    const moment = momentOf(g, seat, asked);
    return moment ? deeds(g, seat, moment) : NO_DEEDS;
  },
  forbid(g, seat, value, asked): Why | null {
    const moment = momentOf(g, seat, asked);
    return moment ? whyNotNow(g, seat, value as Deed, moment) : why('RP-31.2');
  },
  use: (g, seat, value) => carryOut(g, seat, value as Deed),
};

/** RP-31.3, RP-31.4: a closing point. From the Start Player clockwise, everyone who could act is asked or passes. */
export const closingPoint = (g: G, name: WindowName, seats: readonly Seat[], moment: Moment): Flow =>
  g.respond(name, seats, {
    offer: (seat) => possible(g, seat, moment),
    use: (seat, deed) => carryOut(g, seat, deed),
    passes: (seat) => g.wish(seat, 'windows') === 'pass',
  });
