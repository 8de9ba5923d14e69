/**
 * Undo goes back exactly, and is closed by dice and revelations. The proof of the second: while undo stays open
 * after an answer, nobody may have learned anything by it. So in every match a viewer might have been sitting at,
 * the one who answered could have done something after which this viewer would see just the same.
 */
import type { Match, Seat } from '@tabard/kernel';
import { canonical, type Entry } from '@tabard/kernel';
import { difference } from '../difference';
import { keysOf } from '../moves';
import { type Check, type Decision, loudCopy, nameOf, newSeed, viewersOf } from './check';
import { unlike } from './copies';
import { pendingSeen } from './secrecy';

/** More ways to explain an answer than this are not tried: the check then says nothing. */
const EXPLANATIONS_TRIED = 24;

export const undo: Check = {
  name: 'undo',
  at: (decision) => returns(decision.match) ?? crossesRevelation(decision),
};

/** One answer back and the same again: the same match. */
function returns(match: Match): string | null {
  if (match.answers <= match.openFrom) return null;
  const back = match.rewind(match.answers - 1);
  if (back.answers !== match.answers - 1)
    return `one answer was undone, and ${back.answers} are left of ${match.answers}`;
  for (const entry of sinceLastAnswer(match.journal)) {
    if (entry.kind === 'answer') back.answer(entry.seat, entry.key);
    else if (entry.kind === 'wish') back.setWish(entry.seat, entry.name, entry.value);
  }
  return unlike(back, match, 'the match, undone and answered again,');
}

const sinceLastAnswer = (journal: readonly Entry[]): readonly Entry[] =>
  journal.slice(journal.findLastIndex((entry) => entry.kind === 'answer'));

function crossesRevelation(decision: Decision): string | null {
  const { match, move, sealedBy } = decision;
  if (sealedBy.size > 0) return null;
  const after = loudCopy(match);
  const told = after.eventCount;
  after.answer(move.seat, move.key);
  if (after.openFrom > match.answers) return null;
  for (const viewer of viewersOf(match)) {
    const seen = seenBy(after, viewer, told);
    const imagined = match.imagine(viewer, newSeed(decision.whims));
    const keys = explanations(imagined, decision, viewer);
    if (keys.length > EXPLANATIONS_TRIED) continue;
    const worlds = keys.map((key) => {
      const world = loudCopy(imagined);
      const from = world.eventCount;
      world.answer(move.seat, key);
      return seenBy(world, viewer, from);
    });
    if (worlds.some((world) => canonical(world) === canonical(seen))) continue;
    const learned = worlds.length > 0 ? difference(seen, worlds[0]) : 'the answer would not have been possible';
    return `by "${move.key}" of seat ${move.seat}, ${nameOf(viewer)} learned something hidden, yet undo stayed open (g.revealed() is missing): ${learned}`;
  }
  return null;
}

/** Who answered knows what it answered; the others only see what came of it. */
function explanations(imagined: Match, { move }: Decision, viewer: Seat | null): string[] {
  const keys = keysOf(imagined, move.seat);
  const possible = imagined.explain(move.seat, move.key) === null;
  if (viewer === move.seat) return possible ? [move.key] : [];
  return possible ? [move.key, ...keys.filter((key) => key !== move.key)] : keys;
}

const NOBODY: ReadonlySet<Seat> = new Set();

const seenBy = (match: Match, viewer: Seat | null, from: number) => ({
  view: match.view(viewer),
  pending: pendingSeen(match, viewer, NOBODY),
  events: match.eventsFor(viewer, from),
});
