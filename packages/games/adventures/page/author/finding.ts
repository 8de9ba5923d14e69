/** Where a finding of lint points. */
import type { Placed } from '../../story';

type Pointing = Pick<Placed, 'path' | 'text'>;

/** The entry that it is about; null: something else of the book. */
export function labelOf({ path, text }: Pointing): string | null {
  if ((path[0] === 'entries' || path[0] === 'tome') && path.length > 1) return String(path[1]);
  if (text === undefined) return null;
  const [label] = text.split(/\.(?=[a-z])/);
  return label === text ? null : label;
}

/** The way inside the book, as lint writes it: `A.do[0].goto`. */
export const whereOf = ({ path, text }: Pointing): string =>
  text ??
  path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i ? '.' : ''}${part}`))
    .join('')
    .replace(/^(entries|tome)\./, '');
