/** More of a throw's protocol than sealed.test.ts has: the hash by another hand, every limit, replay and verification. */
import { createHash } from 'node:crypto';
import {
  type AnyGame,
  entriesOf,
  IllegalAnswer,
  JournalError,
  Match,
  makeRecord,
  parseRecord,
  recordOf,
  verifyRecord,
  why,
  whyTooEarly,
} from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { ENGINE, FLIP_FIELDS, fieldsOf, flipReference, referenceFor, throwDice } from '../physics';
import { boardOf, fight, lives, question, THROW, told } from '../scenarios/table.fixture';
import { dungeonFighter } from './index';

type Game = ReturnType<typeof fight>;
interface Thrown {
  salt: string;
  situation: { nonce: number[]; challenge: number; input: number[] };
}
const thrown = (game: Game, n = 0) => told(game, 'thrown')[n] as never as Thrown;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const about = (game: Game) => game.match.pending.asks[0].about as { hash: string };
const reference = referenceFor([], 'd4');

describe('what is sealed before a throw', () => {
  test('DF-R100.7, DF-R105.1 the hash is shown before the input; nonce and salt fit it afterwards', () => {
    const game = fight().world('throw', { section: 'D0' });
    game.seat(1).answers('red');
    const { hash } = about(game);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(boardOf(game).sealed?.hash).toBe(hash);
    game.seat(1).answers(THROW);
    const { situation, salt } = thrown(game);
    expect(salt).toMatch(/^[0-9a-f]{32}$/); // 16 bytes
    expect(sha256(`${situation.nonce.join(',')}:${salt}`)).toBe(hash);
    expect(boardOf(game).sealed).toBeNull();
  });

  test('DF-R100.7 six numbers from 0 to 1,023 a body, two for a flip, drawn anew for every throw', () => {
    const size = (given: object, ...answers: string[]) => {
      const game = fight(given as never);
      if (answers.length > 0) game.seat(1).answers(...answers);
      return boardOf(game).sealed?.nonce ?? [];
    };
    const one = size({}, 'red');
    const three = size({ combat: { pool: ['red', 'water'] } }, 'water');
    const flip = size({ combat: { toFlip: [{ template: 'weak-point', by: 'monster' }] } });
    expect([one.length, three.length, flip.length]).toEqual([6, 18, 2]);
    for (const n of [...one, ...three, ...flip]) expect(n >= 0 && n < 1024 && Number.isInteger(n)).toBe(true);
    const game = fight({ combat: { life: 20 } }).world('throw', { section: 'D0' }, { section: 'D0' });
    game.seat(1).answers('red', THROW);
    game.seat(2).answers('green', THROW);
    expect(thrown(game, 0).situation.nonce).not.toEqual(thrown(game, 1).situation.nonce);
    expect(thrown(game, 0).salt).not.toBe(thrown(game, 1).salt);
  });

  test('DF-R100.7 a flip is sealed alike', () => {
    const game = fight({ combat: { toFlip: [{ template: 'weak-point', by: 'monster' }] } });
    game.world('flip', { template: 'weak-point' });
    const { hash } = about(game);
    game.seat(1).answers('assist');
    const { situation, salt } = told(game, 'flipped')[0] as never as Thrown;
    expect(sha256(`${situation.nonce.join(',')}:${salt}`)).toBe(hash);
  });

  test('DF-R105.1 die, Weapons and requirements are fixed with it, and a second commit is refused', () => {
    const game = fight({ combat: { life: 20 } }).world('throw', { section: 'D0' });
    game.seat(1).answers('red');
    game.refuses(0, THROW).refuses(2, reference.join()); // nobody else’s hand
    game.seat(1).answers(reference.join());
    game.refuses(1, reference.join()).refuses(1, THROW).expectQuestion('turn.die', 2);
    expect(told(game, 'thrown')).toHaveLength(1);
  });

  test('DF-R105.1 what waits does not change: the same hash for whoever looks again', () => {
    const game = fight();
    game.seat(1).answers('red');
    const again = Match.load(dungeonFighter as AnyGame, game.match.save());
    expect((again.pending.asks[0].about as { hash: string }).hash).toBe(about(game).hash);
  });
});

describe('the input', () => {
  const limits = fieldsOf([], 'd4');

  test.each(limits.slice(0, -1).map(({ name, min, max }, i) => ({ name, min, max, i })))(
    'DF-R104.4: $name from $min to $max; beyond it is refused and no Miss',
    ({ name, min, max, i }) => {
      const game = fight();
      game.seat(1).answers('red');
      const at = (value: number) => reference.map((n, j) => (i === j ? value : n)).join();
      for (const inside of [min, max]) expect(game.match.explain(1, at(inside))).toBeNull();
      for (const outside of [min - 1, max + 1]) {
        expect(game.match.explain(1, at(outside))).toEqual(why('DF-R104.4', { field: name, min, max }));
        game.refuses(1, at(outside), 'DF-R104.4');
      }
      expect([question(game), lives(game), told(game, 'miss')]).toEqual(['throw', [9, 9, 9], []]);
      game.expectBoard({ combat: { throws: 0 } });
    },
  );

  test('DF-R104.4 it is the limits of the throw in force that count', () => {
    const low = reference.map((n, i) => (limits[i]?.name === 'y' ? 40 : n)).join();
    const plain = fight();
    plain.seat(1).answers('red');
    expect(plain.match.explain(1, low)).toEqual(why('DF-R104.4', { field: 'y', min: 60, max: 200 }));
    const eyes = fight({ room: 'dwarf-sauna' });
    eyes.seat(1).answers('red');
    expect(eyes.match.explain(1, referenceFor(['eye-level'], 'd4').join())).toBeNull();
    expect(eyes.match.explain(1, reference.join())?.clause).toBe('DF-R104.4');
  });

  test('DF-R104.4 too few numbers, too many, and numbers that are none', () => {
    const game = fight();
    game.seat(1).answers('red');
    const most = limits.at(-1)!.upTo!;
    const deeds = Array.from({ length: most + 1 }, () => '1000');
    const count = { field: 'count', min: limits.length - 1, max: limits.length - 1 + most };
    for (const numbers of [reference.slice(1), [...reference, ...deeds]]) {
      expect(game.match.explain(1, numbers.join())).toEqual(why('DF-R104.4', count));
    }
    for (const odd of ['1.5', '', 'NaN', '007', '1e2']) {
      game.refuses(1, [odd, ...reference.slice(1)].join(), 'DF-R104.4');
    }
    game.refuses(1, 'with closed eyes', 'not-an-option').expectQuestion('throw', 1);
  });

  test('DF-R104.4, DF-R110.2 the limits of a flip', () => {
    const game = fight({ combat: { toFlip: [{ template: 'weak-point', by: 'monster' }] } });
    game.expectQuestion('flip', 1);
    const slow = flipReference().map((n, i) => (FLIP_FIELDS[i].name === 'turn' ? 5999 : n));
    expect(game.match.explain(1, slow.join())).toEqual(why('DF-R104.4', { field: 'turn', min: 6000, max: 16_000 }));
    expect(game.match.explain(1, flipReference().join())).toBeNull();
  });

  test('DF-R104.9, DF-R104.8 a hand, or an aim of the assist list, before any throw', () => {
    const game = fight();
    game.seat(1).answers('red');
    game.expectOptions(
      1,
      ['bullseye', 'left', 'right', 'short', 'long', 'safe'].map((aim) => `assist:${aim}`),
    );
    expect(game.match.explain(1, reference.join())).toBeNull();
  });

  test('DF-R104.8 an assisted throw is told as such, with an input that any hand could give', () => {
    const game = fight({ combat: { life: 20 } }).world('throw', { section: 'D0' }, { section: 'D0' });
    game.seat(1).answers('red', 'assist:left');
    game.seat(2).answers('green', reference.join());
    game.expectEvents([
      { type: 'thrown', seat: 1, assisted: 'left' },
      { type: 'thrown', seat: 2, assisted: '' },
    ]);
    for (const [i, n] of thrown(game)
      .situation.input.slice(0, limits.length - 1)
      .entries()) {
      expect(n >= limits[i].min && n <= limits[i].max).toBe(true);
    }
    expect(thrown(game, 1).situation.input).toEqual(reference);
  });
});

/** What travels is a key and nothing else. A client that cheats can only choose what stands in it. */
describe('what a client could cheat with', () => {
  const release = fieldsOf([], 'd4').findIndex(({ name }) => name === 'release');
  const hand = reference.with(release, 480).join(); // Two seconds at 240 ticks.
  const holding = () => {
    const game = fight();
    game.seat(1).answers('red');
    return game;
  };

  test('DF-R105.1 an outcome in the answer is no answer: nothing of it reaches the world', () => {
    const game = holding();
    const before = game.match.hash();
    const facts = JSON.stringify({ section: 'D0', bounced: true });
    const cheats = [facts, `${hand},${facts}`, `${hand};${facts}`, `world:throw:${facts}`, 'D0', `${hand},D0`];
    for (const cheat of cheats) {
      expect([cheat, game.match.explain(1, cheat)]).not.toEqual([cheat, null]);
      expect(() => game.match.answer(1, cheat)).toThrow(IllegalAnswer);
    }
    expect([game.match.hash(), question(game), told(game, 'thrown')]).toEqual([before, 'throw', []]);
  });

  test('DF-R105.1, DF-R100.2 the same hand comes to the same facts, whoever sends it: the match throws, not the client', () => {
    const [here, there] = ['a page', 'a cheat'].map(() => {
      const game = holding();
      game.seat(1).answers(hand);
      return told(game, 'thrown')[0] as never as { facts: unknown; situation: Parameters<typeof throwDice>[0] };
    });
    expect(there).toEqual(here);
    expect(throwDice(here.situation).facts).toEqual(here.facts);
  });

  test('DF-R105.2 a commit before its time is refused by whoever has a clock, 250 ms are spared', () => {
    const { input } = holding().match.pending.asks[0];
    expect(whyTooEarly(input, hand, 1750)).toBeNull();
    expect(whyTooEarly(input, hand, 1749)).toEqual(why('DF-R105.2', { field: 'release', ms: 1 }));
    expect(whyTooEarly(input, hand, 0)).toEqual(why('DF-R105.2', { field: 'release', ms: 1750 }));
    expect(whyTooEarly(input, reference.with(release, 60).join(), 0)).toBeNull();
    for (const other of ['assist:bullseye', 'with closed eyes', '']) expect(whyTooEarly(input, other, 0)).toBeNull();
    for (const reqs of [['head'], ['blind'], ['jump', 'eye-level'], ['waterfall']] as const)
      expect(
        fieldsOf(reqs, 'd4')
          .filter(({ since }) => since)
          .map(({ name }) => name),
      ).toEqual(['release']);
  });

  test('DF-R105.2 a deed after the release, which would put off the refusal, is none', () => {
    const game = holding();
    game.refuses(1, `${hand},${481_000}`, 'DF-R104.4').expectQuestion('throw', 1);
  });

  test('DF-R105.3 what disturbs the hand comes from the challenge, and no field of the answer says otherwise', () => {
    const names = fieldsOf(['weak-hand', 'blind', 'head', 'x'], 'd4').map(({ name }) => name);
    for (const name of ['challenge', 'nonce', 'salt', 'drift', 'tremor', 'bubble', 'gauge'])
      expect(names).not.toContain(name);
  });
});

describe('a game on file', () => {
  /** A short game with real throws, from the very beginning. */
  function played(): Match {
    const match = Match.start(dungeonFighter, { seats: 2, seed: 'file', options: { heroes: 'dealt' } });
    for (let i = 0; i < 400 && throwsOf(match).length < 3; i++) {
      const [ask] = match.pending.asks;
      match.answer(ask.seat, ask.options.includes(THROW) ? THROW : ask.options[0]);
    }
    return match;
  }
  const throwsOf = (match: Match) => match.eventsFor(null).filter(({ type }) => type === 'thrown');
  const match = played();
  const record = recordOf(match);

  test('DF-R100.6 it stores input, nonce and facts of every throw, and the version of the engine', () => {
    expect(record.packs).toMatchObject({ physics: ENGINE });
    const labels = entriesOf(record).flatMap((entry) => ('label' in entry ? [entry.label] : []));
    for (const label of ['nonce', 'salt', 'challenge', 'throw']) expect(labels).toContain(label);
    expect(throwsOf(match)).toHaveLength(3);
  });

  test('DF-R100.6 a replay uses the stored facts', () => {
    const blind = {
      ...dungeonFighter,
      world: () => {
        throw new Error('the world was asked');
      },
    };
    const again = Match.load(blind as never, match.save());
    expect(again.hash()).toBe(match.hash());
  });

  test('DF-R100.6 verification simulates again, and finds what the world did not do', () => {
    let asked = 0;
    const watched = {
      ...dungeonFighter,
      world: (label: string, situation: never) => {
        asked += 1;
        return dungeonFighter.world?.(label, situation) as never;
      },
    };
    expect(verifyRecord(watched as never, parseRecord(makeRecord(record))).hash()).toBe(match.hash());
    expect(asked).toBeGreaterThanOrEqual(3);
    const forged = record.journal.map((line) => {
      if (line[0] !== 'world' || line[1] !== 'throw') return line;
      const outcome = line[2] as { ticks: number };
      return ['world', 'throw', { ...outcome, ticks: outcome.ticks + 1 }] as never;
    });
    expect(() => verifyRecord(dungeonFighter as never, { ...record, journal: forged })).toThrow(JournalError);
  });

  test('DF-R100.6 of another engine it is not verified', () => {
    const other = { ...record, packs: { ...record.packs, physics: 'another' } };
    expect(() => verifyRecord(dungeonFighter as never, other)).toThrow(/physics/);
  });
});
