/** RP-6, RP-7: dice are rolled onto the Initiative cards, and the players select them clockwise. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import type { Ban } from '../../content';
import { type G, NONE, type Seen, seatsOf } from '../board';
import { bansOf, hasPower, knob } from '../cards/abilities';
import { fire } from '../cards/triggers';
import { fiendsBind, gainFiends } from '../foes/fiends';
import type { Placement, Storing } from '../questions';
import { oneAction } from '../sheet/actions';
import type { Die } from '../sheet/dice';
import { rollOf } from '../sheet/dice-changes';
import { gainGold } from '../sheet/goods';
import { intoBag, place, placements, storings, whyNotThere } from '../sheet/placing';
import { closingPoint, couldAct } from './any-time';
import { dicePerCard, sortOnto, unselected } from './initiative';
import { enemyDice } from './solitaire';

/** RP-6.1, RP-6.6: from the bag, blind; too small a bag fills the cards from the lowest up. */
export function* rollPhase(g: G): Flow {
  const { b } = g;
  g.tell('round.begins', { round: b.round, start: b.start });
  const each = dicePerCard(g);
  const dice = drawDice(g, each * b.row.length);
  for (const die of dice) b.values[die] = rollOf(g, b.start, die, 'initiative');
  g.tell('dice.rolled', { seat: b.start, dice: dice.map((die) => ({ die, value: b.values[die] })), two: each === 2 });
  yield* sortOnto(
    g,
    b.start,
    dice,
    b.row.map((_, place) => ({ place, count: each })),
  );
  b.phase = 'dice';
  b.turns = 0;
}

/** RP-2.11: every die in the bag with equal chance. */
export function drawDice(g: G, count: number): Die[] {
  const n = Math.min(count, g.b.bag.length);
  const places = g.picks(
    'bag',
    Array.from({ length: n }, (_, i) => g.b.bag.length - i),
  );
  return places.map((place) => g.b.bag.splice(place, 1)[0]);
}

/** A Fiend may keep its owner from a card, unless no other is left (RP-18.12). */
export function whyNotSelect(seen: Seen, seat: Seat, place: number): Why | null {
  const bans = bansOf(seen, seat, 'select');
  const against = bans.find(({ ban }) => names(seen, ban, place));
  if (!against) return null;
  const free = unselected(seen).some((other) => !bans.some(({ ban }) => names(seen, ban, other)));
  return free ? why('RP-18.2', { fiend: against.card }) : null;
}

function names({ b }: Seen, { card }: Ban, place: number): boolean {
  if (card === 'star') return place === b.row.length - 1;
  if (card === 'lowest') return place === 0;
  return card === 'gold' ? b.row[place].gold > 0 : b.row[place].fiends.length > 0;
}

const BEFORE_SELECTION = { timings: ['any', 'select'], own: false, skillsOnly: 'initiative' } as const;

/** One player's turn of the Dice Phase; the last one ends it. */
export function* diceTurn(g: G): Flow {
  const { b } = g;
  const seat = g.clockwiseFrom(b.start)[b.turns]; // RP-5.2
  b.active = seat;
  const hero = b.heroes[seat];
  hero.rows = 0;
  const others = g.clockwiseFrom(b.start).filter((other) => other !== seat); // The selecting player acts when asked.
  yield* closingPoint(g, 'window.select', others, BEFORE_SELECTION); // RP-31.4
  if (yield* select(g, seat)) {
    yield* placeHand(g, seat);
    yield* actionOfTurn(g, seat);
    yield* gainFiends(g, seat); // RP-7.14
  }
  b.turns += 1;
  b.active = NONE;
  if (g.seats === 1) enemyDice(g);
  if (b.turns === g.seats) yield* endDicePhase(g);
}

/** RP-7.1 to RP-7.3. */
function* select(g: G, seat: Seat): Flow<boolean> {
  const { b } = g;
  const place = yield* g.maybeChoose(seat, 'initiative.select', () => unselected(g), {
    forbid: (one) => whyNotSelect(g, seat, one),
    always: true,
  });
  if (place === undefined) {
    g.tell('turn.skipped', { seat, phase: 'dice' });
    return false;
  }
  const card = b.row[place];
  card.holder = seat;
  card.claimed = card.fiends.length;
  b.heroes[seat].hand = card.dice.splice(0);
  g.tell('card.selected', {
    seat,
    rank: place + 1,
    star: place === b.row.length - 1,
    dice: b.heroes[seat].hand.map((die) => ({ die, value: b.values[die] })),
    gold: card.gold,
  });
  const hadGold = card.gold > 0;
  takeGold(g, seat, place);
  yield* fire(g, seat, 'select', { gold: hadGold, fiend: card.claimed > 0 });
  return true;
}

/** RP-7.3: at once on selecting. */
function takeGold(g: G, seat: Seat, place: number): void {
  const { row } = g.b;
  if (row[place].gold > 0) {
    gainGold(g, seat, Math.max(0, row[place].gold + knob(g, seat, 'initiative-gold')), 'initiative');
    row[place].gold = 0;
  }
  if (!hasPower(g, seat, 'light-fingers')) return;
  const lower = row.slice(0, place).findLastIndex(({ holder }) => holder === NONE);
  if (lower === NONE || row[lower].gold === 0) return;
  gainGold(g, seat, row[lower].gold, 'ability');
  row[lower].gold = 0;
}

/** RP-7.4: the dice of the turn one at a time, in the order their owner likes. */
function* placeHand(g: G, seat: Seat): Flow {
  const hero = g.b.heroes[seat];
  const offer = () => [...placements(g, seat, hero.hand), ...storings(g, seat)];
  const forbid = (option: Placement | Storing) => ('row' in option ? whyNotThere(g, seat, option.row) : null);
  while (hero.hand.length > 0) {
    const choice = yield* g.maybeChoose(seat, 'place.die', offer, {
      forbid,
      always: isHeldBack(g, seat) && couldAct(g, seat, 'place.die'), // A Fiend could still be banished (RP-18.3).
    });
    if (choice === undefined) return giveBack(g, seat); // RP-7.15
    const die = 'row' in choice ? choice.die : choice.store;
    hero.hand.splice(hero.hand.indexOf(die), 1);
    if ('row' in choice) {
      hero.rows |= 1 << choice.row;
      yield* place(g, seat, die, choice.row);
    } else {
      hero.stored.push(die); // RP-30.33: not placed: no Gold, no action
      g.tell('stored', { seat, die, value: g.b.values[die] });
    }
  }
}

/** Whether a Fiend keeps a die out of a row. */
const isHeldBack = (seen: Seen, seat: Seat): boolean =>
  bansOf(seen, seat, 'place').length > 0 &&
  placements(seen, seat, seen.b.heroes[seat].hand).some(({ row }) => whyNotThere(seen, seat, row) !== null);

function giveBack(g: G, seat: Seat): void {
  const { hand } = g.b.heroes[seat];
  g.tell('returned', { seat, dice: [...hand] });
  intoBag(g, hand.splice(0));
}

/** RP-7.10, RP-7.11: a stored die that comes in here, or before, brings its row to the choice (RP-30.5). */
function* actionOfTurn(g: G, seat: Seat): Flow {
  const hero = g.b.heroes[seat];
  if (!hero.acted) {
    const took = yield* oneAction(g, seat, () => hero.rows, {
      ofTurn: true,
      always: couldAct(g, seat, 'action.choose'),
    });
    if (took) hero.acted = 1;
  }
  hero.rows = 0;
}

/** RP-31.4, RP-18.1: a last chance to banish, then Fiends take effect. */
function* endDicePhase(g: G): Flow {
  const order = g.clockwiseFrom(g.b.start);
  yield* closingPoint(g, 'window.dice', order, { timings: ['any'], own: false });
  fiendsBind(g);
  for (const seat of order) yield* fire(g, seat, 'dice-end');
  for (const seat of order) yield* fire(g, seat, 'market-start'); // RP-30.16
  for (const seat of seatsOf(g)) g.b.heroes[seat].acted = 0;
  g.b.phase = 'market';
}
