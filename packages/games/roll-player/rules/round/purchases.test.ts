import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import { buys, discards, gainOf, priceOf, seenBy, stall } from '../../scenarios/stall.fixture';
import { type Given, heroOf, interrupts, minionCard, playTo, told, ware } from '../../scenarios/table.fixture';
import { starsOf } from '../end/scoring';
import { huntPool } from '../foes/hunt';

const TRAITS = [
  ['thrifty', 'lawful', 4, 3, 3],
  ['late-bloomer', 'good', 4, 1, 1],
  ['snake-eyed', 'evil', 4, 7, 7],
  ['balanced', 'chaotic', 4, 5, 5],
] as const;

describe('Traits', () => {
  test.each(TRAITS)('RP-14.1 %s moves the token one space %s at once, or not at all', (id, _, from, to, edge) => {
    const after = (cell: number) => buys(stall({ gold: 9, cell }, { market: [id] }), id);
    expect(heroOf(after(from), 0).cell).toBe(to);
    const stuck = after(edge);
    expect(heroOf(stuck, 0)).toMatchObject({ cell: edge, cards: [{ card: ware(id) }] }); // the purchase stands
    expect(told(stuck, 'token.moved')).toEqual([]);
  });

  test('RP-14.1 at once: the token has moved before the next player is asked', () => {
    const game = buys(stall({ gold: 9 }), 'thrifty');
    game.expectQuestion('market.option', 1);
    game.expectEvents([
      { type: 'bought', seat: 0, card: ware('thrifty') },
      { type: 'token.moved', seat: 0, dir: 'lawful', cell: 3 },
    ]);
  });

  test.each([
    [2, 0],
    [3, 1],
    [11, 3],
    [12, 4],
    [30, 4],
  ])('RP-14.2 Stars by its condition: Thrifty with %i Gold gives %i', (gold, stars) => {
    const card = builtIn.market[ware('thrifty')];
    const game = stall({ gold, cards: ['thrifty'] }, { market: ['leather-gloves'] });
    expect(card.kind === 'trait' && starsOf(seenBy(game), 0, card.score)).toBe(stars);
  });
});

describe('Scrolls', () => {
  const ash = (own: Given = {}) =>
    buys(stall({ gold: 9, ...own }, { market: ['pact-of-ash', 'thrifty', 'feint'] }), 'pact-of-ash');
  const PACT = { xp: gainOf('pact-of-ash', 'xp'), injury: gainOf('pact-of-ash', 'injury') };

  test('RP-15.1 the effect comes at once', () => {
    const game = ash();
    game.expectQuestion('market.option', 1);
    expect(heroOf(game, 0)).toMatchObject({ gold: 9 - priceOf('pact-of-ash'), ...PACT });
  });

  test('RP-15.2 it stays, and others count it', () => {
    const game = stall({ gold: 9 }, { market: ['pact-of-ash'], minion: 'candle-wisps' });
    const [line] = builtIn.minions[minionCard('candle-wisps')].weakness.filter(({ per }) => per !== undefined);
    expect(line).toMatchObject({ per: { cards: 'scroll' } });
    const before = huntPool(seenBy(game), 0);
    buys(game, 'pact-of-ash');
    expect(heroOf(game, 0).cards).toEqual([{ card: ware('pact-of-ash'), exhausted: 0 }]);
    expect(huntPool(seenBy(game), 0)).toBe(before + line.dice); // for each Scroll
  });

  test('RP-15.3 and never happens a second time', () => {
    const game = ash();
    expect(interrupts(game, 0).filter((key) => key.includes(String(ware('pact-of-ash'))))).toEqual([]);
    playTo(discards(game, 1), 'initiative.select'); // the next round
    expect(heroOf(game, 0)).toMatchObject(PACT);
  });

  test.each(['unbinding', 'clarity', 'rite-of-mirrors'])(
    'RP-15.4, RP-R2 %s may be bought although it can do nothing',
    (id) => {
      const game = buys(stall({ gold: priceOf(id) }, { market: [id] }), id); // no Fiend, no die on the sheet
      game.expectQuestion('market.option', 1);
      expect(heroOf(game, 0).cards).toMatchObject([{ card: ware(id) }]);
    },
  );

  test('RP-15.4, RP-R2 as far as possible: Unbinding with one Fiend banishes one', () => {
    const gold = 2 + priceOf('unbinding');
    const game = buys(stall({ gold, fiends: ['fidget'] }, { market: ['unbinding'] }), 'unbinding');
    game.expectQuestion('banish.choose', 0);
    game.seat(0).answers(game.match.pending.asks[0].options[0]);
    game.expectQuestion('market.option', 1);
    expect(heroOf(game, 0)).toMatchObject({ gold: 2, fiends: [{ active: 0 }] });
  });
});
