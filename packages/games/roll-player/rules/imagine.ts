/** Section 7 of the ledger: what a viewer cannot know, exchanged for something else that could be so. */
import type { Seat, Stream } from '@tabard/kernel';
import { ADVENTURE_TYPES } from '../content';
import { type Card, type Fight, type Flag, type G, seatsOf } from './board';
import { hasPower } from './cards/abilities';
import { hirings, mercenaryPrices } from './foes/combat';
import { FACES } from './sheet/dice';

export function imagine(g: G, viewer: Seat | null, chance: Stream): void {
  const { b } = g;
  const dotsOf = (card: Card) => g.content.market[card].dots;
  const mixed = g.options.mixedMarket === 'yes' || b.called === 1; // The lower part of the deck may have been shuffled in.
  reorderWithin([b.marketDeck], chance, mixed ? () => 0 : dotsOf);
  reorderWithin([b.fiendDeck], chance, () => 0);
  reorderWithin([b.minionDeck, b.minionBox], chance, () => 0);
  const unseen = b.dealt.filter((_, seat) => seat !== viewer);
  reorderWithin([b.familiarBox, ...unseen], chance, () => 0);
  imagineAdventures(g, viewer, chance);
  imagineFights(g, viewer, chance);
}

/** In place; cards change places within their class only; sorted first, so that nothing of the true order shows. */
function reorderWithin(piles: readonly Card[][], chance: Stream, classOf: (card: Card) => number): void {
  const places = piles.flatMap((pile) => pile.map((card, i) => ({ pile, i, of: classOf(card) })));
  for (const of of new Set(places.map((place) => place.of))) {
    const mine = places.filter((place) => place.of === of);
    const cards = mine.map(({ pile, i }) => pile[i]).sort((x, y) => x - y);
    for (const { pile, i } of mine) pile[i] = cards.splice(chance.below(cards.length), 1)[0];
  }
}

/** One of the Monster's three cards of that type, for whoever has not seen it. */
function imagineAdventures({ b, content }: G, viewer: Seat | null, chance: Stream): void {
  if (b.monster < 0) return;
  const { id } = content.monsters[b.monster];
  for (const [type, name] of ADVENTURE_TYPES.entries()) {
    if (viewer !== null && (b.known[type] >> viewer) & 1) continue;
    if (b.combat && b.combat.revealed > type) continue;
    const cards = content.adventures.flatMap((card, n) => (card.monster === id && card.type === name ? [n] : []));
    b.adventures[type] = cards[chance.below(cards.length)];
  }
}

/**
 * What others do in secret: their mercenaries, their dice, and which of them were rolled again. How often they have
 * rolled again shows in who is still asked, so that stays.
 */
function imagineFights(g: G, viewer: Seat | null, chance: Stream): void {
  const { combat } = g.b;
  if (combat?.stage !== 'rerolls') return;
  for (const seat of seatsOf(g)) if (seat !== viewer) imagineFight(g, seat, combat.fights[seat], chance);
}

function imagineFight(g: G, seat: Seat, fight: Fight, chance: Stream): void {
  const { xp } = mercenaryPrices(g, seat);
  const payable = hirings(g, seat).filter(({ byXp }) => byXp * xp + fight.spent <= g.b.heroes[seat].xp);
  const { byXp, byGold } = payable[chance.below(payable.length)];
  const dice = g.b.combat!.pools[seat] + byXp + byGold;
  const rerolls = fight.rerolled.reduce((sum, times) => sum + times, 0);
  fight.byXp = byXp;
  fight.byGold = byGold;
  fight.dice = Array.from({ length: dice }, () => FACES.combat[chance.below(FACES.combat.length)]);
  fight.rerolled = fight.dice.map(() => 0);
  for (let i = 0; i < rerolls; i++) fight.rerolled[chance.below(dice)] += 1;
  fight.power = fight.done && hasPower(g, seat, 'controlling') ? (chance.below(2) as Flag) : 0;
}
