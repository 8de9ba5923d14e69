/** What leaves the inn for one pair of eyes: how it stands for them, and by which way it came there from what they saw last. */
import type { Sight } from '@tabard/inn';
import type { GameEvent, Plain, Seat } from '@tabard/kernel';
import type { Table, TableEntry } from '@tabard/table';

/** What a viewer was last shown. */
export interface LastShown {
  /** Of the log itself, not as these eyes count. */
  readonly moment: number;
  readonly answers: number;
  readonly events: number;
  readonly b: Plain;
}

export interface SightOptions {
  readonly story: boolean;
  readonly reasons: boolean;
  readonly at: number;
  /** How long the log is for these eyes. */
  readonly moment: number;
}

type SightBesideBoard = Omit<Sight, 'b'>;

export function sightOf(table: Table, viewer: Seat | null, how: SightOptions): Sight {
  return { ...restOf(table, viewer, how), b: table.match.view(viewer) as Plain };
}

export const shownNow = ({ moment, match }: Table, b: Plain): LastShown => ({
  moment,
  answers: match.answers,
  events: match.eventCount,
  b,
});

/** How what was shown became what is: each event with the board before it and at its moment, then the board before the last step. */
export interface ViewChange {
  readonly frames: readonly { readonly event: GameEvent; readonly before: Plain; readonly b: Plain }[];
  readonly before: Plain;
  readonly b: Plain;
  readonly back: boolean;
}

/** `story`: every event; else only how it stands in the end. */
export function wayFrom(table: Table, viewer: Seat | null, shown: LastShown, story: boolean): ViewChange {
  const back = isTakenBack(table, shown);
  if (!story || back) return { frames: [], before: shown.b, b: table.match.view(viewer) as Plain, back };
  const frames: { event: GameEvent; before: Plain; b: Plain }[] = [];
  let before = shown.b;
  let now = before;
  for (const { event, b } of table.framesFor(viewer, shown.events)) {
    now = b as Plain;
    if (event === null) continue;
    frames.push({ event, before, b: now });
    before = now;
  }
  return { frames, before, b: now, back };
}

function isTakenBack(table: Table, shown: LastShown): boolean {
  const { match } = table;
  if (match.answers < shown.answers || match.eventCount < shown.events) return true;
  const entries = table.logFrom(shown.moment);
  return entries.length > 1 && mayHaveGoneBack(entries);
}

/** More may have been answered since than was taken back, so counting does not tell. */
export const mayHaveGoneBack = (entries: readonly TableEntry[]): boolean =>
  entries.some(({ kind }) => kind === 'undo' || kind === 'propose' || kind === 'agree');

/** What is the same for all eyes, and is written down once for all of them. */
type CommonToAll = Pick<
  Sight,
  'answers' | 'events' | 'standing' | 'sitters' | 'pointed' | 'proposal' | 'isPractice' | 'clocks' | 'hash'
>;

export function commonOf(table: Table, at: number): CommonToAll {
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

/** What is for these eyes alone, but for what is asked. */
export function ownOf(
  table: Table,
  viewer: Seat | null,
  { reasons, at, moment }: SightOptions,
): Omit<SightBesideBoard, keyof CommonToAll | 'pending'> {
  const { match } = table;
  const isSeat = viewer !== null;
  const mayGoBack = isSeat && !match.standing; // The inn has signed the end.
  const lastAnswer = mayGoBack ? table.lastAnswerOf(viewer) : -1;
  return {
    moment,
    refusals: reasons && isSeat && !match.standing ? match.refusals(viewer) : [],
    decides: isSeat && table.mayDecide(viewer, at),
    canUndo: mayGoBack && table.canUndo(viewer),
    lastAnswer,
    undoIsPractice: lastAnswer >= 0 && table.isPractice(lastAnswer),
    wishes: isSeat ? wishesOf(table, viewer) : {},
  };
}

const restOf = (table: Table, viewer: Seat | null, how: SightOptions): SightBesideBoard => ({
  ...ownOf(table, viewer, how),
  pending: table.match.pendingFor(viewer),
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
