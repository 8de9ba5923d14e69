/** The County Fair: a game that uses every verb of the kernel, to see that the suite passes what is right. */
import { FACE_UP, type Flow, type Game, type Seat, type Stream, type Value, type Verbs, why } from '@tabard/kernel';
import { conformance } from '../vitest';

interface Fair {
  round: number;
  coins: number[]; // by seat
  hand: number[][]; // by seat
  deck: number[];
  stalls: number[]; // what each of the stalls hides
  stallKnownTo: number[]; // by stall: who has looked
  bids: { open: number; best: number } | null;
}

interface FairEvents {
  bid: { bids: readonly number[] };
  thrown: { seat: Seat; angle: number; power: number };
  peeked: { seat: Seat; stall: number; saw: number };
  shouted: { seat: Seat };
  drew: { seat: Seat; card: number };
}

type G = Verbs<Fair, FairEvents, null>;

const BIDS: readonly number[] = [0, 1, 2];

function* round(g: G): Flow {
  const b = g.b;
  b.bids = { open: b.round, best: 0 };
  const seats = g.clockwiseFrom(b.round % g.seats);
  const bids = yield* g.sealed(seats, 'bid.secretly', () => BIDS, {
    forbid: (bid, seat) => (bid > b.coins[seat] ? why('CF-1', { coins: b.coins[seat] }) : null),
  });
  b.bids.best = Math.max(...bids);
  g.tell('bid', { bids });
  const winner = seats[bids.indexOf(b.bids.best)];
  b.coins[winner] -= b.bids.best;
  yield* g.respond('bid.won', seats, {
    offer: (seat) => (b.coins[seat] > 1 ? ['treat'] : []), // Coins are open, so a pause tells nothing.
    use: (seat) => treat(g, seat, winner),
    passes: (seat) => g.wish(seat, 'windows') === 'pass',
    about: { winner },
  });
  yield* prize(g, winner);
  const { seat } = yield* g.first(seats, 'round.next', () => ['ready']);
  if (g.roll('wheel', seat, ['d6'])[0] > 2) b.coins[seat] += 1;
  b.bids = null;
  b.round += 1;
  if (b.round === 6) g.end({ places: b.coins.map(() => 1), scores: b.coins.slice(), reason: 'CF-9' });
}

function* treat(g: G, seat: Seat, winner: Seat): Flow {
  g.b.coins[seat] -= 2;
  const thanked = yield* g.confirm(winner, 'treat.thank', { seat });
  g.b.coins[thanked ? winner : seat] += 1;
}

/** One card of the hand goes under the deck, unseen, and a new one comes. */
function* trade(g: G, seat: Seat): Flow {
  const b = g.b;
  const card = yield* g.choose(seat, 'trade.card', () => b.hand[seat]);
  b.hand[seat].splice(b.hand[seat].indexOf(card), 1);
  b.deck.unshift(card);
  const drawn = b.deck.pop()!;
  b.hand[seat].push(drawn);
  g.tell('drew', { seat, card: drawn });
  g.revealed();
}

function* prize(g: G, seat: Seat): Flow {
  const b = g.b;
  const choice = yield* g.choose(seat, 'prize.choose', () => ['throw', 'peek', 'trade', 'nothing'] as const);
  if (choice === 'trade') yield* trade(g, seat);
  else if (choice === 'throw') {
    const fields = [
      { name: 'angle', min: -30, max: 30 },
      { name: 'power', min: 1, max: 9 },
    ];
    const thrown = yield* g.input(seat, 'prize.throw', fields, () => ['let-be'], { bounds: 'F-7' });
    if (thrown === 'let-be') return;
    b.coins[seat] += thrown[0] === 0 ? 2 : 1;
    g.tell('thrown', { seat, angle: thrown[0], power: thrown[1] });
  } else if (choice === 'peek') {
    const stall = yield* g.choose(seat, 'prize.stall', () => [...b.stalls.keys()]);
    b.stallKnownTo[stall] |= 1 << seat;
    g.tell('peeked', { seat, stall, saw: b.stalls[stall] });
    g.revealed();
    if (b.stalls[stall] > 3) b.stallKnownTo[stall] = FACE_UP;
  }
}

const anyTime = {
  offer: (): readonly Value[] => ['shout'],
  forbid: (g: G, seat: Seat) => (g.b.coins[seat] < 3 ? why('CF-7', { coins: g.b.coins[seat] }) : null),
  *use(g: G, seat: Seat): Flow {
    g.b.coins[seat] -= 2;
    g.tell('shouted', { seat });
    const to = yield* g.choose(seat, 'shout.give', () => g.clockwiseFrom(seat).filter((other) => other !== seat));
    g.b.coins[to] += 1;
  },
};

function imagine({ b }: G, viewer: Seat | null, chance: Stream): void {
  const unseen = [...b.deck, ...b.hand.flatMap((hand, seat) => (seat === viewer ? [] : hand))].sort((x, y) => x - y);
  const deal = () => unseen.splice(chance.below(unseen.length), 1)[0];
  b.hand = b.hand.map((hand, seat) => (seat === viewer ? hand : hand.map(deal)));
  b.deck = b.deck.map(deal);
  const knows = (stall: number) =>
    b.stallKnownTo[stall] === FACE_UP || (viewer !== null && (b.stallKnownTo[stall] >> viewer) & 1);
  const prizes = b.stalls.filter((_, stall) => !knows(stall)).sort((x, y) => x - y);
  b.stalls = b.stalls.map((it, stall) => (knows(stall) ? it : prizes.splice(chance.below(prizes.length), 1)[0]));
}

const countyFair: Game<Fair, FairEvents, null> = {
  id: 'county-fair',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [{ id: 'purse', values: ['two', 'five'] }],
  content: null,
  packs: {},
  dice: { d6: [1, 2, 3, 4, 5, 6] },
  wishes: { windows: ['ask', 'pass'] },
  secrecy: {
    round: 'open',
    coins: 'open',
    hand: 'owner+count',
    deck: 'count',
    stalls: { knownTo: 'stallKnownTo' },
    stallKnownTo: 'open',
    bids: { fields: { open: 'open', best: 'open' } },
  },
  openAtEnd: false,
  events: {
    bid: 'open',
    thrown: 'open',
    peeked: { seat: 'open', stall: 'open', saw: { only: 'seat' } },
    shouted: 'open',
    drew: { seat: 'open', card: { only: 'seat' } },
  },
  setup: (g) => {
    const deck = Array.from({ length: 12 }, (_, card) => card);
    const stalls = [1, 2, 3, 4];
    g.shuffle('deck', deck);
    g.shuffle('stalls', stalls);
    const hand = Array.from({ length: g.seats }, () => deck.splice(-2));
    const coins = hand.map(() => (g.options.purse === 'five' ? 5 : 2));
    return { round: 0, coins, hand, deck, stalls, stallKnownTo: stalls.map(() => 0), bids: null };
  },
  step: round,
  anyTime,
  imagine,
  invariants: ({ b }) =>
    new Set([...b.deck, ...b.hand.flat()]).size === 12 && Math.min(...b.coins) >= 0 ? null : 'cards or coins are lost',
  limits: { answers: 2000 },
};

conformance(countyFair, [
  { seats: 2, games: 4 },
  { seats: 4, options: { purse: 'five' }, games: 4 },
]);
