/** RP-27, RP-28: playing alone: enemy dice take Market cards and drive Minions off. */
import type { Card, G } from '../board';
import { NONE } from '../board';
import { sendAway } from '../foes/hunt';
import { FACES } from '../sheet/dice';

/** By the place of the selected card: how many enemy dice are rolled (RP-27.7, RP-28.2). */
const ROLLED: { readonly [mode: string]: readonly number[] } = { base: [0, 1, 1], ff: [0, 1, 2], full: [0, 1, 2] };

/** RP-27.7 to RP-27.11, RP-27.23: after the whole turn; positions are those before any die is resolved. */
export function enemyDice(g: G): void {
  const { b } = g;
  const place = b.row.findIndex(({ holder }) => holder === 0);
  const count = place === NONE ? 0 : ROLLED[b.mode][place];
  if (count === 0) return;
  const dice = rollEnemies(g, count);
  g.tell('enemy.rolled', { dice });
  const hit = dice.flatMap((value) => positionHit(g, value, place));
  trash(g, hit);
  if (b.mode !== 'base') for (const value of dice) if (value > 4) driveOff(g);
}

/** RP-27.8: two equal results: one of the dice again, until they differ. */
function rollEnemies(g: G, count: number): number[] {
  const roll = (n: number) =>
    g
      .roll(
        'enemy',
        0,
        Array.from({ length: n }, () => 'enemy'),
      )
      .map((face) => FACES.enemy[face]);
  const dice = roll(count);
  while (count === 2 && dice[0] === dice[1]) [dice[1]] = roll(1);
  return dice;
}

/** RP-27.9: leftmost, second, third, rightmost; RP-28.2 for the base game's three cards. */
function positionHit({ b }: G, value: number, place: number): number[] {
  if (b.mode !== 'base') return value > 4 ? [] : [value === 4 ? b.market.length - 1 : value - 1];
  if (place === 1) return value > 3 ? [] : [value - 1];
  return [Math.ceil(value / 2) - 1];
}

function trash(g: G, places: readonly number[]): void {
  const hit = [...new Set(places)].filter((place) => (g.b.market[place] ?? NONE) !== NONE);
  const cards = hit.map((place) => g.b.market[place]);
  for (const place of hit) g.b.market[place] = NONE; // RP-27.11: gaps are not closed
  intoTrash(g, cards);
}

function intoTrash(g: G, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  g.b.trash.push(...cards);
  g.tell('trashed', { cards: [...cards] });
}

/** RP-27.10, RP-27.24. */
function driveOff(g: G): void {
  const { b } = g;
  if (b.minion === NONE || b.minionDeck.length === 0) return;
  g.tell('minion.driven', { minion: b.minion });
  sendAway(g);
}

/** RP-27.12: the leftmost card left goes to the discard pile, the others to the trash pile. */
export function leftovers(g: G): void {
  const { b } = g;
  if (b.mode === 'base' && g.options.baseLeftovers === 'discard') return; // RP-28.3: Cleanup discards them all
  const [first, ...others] = b.market.filter((card) => card !== NONE);
  b.market = [];
  if (first !== undefined) b.discard.push(first);
  intoTrash(g, others);
}
