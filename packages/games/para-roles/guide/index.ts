/** The guided first game and the summary on one page: data and words for whoever teaches Para Roles. */
import type { Words } from '@tabard/content';
import type { Script } from '@tabard/kernel';
import { between, type Card, cardNamed, FULL_PACK } from '../rules/cards/cards';
import de from './de.yaml';
import en from './en.yaml';
import firstGame from './first-game.yaml';

interface Written {
  readonly cards: { readonly deck: readonly string[][]; readonly enemies: readonly string[] };
  readonly match: { readonly script: Script };
}

const { cards, match, ...rest } = firstGame as Written;

/** The cards of A Walk in the Woods (PR-28.2). */
const WOODS = between(2, 10);
const NO_ORDER = 20;

/** A pack with these cards on top, the first one drawn first; the top is the end. What lies below is in no order. */
function stacked(pack: readonly Card[], names: readonly string[]): Card[] {
  const first = names.map(cardNamed);
  const below = FULL_PACK.map((card) => ((card + 1) * NO_ORDER) % (FULL_PACK.length + 1)).map((card) => card - 1);
  return [...below.filter((card) => pack.includes(card) && !first.includes(card)), ...first.reverse()];
}

/** What a lesson is, the teacher knows (packages/page/lesson/guide.ts). */
export const lesson: unknown = {
  ...rest,
  match: {
    ...match,
    script: {
      ...match.script,
      deck: cards.deck.map((names) => stacked(FULL_PACK, names)),
      enemies: [stacked(WOODS, cards.enemies)],
    },
  },
};

export const words: { readonly [language: string]: Words } = { en: en as Words, de: de as Words };
