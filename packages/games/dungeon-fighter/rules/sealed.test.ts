/** The protocol of a throw, with the real world: what is drawn before the hand moves, what is shown when, what is kept. */
import { hashText, IllegalAnswer, Match, makeRecord, parseRecord, recordOf, verifyRecord } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { AIM_NAMES, ENGINE, fieldsOf, referenceFor, throwDice } from '../physics';
import { about, boardOf, fight, offered, THROW, told } from '../scenarios/table.fixture';
import { dungeonFighter } from '.';
import type { DungeonFighterEvents } from './events';

type Thrown = DungeonFighterEvents['thrown'];
const thrownIn = (game: ReturnType<typeof fight>) => told(game, 'thrown')[0] as never as Thrown;

/** Seat 1 has taken the red die and is about to throw it. */
function holding(given = {}, die = 'red') {
  const game = fight(given);
  return game.seat(1).answers(die);
}

describe('what is sealed', () => {
  test('DF-R100.7, DF-R105.1 six numbers a thrown body and a salt of 16 bytes; their hash is shown before the hand moves', () => {
    const game = holding();
    const { sealed } = boardOf(game);
    expect(sealed?.nonce).toHaveLength(6);
    expect(sealed?.nonce.every((n) => n >= 0 && n < 1024)).toBe(true);
    expect(sealed?.salt).toMatch(/^[0-9a-f]{32}$/);
    expect(about(game).hash).toBe(hashText(`${sealed?.nonce.join(',')}:${sealed?.salt}`));
    expect(boardOf(holding({ combat: { pool: ['red', 'water'] } }, 'water')).sealed?.nonce).toHaveLength(18);
  });

  test('DF-R100.7 a flip takes two numbers', () => {
    const flip = fight({ combat: { toFlip: [{ template: 'weak-point', by: 'monster' }] } });
    expect(boardOf(flip).sealed?.nonce).toHaveLength(2);
  });

  test('DF-R100.5, DF-R105.1 nobody sees the nonce, the thrower alone the challenge, until the throw; then all do', () => {
    const game = holding();
    const { sealed } = boardOf(game);
    for (const viewer of [0, 1, 2, null] as const) {
      const seen = game.match.view(viewer) as ReturnType<typeof boardOf>;
      expect(seen.sealed?.nonce.every((n) => n === -1)).toBe(true);
      expect(seen.sealed?.salt).not.toBe(sealed?.salt);
      expect(seen.sealed?.challenge[1] === sealed?.challenge[1]).toBe(viewer === 1);
    }
    game.seat(1).answers(THROW);
    const { situation, salt } = thrownIn(game);
    expect([situation.nonce, salt]).toEqual([sealed?.nonce, sealed?.salt]);
    expect(situation.challenge).toBe(sealed?.challenge[1]);
    expect(boardOf(game).sealed).toBeNull();
  });

  test('DF-R105.1 a second commit is refused', () => {
    const game = holding();
    game.seat(1).answers(THROW);
    expect(() => game.match.answer(1, THROW)).toThrow(IllegalAnswer);
    expect(told(game, 'thrown')).toHaveLength(1);
  });

  test('DF-R100.5 the same hand gets another nonce each time', () => {
    const nonces = ['1', '2', '3'].map((seed) => {
      const game = fight().seed(seed);
      game.seat(1).answers('red');
      return boardOf(game).sealed?.nonce.join();
    });
    expect(new Set(nonces).size).toBe(3);
  });
});

describe('what a hand may give', () => {
  test('DF-R104.4 numbers outside the limits are refused, which is no Miss', () => {
    const game = holding();
    const hand = [...referenceFor([], 'd4')];
    const speed = fieldsOf([], 'd4').findIndex(({ name }) => name === 'f');
    const tooFast = hand.map((n, i) => (i === speed ? 3601 : n)).join(',');
    game.refuses(1, tooFast, 'DF-R104.4').expectQuestion('throw', 1);
    expect(() => game.match.answer(1, tooFast)).toThrow(IllegalAnswer);
    game.expectBoard({ combat: { throws: 0 }, heroes: { 1: { life: 9 } } });
    game.seat(1).answers(hand.join(','));
    expect(thrownIn(game).situation.input).toEqual(hand);
    expect(thrownIn(game).assisted).toBe('');
  });

  test('DF-R104.8 assist is always there, and the table sees that it was used', () => {
    const wanted = AIM_NAMES.map((aim) => `assist:${aim}`);
    for (const monster of ['walrus-pup', 'widow-whiteout', 'headstrong-yak', 'underfloor-clan']) {
      expect(offered(holding({ monster }), 1)).toEqual(wanted);
    }
    const game = holding();
    game.seat(1).answers('assist:left');
    expect(thrownIn(game).assisted).toBe('left');
  });
});

describe('what is kept', () => {
  /** A game of two up to the first throw. */
  function thrownOnce(): Match {
    const match = Match.start(dungeonFighter, { seats: 2, seed: 'kept', options: { heroes: 'dealt' } });
    while (match.board.throws === 0 && match.answers < 30) {
      const [{ seat, question, options }] = match.pending.asks;
      match.answer(seat, question === 'throw' ? THROW : options[0]);
    }
    return match as never;
  }

  test('DF-R100.2, DF-R100.6 the world’s word counts and is in the record, which names the engine', () => {
    const match = thrownOnce();
    const [thrown] = match.eventsFor(null).filter(({ type }) => type === 'thrown') as never as Thrown[];
    const again = throwDice(thrown.situation);
    expect([again.facts, again.hash]).toEqual([thrown.facts, thrown.hash]); // a client can compare
    const record = parseRecord(makeRecord(recordOf(match)));
    expect(record.packs.physics).toBe(ENGINE);
    expect(verifyRecord(dungeonFighter, record).hash()).toBe(match.hash());
  });

  test('DF-R100.6 verification simulates again: another outcome than the world’s is found out', () => {
    const record = recordOf(thrownOnce());
    const forged = JSON.parse(
      JSON.stringify(record).replace(/"bounced":(true|false)/, (_, it) => `"bounced":${it !== 'true'}`),
    );
    expect(JSON.stringify(forged)).not.toBe(JSON.stringify(record));
    expect(() => verifyRecord(dungeonFighter, forged)).toThrow('comes out otherwise');
  });
});
