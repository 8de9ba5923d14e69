/** Section 7 of the ledger: what a viewer cannot know, exchanged for something else that could be so. */
import type { Seat, Stream } from '@tabard/kernel';
import { NONCE_SIZE } from '../physics';
import type { Card, G } from './board';
import { CHALLENGES } from './sealed';

export function imagine(g: G, viewer: Seat | null, chance: Stream): void {
  const { b } = g;
  const unseen = b.looked.flatMap((cards, seat) => (seat === viewer ? [] : [cards]));
  reorder([b.dungeonDeck, ...unseen], chance);
  reorder([b.shopDeck], chance);
  imagineMonsters(g, chance);
  imagineThrow(g, viewer, chance);
}

/** In place, all piles together, and sorted first: nothing of the true order may show through. */
function reorder(piles: readonly Card[][], chance: Stream): void {
  const cards = piles.flat().sort((x, y) => x - y);
  for (const pile of piles) {
    for (let i = 0; i < pile.length; i++) pile[i] = cards.splice(chance.below(cards.length), 1)[0];
  }
}

/** The backs show the levels (DF-R64): only Monsters of one level change places, with those left out too. */
function imagineMonsters(g: G, chance: Stream): void {
  const { b, content } = g;
  const piles = [b.monsterDeck, b.leftOut];
  for (const level of [1, 2, 3, 4]) {
    const places = piles.flatMap((pile) =>
      pile.flatMap((card, i) => (content.monsters[card].level === level ? [{ pile, i }] : [])),
    );
    const cards = places.map(({ pile, i }) => pile[i]).sort((x, y) => x - y);
    for (const { pile, i } of places) pile[i] = cards.splice(chance.below(cards.length), 1)[0];
  }
}

/** The hash stays as it was shown; whoever does not know the nonce cannot tell that it fits no more. */
function imagineThrow({ b }: G, viewer: Seat | null, chance: Stream): void {
  if (!b.sealed) return;
  b.sealed.nonce = b.sealed.nonce.map(() => chance.below(NONCE_SIZE));
  b.sealed.salt = b.sealed.nonce.map((n) => n.toString(16).padStart(4, '0')).join('');
  const { sealed } = b;
  sealed.challenge = sealed.challenge.map((seed, seat) =>
    seat === viewer || seed === 0 ? seed : 1 + chance.below(CHALLENGES - 1),
  );
}
