/** RP-8: what can be done to dice on one's own sheet. None of it is placing: no action, no Gold (RP-7.13). */
import type { Flow, Seat } from '@tabard/kernel';
import type { Dice } from '../../content';
import { COLUMNS, diceOn, type G, NONE, rowOf, type Seen } from '../board';
import { bansOf } from '../cards/abilities';
import { fits } from '../cards/measure';
import type { Doings, EffectOf } from '../cards/vocabulary';
import { orDone, unlessDone } from '../decline';
import type { Step } from '../questions';
import { DICE, type Die, FACES, highest, lowest, opposite } from './dice';

/** RP-8.1: any die on the own sheet, but for what a Fiend keeps from being touched. */
export function targets(seen: Seen, seat: Seat, filter?: Dice, but: readonly Die[] = []): Die[] {
  const bans = bansOf(seen, seat, 'target');
  return seen.b.heroes[seat].spaces.filter(
    (die) =>
      die !== NONE &&
      !but.includes(die) &&
      fits(seen, seat, die, filter) &&
      !bans.some(({ ban }) => fits(seen, seat, die, ban.dice)),
  );
}

/** RP-31.7: an effect that forbids rerolling a kind of die forbids every reroll of it. */
export const mayReroll = (seen: Seen, seat: Seat, what: 'dice' | 'combat'): boolean =>
  !bansOf(seen, seat, 'reroll').some(({ ban }) => ban.what === what);

/** "The same value", "one of them", "two other dice" mean the dice of this action or Skill, not of one before. */
export function startAfresh({ b }: G): void {
  b.touched = [];
  b.lastValue = NONE;
}

export function turnTo(g: G, seat: Seat, die: Die, to: number, how: 'flipped' | 'adjusted' | 'set.to'): void {
  const from = g.b.values[die];
  g.b.lastValue = from;
  g.b.touched = [die];
  g.b.values[die] = to;
  g.tell(how, { seat, die, from, to });
}

/** RP-8.2. */
export function* flip(g: G, seat: Seat, n: number, filter?: Dice): Flow {
  const done: Die[] = [];
  while (done.length < n) {
    const die = unlessDone(yield* g.maybeChoose(seat, 'die.flip', () => orDone(targets(g, seat, filter, done))));
    if (die === null) return;
    done.push(die);
    turnTo(g, seat, die, opposite(die, g.b.values[die]), 'flipped');
  }
}

/** RP-8.6, RP-8.7: it does not wrap. */
export function steps(
  seen: Seen,
  _seat: Seat,
  dice: readonly Die[],
  by: 'up' | 'down' | 'either',
  most: number,
): Step[] {
  const found: Step[] = [];
  for (const die of dice) {
    const value = seen.b.values[die];
    for (let amount = 1; amount <= most; amount++) {
      if (by !== 'down' && value + amount <= highest(die)) found.push({ die, by: amount });
      if (by !== 'up' && value - amount >= lowest(die)) found.push({ die, by: -amount });
    }
  }
  return found;
}

function* stepOnce(g: G, seat: Seat, offer: () => readonly Step[]): Flow<Die | null> {
  const step = unlessDone(yield* g.maybeChoose(seat, 'die.adjust', () => orDone(offer())));
  if (step === null) return null;
  turnTo(g, seat, step.die, g.b.values[step.die] + step.by, 'adjusted');
  return step.die;
}

export function* adjust(
  g: G,
  seat: Seat,
  n: number,
  by: 'up' | 'down' | 'either',
  amount: number,
  filter?: Dice,
): Flow {
  const done: Die[] = [];
  while (done.length < n) {
    const die = yield* stepOnce(g, seat, () => steps(g, seat, targets(g, seat, filter, done), by, amount));
    if (die === null) return;
    done.push(die);
  }
}

/** One die up by 1 and then another down by 1. */
export function* shift(g: G, seat: Seat, filter?: Dice): Flow {
  const raised = yield* stepOnce(g, seat, () => steps(g, seat, targets(g, seat, filter), 'up', 1));
  if (raised === null) return;
  yield* stepOnce(g, seat, () => steps(g, seat, targets(g, seat, filter, [raised]), 'down', 1));
}

/** A die's new value as it falls. */
export const rollOf = (g: G, seat: Seat, die: Die, label: string): number =>
  FACES[DICE[die].kind][g.roll(label, seat, [DICE[die].kind])[0]];

/** RP-8.8: rolled so often; the owner keeps any of the rolls, or what it showed. */
export function* reroll(g: G, seat: Seat, n: number, keep: 'either' | 'new', rolls: number, filter?: Dice): Flow {
  if (!mayReroll(g, seat, 'dice')) return;
  const done: Die[] = [];
  while (done.length < n) {
    const die = unlessDone(yield* g.maybeChoose(seat, 'die.reroll', () => orDone(targets(g, seat, filter, done))));
    if (die === null) return;
    done.push(die);
    const from = g.b.values[die];
    const fallen = Array.from({ length: rolls }, () => rollOf(g, seat, die, 'reroll'));
    const kept = [...new Set(keep === 'either' ? [from, ...fallen] : fallen)];
    const to = yield* g.choose(seat, 'die.keep', () => kept, { about: { die, old: from, rolls: fallen } });
    g.b.lastValue = from;
    g.b.touched = [die];
    g.b.values[die] = to;
    g.tell('rerolled', { seat, die, from, rolls: fallen, to });
  }
}

export function* setTo(g: G, seat: Seat, to: number, filter?: Dice): Flow {
  const can = (die: Die) => to >= lowest(die) && to <= highest(die) && g.b.values[die] !== to;
  const offer = () => orDone(targets(g, seat, filter).filter(can));
  const die = unlessDone(yield* g.maybeChoose(seat, 'die.set', offer, { about: { to } }));
  if (die !== null) turnTo(g, seat, die, to, 'set.to');
}

/** One die takes the value of another, as far as it has such a face. */
export function* copyValue(g: G, seat: Seat, effect: EffectOf<'copy'>): Flow {
  const { spaces } = g.b.heroes[seat];
  const models = (die: Die): Die[] =>
    diceOn(g.b.heroes[seat]).filter((other) => {
      const [here, there] = [spaces.indexOf(die), spaces.indexOf(other)];
      const near =
        effect.from === 'sheet' ||
        (effect.from === 'row' ? rowOf(here) === rowOf(there) : here % COLUMNS === there % COLUMNS);
      const value = g.b.values[other];
      const same = !effect.sameKind || DICE[die].kind === DICE[other].kind;
      return near && same && value !== g.b.values[die] && value >= lowest(die) && value <= highest(die);
    });
  const able = () => targets(g, seat, effect.dice).filter((one) => models(one).length > 0);
  const die = unlessDone(yield* g.maybeChoose(seat, 'die.copy.to', () => orDone(able())));
  if (die === null) return;
  const model = unlessDone(yield* g.maybeChoose(seat, 'die.copy.from', () => orDone(models(die)), { about: { die } }));
  if (model !== null) turnTo(g, seat, die, g.b.values[model], 'set.to');
}

type Scope = EffectOf<'swap'>['scope'];

/** RP-8.3 to RP-8.5: two dice change places, values and all; an empty space is no die. */
export function partners(seen: Seen, seat: Seat, die: Die, scope: Scope): Die[] {
  const isPartner = partnerOf(seen, seat, scope);
  return targets(seen, seat).filter((other) => isPartner(die, other));
}

function partnerOf(seen: Seen, seat: Seat, scope: Scope): (die: Die, other: Die) => boolean {
  const { spaces } = seen.b.heroes[seat];
  const withinRows = scope === 'row' || scope === 'neighbours' || bansOf(seen, seat, 'swap-rows').length > 0;
  return (die, other) => {
    if (die === other) return false;
    if (scope === 'colour' && !DICE[die].colours.some((colour) => DICE[other].colours.includes(colour))) return false;
    const [here, there] = [spaces.indexOf(die), spaces.indexOf(other)];
    return (
      (!withinRows || rowOf(here) === rowOf(there)) &&
      (scope !== 'neighbours' || Math.abs(here - there) === 1) &&
      (scope !== 'column' || here % COLUMNS === there % COLUMNS)
    );
  };
}

export function* swap(g: G, seat: Seat, n: number, scope: Scope, filter?: Dice): Flow {
  const { spaces } = g.b.heroes[seat];
  const stale = filter?.touched === false ? [...g.b.touched] : []; // "two other dice"
  for (let times = 0; times < n; times++) {
    const fresh = (dice: readonly Die[]) => dice.filter((die) => !stale.includes(die));
    const able = () => {
      const isPartner = partnerOf(g, seat, scope);
      const all = fresh(targets(g, seat));
      return fresh(targets(g, seat, filter)).filter((die) => all.some((other) => isPartner(die, other)));
    };
    const one = unlessDone(yield* g.maybeChoose(seat, 'swap.first', () => orDone(able())));
    if (one === null) return;
    const others = () => orDone(fresh(partners(g, seat, one, scope)));
    const two = unlessDone(yield* g.maybeChoose(seat, 'swap.second', others, { about: { die: one } }));
    if (two === null) return;
    const [here, there] = [spaces.indexOf(one), spaces.indexOf(two)];
    spaces[here] = two;
    spaces[there] = one;
    g.b.lastValue = NONE;
    g.b.touched = [one, two];
    g.tell('swapped', { seat, one, two });
  }
}

export const diceEffects: Doings<'flip' | 'adjust' | 'shift' | 'reroll' | 'set' | 'copy' | 'swap'> = {
  flip: (g, seat, { n, dice }) => flip(g, seat, n, dice),
  adjust: (g, seat, { n, by, amount = 1, dice }) => adjust(g, seat, n, by, amount, dice),
  shift: (g, seat, { dice }) => shift(g, seat, dice),
  reroll: (g, seat, { n, keep, dice }) => reroll(g, seat, n, keep, 1, dice),
  set: (g, seat, { to, dice }) => setTo(g, seat, to, dice),
  copy: (g, seat, effect) => copyValue(g, seat, effect),
  swap: (g, seat, { n, scope, dice }) => swap(g, seat, n, scope, dice),
};
