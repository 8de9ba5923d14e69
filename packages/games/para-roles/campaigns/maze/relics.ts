/** The four relics of the maze's centre (PR-M15, PR-M16). What each adds to its bearer's stat is in stats.ts. */
import type { Flow, Seat } from '@tabard/kernel';
import { type G, isAlive, living, type Seen } from '../../rules/board';
import { NONE, SUITS, type Suit } from '../../rules/cards/cards';
import { keepingMaxima } from '../../rules/cards/stats';
import type { CampMove } from '../../rules/questions';
import { wakeMinotaur } from './minotaur';

export const takenRelics = ({ b }: Seen): Suit[] => SUITS.filter((suit) => b.pack.relics[suit] !== NONE);
const hiddenRelics = ({ b }: Seen): Suit[] => SUITS.filter((suit) => b.pack.relics[suit] === NONE);

/**
 * PR-M15: the relics of so many defeated guards. Which of them held which was dealt at random and seen by nobody, so it
 * is settled now.
 */
export function* takeRelics(g: G, count: number): Flow {
  for (let taken = 0; taken < count; taken++) {
    const left = hiddenRelics(g);
    const suit = left[g.pick('relic', left.length)];
    g.revealed();
    const bearer = yield* chooseBearer(g, suit);
    giveRelic(g, suit, bearer);
    g.tell('relic.taken', { suit, seat: bearer });
    wakeMinotaur(g); // PR-M17
  }
}

function* chooseBearer(g: G, suit: Suit): Flow<Seat> {
  const { value } = yield* g.together('maze.relic', () => living(g), { about: { suit } });
  return value;
}

function giveRelic(g: G, suit: Suit, seat: Seat): void {
  keepingMaxima(g, () => {
    g.b.pack.relics[suit] = seat;
  });
}

/** PR-M16: outside combat a relic passes freely, also from the dead. */
export const relicMoves = (seen: Seen): CampMove[] =>
  takenRelics(seen).flatMap((suit) =>
    living(seen)
      .filter((seat) => seat !== seen.b.pack.relics[suit])
      .map((seat) => ({ relic: suit, seat })),
  );

export function passRelic(g: G, suit: Suit, seat: Seat): void {
  giveRelic(g, suit, seat);
  g.tell('relic.passed', { suit, seat });
}

/**
 * PR-M29: each relic becomes one treasure, on the very stat it has served, so that a saved party is as strong as the
 * one that won. A dead bearer's goes to a living character first (PR-M16).
 */
export function* turnRelicsIntoTreasure(g: G): Flow {
  const { b } = g;
  for (const suit of takenRelics(g)) {
    if (!isAlive(g, b.pack.relics[suit])) passRelic(g, suit, yield* chooseBearer(g, suit));
    if (b.treasureDeck === 0) return; // PR-2.11
    const bearer = b.pack.relics[suit];
    keepingMaxima(g, () => {
      b.pack.relics[suit] = NONE;
      b.party[bearer].treasure[suit] += 1;
      b.treasureDeck -= 1;
    });
  }
}
