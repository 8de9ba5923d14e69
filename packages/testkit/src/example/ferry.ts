/**
 * Ferry: the smallest co-op, without private secrets. It shows how people and bots of one party share a table.
 * Clauses: FE-1 The crew agrees on a course; a pilot must be paid by the one who has the coin. FE-2 In any order each
 * of the crew rows, bails or rests, once a round; who rows says on which side. FE-3 Rowing brings the ferry on by
 * a d3, and by one more with a pilot; the stream brings in water, bailing takes it out. FE-4 After three rounds the
 * crew has won together if it has come far enough and is not sunk.
 */
import { type Flow, type Game, type Seat, type Verbs, why } from '@tabard/kernel';

export interface Ferry {
  round: number;
  course: string; // '' before the crew has agreed
  acted: Seat[]; // in this round, in the order they acted
  coins: number[]; // by seat
  way: number;
  water: number;
}

export interface FerryEvents {
  course: { seat: Seat; course: string };
  acted: { seat: Seat; act: string };
}

type G = Verbs<Ferry, FerryEvents, null>;

const ROUNDS = 3;
const ACTS = ['row', 'bail', 'rest'] as const;
const D3 = ['d3'];

function* step(g: G): Flow {
  if (g.b.course === '') yield* agree(g);
  else yield* act(g);
}

function* agree(g: G): Flow {
  const { b } = g;
  const pilots = b.coins.map((_, payer) => ({ key: `pilot:${payer}`, payer }));
  const { seat, value } = yield* g.together('crew.course', () => ['bank', 'stream', ...pilots], {
    forbid: (course) => (typeof course === 'object' && b.coins[course.payer] === 0 ? why('FE-1') : null),
    consent: (course) => (typeof course === 'object' ? [course.payer] : []),
  }); // FE-1
  if (typeof value === 'object') b.coins[value.payer] -= 1;
  b.course = typeof value === 'object' ? 'pilot' : value;
  g.tell('course', { seat, course: b.course });
}

function* act(g: G): Flow {
  const { b } = g;
  const left = g.clockwiseFrom(0).filter((seat) => !b.acted.includes(seat));
  const { seat, value } = yield* g.first(left, 'crew.act', () => ACTS, {
    forbid: (deed) => (deed === 'bail' && b.water === 0 ? why('FE-3') : null),
  }); // FE-2
  if (value === 'row') {
    yield* g.choose(seat, 'row.side', () => ['left', 'right']);
    b.way += g.roll('row', seat, D3)[0] + (b.course === 'pilot' ? 2 : 1); // FE-3
  }
  if (value === 'bail') b.water -= 1;
  b.acted.push(seat);
  g.tell('acted', { seat, act: value });
  if (b.acted.length === g.seats) endRound(g);
}

function endRound(g: G): void {
  const { b } = g;
  b.round += 1;
  if (b.course === 'stream') b.water += 1;
  if (b.round === ROUNDS) {
    const won = b.way >= g.seats * ROUNDS && b.water < 2; // FE-4
    const all = <T>(each: T) => g.clockwiseFrom(0).map(() => each);
    g.end({ places: all(won ? 1 : 2), scores: all(b.way), reason: 'FE-4' });
  }
  b.acted = [];
  b.course = '';
}

export const ferry: Game<Ferry, FerryEvents, null> = {
  id: 'ferry',
  version: '1',
  seats: { min: 1, max: 4 },
  options: [],
  content: null,
  packs: {},
  dice: { d3: [1, 2, 3] },
  wishes: {},
  secrecy: { round: 'open', course: 'open', acted: 'open', coins: 'open', way: 'open', water: 'open' },
  openAtEnd: true,
  events: { course: 'open', acted: 'open' },
  setup: (g) => ({ round: 0, course: '', acted: [], coins: g.clockwiseFrom(0).map(() => 1), way: 0, water: 0 }),
  step,
  undecided: (_seen, { options }) => (options.includes('rest') ? 'rest' : options[0]),
  imagine: () => {},
  invariants: ({ b }) => (b.coins.some((coins) => coins < 0) ? 'somebody paid with nothing' : null),
  limits: { answers: 100 },
};
