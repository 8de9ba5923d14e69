/** Section 7 of the ledger: what a viewer cannot know may be otherwise, and nothing else. */
import { quickStream } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf, fight, party, roomCard } from '../scenarios/table.fixture';
import type { DungeonFighter } from './board';
import { imagine } from './imagine';

type Game = ReturnType<typeof fight>;
const sorted = (cards: readonly number[]) => [...cards].sort((x, y) => x - y);

/** The board as this viewer may imagine it. */
function imagined(game: Game, viewer: number | null, seed = 1): DungeonFighter {
  const b = structuredClone(boardOf(game));
  imagine({ ...game.match.seen('everything'), b } as never, viewer, quickStream(seed));
  return b;
}

describe('what is not known', () => {
  test('the order of every deck, and which cards the Leader looks at', () => {
    const game = party({ rooms: ['cool-slide', 'wishing-hole'] });
    const truth = boardOf(game);
    const b = imagined(game, 1);
    expect(b.dungeonDeck).not.toEqual(truth.dungeonDeck);
    expect(b.shopDeck).not.toEqual(truth.shopDeck);
    expect(b.monsterDeck).not.toEqual(truth.monsterDeck);
    expect(sorted([...b.dungeonDeck, ...b.looked.flat()])).toEqual(
      sorted([...truth.dungeonDeck, ...truth.looked.flat()]),
    );
    expect(sorted(b.shopDeck)).toEqual(sorted(truth.shopDeck));
    const looks = Array.from({ length: 10 }, (_, seed) => imagined(game, 1, seed).looked[0].join());
    expect(new Set(looks).size).toBeGreaterThan(1);
  });

  test('the Leader knows the own two cards', () => {
    const game = party({ rooms: ['cool-slide', 'wishing-hole'] });
    for (let seed = 0; seed < 10; seed++) {
      expect(imagined(game, 0, seed).looked[0]).toEqual([roomCard('cool-slide'), roomCard('wishing-hole')]);
    }
  });

  test('DF-R64 the backs stay true, whoever is imagined behind them; those left out may be in', () => {
    const game = party();
    const truth = boardOf(game);
    const decks = Array.from({ length: 20 }, (_, seed) => imagined(game, 0, seed));
    for (const b of decks) {
      expect(b.levelsToCome).toEqual(truth.levelsToCome);
      game.match.g.b = b;
      expect(game.match.broken()).toBeNull();
      game.match.g.b = truth;
    }
    expect(decks.some((b) => b.monsterDeck.includes(truth.leftOut[0]))).toBe(true);
  });

  test('the nonce of a throw to all, its challenge to all but the thrower', () => {
    const game = fight();
    game.seat(1).answers('red');
    const { sealed } = boardOf(game);
    for (const viewer of [0, 1, null]) {
      const other = imagined(game, viewer).sealed;
      expect(other?.hash).toBe(sealed?.hash);
      expect(other?.nonce).not.toEqual(sealed?.nonce);
      expect(other?.salt).not.toBe(sealed?.salt);
      expect(other?.challenge[1] === sealed?.challenge[1]).toBe(viewer === 1);
    }
  });

  test('and nothing that lies open changes', () => {
    const game = fight({ combat: { life: 4 } });
    for (const viewer of [0, 1, 2, null]) {
      const before = game.match.view(viewer);
      const match = game.match.fork();
      match.g.b = imagined(game, viewer);
      expect(match.view(viewer)).toEqual(before);
    }
  });
});
