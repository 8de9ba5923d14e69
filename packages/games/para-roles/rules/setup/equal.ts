/** PR-R62, "equal split": each character is to hold four different ranks, or as many as an overlay has left it. */
import { type Card, NONE, SUITS, suitOf, valueOfCard } from '../cards/cards';

/** Whether the characters of these rows (a card by suit, or NONE) can be dealt such hands from the pool. */
export function canBeEqual(rows: readonly (readonly Card[])[], pool: readonly Card[]): boolean {
  const ranks = differentRanks([...pool, ...rows.flat()]);
  const wanted = Math.min(SUITS.length, ranks);
  return (
    rows.every((row) => mayReach(row, wanted)) &&
    canBeFilled(
      rows.map((row) => row.slice()),
      new Set(pool),
      wanted,
    )
  );
}

const differentRanks = (cards: readonly Card[]): number =>
  new Set(cards.filter((card) => card !== NONE).map(valueOfCard)).size;

const mayReach = (row: readonly Card[], wanted: number): boolean =>
  differentRanks(row) + row.filter((card) => card === NONE).length >= wanted;

/** Tries every card in the first empty place, then goes on with the next. */
function canBeFilled(rows: Card[][], pool: Set<Card>, wanted: number): boolean {
  const row = rows.find((cards) => cards.includes(NONE));
  if (row === undefined) return true;
  const suit = row.indexOf(NONE);
  for (const card of [...pool].filter((candidate) => suitOf(candidate) === suit)) {
    row[suit] = card;
    pool.delete(card);
    const fits = mayReach(row, wanted) && canBeFilled(rows, pool, wanted);
    row[suit] = NONE;
    pool.add(card);
    if (fits) return true;
  }
  return false;
}
