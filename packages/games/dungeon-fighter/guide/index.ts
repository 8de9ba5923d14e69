/** The guided first game and the summary on one page: data and words for whoever teaches Dungeon Fighter. */
import type { Words } from '@tabard/content';
import type { Script } from '@tabard/kernel';
import { builtIn } from '../content';
import de from './de.yaml';
import en from './en.yaml';
import firstGame from './first-game.yaml';

/** Cards by their ids, the first one drawn first. */
interface Written {
  readonly cards: {
    readonly rooms: readonly string[];
    readonly wares: readonly string[];
    readonly monsters: { readonly [level: string]: readonly string[] };
  };
  readonly match: { readonly script: Script };
}

const { cards, match, ...rest } = firstGame as Written;

interface Named {
  readonly id: string;
  readonly box: string;
}

const inTheBox = (deck: readonly Named[]): number[] => deck.flatMap(({ box }, card) => (box === 'ice' ? [card] : []));

function numbersOf(deck: readonly Named[], ids: readonly string[]): number[] {
  return ids.map((id) => {
    const card = deck.findIndex((each) => each.id === id);
    if (card < 0) throw new Error(`the lesson names no card: ${id}`);
    return card;
  });
}

/** A deck with these cards on top; the top is the end. What lies below is in no order that matters. */
function stacked(deck: readonly Named[], ids: readonly string[]): number[] {
  const first = numbersOf(deck, ids);
  return [...inTheBox(deck).filter((card) => !first.includes(card)), ...first.reverse()];
}

/** The three Monsters of a level that are dealt lie first in its pile, the last of them on top (DF-2.8). */
function dealt(level: number, ids: readonly string[]): number[] {
  const { monsters } = builtIn;
  const first = numbersOf(monsters, ids);
  const others = inTheBox(monsters).filter((card) => monsters[card].level === level && !first.includes(card));
  return [...first.reverse(), ...others];
}

const monsterScript = Object.entries(cards.monsters).map(([level, ids]) => [
  `monsters.${level}`,
  [dealt(Number(level), ids)],
]);

/** What a lesson is, the teacher knows (packages/page/lesson/guide.ts). */
export const lesson: unknown = {
  ...rest,
  match: {
    ...match,
    script: {
      ...match.script,
      dungeon: [stacked(builtIn.dungeon, cards.rooms)],
      shop: [stacked(builtIn.equipment, cards.wares)],
      ...Object.fromEntries(monsterScript),
    },
  },
};

export const words: { readonly [language: string]: Words } = { en: en as Words, de: de as Words };
