/** What outlasted a game and may be brought to another: parties, heroes. Small, so the browser's simple store is enough. */
import type { Plain } from '@tabard/kernel';

export interface Kept {
  readonly id: string;
  /** The game's id: "para-roles". */
  readonly game: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly what: Plain;
}

const STORE = 'tabard.kept';

/** What a text holds that can be used; anything else is left alone. */
export function parseKept(text: string | null): Kept[] {
  try {
    const list = JSON.parse(text ?? '[]') as (Kept | null)[];
    return list.filter((entry): entry is Kept => {
      const { id, game, title, at, what } = entry ?? ({} as Partial<Kept>);
      const isNamed = [id, game, title].every((word) => typeof word === 'string');
      return isNamed && typeof at === 'number' && what !== undefined;
    });
  } catch {
    return [];
  }
}

const all = (): Kept[] => {
  try {
    return parseKept(localStorage.getItem(STORE));
  } catch {
    return [];
  }
};

/** The newest first. */
export const keptFor = (game: string): Kept[] =>
  all()
    .filter((kept) => kept.game === game)
    .sort((a, b) => b.at - a.at);

/** The same id again replaces what was there. False: this browser keeps nothing. */
export function putKept(kept: Kept): boolean {
  return write([...all().filter(({ id }) => id !== kept.id), kept]);
}

export const deleteKept = (id: string): boolean => write(all().filter((kept) => kept.id !== id));

function write(list: readonly Kept[]): boolean {
  try {
    localStorage.setItem(STORE, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}
