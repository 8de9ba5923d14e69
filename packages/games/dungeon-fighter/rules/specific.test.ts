/** The specific throws as the rules ask for them; how each is judged is tested where the world is made. */

import { describe, expect, test } from 'vitest';
import { REQUIREMENTS, type Requirement, referenceFor } from '../physics';
import { about, boardOf, combat, fight, type Given, lives, THROW, told } from '../scenarios/table.fixture';

/** A combat in which this throw is asked for. */
const ASKED: { readonly [req in Requirement]: Given } = {
  blind: { monster: 'widow-whiteout' },
  'card-flick': { room: 'card-sharks-den' },
  'eye-level': { room: 'dwarf-sauna' },
  head: { monster: 'headstrong-yak' },
  'ice-floe': { monster: 'floe-buccaneer' },
  'ice-wall': { monster: 'knocking-neighbour' },
  jump: { monster: 'pogo-fox' },
  pond: { monster: 'water-tribe-goblin' },
  prayer: { monster: 'brother-bubbles' },
  punch: { monster: 'olga-two-mittens' },
  'under-table': { monster: 'underfloor-clan' },
  waterfall: { room: 'cool-slide' },
  'weak-hand': { monster: 'bashful-lemming' },
  x: { monster: 'cross-armed-crab' },
  dancing: { combat: { melody: 1 } },
};

type Game = ReturnType<typeof fight>;
const asked = (req: Requirement, ...results: Given[]): Game => {
  const { combat: more = {}, ...given } = ASKED[req] as Given & { combat?: Given };
  const game = fight({ combat: { life: 20, ...more }, ...given });
  if (results.length > 0) game.world('throw', ...results);
  game.seat(1).answers('red', ...(req === 'dancing' ? ['dance'] : []));
  return game;
};
const fields = (game: Game): string[] => (game.match.pending.asks[0].input ?? []).map(({ name }) => name);
const range = (game: Game, field: string): number[] => {
  const found = game.match.pending.asks[0].input?.find(({ name }) => name === field);
  return found ? [found.min, found.max] : [];
};

describe.each([
  ['DF-28.1', 'blind'],
  ['DF-28.2', 'card-flick'],
  ['DF-28.3', 'eye-level'],
  ['DF-28.4', 'head'],
  ['DF-28.5', 'ice-floe'],
  ['DF-28.6', 'ice-wall'],
  ['DF-28.7', 'jump'],
  ['DF-28.8', 'pond'],
  ['DF-28.9', 'prayer'],
  ['DF-28.10', 'punch'],
  ['DF-28.11', 'under-table'],
  ['DF-28.12', 'waterfall'],
  ['DF-28.13', 'weak-hand'],
  ['DF-28.14', 'x'],
  ['DF-28.15', 'dancing'],
] as const)('%s %s', (_, req) => {
  test('is asked of the throw; met, it is a Hit, else a Miss wherever the die rests', () => {
    const met = asked(req, { section: 'B0', reqs: { [req]: true } });
    expect(about(met).reqs).toEqual([req]);
    met.seat(1).answers(THROW);
    met.expectEvents([{ type: 'hit', value: 3 }]);
    const failed = asked(req, { section: 'B0', reqs: { [req]: false } });
    failed.seat(1).answers(THROW);
    failed.expectEvents([{ type: 'miss', why: 'requirement', requirement: req }]);
    expect([combat(failed).life, lives(failed)[1] < 9]).toEqual([20, true]);
  });

  test('is judged by the world, with the hand that was sent and the challenge that was drawn', () => {
    const game = asked(req);
    const challenge = boardOf(game).sealed?.challenge[1] ?? 0;
    game.seat(1).answers(referenceFor([req], 'd4', challenge).join());
    const [{ facts, situation }] = told(game, 'thrown') as never as Thrown[];
    expect([situation.reqs, situation.challenge]).toEqual([[req], challenge]);
    expect(facts.dice[0].reqs).toEqual({ [req]: BY_HAND.includes(req) ? true : expect.any(Boolean) });
  });
});

interface Thrown {
  facts: { dice: { reqs: object }[] };
  situation: { reqs: string[]; challenge: number };
}

/** What a good hand meets whatever the nonce; the others hang on the way the die takes. */
const BY_HAND: readonly Requirement[] = REQUIREMENTS.filter(
  (req) => !['ice-floe', 'ice-wall', 'pond', 'waterfall'].includes(req),
);

describe('what the hand may do', () => {
  test('DF-28.2 the card gives place, height and loft; the hand steers by where it flicks', () => {
    const game = asked('card-flick');
    expect(range(game, 'offset')).toEqual([-30, 30]);
    for (const fixed of ['r', 'y', 'u', 'l']) expect(fields(game)).not.toContain(fixed);
  });

  test('DF-28.3 eyes at table height: a low hand', () => {
    expect(range(asked('eye-level'), 'y')).toEqual([30, 80]);
  });

  test('DF-28.4 on the head: no place to choose, and time to hold it', () => {
    const game = asked('head');
    expect([fields(game).includes('y'), range(game, 'release')[0]]).toEqual([false, 360]);
  });

  test('DF-28.5, DF-28.6, DF-28.8, DF-28.12 who throws places floe, wall, pond and waterfall', () => {
    expect(range(asked('ice-floe'), 'floeDistance')).toEqual([300, 460]);
    expect(range(asked('ice-wall'), 'wallAzimuth')).toEqual([-12, 12]);
    expect(range(asked('pond'), 'pondDistance')).toEqual([310, 470]);
    expect(range(asked('waterfall'), 'pivotR')).toEqual([560, 700]);
    expect(fields(asked('waterfall'))).not.toContain('f'); // it slides, nobody throws it
  });

  test('DF-28.6 a die that rests on the wall it toppled is a Miss', () => {
    const game = asked('ice-wall', { rest: 'wall', reqs: { 'ice-wall': true } });
    game.seat(1).answers(THROW);
    game.expectEvents([{ type: 'miss', why: 'wall' }]);
  });

  test('DF-28.12 the bounce on the table is still needed', () => {
    const game = asked('waterfall', { section: 'B0', bounced: false, reqs: { waterfall: true } });
    game.seat(1).answers(THROW);
    game.expectEvents([{ type: 'miss', why: 'no-bounce' }]);
  });
});
