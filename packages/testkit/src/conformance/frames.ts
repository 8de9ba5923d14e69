/**
 * Frames, the board with each event told: they tell the events, end at the view, and show nothing on the way that their
 * viewer may not know. A board is hidden or open by its fields even while no question stands, so that a card which lies
 * in an open field for a moment would be seen by everyone who watches.
 */
import { type AnyGame, type Entry, Match, type Plain, RulesError, type Seat, type Setup } from '@tabard/kernel';
import { difference } from '../difference';
import type { Move } from '../moves';
import { type Check, nameOf, newSeed, viewersOf } from './check';

/** How many frames of a finished game are compared: they are all made alike, and a view of each costs. */
const FRAMES_COMPARED = 25;

export const frames: Check = {
  name: 'frames',
  at({ match, move, sealedBy, whims }) {
    const viewers = viewersOf(match);
    const viewer = viewers[whims.below(viewers.length)];
    const told = match.eventCount;
    const entries = match.journal.length;
    // Who has sealed an answer is asked again in an imagined match: it does not go on as this one does.
    const exchanged = sealedBy.size > 0 ? null : match.imagine(viewer, newSeed(whims)).save();
    return (after) => {
      const wrong = unsound(after, viewer, told);
      if (wrong || !exchanged || after.eventCount === told) return wrong;
      const { quiet: _, ...setup } = exchanged.setup;
      const script = scriptOf([...exchanged.entries, ...after.journalFrom(entries)]);
      const other = played(after.game, { ...exchanged, setup: { ...setup, script } as Setup }, move);
      return other && showsHidden(after, told, other.match, other.told, viewer);
    };
  },
};

function unsound(match: Match, viewer: Seat | null, from: number): string | null {
  const once = match.framesFor(viewer, from);
  const twice = difference(match.framesFor(viewer, from), once);
  if (twice) return `asked for again, ${nameOf(viewer)} gets other frames: ${twice}`;
  const events = once.slice(0, -1).map(({ event }) => event);
  const heard = difference(events, match.eventsFor(viewer, from));
  if (heard) return `the frames of ${nameOf(viewer)} tell other events: ${heard}`;
  const end = difference(once.at(-1), { event: null, b: match.view(viewer) });
  return end && `the last frame of ${nameOf(viewer)} is not its view: ${end}`;
}

/** Where a viewer hears the same and sees the same in the end, it has seen the same all the way. */
function showsHidden(match: Match, from: number, other: Match, otherFrom: number, viewer: Seat | null): string | null {
  const here = match.framesFor(viewer, from);
  const there = other.framesFor(viewer, otherFrom);
  const events = difference(
    there.map(({ event }) => event),
    here.map(({ event }) => event),
  );
  if (events || difference(there.at(-1), here.at(-1))) return null;
  const apart = here.findIndex((frame, i) => difference(there[i], frame));
  if (apart < 0) return null;
  const what = difference(there[apart].b, here[apart].b);
  return `while "${here[apart].event?.type}" is told, ${nameOf(viewer)} is shown what it may not know: ${what}`;
}

/** The match of this save, answered; null where the same dice and the same answer are not possible in it. */
function played(game: AnyGame, save: ReturnType<Match['save']>, { seat, key }: Move) {
  try {
    const match = Match.load(game, save);
    if (match.explain(seat, key) !== null) return null;
    const told = match.eventCount;
    match.answer(seat, key);
    return { match, told };
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
}

/** Whatever came by chance, to come again. */
function scriptOf(entries: readonly Entry[]): { [label: string]: Plain[] } {
  const script: { [label: string]: Plain[] } = {};
  for (const entry of entries) {
    if (entry.kind !== 'random' && entry.kind !== 'world') continue;
    script[entry.label] ??= [];
    script[entry.label].push(entry.kind === 'random' ? entry.values : entry.outcome);
  }
  return script;
}

/** What differs between the last frames of two matches that should be the same one. */
export function unlikeFrames(match: Match, other: Match): string | null {
  const from = Math.max(0, other.eventCount - FRAMES_COMPARED);
  for (const viewer of ['everything', null] as const) {
    const found = difference(match.framesFor(viewer, from), other.framesFor(viewer, from));
    if (found) return found;
  }
  return null;
}
