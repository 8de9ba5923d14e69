/** How a hero's Stars add up, one category after the other. Pure. */
import { CATEGORIES, type Category, type CharacterExport } from '../../index';

export interface Tally {
  readonly category: Category;
  readonly stars: number;
  /** With everything before it. */
  readonly sum: number;
}

const WITH_FAMILIARS: readonly Category[] = ['power', 'familiar-backstory', 'monster'];
const ALONE: readonly Category[] = ['gold', 'bonus'];

/** Only what counts in that mode: a base game has no Monster. */
export function tallyOf({ stars, game }: Pick<CharacterExport, 'stars' | 'game'>): Tally[] {
  let sum = 0;
  const counts = (category: Category) =>
    (game.mode !== 'base' || !WITH_FAMILIARS.includes(category)) && (game.solitaire || !ALONE.includes(category));
  return CATEGORIES.filter(counts).map((category) => {
    sum += stars.byCategory[category];
    return { category, stars: stars.byCategory[category], sum };
  });
}
