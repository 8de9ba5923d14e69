/** What leaves the inn for one pair of eyes: how it stands for them, and what has become of what they saw last. */
import { type Change, deltaOf, type Sight, type ToldFrame } from '@tabard/inn';
import type { Plain, Seat } from '@tabard/kernel';
import type { Table, TableEntry } from '@tabard/table';

/** What a viewer was last shown. */
export interface Shown {
  /** Of the log itself, not as these eyes count. */
  readonly moment: number;
  readonly answers: number;
  readonly events: number;
  readonly b: Plain;
}

export interface Telling {
  readonly story: boolean;
  readonly reasons: boolean;
  readonly at: number;
  /** How long the log is for these eyes. */
  readonly moment: number;
}

type Rest = Omit<Sight, 'b'>;

export function sightOf(table: Table, viewer: Seat | null, how: Telling): Sight {
  return { ...restOf(table, viewer, how), b: table.match.view(viewer) as Plain };
}

export const shownNow = ({ moment, match }: Table, b: Plain): Shown => ({
  moment,
  answers: match.answers,
  events: match.eventCount,
  b,
});

/** What has become of what a viewer was shown: what is theirs alone, as an object; what is common to all is not in it. */
export interface Becoming {
  readonly own: Omit<Rest, keyof Common> & Pick<Change, 'frames' | 'delta' | 'back'>;
  readonly b: Plain;
}

/** `story`: every event with the board at its moment; else only how it stands in the end. */
export function becomingOf(table: Table, viewer: Seat | null, shown: Shown, how: Telling): Becoming {
  const back = isTakenBack(table, shown);
  const told = how.story && !back ? table.framesFor(viewer, shown.events) : [];
  const frames: ToldFrame[] = [];
  let before = shown.b;
  for (const { event, b } of told) {
    if (event === null) continue;
    frames.push({ event, delta: deltaOf(before, b as Plain) });
    before = b as Plain;
  }
  const b = (told.at(-1)?.b ?? table.match.view(viewer)) as Plain;
  return { own: { ...ownOf(table, viewer, how), frames, delta: deltaOf(before, b), back }, b };
}

/** A `told` message, put together from what is the viewer's own and the text of what all have in common. */
export const toldText = (own: Becoming['own'], common: string, at: number): string =>
  `{"kind":"told","change":${JSON.stringify(own).slice(0, -1)},${common.slice(1)},"at":${at}}`;

/**
 * For somebody who comes back and has a view that is not here any more: the first frame brings a whole one. Null: something
 * was taken back meanwhile, or nothing is known of so early a moment, so they must be shown everything as it stands.
 */
export function missedSince(
  table: Table,
  viewer: Seat | null,
  since: { readonly moment: number; readonly events: number },
  how: Telling,
): Change | null {
  const { moment, match } = table;
  const isKnown = since.moment <= moment && since.events <= match.eventCount;
  if (!isKnown || mayHaveGoneBack(table.logFrom(since.moment))) return null;
  const shown: Shown = { ...since, answers: 0, b: null };
  return { ...becomingOf(table, viewer, shown, how).own, ...commonOf(table, how.at) };
}

function isTakenBack(table: Table, shown: Shown): boolean {
  const { match } = table;
  if (match.answers < shown.answers || match.eventCount < shown.events) return true;
  const entries = table.logFrom(shown.moment);
  return entries.length > 1 && mayHaveGoneBack(entries);
}

/** More may have been answered since than was taken back, so counting does not tell. */
const mayHaveGoneBack = (entries: readonly TableEntry[]): boolean =>
  entries.some(({ kind }) => kind === 'undo' || kind === 'propose' || kind === 'agree');

/** What is the same for all eyes, and is written down once for all of them. */
type Common = Pick<
  Sight,
  'answers' | 'events' | 'standing' | 'sitters' | 'pointed' | 'proposal' | 'isPractice' | 'clocks' | 'hash'
>;

export function commonOf(table: Table, at: number): Common {
  const { match, sitters, proposal } = table;
  return {
    answers: match.answers,
    events: match.eventCount,
    standing: match.standing,
    sitters,
    pointed: table.pointed.slice(),
    proposal,
    isPractice: match.setup.practice ?? false,
    clocks: clocksOf(table, at),
    hash: match.standing ? match.hash() : null,
  };
}

function ownOf(table: Table, viewer: Seat | null, { reasons, at, moment }: Telling): Omit<Rest, keyof Common> {
  const { match } = table;
  const isSeat = viewer !== null;
  const lastAnswer = isSeat ? table.lastAnswerOf(viewer) : -1;
  return {
    moment,
    pending: match.pendingFor(viewer),
    refusals: reasons && isSeat && !match.standing ? match.refusals(viewer) : [],
    decides: isSeat && table.mayDecide(viewer, at),
    canUndo: isSeat && table.canUndo(viewer),
    lastAnswer,
    undoIsPractice: lastAnswer >= 0 && table.isPractice(lastAnswer),
    wishes: isSeat ? wishesOf(table, viewer) : {},
  };
}

const restOf = (table: Table, viewer: Seat | null, how: Telling): Rest => ({
  ...ownOf(table, viewer, how),
  ...commonOf(table, how.at),
});

function wishesOf({ match, game }: Table, seat: Seat): { [name: string]: string } {
  return Object.fromEntries(Object.keys(game.wishes).map((name) => [name, match.g.wish(seat, name)]));
}

function clocksOf({ clocks, sitters }: Table, at: number): Sight['clocks'] {
  if (!clocks) return null;
  const left = sitters.map((_, seat) => {
    const ms = clocks.left(seat, at);
    return Number.isFinite(ms) ? ms : null;
  });
  return { left, running: clocks.state.running };
}
