/** RA-38, RA-39: what the icons of a card or a class ability do to the dice of the pool, one flow an op. */
import type { Flow, Seat } from '@tabard/kernel';
import { COLOURS, coloursOf, type Op } from '../../content';
import { type Adventures, ATTRIBUTE_DICE, colourOfDie, type G, IN_BAG, IN_POOL, type Seen } from '../board';
import { decideSeat } from '../decide';
import { gainRows } from '../party/rows';
import { isExhausted, recover } from '../party/stamina';
import { isBanned, poolOf } from './active';
import { distinct, type Filter, qualifies } from './pick';
import { POWERS } from './powers';
import { rollDice } from './roll';

type OpOf<K extends Op['op']> = Extract<Op, { op: K }>;

const OPPOSITE = 7; // RA-38.1
const HIGHEST = 6;

const candidates = (b: Adventures, from: Filter | undefined, taken: readonly number[] = []): number[] =>
  poolOf(b).filter((die) => !taken.includes(die) && qualifies(b, die, from));

/** RA-38.15: as many different dice as the card says, at least one; a list that may be cut short after the first. */
function* pickDice(g: G, seat: Seat, op: { op: string; dice?: number | 'all'; from?: Filter }): Flow<number[]> {
  const most = op.dice === 'all' ? Number.MAX_SAFE_INTEGER : (op.dice ?? 1);
  const picked: number[] = [];
  while (picked.length < most) {
    const offer = () => distinct(g.b, candidates(g.b, op.from, picked)).map((die) => ({ key: `die:${die}`, die }));
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

function change(g: G, die: number, facts: { mask?: number; value?: number }): void {
  const { b } = g;
  b.dieMask[die] = facts.mask ?? b.dieMask[die];
  b.dieValue[die] = facts.value ?? b.dieValue[die];
  g.tell('die.changed', { die, mask: b.dieMask[die], value: b.dieValue[die] });
}

/** RA-38.2: a 6 cannot be raised and a 1 cannot be lowered. */
const steps = (value: number, by: number): number[] =>
  Array.from({ length: 2 * by + 1 }, (_, i) => i - by).filter((n) => n !== 0 && value + n >= 1 && value + n <= HIGHEST);

const inBag = (b: Adventures, colour: number): number =>
  b.dieAt.findIndex((at, die) => at === IN_BAG && die < ATTRIBUTE_DICE && colourOfDie(die) === colour);

const bagColours = (b: Adventures): number[] => [...COLOURS.keys()].filter((colour) => inBag(b, colour) >= 0);

/** RA-R58: what a treated die may become: never what it already is. */
function targetsOf(
  b: Adventures,
  die: number,
  to: OpOf<'treat'>['to'],
): { key: string; mask?: number; value?: number }[] {
  const asColour = (colours: readonly string[]) =>
    colours
      .map((colour) => 1 << COLOURS.indexOf(colour as (typeof COLOURS)[number]))
      .filter((mask) => (b.dieMask[die] & mask) === 0)
      .map((mask) => ({ key: `colour:${coloursOf(mask)[0]}`, mask }));
  const asValue = (values: readonly number[]) =>
    values.filter((value) => value !== b.dieValue[die]).map((value) => ({ key: `value:${value}`, value }));
  if (to === 'other-colour') return asColour(COLOURS);
  if (to === 'other-value') return asValue([1, 2, 3, 4, 5, 6]);
  return 'colors' in to ? asColour(to.colors) : asValue(to.values);
}

function familiarDie({ b, content }: Seen, pair: string): number {
  const card = content.cards.find((one) => one.pair && [...one.pair].sort().join('') === [...pair].sort().join(''));
  return card?.die !== undefined && b.dieAt[card.die] === IN_BAG ? card.die : -1;
}

// ---- whether an op could do anything (RA-R57)

const USABLE: { readonly [K in Op['op']]: (seen: Seen, seat: Seat, op: OpOf<K>) => boolean } = {
  flip: ({ b }, _seat, op) => candidates(b, op.from).length > 0,
  step: ({ b }, _seat, op) => candidates(b, op.from).length > 0,
  reroll: ({ b }, _seat, op) => candidates(b, op.from).length > 0,
  treat: ({ b }, _seat, op) => candidates(b, op.from).some((die) => targetsOf(b, die, op.to).length > 0),
  draw: (seen, _seat, { die }) => {
    const { b } = seen;
    if (die === 'random') return b.dieAt.includes(IN_BAG);
    if (die === 'any') return bagColours(b).length > 0;
    return die.length === 2 ? familiarDie(seen, die) >= 0 : inBag(b, COLOURS.indexOf(die as 'R')) >= 0; // RA-R63
  },
  set: ({ b }, _seat, op) =>
    candidates(b, op.from).some((die) => typeof op.to !== 'number' || b.dieValue[die] !== op.to) &&
    (op.to !== 'another' || poolOf(b).length > 1),
  swap: ({ b }) => poolOf(b).length > 1,
  recover: (seen, seat, op) => patients(seen, seat, op.who).length > 0,
  restore: () => true,
  power: (seen, seat, op) => POWERS[op.power].usable(seen, seat, op),
};

export const isUsable = (seen: Seen, seat: Seat, op: Op): boolean =>
  !isOpBanned(seen, op) && (USABLE[op.op] as (seen: Seen, seat: Seat, op: Op) => boolean)(seen, seat, op);

const BANNABLE = ['flip', 'step', 'reroll', 'treat', 'draw'] as const;
const isOpBanned = (seen: Seen, { op }: Op): boolean => {
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
    for (const die of yield* pickDice(g, seat, op)) change(g, die, { value: OPPOSITE - g.b.dieValue[die] });
  },
  *step(g, seat, op) {
    const { b } = g;
    const moved: number[] = [];
    const most = op.dice === 'all' ? Number.MAX_SAFE_INTEGER : (op.dice ?? 1);
    while (moved.length < most) {
      const offer = () =>
        distinct(b, candidates(b, op.from, moved)).flatMap((die) =>
          steps(b.dieValue[die], op.by ?? 1).map((by) => ({ key: `die:${die}:${by > 0 ? `+${by}` : by}`, die, by })),
        );
      const extras = { about: { op: 'step', picked: moved.slice() } };
      const choice =
        moved.length === 0
          ? yield* g.maybeChoose(seat, 'op.die', offer, extras)
          : yield* g.choose(seat, 'op.die', () => ['enough' as const, ...offer()], extras);
      if (choice === undefined || choice === 'enough') return;
      moved.push(choice.die); // RA-38.15: never the same die twice
      change(g, choice.die, { value: b.dieValue[choice.die] + choice.by });
    }
  },
  *reroll(g, seat, op) {
    const dice = yield* pickDice(g, seat, op); // RA-R61: all chosen first, then rolled together
    if (dice.length > 0) rollDice(g, 'reroll', dice, seat);
  },
  *treat(g, seat, op) {
    const { b } = g;
    const open = { ...op.from };
    for (const die of yield* pickDice(g, seat, { op: 'treat', dice: op.dice, from: open })) {
      const target = yield* g.maybeChoose(seat, 'op.treat', () => targetsOf(b, die, op.to), { about: { die } });
      if (target !== undefined) change(g, die, target); // RA-R58, RA-R59
    }
  },
  *draw(g, seat, op) {
    const { b } = g;
    const drawn: number[] = [];
    for (let i = 0; i < (op.times ?? 1); i++) {
      const die = yield* dieToDraw(g, seat, op.die);
      if (die < 0) break;
      b.dieAt[die] = IN_POOL; // RA-18.6: beyond the dice limit
      drawn.push(die);
    }
    if (drawn.length === 0) return;
    g.tell('dice.drawn', { dice: drawn });
    if (op.set === undefined) rollDice(g, 'draw', drawn, seat);
    else for (const die of drawn) change(g, die, { value: op.set }); // RA-39.6: set instead of rolled
  },
  *set(g, seat, op) {
    const { b } = g;
    for (const die of yield* pickDice(g, seat, op)) {
      if (typeof op.to === 'number') change(g, die, { value: op.to });
      else {
        const values = () =>
          op.to === 'another'
            ? [
                ...new Set(
                  poolOf(b)
                    .filter((one) => one !== die)
                    .map((one) => b.dieValue[one]),
                ),
              ]
            : [1, 2, 3, 4, 5, 6];
        const value = yield* g.maybeChoose(seat, 'op.value', values, { about: { die } });
        if (value !== undefined) change(g, die, { value });
      }
    }
  },
  *swap(g, seat, op) {
    const { b } = g;
    for (let i = 0; i < (op.times ?? 1); i++) {
      const pair = yield* pickDice(g, seat, { op: 'swap', dice: 2 });
      if (pair.length < 2) return;
      const [first, second] = pair.map((die) => b.dieValue[die]);
      change(g, pair[0], { value: second });
      change(g, pair[1], { value: first });
    }
  },
  *recover(g, seat, { who, amount }) {
    if (who === 'each' || who === 'self') {
      for (const one of patients(g, seat, who)) recover(g, one, amount);
      return;
    }
    if (patients(g, seat, who).length === 0) return;
    recover(g, yield* decideSeat(g, 'op.recover', () => patients(g, seat, who), { amount }), amount);
  },
  *restore(g, seat, { who, amount }) {
    const all = g.clockwiseFrom(0);
    const seats = who === 'each' ? all : who === 'self' ? [seat] : [yield* decideSeat(g, 'op.restore', () => all)];
    yield* gainRows(g, seats, amount);
  },
  *power(g, seat, op) {
    yield* POWERS[op.power].use(g, seat, op);
  },
};

function* dieToDraw(g: G, seat: Seat, die: OpOf<'draw'>['die']): Flow<number> {
  const { b } = g;
  if (die === 'random') {
    const bag = [...b.dieAt.keys()].filter((one) => b.dieAt[one] === IN_BAG);
    return bag.length === 0 ? -1 : g.draw('draw.die', bag);
  }
  if (die.length === 2) return familiarDie(g, die);
  if (die !== 'any') return inBag(b, COLOURS.indexOf(die as 'R'));
  const colour = yield* g.maybeChoose(seat, 'op.colour', () => bagColours(b).map((one) => COLOURS[one])); // RA-R62
  return colour === undefined ? -1 : inBag(b, COLOURS.indexOf(colour));
}

/** Ops in order; what cannot be done is left out (RA-1.5). */
export function* perform(g: G, seat: Seat, ops: readonly Op[]): Flow {
  for (const op of ops)
    if (isUsable(g, seat, op)) yield* (DO[op.op] as (g: G, seat: Seat, op: Op) => Flow)(g, seat, op);
}
