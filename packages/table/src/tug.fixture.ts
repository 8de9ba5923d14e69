/**
 * Tug of war, for this package's tests: in turn pull one step or roll a die for it; 12 steps in all end it. Anyone may
 * cheer once, at any time; after a roll each seat with the wish is asked whether it boos.
 */
import type { AnyGame, Bot, Flow, Game, Seat, Verbs } from '@tabard/kernel';

interface Tug {
  turn: Seat;
  steps: number[];
  cheers: number[];
  boos: number;
}

interface Events {
  pulled: { seat: Seat; steps: number };
  cheered: { seat: Seat };
}

type G = Verbs<Tug, Events, null>;

function* turn(g: G): Flow {
  const { b } = g;
  const seat = b.turn;
  const how = yield* g.choose(seat, 'turn.pull', () => ['pull', 'roll']);
  const steps = how === 'pull' ? 1 : g.roll('pull', seat, ['d6'])[0] + 1;
  b.steps[seat] += steps;
  g.tell('pulled', { seat, steps });
  if (how === 'roll' && g.wish(1, 'boo') === 'ask' && (yield* g.confirm(1, 'turn.boo'))) b.boos += 1;
  if (b.steps.reduce((sum, n) => sum + n) >= 12) {
    const scores = b.steps.slice();
    g.end({ places: scores.map((n) => 1 + scores.filter((other) => other > n).length), scores, reason: 'end' });
  }
  b.turn = (seat + 1) % g.seats;
}

const game: Game<Tug, Events, null> = {
  id: 'tug',
  version: '1',
  seats: { min: 2, max: 3 },
  options: [],
  content: null,
  packs: {},
  dice: { d6: [1, 2, 3, 4, 5, 6] },
  wishes: { boo: ['never', 'ask'] },
  secrecy: { turn: 'open', steps: 'open', cheers: 'open', boos: 'open' },
  openAtEnd: true,
  events: { pulled: 'open', cheered: 'open' },
  setup: (g) => ({ turn: 0, steps: g.clockwiseFrom(0).map(() => 0), cheers: [], boos: 0 }),
  step: turn,
  anyTime: {
    offer: (g, seat) => (g.b.cheers.includes(seat) ? [] : ['cheer']),
    *use(g, seat) {
      yield* g.choose(seat, 'cheer.what', () => ['hooray']);
      g.b.cheers.push(seat);
      g.tell('cheered', { seat });
    },
  },
  imagine: () => {},
  limits: { answers: 100 },
};

export const tug: AnyGame = game;

/** Does anything, and breaks in now and then. */
export const whimsical: Bot = {
  id: 'whimsical',
  listens: false,
  sit: ({ chance }) => ({
    choose: ({ options }) => options[chance.below(options.length)],
    interrupt: (options) => (chance.below(4) === 0 ? options[0] : null),
  }),
};
