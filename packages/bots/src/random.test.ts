import {
  type AnyGame,
  Chair,
  type Flow,
  type Game,
  Match,
  playOut,
  quickStream,
  seatBots,
  type Verbs,
} from '@tabard/kernel';
import { expect, test } from 'vitest';
import { botsFor, randomBot } from './index';

interface Archery {
  turn: number;
  arrows: number[];
  shouts: number;
}
type G = Verbs<Archery, object, null>;

/** Twelve shots in turn, by hand or not at all; anyone may shout at any time, three times in all. */
function* shot(g: G): Flow {
  const { b } = g;
  const fields = [
    { name: 'angle', min: -2, max: 2 },
    { name: 'power', min: 1, max: 3 },
  ];
  const aim = yield* g.input(b.turn, 'shot.aim', fields, () => ['rest'] as const, { bounds: 'A-1' });
  if (aim !== 'rest') b.arrows.push(...aim);
  b.turn = 1 - b.turn;
  if (b.arrows.length >= 24) g.end({ places: [1, 1], scores: [0, 0], reason: 'end' });
}

const archery: AnyGame = {
  id: 'archery',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  content: null,
  packs: {},
  dice: {},
  wishes: {},
  secrecy: { turn: 'open', arrows: 'open', shouts: 'open' },
  openAtEnd: true,
  events: {},
  setup: () => ({ turn: 0, arrows: [], shouts: 0 }),
  step: shot,
  anyTime: {
    offer: (g) => (g.b.shouts < 3 ? ['shout'] : []),
    *use(g, seat) {
      yield* g.choose(seat, 'shout.what', () => ['hey']);
      g.b.shouts += 1;
    },
  },
  imagine: () => {},
  limits: { answers: 500 },
} satisfies Game<Archery, object, null>;

test('the random bot aims within bounds, rests, and breaks in now and then', () => {
  const keys = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const match = Match.start(archery, { seats: 2, seed: String(seed) });
    playOut(match, seatBots(match, [randomBot, randomBot], seed));
    for (const entry of match.journal) if (entry.kind === 'answer') keys.add(entry.key);
  }
  const aims = [-2, -1, 0, 1, 2].flatMap((angle) => [1, 2, 3].map((power) => `${angle},${power}`));
  expect(keys).toEqual(new Set([...aims, 'rest', 'shout']));
});

test('it breaks in once in about eight times', () => {
  const match = Match.start(archery, { seats: 2, seed: 'x' });
  const player = randomBot.sit(new Chair(match, 0, quickStream(7)));
  const times = Array.from({ length: 8000 }, () => player.interrupt?.(['shout'])).filter((key) => key === 'shout');
  expect(times.length).toBeGreaterThan(850);
  expect(times.length).toBeLessThan(1150);
});

test('the same whims, the same game', () => {
  const play = () => {
    const match = Match.start(archery, { seats: 2, seed: 'x' });
    playOut(match, seatBots(match, [randomBot, randomBot], 5));
    return match.journal;
  };
  expect(play()).toEqual(play());
});

test('botsFor puts the random bot before those of the game', () => {
  const clever = { ...randomBot, id: 'clever' };
  expect(botsFor({ bots: [clever] }).map(({ id }) => id)).toEqual(['random', 'clever']);
});
