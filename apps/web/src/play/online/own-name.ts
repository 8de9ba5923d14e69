/**
 * What whoever sits before this browser is called at tables of an inn: asked once, and changed wherever it stands. Anybody may
 * have written there: what is no name is none.
 */
import { nameIn } from '@tabard/content/names';
import { NAME_LIMIT } from '../begin/table-choice';

const STORE = 'tabard.name';

/** Empty: nobody has said. */
export function ownName(): string {
  try {
    return nameIn(localStorage.getItem(STORE) ?? '', NAME_LIMIT) ?? '';
  } catch {
    return '';
  }
}

export function keepName(name: string): void {
  const called = nameIn(name, NAME_LIMIT);
  if (called === null || called === undefined) return;
  try {
    localStorage.setItem(STORE, called);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
