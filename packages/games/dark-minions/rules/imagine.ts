/** What a viewer cannot know, exchanged for something else that could be so (section 7 of the ledger). */
import type { Stream } from '@tabard/kernel';
import type { DarkMinions, G, Seat } from './board';

export function imagine({ b, content: c, seats }: G, viewer: Seat | null, chance: Stream): void {
  // The Town stack: the letters are known, the order within a letter is not.
  exchangeAmong(b.townStack, (i, j) => c.towns[b.townStack[i]].letter === c.towns[b.townStack[j]].letter, chance);
  // The Overlord stack: cards that everybody saw going there stay.
  exchangeAmong(b.overlordStack, (i, j) => b.stackSeen[i] === b.stackSeen[j] && b.stackSeen[i] === 0, chance);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  dealAgain(b, others, chance);
}

/** Swaps places at random, where `alike` says that nobody could tell. */
function exchangeAmong(deck: number[], alike: (i: number, j: number) => boolean, chance: Stream): void {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    if (alike(i, j)) [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}

/** The rivals' holdings: what they have together is dealt out among them anew. */
function dealAgain(b: DarkMinions, others: readonly Seat[], chance: Stream): void {
  const anyone = () => others[chance.below(others.length)];
  for (const pile of [b.skulls, b.vpOne, b.vpTwo]) {
    const total = others.reduce((count, seat) => count + pile[seat], 0);
    for (const seat of others) pile[seat] = 0;
    for (let i = 0; i < total; i++) pile[anyone()] += 1;
  }
  const won = others.flatMap((seat) => b.townsWon[seat]);
  for (const seat of others) b.townsWon[seat] = [];
  for (const town of won) b.townsWon[anyone()].push(town);
  for (const seat of others) {
    b.tileOne[seat] = chance.below(2);
    b.tileTwo[seat] = chance.below(2);
  }
}
