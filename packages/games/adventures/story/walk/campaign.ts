/** One party through all the books in their order, carrying what it has: what `tabard story walk --campaign` counts. */
import { type GameEvent, type Plain, quickStream } from '@tabard/kernel';
import type { Content } from '../../content';
import { ENDING_TITLES, FIRST_COMBAT_DICE } from '../../content/limits';
import type { Storybook } from '../../content/storybook';
import type { Adventures, Seen } from '../../rules/board';
import { readLuggage } from '../../rules/campaign/brings';
import { saveOf } from '../../rules/campaign/save';
import { numberOf } from '../seed';
import type { BookWords } from '../words';
import { PartyMind } from './minds';
import { measure, play, startBook, type Walked, type WalkSetup } from './walk';

export interface CampaignBook {
  readonly book: Storybook;
  readonly words: BookWords;
}

/** One book of a walk: what was met in it, and with what the party came. */
export interface Chapter extends Walked {
  readonly book: string;
  /** The combat dice limit on entering (ledger, 5.7). */
  readonly combatDice: number;
  /** Cards of the whole party on entering. */
  readonly cards: number;
  /** Favour with each faction when it was over. */
  readonly favor: readonly number[];
}

export interface CampaignWalk {
  readonly chapters: readonly Chapter[];
  /** The title with which it ended; null: it did not. */
  readonly ending: number | null;
  readonly titles: readonly number[];
  readonly trouble: string | null;
}

/** RA-2: a character's first hand. */
const FIRST_HAND = 7;
const SIDEQUEST_AFTER = 10;

/** The sidequest is walked by every second party, after another book each time. */
function orderFor(books: readonly CampaignBook[], number: number): readonly CampaignBook[] {
  const main = books.filter(({ book }) => book.adventure.kind === 'main');
  const side = books.find(({ book }) => book.adventure.kind === 'sidequest');
  const inOrder = main.toSorted((a, b) => a.book.adventure.number - b.book.adventure.number);
  if (!side || number % 2 === 1) return inOrder;
  const after = 1 + (Math.floor(number / 2) % SIDEQUEST_AFTER);
  return [...inOrder.slice(0, after), side, ...inOrder.slice(after)];
}

export function walkCampaign(content: Content, books: readonly CampaignBook[], setup: WalkSetup): CampaignWalk {
  const { seats, temper, legendary, number, seed } = setup;
  const chapters: Chapter[] = [];
  let brought: Plain = null;
  let board: Adventures | null = null;
  for (const { book, words } of orderFor(books, number)) {
    const { id } = book.adventure;
    const match = startBook(content, book, { seats, legendary, seed: `${seed}.${id}`, brought });
    const mind = new PartyMind(temper, quickStream(numberOf(`${seed}:${number}:${id}`)));
    const { trouble } = play(match, mind);
    board = match.board as Adventures;
    chapters.push({
      ...measure(storyOf(match.eventsFor('everything')), content, book, words, seats),
      trouble,
      book: id,
      ...broughtAlong(brought, seats),
      favor: board.favor.slice(),
    });
    if (trouble !== null || !match.standing) break;
    brought = { campaign: saveOf(match.seen('everything') as Seen) } as Plain;
  }
  const titles = board?.titles.slice() ?? [];
  const trouble = chapters.find((one) => one.trouble !== null);
  return {
    chapters,
    ending: ENDING_TITLES.find((title) => titles.includes(title)) ?? null,
    titles,
    trouble: trouble ? `${trouble.book}: ${trouble.trouble}` : null,
  };
}

/** From the first page to THE END: what was laid out before, and bought after, is no gift of the book. */
function storyOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const first = events.findIndex(({ type }) => type === 'entry.opened');
  const over = events.findIndex(({ type }) => type === 'adventure.over');
  return events.slice(Math.max(0, first), over < 0 ? undefined : over);
}

function broughtAlong(brought: Plain, seats: number): Pick<Chapter, 'combatDice' | 'cards'> {
  const { campaign: save } = readLuggage(brought);
  if (!save) return { combatDice: FIRST_COMBAT_DICE, cards: FIRST_HAND * seats };
  return {
    combatDice: save.combatDice,
    cards: save.characters.reduce((sum, { hand }) => sum + hand.length, 0),
  };
}
