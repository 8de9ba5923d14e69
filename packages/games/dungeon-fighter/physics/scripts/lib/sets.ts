/** The requirement sets that the card list can produce (DF-C3 to DF-C7): where aims and records are kept for. */
import { REQUIREMENTS, type Requirement } from '../../types';

/** Monsters and Bosses, with every stage of Madness. */
const MONSTERS: readonly (readonly Requirement[])[] = [
  [],
  ['pond'],
  ['weak-hand'],
  ['eye-level'],
  ['jump'],
  ['ice-floe'],
  ['prayer'],
  ['punch'],
  ['x'],
  ['weak-hand', 'jump'],
  ['weak-hand', 'jump', 'eye-level'],
  ['ice-wall'],
  ['waterfall'],
  ['head'],
  ['under-table'],
  ['blind'],
  ['card-flick'],
  ['card-flick', 'prayer'],
  ['card-flick', 'prayer', 'pond'],
  ['weak-hand', 'jump', 'ice-floe'],
];
const DUNGEONS: readonly (Requirement | null)[] = [
  null,
  'eye-level',
  'prayer',
  'jump',
  'card-flick',
  'waterfall',
  'weak-hand',
  'ice-floe',
  'punch',
  'blind',
];
/** Used Weapons, and the Melody. */
const EXTRAS: readonly (Requirement | null)[] = [
  null,
  'head',
  'eye-level',
  'jump',
  'blind',
  'weak-hand',
  'prayer',
  'x',
  'dancing',
];

const inOrder = (reqs: readonly (Requirement | null)[]): Requirement[] =>
  REQUIREMENTS.filter((requirement) => reqs.includes(requirement));

/** Every set of at most so many requirements that a Monster, a Dungeon card and up to two extras make. */
export function setsOf(size: number): Requirement[][] {
  const sets = new Map<string, Requirement[]>();
  for (const monster of MONSTERS) {
    for (const dungeon of DUNGEONS) {
      for (const extra of EXTRAS) {
        for (const other of EXTRAS) {
          const set = inOrder([...monster, dungeon, extra, other]);
          if (set.length === size) sets.set(set.join('+'), set);
        }
      }
    }
  }
  return [...sets.values()];
}
