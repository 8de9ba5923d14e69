/** The cards of the house against the lint rules for cards (ledger, 5.5 and 5.8). */
import { describe, expect, test } from 'vitest';
import { ATTRS, type Card, COLOURS, coloursOf, DECKS, findCard, findClass, type Op } from '.';
import { house } from './house';

const { cards, classes, characters, enemies, modifiers, skills, races } = house;
const market = cards.filter(({ deck }) => DECKS.includes(deck as 'armor'));
const familiars = cards.filter(({ deck }) => deck === 'familiar');
const count = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length;
const opsOf = ({ options }: Pick<Card, 'options'>): Op[] => options.flatMap(({ ops }) => ops);
const unique = (list: readonly unknown[]) => expect(new Set(list).size).toBe(list.length);

describe('C01: numbers are complete and unique', () => {
  test('61 enemies by rank, 38 modifiers by kind', () => {
    expect(enemies.map(({ number }) => number).sort((x, y) => x - y)).toEqual(
      Array.from({ length: 61 }, (_, i) => i + 1),
    );
    const ranks = { minion: [14, 3, 5], standard: [22, 6, 7], elite: [16, 8, 9], boss: [9, 10, 12] } as const;
    for (const [rank, [many, least, most]] of Object.entries(ranks)) {
      const some = enemies.filter((one) => one.rank === rank);
      expect(some.length, rank).toBe(many);
      for (const { id, slots } of some) expect(slots.length >= least && slots.length <= most, id).toBe(true);
    }
    expect(['check', 'enemy', 'both'].map((kind) => count(modifiers, (one) => one.for === kind))).toEqual([14, 16, 8]);
    expect(count(modifiers, (one) => one.for === 'both' && one.helpful)).toBe(4);
  });

  test('market decks, six classes of each colour, fifteen pairs, 18 pages, 17 races, a character a class', () => {
    expect(DECKS.map((deck) => count(market, (card) => card.deck === deck))).toEqual([23, 26, 25, 36, 19]);
    for (const colour of COLOURS) {
      expect(count(classes, (one) => one.colour === colour)).toBe(6);
      const own = DECKS.map((deck) => count(market, (card) => card.deck === deck && card.colour === colour));
      expect(own, colour).toEqual([3, 4, 4, 6, 3]);
    }
    expect(count(market, ({ colour }) => colour === null)).toBe(9);
    unique(familiars.map(({ pair }) => [...pair!].sort().join('')));
    expect([familiars.length, skills.length, races.length]).toEqual([15, 18, 17]);
    expect(characters.map((one) => one.class).sort()).toEqual(classes.map(({ id }) => id).sort());
  });
});

test('C02: no enemy wants more than six dice of one colour; its counterattacks are those of its rank', () => {
  const sums = { minion: [3, 5], standard: [6, 8], elite: [9, 12], boss: [12, 16] } as const;
  for (const { id, rank, slots } of enemies) {
    for (const colour of COLOURS)
      expect(
        count(slots, (slot) => coloursOf(slot.colours).join() === colour),
        id,
      ).toBeLessThanOrEqual(6);
    const counters = slots.reduce((sum, { counter }) => sum + counter, 0);
    const [least, most] = sums[rank];
    expect(counters >= least && counters <= most, `${id}: counterattacks ${counters}`).toBe(true);
    const rewards = slots.reduce((sum, { xp, gold }) => sum + xp + gold, 0);
    expect(Math.abs(rewards - slots.length / 2), `${id}: rewards ${rewards}`).toBeLessThanOrEqual(1.5);
  }
});

test('ledger 5.5: every kind of track is met, thefts and drains and blessings', () => {
  const kinds = new Set(
    enemies.flatMap(({ track }) => track.map((effect) => (effect === 'none' ? effect : Object.keys(effect)[0]))),
  );
  expect([...kinds].sort()).toEqual(['fatigue', 'gold', 'none', 'rowgain', 'rowloss', 'xp']);
  unique(enemies.map(({ slots }) => JSON.stringify(slots)));
});

test('ledger 5.5: the rows of a page use only its colours', () => {
  for (const { id, attributes, rows } of skills) {
    const own = attributes.map((attr) => COLOURS[ATTRS.indexOf(attr)]);
    for (const { slots } of rows)
      for (const slot of slots) for (const colour of coloursOf(slot.colours)) expect(own, id).toContain(colour);
  }
});

describe('C04: every icon, every combination', () => {
  const all = [...cards, ...classes].map((one) => ({
    options: one.options,
    ops: opsOf(one as Card),
    after: 'after' in one ? one.after : '',
    once: 'oncePerAdventure' in one && one.oncePerAdventure,
  }));
  const withOp = (is: (op: Op) => boolean) => count(all, ({ ops }) => ops.some(is));
  const from = (op: Op) => ('from' in op ? op.from : undefined);

  test('C04: each icon on six cards or more', () => {
    for (const name of ['flip', 'step', 'reroll', 'treat', 'draw'] as const)
      expect(
        withOp(({ op }) => op === name),
        name,
      ).toBeGreaterThanOrEqual(6);
    expect(count(all, ({ options }) => options.length > 1)).toBeGreaterThanOrEqual(6); // RA-38.6
    expect(withOp((op) => from(op)?.colors !== undefined)).toBeGreaterThanOrEqual(6); // RA-38.7
    expect(withOp((op) => op.op === 'draw' && op.die.length === 2)).toBeGreaterThanOrEqual(6); // RA-38.8
    expect(withOp((op) => 'from' in op === false && op.op === 'step')).toBeGreaterThanOrEqual(6); // RA-38.9
    expect(withOp((op) => from(op)?.values !== undefined)).toBeGreaterThanOrEqual(6); // RA-38.10
    expect(withOp((op) => op.op === 'draw' && op.die === 'random')).toBeGreaterThanOrEqual(6); // RA-38.11
    expect(count(all, ({ after }) => after === 'spent')).toBeGreaterThanOrEqual(6); // RA-38.12
    expect(count(all, ({ once }) => once)).toBeGreaterThanOrEqual(6); // RA-38.13
    expect(count(all, ({ after }) => after === 'return')).toBeGreaterThanOrEqual(6); // RA-38.14
  });

  test('C04: each combination at least once', () => {
    const has = (...wanted: object[]) =>
      cards.some((card) => wanted.every((one) => card.options.some(({ ops }) => ops.some((op) => matches(op, one)))));
    const matches = (op: Op, wanted: object) =>
      Object.entries(wanted).every(([key, value]) => JSON.stringify((op as never)[key]) === JSON.stringify(value));
    const only = (colour: string) => ({ colors: [colour] });
    expect(
      cards.some((card) => opsOf(card).some((op) => op.op === 'reroll' && op.dice === undefined && !op.from)),
    ).toBe(true); // 39.1
    expect(has({ op: 'flip', from: { colors: ['R', 'G'] } })).toBe(true); // 39.2
    expect(has({ op: 'step', dice: 2, from: only('B') })).toBe(true); // 39.3
    expect(has({ op: 'draw', die: 'G' })).toBe(true); // 39.4
    expect(has({ op: 'draw', die: 'KB' })).toBe(true); // 39.5
    expect(has({ op: 'draw', die: 'random', set: 6 })).toBe(true); // 39.6
    expect(
      cards.some((card) =>
        opsOf(card).some(
          (op) =>
            op.op === 'treat' &&
            !op.from &&
            typeof op.to === 'object' &&
            'colors' in op.to &&
            op.to.colors.length === 2,
        ),
      ),
    ).toBe(true); // 39.7
    expect(has({ op: 'treat', from: only('K'), to: 'other-colour' })).toBe(true); // 39.8
    expect(has({ op: 'treat', from: { values: [1, 4] }, to: 'other-colour' })).toBe(true); // 39.9
    expect(has({ op: 'reroll', from: only('B') }, { op: 'step', from: only('B') })).toBe(true); // 39.10
    expect(cards.some(({ options }) => options.length === 3)).toBe(true); // 39.11
    expect(
      has({ op: 'flip', from: only('R') }, { op: 'step', from: only('R') }, { op: 'reroll', from: only('R') }),
    ).toBe(true);
  });
});

test('C05: hands of seven of the class colour, scores of eight points', () => {
  for (const { id, class: of, scores, hand } of characters) {
    const { colour } = classes[findClass(house, of)!];
    const held = hand.map((card) => cards[findCard(house, card)!]);
    expect(held.map(({ deck }) => deck).sort(), id).toEqual([
      'armor',
      'scroll',
      'skill',
      'skill',
      'trait',
      'trait',
      'weapon',
    ]);
    for (const card of held) expect(card.colour, `${id}: ${card.id}`).toBe(colour);
    expect(scores.slice().sort().join(''), id).toBe('011123');
    expect(scores[COLOURS.indexOf(colour)], id).toBe(3);
  }
});

test('C06, C07, C08: names once, discounts that exist and are no more than the cost, single use or once, not both', () => {
  unique(cards.flatMap(({ id, aka = [], book }) => (book === 'ADV0' ? [] : [id, ...aka])));
  for (const { id, deck, cost, discount, after, oncePerAdventure } of market) {
    expect(after === 'return' && oncePerAdventure, id).toBe(false);
    if (deck === 'trait') expect(discount, id).toHaveProperty('race');
    if (deck === 'skill') expect(discount, id).toHaveProperty('attribute');
    if (!discount || 'attribute' in discount) continue;
    expect(
      races.some((race) => race.id === discount.race),
      id,
    ).toBe(true);
    expect(discount.amount, id).toBeLessThanOrEqual(cost ?? 0);
  }
});
