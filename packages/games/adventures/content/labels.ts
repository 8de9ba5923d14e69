/** The labels of a storybook (ledger, 5.2) and what each says of its entry. */

export type Label =
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'base'; readonly place: string } // RA-5.2
  | { readonly kind: 'plain'; readonly place: string | null; readonly number: number } // RA-5.3; null: ANYk
  | { readonly kind: 'item'; readonly place: string | null; readonly items: readonly number[] } // RA-11.3, RA-11.5
  | { readonly kind: 'encounter'; readonly adventure: number; readonly number: number; readonly part: string }
  | { readonly kind: 'death'; readonly number: number; readonly part: string };

export const START = 'START';
export const THE_END = 'THE_END';
/** Targets that are no labels: the list offered last, and the base entry of where the marker stands. */
export const LIST = '@list';
export const HERE = '@here';

/** Plain entries use 1 to 30, items the numbers above (RA-R33). */
export const LAST_PLAIN = 30;
export const FIRST_ITEM = 31;
export const LAST_ITEM = 97;

const PLACE = /^([A-Z]|ANY)(\d+)(?:\.(\d+))?$/;
const ENCOUNTER = /^ADV(\d+)-(\d+)([a-z]?)$/;
const DEATH = /^Death-(\d+)([a-z]?)$/;

/** What a label says; null: it is not of a legal form (L01). */
export function parseLabel(text: string): Label | null {
  if (text === START) return { kind: 'start' };
  if (text === THE_END) return { kind: 'end' };
  if (/^[A-Z]$/.test(text)) return { kind: 'base', place: text };
  const encounter = ENCOUNTER.exec(text);
  if (encounter) {
    return { kind: 'encounter', adventure: Number(encounter[1]), number: Number(encounter[2]), part: encounter[3] };
  }
  const death = DEATH.exec(text);
  if (death) return { kind: 'death', number: Number(death[1]), part: death[2] };
  const found = PLACE.exec(text);
  if (!found) return null;
  const place = found[1] === 'ANY' ? null : found[1];
  const first = Number(found[2]);
  if (String(first) !== found[2] || first < 1 || first > LAST_ITEM) return null;
  if (found[3] !== undefined) {
    const second = Number(found[3]);
    const legal = String(second) === found[3] && first >= FIRST_ITEM && second <= LAST_ITEM;
    return legal ? { kind: 'item', place, items: [first, second] } : null;
  }
  return first <= LAST_PLAIN ? { kind: 'plain', place, number: first } : { kind: 'item', place, items: [first] };
}

/** RA-11.3, RA-11.5: the lower number, a point, the higher one. */
export const itemLabel = (place: string, items: readonly number[]): string =>
  `${place}${items
    .slice()
    .sort((a, b) => a - b)
    .join('.')}`;

/** Display order: START, letters, numbers, THE_END, then the tome. */
export function compareLabels(a: string, b: string): number {
  const [x, y] = [rank(a), rank(b)];
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return x[i] < y[i] ? -1 : 1;
  return 0;
}

function rank(text: string): readonly [number, string, number, number, string] {
  const label = parseLabel(text);
  switch (label?.kind) {
    case 'start':
      return [0, '', 0, 0, ''];
    case 'base':
      return [1, label.place, 0, 0, ''];
    case 'plain':
      return [1, label.place ?? 'ZANY', label.number, 0, ''];
    case 'item':
      return [1, label.place ?? 'ZANY', label.items[0], label.items[1] ?? 0, ''];
    case 'end':
      return [2, '', 0, 0, ''];
    case 'encounter':
      return [3, '', label.adventure, label.number, label.part];
    case 'death':
      return [4, '', label.number, 0, label.part];
    default:
      return [5, text, 0, 0, ''];
  }
}
