/** What is asked of the dice on the own sheet: which may be placed where, which may be changed, and how. */
import type { Seat } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import {
  type DiceQuestion,
  type Die,
  isForAction,
  isForDice,
  isForPlacing,
  type Placement,
  questions,
  type RoundDeed,
  type Row,
  type Storing,
} from '../../index';
import { type Ask, type AskFor, asked, type Choice, choicesIn, deedsOf } from '../asked';
import { heroOf, viewOf } from '../view';
import { askAbout } from './foreseen';

/** Whether it is answered on the sheet itself. */
export const isOnSheet = (ask: Ask | null): boolean =>
  isForPlacing(ask) ||
  isForDice(ask) ||
  isForAction(ask) ||
  ask?.question === 'die.keep' ||
  ask?.question === 'replace.space';

export type DiceAsk = Extract<Ask, { readonly question: DiceQuestion }>;

/** What the person has in mind: a die of those to be placed, a way of those by which a die may be changed. */
export interface InMind {
  readonly die: Die | null;
  readonly way: number;
}

export interface Placed {
  readonly ask: Ask | null;
  /** The question about dice on the sheet: what is asked, or what the only action offered would ask. */
  readonly dieAsk: DiceAsk | null;
  /** Dice to be placed, in the order they lie in the hand; then those on the Backpack that may come out. */
  readonly dice: readonly Die[];
  readonly chosen: Die | null;
  /** By how much a die may be changed, where there are several ways: 1, -1, 2 … */
  readonly ways: readonly number[];
  readonly way: number;
  /** The key that puts the chosen die into this row. */
  readonly rowKey: (row: number) => string | null;
  /** The key that answers with this die. */
  readonly dieKey: (die: Die) => string | null;
  readonly spaceKey: (space: number) => string | null;
  /** The key that takes this row's action. */
  readonly actionKey: (row: Row) => string | null;
}

/** Nothing can be done on the sheet of another. */
export function placedOn(moment: Moment, seat: Seat, inMind: InMind): Placed {
  const isOwn = moment.seat === seat;
  const ask = isOwn ? asked.ask(moment) : null;
  const { hand } = heroOf(moment, seat);
  const placements = isForPlacing(ask) ? placementsIn(ask) : [];
  const stored = isOwn ? storedIn(deedsOf(moment)) : [];
  const offered = diceOf(placements).sort((one, two) => hand.indexOf(one) - hand.indexOf(two));
  const dice = [...offered, ...diceOf(stored)];
  const chosen = inMind.die !== null && dice.includes(inMind.die) ? inMind.die : (offered[0] ?? null);
  const dieAsk = isOwn ? diceAsk(moment) : null;
  const ways = dieAsk?.question === 'die.adjust' ? waysOf(dieAsk) : [];
  const way = ways.includes(inMind.way) ? inMind.way : (ways[0] ?? 0);
  return {
    ask,
    dieAsk,
    dice,
    chosen,
    ways,
    way,
    rowKey: (row) => [...placements, ...stored].find((it) => it.die === chosen && it.row === row)?.key ?? null,
    dieKey: (die) => dieAsk && dieKeyIn(moment, dieAsk, die, way),
    spaceKey: (space) => (isOwn ? asked.offered(moment, 'replace.space', space) : null),
    actionKey: (row) => (isOwn ? actionKey(moment, row) : null),
  };
}

interface Place extends Placement {
  readonly key: string;
}

const placementsIn = (
  ask: Extract<Ask, { readonly question: 'place.die' | 'starting.place' | 'stored.place' }>,
): Place[] =>
  choicesIn<Placement | Storing>(ask).flatMap(({ key, option }) =>
    'row' in option && 'die' in option ? [{ key, ...option }] : [],
  );

const storedIn = (deeds: readonly Choice<RoundDeed>[]): Place[] =>
  deeds.flatMap(({ key, option }) =>
    typeof option === 'object' && 'stored' in option ? [{ key, die: option.stored, row: option.row }] : [],
  );

const diceOf = (places: readonly Place[]): Die[] => [...new Set(places.map(({ die }) => die))];

function diceAsk(moment: Moment): DiceAsk | null {
  const pending = askAbout(moment, 'die');
  const ask = pending && questions.of(pending, viewOf(moment.seen).content);
  return isForDice(ask) ? ask : null;
}

const waysOf = ({ options }: AskFor<'die.adjust'>): number[] => [
  ...new Set(options.flatMap((step) => (step === 'done' ? [] : [step.by]))),
];

function dieKeyIn({ seen }: Moment, ask: DiceAsk, die: Die, by: number): string | null {
  const { content } = viewOf(seen);
  const key =
    ask.question === 'die.adjust'
      ? questions.key(ask.question, { die, by }, content)
      : questions.key(ask.question, die, content);
  return ask.keys.includes(key) ? key : null;
}

/** An effect grants the Attribute Actions, never the Familiar's (RP-8.11). */
const actionKey = (moment: Moment, row: Row): string | null =>
  asked.offered(moment, 'action.choose', row) ??
  (row === 'FAM' ? null : asked.offered(moment, 'attribute.choose', row));
