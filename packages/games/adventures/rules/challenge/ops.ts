/** RA-38, RA-39: what the icons of a card or a class ability do to the dice of the pool, one flow an op. */
import type { Flow, Seat } from '@tabard/kernel';
import { coloursOf, maskOf, type Op } from '../../content';
import { type Adventures, type G, IN_BAG, IN_POOL, type Seen } from '../board';
import { decide } from '../decide';
import { gainRows } from '../party/rows';
import { isExhausted, recover } from '../party/stamina';
import { isBanned, poolOf } from './active';
import { type Change, type ChangingOp, changesOf, drawable, type Face, type OpOf, qualifies } from './changes';
import { distinct, faceOf } from './pick';
import { POWERS } from './powers';
import { rollDice } from './roll';

/** What this op can make of this die of the pool, as the others lie now. */
function changes(b: Adventures, op: ChangingOp, die: number): Change[] {
  const looksAround = op.op === 'set' && op.to === 'another';
  const others = looksAround ? poolOf(b).filter((one) => one !== die) : [];
  return changesOf(
    op,
    faceOf(b, die),
    others.map((one) => b.dieValue[one]),
  );
}

/** Dice of the pool on which the op can do something (RA-R57). */
function open(b: Adventures, op: ChangingOp | OpOf<'reroll'>): number[] {
  if (op.op === 'reroll') return poolOf(b).filter((die) => qualifies(faceOf(b, die), op.from));
  return poolOf(b).filter((die) => changes(b, op, die).length > 0);
}

/** Dice whose value the first could take in exchange for its own. */
const swappable = (b: Adventures, first: number): number[] =>
  poolOf(b).filter((die) => b.dieValue[die] !== b.dieValue[first]);

export const mostDice = (dice: number | 'all' | undefined): number =>
  dice === 'all' ? Number.MAX_SAFE_INTEGER : (dice ?? 1);

/** RA-38.15: as many different dice as the card says, at least one; a list that may be cut short after the first. */
function* pickDice(g: G, seat: Seat, op: ChangingOp | OpOf<'reroll'>): Flow<number[]> {
  const picked: number[] = [];
  while (picked.length < mostDice(op.dice)) {
    const left = () => open(g.b, op).filter((die) => !picked.includes(die));
    const offer = () => dice(g.b, left());
    const extras = { about: { op: op.op, picked: picked.slice() } };
    const choice =
      picked.length === 0
        ? yield* g.maybeChoose(seat, 'op.die', offer, extras)
        : yield* g.choose(seat, 'op.die', () => ['enough' as const, ...offer()], extras);
    if (choice === undefined || choice === 'enough') break;
    picked.push(choice.die);
  }
  return picked;
}

const dice = (b: Adventures, list: readonly number[]) => distinct(b, list).map((die) => ({ die }));

function change(g: G, die: number, { mask, value }: Face): void {
  const { b } = g;
  const was = faceOf(b, die);
  b.dieMask[die] = mask;
  b.dieValue[die] = value;
  g.tell('die.changed', { die, wasMask: was.mask, wasValue: was.value, mask, value });
}

const NO_DIE = -1;

/** Dice in the bag have their printed colours (RA-R58): the mask tells the kind, a familiar's die has two bits. */
const bagOf = (b: Adventures): number[] => [...b.dieAt.keys()].filter((die) => b.dieAt[die] === IN_BAG);
const kindsToDraw = (b: Adventures, die: OpOf<'draw'>['die']): number[] =>
  drawable(
    die,
    bagOf(b).map((one) => b.dieMask[one]),
  );

// ---- whether an op could do anything (RA-R57)

const USABLE: { readonly [K in Op['op']]: (seen: Seen, seat: Seat, op: OpOf<K>) => boolean } = {
  flip: ({ b }, _seat, op) => open(b, op).length > 0,
  step: ({ b }, _seat, op) => open(b, op).length > 0,
  reroll: ({ b }, _seat, op) => open(b, op).length > 0,
  treat: ({ b }, _seat, op) => open(b, op).length > 0,
  set: ({ b }, _seat, op) => open(b, op).length > 0,
  draw: ({ b }, _seat, { die }) => kindsToDraw(b, die).length > 0, // RA-R63
  swap: ({ b }) => poolOf(b).some((die) => swappable(b, die).length > 0),
  recover: (seen, seat, op) => patients(seen, seat, op.who).length > 0,
  restore: () => true,
  power: (seen, seat, op) => POWERS[op.power].usable(seen, seat, op),
};

export const isUsable = (seen: Seen, seat: Seat, op: Op): boolean =>
  !isOpBanned(seen, op) && (USABLE[op.op] as (seen: Seen, seat: Seat, op: Op) => boolean)(seen, seat, op);

const BANNABLE = ['flip', 'step', 'reroll', 'treat', 'draw'] as const;
export const isOpBanned = (seen: Seen, { op }: Op): boolean => {
  const ban = BANNABLE.find((one) => one === op);
  return ban !== undefined && isBanned(seen, ban);
};

function patients({ b, seats }: Seen, self: Seat, who: OpOf<'recover'>['who']): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => b.fatigue[seat] > 0);
  if (who === 'self') return all.filter((seat) => seat === self);
  return who === 'exhausted' ? all.filter((seat) => isExhausted(b, seat)) : all;
}

// ---- doing it

const DO: { readonly [K in Op['op']]: (g: G, seat: Seat, op: OpOf<K>) => Flow } = {
  *flip(g, seat, op) {
    for (const die of yield* pickDice(g, seat, op)) change(g, die, changes(g.b, op, die)[0]);
  },
  *step(g, seat, op) {
    const { b } = g;
    const moved: number[] = [];
    while (moved.length < mostDice(op.dice)) {
      const left = () => open(b, op).filter((die) => !moved.includes(die)); // RA-38.15: never the same die twice
      const offer = () =>
        distinct(b, left()).flatMap((die) =>
          changes(b, op, die).map(({ mask, value }) => ({ die, by: value - b.dieValue[die], mask, value })),
        );
      const extras = { about: { op: op.op, picked: moved.slice() } };
      const choice =
        moved.length === 0
          ? yield* g.maybeChoose(seat, 'op.die', offer, extras)
          : yield* g.choose(seat, 'op.die', () => ['enough' as const, ...offer()], extras);
      if (choice === undefined || choice === 'enough') return;
      moved.push(choice.die);
      change(g, choice.die, choice);
    }
  },
  *reroll(g, seat, op) {
    const dice = yield* pickDice(g, seat, op); // RA-R61: all chosen first, then rolled together
    if (dice.length > 0) rollDice(g, 'reroll', dice, seat);
  },
  *treat(g, seat, op) {
    for (const die of yield* pickDice(g, seat, op)) {
      const target = yield* g.maybeChoose(seat, 'op.treat', () => changes(g.b, op, die), { about: { die } });
      if (target !== undefined) change(g, die, target);
    }
  },
  *draw(g, seat, op) {
    const { b } = g;
    const drawn: number[] = [];
    for (let i = 0; i < (op.times ?? 1); i++) {
      const die = yield* dieToDraw(g, seat, op.die);
      if (die === NO_DIE) break;
      b.dieAt[die] = IN_POOL; // RA-18.6: beyond the dice limit
      drawn.push(die);
    }
    if (drawn.length === 0) return;
    g.tell('dice.drawn', { dice: drawn });
    if (op.set === undefined) rollDice(g, 'draw', drawn, seat);
    else for (const die of drawn) change(g, die, { mask: b.dieMask[die], value: op.set }); // RA-39.6: set instead of rolled
  },
  *set(g, seat, op) {
    const { b } = g;
    for (const die of yield* pickDice(g, seat, op)) {
      const values = () => changes(b, op, die).map(({ value }) => value);
      const value = yield* g.maybeChoose(seat, 'op.value', values, { about: { die } });
      if (value !== undefined) change(g, die, { mask: b.dieMask[die], value });
    }
  },
  *swap(g, seat, op) {
    const { b } = g;
    const firsts = () =>
      dice(
        b,
        poolOf(b).filter((die) => swappable(b, die).length > 0),
      );
    for (let i = 0; i < (op.times ?? 1); i++) {
      const extras = { about: { op: op.op, picked: [] } };
      const one =
        i === 0
          ? yield* g.maybeChoose(seat, 'op.die', firsts, extras)
          : yield* g.choose(seat, 'op.die', () => ['enough' as const, ...firsts()], extras);
      if (one === undefined || one === 'enough') return;
      const other = yield* g.choose(seat, 'op.die', () => dice(b, swappable(b, one.die)), {
        about: { op: op.op, picked: [one.die] },
      });
      const [first, second] = [faceOf(b, one.die), faceOf(b, other.die)];
      change(g, one.die, { mask: first.mask, value: second.value });
      change(g, other.die, { mask: second.mask, value: first.value });
    }
  },
  *recover(g, seat, { who, amount }) {
    if (who === 'each' || who === 'self') {
      for (const one of patients(g, seat, who)) recover(g, one, amount);
      return;
    }
    if (patients(g, seat, who).length === 0) return;
    recover(g, yield* decide(g, 'op.recover', () => patients(g, seat, who), { about: { amount } }), amount);
  },
  *restore(g, seat, { who, amount }) {
    const all = g.clockwiseFrom(0);
    const seats = who === 'each' ? all : who === 'self' ? [seat] : [yield* decide(g, 'op.restore', () => all)];
    yield* gainRows(g, seats, amount);
  },
  *power(g, seat, op) {
    yield* POWERS[op.power].use(g, seat, op);
  },
};

function* dieToDraw(g: G, seat: Seat, die: OpOf<'draw'>['die']): Flow<number> {
  const { b } = g;
  const bag = bagOf(b);
  const kinds = kindsToDraw(b, die);
  if (kinds.length === 0) return NO_DIE;
  if (die === 'random') return g.draw('draw.die', bag);
  const named =
    die === 'any'
      ? yield* g.choose(seat, 'op.colour', () => kinds.map((mask) => coloursOf(mask)[0])) // RA-R62
      : null;
  const wanted = named === null ? kinds[0] : maskOf([named]);
  return bag.find((one) => b.dieMask[one] === wanted) ?? NO_DIE;
}

/** Ops in order; what cannot be done is left out (RA-1.5). */
export function* perform(g: G, seat: Seat, ops: readonly Op[]): Flow {
  for (const op of ops)
    if (isUsable(g, seat, op)) yield* (DO[op.op] as (g: G, seat: Seat, op: Op) => Flow)(g, seat, op);
}
