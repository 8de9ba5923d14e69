/** 3. Dice and groups, 8. the white die: what the dice on the table are worth together. */
import { type Why, why } from '@tabard/kernel';
import type { Content, DieKind, Face } from '../content';
import { type DarkMinions, NONE, powerInPlay, type Seen } from './board';
import type { DicePick } from './questions';

export type { DicePick };

const MOST_DICE = 6;
const SETS = 1 << MOST_DICE;

const PICKS: readonly DicePick[] = Array.from({ length: SETS }, (_, set) => {
  const dice = Array.from({ length: MOST_DICE }, (_, die) => die).filter((die) => (set >> die) & 1);
  return { key: dice.join('+'), dice };
});

const BY_KEY = new Map(PICKS.slice(1).map((pick) => [pick.key, pick]));

/** These dice as a choice. */
export const pickOf = (dice: readonly number[]): DicePick => PICKS[dice.reduce((set, die) => set | (1 << die), 0)];

export const pickNamed = (key: string): DicePick | undefined => BY_KEY.get(key);

/** By set of dice: its non-empty subsets, single dice first. */
const SUBSETS: readonly (readonly DicePick[])[] = PICKS.map((_, all) =>
  PICKS.filter((_, set) => set > 0 && (set & all) === set).sort((x, y) => x.dice.length - y.dice.length),
);

/** Every choice among the dice not committed yet. */
export function freePicks(b: DarkMinions): readonly DicePick[] {
  let free = 0;
  for (let die = 0; die < b.dice.length; die++) if (b.use[die] === 'free') free |= 1 << die;
  return SUBSETS[free];
}

export const faceOf = (b: DarkMinions, c: Content, die: number): Face => c.dice[b.dice[die]][b.face[die]];

const isNumeric = (face: Face): boolean => face.kind === 'number' || face.kind === 'plus';

/** What a die counts now, with Scourge and G'rahl (DM-18.8, DM-18.10, DM-18.17): read when it is committed (DM-3.10). */
export function dieValue(g: Seen, die: number): number {
  const { b, content: c } = g;
  const face = faceOf(b, c, die);
  if (!isNumeric(face)) return 0; // DM-18.18 skulls do not change
  let value = face.value;
  const scourge = c.overlordWith.scourge;
  if (powerInPlay(b, c, 'scourge')) {
    const spared = g.options.scourgeOwner === 'spared' && b.holder[scourge] === b.turn; // DM-R47
    if (!spared) value -= c.rule.scourge;
  }
  if (powerInPlay(b, c, 'grahl') && b.holder[c.overlordWith.grahl] === b.turn) value += c.rule.grahl;
  return Math.max(c.rule.dieAtLeast, value);
}

/** A plus stays a plus and a number a number, whatever it counts (DM-18.19). */
const isPlus = (b: DarkMinions, c: Content, die: number): boolean => faceOf(b, c, die).kind === 'plus';

/** The white die swapped in for another (not the bonus of level 5): its numbers only help others (DM-8.5, DM-8.6). */
function isHelper(g: Seen, die: number): boolean {
  return g.b.dice[die] === 'white' && g.b.whiteIsBonus === 0 && g.options.whiteAlone !== 'always'; // DM-R33
}

/** Why these dice cannot be one group (DM-3.7): a base die and plus faces added to it. `sumClause`: what forbids sums. */
export function groupForbidden(g: Seen, { dice }: DicePick, sumClause: 'DM-4.4' | 'DM-7.3'): Why | null {
  const { b, content: c } = g;
  let numbers = 0;
  let bases = 0;
  for (const die of dice) {
    if (!isNumeric(faceOf(b, c, die))) return why('DM-3.8');
    if (dieValue(g, die) === 0) return why('DM-3.11');
    if (!isPlus(b, c, die)) numbers += 1;
    if (!isHelper(g, die)) bases += 1;
  }
  if (numbers > 1 && g.options.plusFrom !== 'any-die') return why(dice.length === numbers ? sumClause : 'DM-3.6'); // DM-R2
  return bases === 0 ? why('DM-8.5') : null;
}

/** A group's value: the sum; where any die may serve as a +1, all numbers but the highest count 1 (DM-R2). */
export function groupValue(g: Seen, { dice }: DicePick): number {
  const { b, content: c } = g;
  let value = 0;
  let highest = 0;
  for (const die of dice) {
    const own = dieValue(g, die);
    if (isPlus(b, c, die)) value += own;
    else {
      value += Math.min(own, highest) > 0 ? 1 : 0;
      highest = Math.max(highest, own);
    }
  }
  return value + highest;
}

/** Why these dice cannot be added up for a respawn (DM-5.1) or a price (DM-16.4). */
export function sumForbidden(g: Seen, { dice }: DicePick, skullClause: 'DM-3.8' | 'DM-16.7'): Why | null {
  const { b, content: c } = g;
  for (const die of dice) {
    const face = faceOf(b, c, die);
    if (!isNumeric(face)) return why(face.kind === 'skull' ? skullClause : 'DM-19.8');
    if (dieValue(g, die) === 0) return why('DM-3.11');
  }
  return dice.every((die) => isHelper(g, die)) ? why('DM-8.6') : null;
}

export function sumOf(g: Seen, { dice }: DicePick): number {
  let total = 0;
  for (const die of dice) total += dieValue(g, die);
  return total;
}

/** The best value a single group can reach now: the highest number and every plus; 0 when no die has such a use. */
export function bestGroup(g: Seen): number {
  const { b, content: c } = g;
  let highest = 0;
  let numbers = 0;
  let plus = 0;
  let bases = 0;
  for (let die = 0; die < b.dice.length; die++) {
    if (b.use[die] !== 'free') continue;
    const value = dieValue(g, die);
    if (value === 0) continue;
    if (!isHelper(g, die)) bases += 1;
    if (isPlus(b, c, die)) plus += value;
    else {
      numbers += 1;
      highest = Math.max(highest, value);
    }
  }
  if (bases === 0) return 0;
  return highest + plus + (g.options.plusFrom === 'any-die' ? Math.max(0, numbers - 1) : 0);
}

/** The best sum all dice together can reach now (DM-5.1, DM-16.4). */
export function bestSum(g: Seen): number {
  const { b } = g;
  let total = 0;
  let bases = 0;
  for (let die = 0; die < b.dice.length; die++) {
    if (b.use[die] !== 'free') continue;
    const value = dieValue(g, die);
    total += value;
    if (value > 0 && !isHelper(g, die)) bases += 1;
  }
  return bases === 0 ? 0 : total;
}

/** Dice are told as kinds and faces. */
export const told = (b: DarkMinions, dice: readonly number[]): { dice: DieKind[]; faces: number[] } => ({
  dice: dice.map((die) => b.dice[die]),
  faces: dice.map((die) => b.face[die]),
});

/** DM-3.9 A die serves one use a turn; DM-R62 it lies where it was used. */
export function spend(
  b: DarkMinions,
  dice: readonly number[],
  use: DarkMinions['use'][number],
  at: number = NONE,
): void {
  for (const die of dice) {
    b.use[die] = use;
    b.useAt[die] = at;
  }
}

/** Asked of every candidate: no list is made for it. */
export const hasFreeDice = (b: DarkMinions): boolean => b.use.includes('free');

export const freeDice = (b: DarkMinions): number[] => {
  const free: number[] = [];
  for (let die = 0; die < b.dice.length; die++) if (b.use[die] === 'free') free.push(die);
  return free;
};
