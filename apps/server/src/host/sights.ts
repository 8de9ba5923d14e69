/** What leaves the inn for one pair of eyes: how it stands for them, and what has become of what they saw last. */
import { type Change, deltaOf, type Sight, type ToldFrame } from '@tabard/inn';
import type { Plain, Seat } from '@tabard/kernel';
import type { Table, TableEntry } from '@tabard/table';

/** What a viewer was last shown. */
export interface Shown {
  readonly moment: number;
  readonly answers: number;
  readonly events: number;
  readonly b: Plain;
}

type Rest = Omit<Sight, 'b'>;

export function sightOf(table: Table, viewer: Seat | null, reasons: boolean, at: number): Sight {
  return { ...restOf(table, viewer, reasons, at), b: table.match.view(viewer) as Plain };
}

export const shownBy = ({ moment, answers, events, b }: Sight): Shown => ({ moment, answers, events, b });

/** `story`: every event with the board at its moment; else only how it stands in the end. */
export function changeOf(
  table: Table,
  viewer: Seat | null,
  shown: Shown,
  { story, reasons, at }: { readonly story: boolean; readonly reasons: boolean; readonly at: number },
): { readonly change: Change; readonly b: Plain } {
  const back = isTakenBack(table, shown);
  const told = story && !back ? table.framesFor(viewer, shown.events) : [];
  const frames: ToldFrame[] = [];
  let before = shown.b;
  for (const { event, b } of told) {
    if (event === null) continue;
    frames.push({ event, delta: deltaOf(before, b as Plain) });
    before = b as Plain;
  }
  const b = (told.at(-1)?.b ?? table.match.view(viewer)) as Plain;
  return { change: { ...restOf(table, viewer, reasons, at), frames, delta: deltaOf(before, b), back }, b };
}

/**
 * For somebody who comes back and has a view that is not here any more: the first frame brings a whole one. Null: something
 * was taken back meanwhile, or nothing is known of so early a moment, so they must be shown everything as it stands.
 */
export function missedSince(
  table: Table,
  viewer: Seat | null,
  since: { readonly moment: number; readonly events: number },
  how: { readonly story: boolean; readonly reasons: boolean; readonly at: number },
): Change | null {
  const { moment, match } = table;
  const isKnown = since.moment <= moment && since.events <= match.eventCount;
  if (!isKnown || mayHaveGoneBack(table.logFrom(since.moment))) return null;
  const shown: Shown = { ...since, answers: 0, b: null };
  return changeOf(table, viewer, shown, how).change;
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

function restOf(table: Table, viewer: Seat | null, reasons: boolean, at: number): Rest {
  const { match, moment, sitters, proposal } = table;
  const isSeat = viewer !== null;
  const lastAnswer = isSeat ? table.lastAnswerOf(viewer) : -1;
  return {
    moment,
    answers: match.answers,
    events: match.eventCount,
    pending: match.pendingFor(viewer),
    refusals: reasons && isSeat && !match.standing ? match.refusals(viewer) : [],
    standing: match.standing,
    sitters,
    pointed: table.pointed.slice(),
    proposal,
    decides: isSeat && table.mayDecide(viewer, at),
    canUndo: isSeat && table.canUndo(viewer),
    lastAnswer,
    undoIsPractice: lastAnswer >= 0 && table.isPractice(lastAnswer),
    isPractice: match.setup.practice ?? false,
    wishes: isSeat ? wishesOf(table, viewer) : {},
    clocks: clocksOf(table, at),
    hash: match.standing ? match.hash() : null,
  };
}

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
