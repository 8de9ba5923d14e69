/** A fork, and a save that went through a file, are the match itself: now, and after the next answer. */
import type { Match } from '@tabard/kernel';
import { difference } from '../difference';
import { type Check, loudCopy, nameOf, viewersOf } from './check';

export const copies: Check = {
  name: 'copies',
  at({ match, move }) {
    const fork = match.fork();
    const loaded = loudCopy(match);
    const now = unlike(fork, match, 'a fork') ?? unlike(loaded, match, 'a loaded save');
    if (now) return now;
    fork.answer(move.seat, move.key);
    loaded.answer(move.seat, move.key);
    const apart = unlike(loaded, fork, 'a loaded save, answered as a fork was,');
    if (apart) return apart;
    return (after) =>
      unlike(fork, after, 'a fork, answered alike,') ?? unlike(loaded, after, 'a loaded save, answered alike,');
  },
};

/** What differs between a copy and its original: everything that a match tells. */
export function unlike(copy: Match, match: Match, name: string): string | null {
  const parts: [string, (m: Match) => unknown][] = [
    ['board', (m) => m.board],
    ['pending', (m) => m.pending],
    ['standing', (m) => m.standing],
    ['answers', (m) => [m.answers, m.openFrom]],
    ['place in the rules', (m) => m.where],
    ['hash', (m) => m.hash()],
  ];
  for (const viewer of viewersOf(match)) parts.push([`view of ${nameOf(viewer)}`, (m) => m.view(viewer)]);
  for (const [part, of] of parts) {
    const found = difference(of(copy), of(match));
    if (found) return `${name} has another ${part}: ${found}`;
  }
  return null;
}
