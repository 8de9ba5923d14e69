import { expect, test } from 'vitest';
import { builtIn } from '../../index';
import { figureOf, type Outfit } from './figure-parts';

const BARE: Outfit = { head: null, badge: null, colour: 'red', side: 0, armor: [], weapons: [] };
const ARMOR = builtIn.market.filter((card) => card.kind === 'armor');

test.each(ARMOR.map((card) => [card.id, card] as const))('the figure wears the %s', (_, card) => {
  expect(figureOf({ ...BARE, armor: [card] }).length).toBeGreaterThan(figureOf(BARE).length);
});

test('what is held in one hand is seen, and so is what takes two', () => {
  const icon = { name: 'blade', d: 'M0 0H512V512Z' };
  for (const hands of [1, 2])
    expect(figureOf({ ...BARE, weapons: [{ icon, hands }] }).filter(({ d }) => d === icon.d)).not.toHaveLength(0);
});
