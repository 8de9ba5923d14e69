/**
 * Lucky Pig: the smallest game that shows everything a new game needs. docs/adding-a-game.md walks through it.
 * Clauses: LP-1 Each player holds two hidden charms, worth 1 to 9. LP-2 On your turn roll, play a charm or hold.
 * LP-3 A roll of 1 loses the pot and the turn; anything else goes into the pot. LP-4 A charm adds its worth to the
 * pot. LP-5 Hold banks the pot and passes the turn; nothing in the pot, nothing to hold. LP-6 100 banked wins.
 */
import {
  type EventOf,
  type EventSecrecy,
  type Flow,
  type Game,
  type Seat,
  type Secrecy,
  type Stream,
  type Verbs,
  why,
} from '@tabard/kernel';

export interface LuckyPig {
  turn: Seat;
  pot: number;
  banked: number[]; // by seat
  charms: number[][]; // by seat: the hidden hands
  deck: number[]; // the top is the end
}

export interface LuckyPigEvents {
  rolled: { seat: Seat; pips: number };
  charm: { seat: Seat; worth: number };
  held: { seat: Seat; pot: number };
}

export type LuckyPigEvent = EventOf<LuckyPigEvents>;

type G = Verbs<LuckyPig, LuckyPigEvents, null>;

const GOAL = 100;

const secrecy: Secrecy<LuckyPig> = { turn: 'open', pot: 'open', banked: 'open', charms: 'owner+count', deck: 'count' };
const events: EventSecrecy<LuckyPigEvents> = { rolled: 'open', charm: 'open', held: 'open' };

function setup(g: G): LuckyPig {
  const deck = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  g.shuffle('charms', deck);
  const charms = Array.from({ length: g.seats }, () => deck.splice(-2)); // LP-1
  return { turn: 0, pot: 0, banked: charms.map(() => 0), charms, deck };
}

/** A decision of the seat whose turn it is. A checkpoint: the pot and the turn are on the board. */
function* move(g: G): Flow {
  const b = g.b;
  const seat = b.turn;
  const charms = b.charms[seat];
  const act = yield* g.choose(seat, 'turn.act', () => (charms.length > 0 ? [...charms, ...ACTS] : ACTS), {
    forbid: (choice) => (choice === 'hold' && b.pot === 0 ? why('LP-5') : null),
    always: true, // How many choices there are would tell how many charms are left.
  }); // LP-2
  if (act === 'roll') {
    const pips = g.roll('pig', seat, DIE)[0] + 1;
    g.tell('rolled', { seat, pips });
    if (pips > 1) b.pot += pips;
    else passTurn(g, 0); // LP-3
  } else if (act === 'hold') {
    g.tell('held', { seat, pot: b.pot });
    passTurn(g, b.pot); // LP-5
  } else {
    charms.splice(charms.indexOf(act), 1);
    b.pot += act; // LP-4
    g.tell('charm', { seat, worth: act });
    g.revealed();
  }
}

function passTurn(g: G, banked: number): void {
  const b = g.b;
  b.banked[b.turn] += banked;
  if (b.banked[b.turn] >= GOAL) {
    const scores = b.banked.slice();
    g.end({ places: scores.map((score) => (score >= GOAL ? 1 : 2)), scores, reason: 'LP-6' }); // LP-6
  }
  b.pot = 0;
  b.turn = (b.turn + 1) % g.seats;
}

/**
 * Somebody who sees no other hand may think of any: all the cards he cannot see are shuffled and dealt again. In
 * place, because a rule that waits may hold a hand; sorted first, because nothing may depend on where cards really lie.
 */
function imagine({ b }: G, viewer: Seat | null, chance: Stream): void {
  const unseen = [b.deck, ...b.charms.filter((_, seat) => seat !== viewer)];
  const cards = unseen.flat().sort((x, y) => x - y);
  for (const pile of unseen) {
    for (let i = 0; i < pile.length; i++) pile[i] = cards.splice(chance.below(cards.length), 1)[0];
  }
}

const ACTS = ['roll', 'hold'] as const;
const DIE = ['d6'];

export const luckyPig: Game<LuckyPig, LuckyPigEvents, null> = {
  id: 'lucky-pig',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [],
  content: null,
  packs: {},
  dice: { d6: [1, 2, 3, 4, 5, 6] },
  wishes: {},
  secrecy,
  openAtEnd: true,
  events,
  setup,
  step: move,
  imagine,
  invariants: ({ b }) => (b.charms.flat().length + b.deck.length > 9 ? 'charms came from nowhere' : null),
  limits: { answers: 20_000 },
};
