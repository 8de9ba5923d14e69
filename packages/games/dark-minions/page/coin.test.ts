/** What lies behind a Skull and a starting tile, and how a die is called. */
import { momentAt } from '@tabard/page/room/moment-at';
import { expect, test } from 'vitest';
import module from '../index';
import { advanced, basic } from '../scenarios/table.fixture';
import { type CoinDeed, diceAgain, openDeeds } from './coin';
import { diceNames } from './dice/dice-words';

const TILE: CoinDeed[] = [{ reroll: 'tile1' }, { discard: 'tile1' }];
const SKULL: CoinDeed[] = [{ discard: 'skull' }];
const rolled = (given = {}) => basic(given).random('primary', [5, 4, 3]).seat(0).answers('plain').match;
const keysOf = (deeds: readonly CoinDeed[], match: ReturnType<typeof rolled>, seat = 0) =>
  openDeeds(momentAt(module, match, { seat }), deeds).map(({ key }) => key);

test('DM-6.4 DM-9.1 a tile is dice again or minions from the Graveyard, a Skull minions alone', () => {
  const match = rolled({ graveyard: [5], skulls: [1] });
  expect(keysOf(TILE, match)).toEqual(['reroll:tile1', 'discard:tile1']);
  expect(keysOf(SKULL, match)).toEqual(['discard:skull']);
});

test('nothing is behind what is spent, and nothing on the turn of another', () => {
  const match = rolled({ graveyard: [5, 5], skulls: [0, 1], tiles: { 0: [2] } });
  expect([keysOf(TILE, match), keysOf(SKULL, match)]).toEqual([[], []]);
  expect(keysOf(TILE, match, 1)).not.toContain('reroll:tile1');
});

test('DM-9.1 rolled again are the dice that were picked up, or all that are free; of one there is no choice', () => {
  const match = rolled();
  const moment = momentAt(module, match);
  expect(diceAgain(moment, { dice: [0], byItself: true })).toEqual({ dice: [0, 1, 2], arePicked: false });
  expect(diceAgain(moment, { dice: [0, 2], byItself: false })).toEqual({ dice: [0, 2], arePicked: true });
  expect(diceAgain(moment, { dice: [], byItself: false })).toEqual({ dice: [0, 1, 2], arePicked: false });
  const spent = basic().random('primary', [5, 4, 3]).seat(0);
  const { match: oneLeft } = spent.answers('plain', 'attack:A1', 0, 6, 'attack:A2', 1, 5);
  expect(diceAgain(momentAt(module, oneLeft), { dice: [2], byItself: false })).toBeNull();
});

test('DM-18.8 a die says its colour and face, and what it counts where the Scourge lames it, a plus too', () => {
  const rolled = (given: object, ...faces: number[]) => {
    const game = advanced({ level: [5, 1, 1, 1], ...given }).random('primary', faces);
    return diceNames(momentAt(module, game.seat(0).answers('plain').match), [0, 1, 2]);
  };
  expect(rolled({ level: [1, 1, 1, 1] }, 0, 1, 5)).toBe('black die: +1, black die: 2, black die: 6');
  const lamed = rolled({ level: [1, 1, 1, 1], inPlay: { 1: ['scourge'] } }, 0, 1, 5);
  expect(lamed).toBe('black die: +1, counts 0, black die: 2, counts 1, black die: 6, counts 5');
});
