/**
 * What the books of the campaign have agreed on about titles (docs/the-ninth-toll.md): which of them exclude each other, and
 * who is gone where one of them is held. The tools read it; the rules know nothing of it.
 */

/** Of each group a party holds exactly one once its book is over; from book 6 on it may have been sold. */
export const FATES: readonly (readonly number[])[] = [
  [18, 19, 20],
  [27, 28, 29],
  [36, 37, 38, 39, 40],
  [54, 55, 56, 57],
  [59, 60],
  [64, 65],
  [73, 74, 75],
  [76, 78, 79],
  [82, 86],
  [83, 85],
  [84, 87],
  [93, 94, 95, 96],
];

/** Not one of a group, but never together either. */
export const APART: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [9, 16],
  [16, 17],
  [21, 22],
  [21, 23],
  [21, 24],
  [45, 47],
  [46, 47],
  [47, 49],
  [50, 70],
  [65, 95],
  [102, 103],
  [103, 104],
  [103, 105],
  [103, 106],
  [104, 105],
  [104, 106],
  [105, 106],
];

export interface Person {
  readonly name: string;
  /** Where this title is held, the person is gone. */
  readonly gone: number;
}

export const PEOPLE: readonly Person[] = [
  { name: 'Tern', gone: 8 },
  { name: 'Mr Quillow', gone: 16 },
  { name: 'Sib Pollard', gone: 16 },
  { name: 'Linnet', gone: 23 },
  { name: 'Corm', gone: 24 },
  { name: 'Brine', gone: 65 },
];

/** Whether a party can hold all of these at once. */
export function mayBeHeld(titles: ReadonlySet<number>): boolean {
  const together = (group: readonly number[]) => group.filter((title) => titles.has(title)).length;
  return FATES.every((group) => together(group) <= 1) && APART.every((pair) => together(pair) <= 1);
}
