/** What a viewer cannot know, exchanged for something else that could be so (section 7 of the ledger). */
import type { Stream } from '@tabard/kernel';
import { type G, levelOf, type Seat } from './board';
import { claimsAtOnce } from './claim';
import { required } from './victory';

export function imagine(g: G, viewer: Seat | null, chance: Stream): void {
  const { b, content: c, seats } = g;
  // The Town stack: the letters are known, the order within a letter is not.
  for (const letter of c.rule.stackLetters) {
    reorder(
      b.townStack,
      b.townStack.flatMap((town, place) => (c.towns[town].letter === letter ? [place] : [])),
      chance,
    );
  }
  // The Overlord stack: cards that everybody saw going there stay.
  reorder(
    b.overlordStack,
    b.stackSeen.flatMap((seen, place) => (seen === 0 ? [place] : [])),
    chance,
  );
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  dealAgain(g, others, chance);
}

const ascending = (cards: number[]): number[] => cards.sort((x, y) => x - y);

/** The cards at these places in a new order. Sorted first: nothing of the true order may show through. */
function reorder(deck: number[], places: readonly number[], chance: Stream): void {
  const cards = ascending(places.map((place) => deck[place]));
  for (const place of places) deck[place] = cards.splice(chance.below(cards.length), 1)[0];
}

/**
 * The rivals' holdings: what they have together is dealt out among them anew, the most precious first. A seat that had
 * the total would have spoken up, so nobody is dealt that much as long as it can be helped; least of all a seat that
 * claims at once.
 */
function dealAgain(g: G, others: readonly Seat[], chance: Stream): void {
  const { b, content: c } = g;
  const { rule } = c;
  const silent = g.options.longerGame === 'on' ? Number.POSITIVE_INFINITY : required(g);
  const worth = b.level.map((_, seat) => c.levels[levelOf(b, c, seat) - 1].vp);
  const fits = (vp: number) => (seat: Seat) => worth[seat] + vp < silent;
  const patient = others.filter((seat) => !claimsAtOnce(g, seat));
  const dealTo = (vp: number): Seat => {
    const modest = others.filter(fits(vp));
    const among = modest.length > 0 ? modest : patient.length > 0 ? patient : others;
    const seat = among[chance.below(among.length)];
    worth[seat] += vp;
    return seat;
  };
  const towns = ascending(others.flatMap((seat) => b.townsWon[seat])).reverse();
  for (const seat of others) b.townsWon[seat] = [];
  for (const town of towns) b.townsWon[dealTo(c.towns[town].vp)].push(town);
  const piles: [number[], number][] = [
    [b.vpTwo, rule.secondVp],
    [b.vpOne, rule.triggerVp],
    [b.skulls, rule.skullVp],
  ];
  for (const [pile, vp] of piles) {
    const total = others.reduce((count, seat) => count + pile[seat], 0);
    for (const seat of others) pile[seat] = 0;
    for (let i = 0; i < total; i++) pile[dealTo(vp)] += 1;
  }
  for (const seat of others) {
    for (const [i, tile] of [b.tileOne, b.tileTwo].entries()) {
      tile[seat] = fits(rule.startTiles[i])(seat) ? chance.below(2) : 0;
      worth[seat] += tile[seat] * rule.startTiles[i];
    }
  }
}
