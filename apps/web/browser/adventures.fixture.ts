/** A table of Roll Player Adventures in the midst of a challenge, as it would have been left there. */
import adventures, { type Content, newCampaign } from '@tabard/adventures';
import { botsFor } from '@tabard/bots';
import type { Plain } from '@tabard/kernel';
import { Table, type TableSave } from '@tabard/table';
import { type Scenario, scenario } from '@tabard/testkit';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../src/storage/saved';
import { ANSWERS, firstSeen } from './play.fixture';
import { leaveTable } from './shelf.fixture';

const content = adventures.game.content as Content;

type Given = { readonly [name: string]: unknown };
/** As they would sit down: persons first, then companions. */
export interface Seating {
  readonly persons: number;
  readonly companions?: number;
}
export interface Left extends Seating {
  readonly board: Given;
  readonly given?: Given;
  /** Answers from there, by whoever is asked; `1 done`: by that seat. */
  readonly answers?: readonly string[];
  readonly seed?: string;
}

export const bookCalled = (slug: string): number => content.books.findIndex((book) => book.slug === slug);
const BOOK = bookCalled('low-water');
const labelWith = (kind: 'check' | 'combat'): string =>
  Object.keys(content.books[BOOK].entries).find((label) => content.books[BOOK].entries[label][kind])!;

const none = (seats: number): number[] => new Array<number>(seats).fill(0);

/** Three enemies at once: more than any book of the house sends against a party, and as many as the rules allow. */
export function threeEnemies(seats: number, numbers: readonly number[] = [9, 13, 4]): Given {
  const cards = numbers.map((number) => content.enemies.find((enemy) => enemy.number === number)!);
  return challengeOf(seats, 'combat', {
    enemies: numbers,
    modifiers: numbers.map((_, i) => (i === 0 ? [0] : [])),
    marker: numbers.map(() => 0),
    defeated: numbers.map(() => 0),
    slots: cards.flatMap(({ slots }, enemy) => slots.map((slot) => ({ enemy, ...slot }))),
  });
}

/** A row of a page of the skillbook. */
export function checkOf(seats: number, skill: string, difficulty: number): Given {
  const page = content.skills.findIndex(({ id }) => id === skill);
  return challengeOf(seats, 'check', {
    skill: page,
    difficulty,
    enemies: [],
    modifiers: [[]],
    marker: [0],
    defeated: [0],
    slots: content.skills[page].rows[difficulty - 1].slots.map((slot) => ({ enemy: 0, ...slot })),
  });
}

function challengeOf(seats: number, kind: 'check' | 'combat', more: Given): Given {
  const label = labelWith(kind);
  return {
    book: BOOK,
    stage: 'pool',
    story: { label },
    classState: none(seats),
    bonusLimit: 2,
    bonusTokens: 2,
    combatDice: 5,
    challenge: {
      kind,
      label,
      skill: 0,
      difficulty: 1,
      round: 1,
      diceLimit: 5,
      diceDelta: 0,
      drawn: 0,
      plays: none(seats),
      bonusUsed: none(seats),
      granted: none(seats),
      done: none(seats),
      powers: {},
      ...more,
    },
  };
}

export function arranged({ persons, companions = 0, board, given = {}, answers = [], seed = 'left' }: Left): Scenario {
  const seats = persons + companions;
  const heroes = content.characters.slice(0, seats);
  const game = scenario(adventures.game, adventures.scenarios!)
    .seats(seats)
    .seed(seed)
    .given({
      party: 'seated',
      hands: heroes.map(({ hand }) => [...hand]),
      scores: heroes.map(({ scores }) => [...scores]),
      classes: heroes.map((hero) => hero.class),
      ...given,
    } as never)
    .board(board as never);
  for (const answer of answers) {
    const [, seat, key] = /^(?:(\d) )?(.*)$/.exec(answer)!;
    game
      .seat(seat ? Number(seat) : game.match.pending.asks.find(({ options }) => options.includes(key))!.seat)
      .answers(key);
  }
  return game;
}

/** A campaign after its first book: so many characters as they began, legendary or not. */
export function campaignOf(players: number, more: Given = {}): Given {
  const colours = new Set<string>();
  const people = content.characters.filter((one) => {
    const { colour } = content.classes.find(({ id }) => id === one.class)!;
    return !colours.has(colour) && colours.add(colour);
  });
  const characters = people.slice(0, players).map(({ id, race, class: own, scores, hand }) => ({
    name: id,
    race,
    class: own,
    portrait: id,
    health: 17,
    scores: [...scores],
    hand: [...hand],
  }));
  return newCampaign(characters, { xp: 2, gold: 3, bonusLimit: 1, completed: 1, ...more });
}

const NAMES = ['Marta', 'Joris', 'Pell', 'Wenna'];

/** The next book of a campaign, all heroes one person's; nothing has been answered yet. */
export async function goOnAt(page: Page, address: string, id: string, seats: number, brought: Given): Promise<void> {
  const sitters = NAMES.slice(0, seats).map((name) => ({ name, kind: 'person', person: 0 }) as const);
  const setup = { match: { options: {}, seed: 'on', brought: brought as Plain }, sitters, whims: 1 };
  const { save } = Table.open(adventures.game, botsFor(adventures), setup);
  const head = { id, game: 'adventures', createdAt: 1, updatedAt: 1, title: 'Adventures', seats: sitters, over: false };
  await page.locator('.left-none, .left-row').first().waitFor(); // The inn has opened its shelf.
  await leaveTable(page, head, save);
  await page.goto(`${address}/play/${id}`);
}

const COMES = {
  over: '.game-over button:visible',
  wall: '.ra-characters[data-looks="false"] .ra-hanging[data-taken="false"]:visible',
  face: '.ra-face button:visible',
  asked: ANSWERS,
} as const;

/**
 * Until somebody is asked, or it is over. What leads to a check is read first, and then the dice are turned to; in a hand
 * the wall of characters is looked at first, and then one of them.
 */
export async function comes(page: Page): Promise<'asked' | 'over'> {
  for (;;) {
    const found = await firstSeen(page, COMES);
    if (found === 'asked' || found === 'over') return found;
    await page.locator(COMES[found]).first().click();
  }
}

/** What the browser's shelf holds of it. */
export function leftTable(id: string, left: Left): { readonly head: SavedGame; readonly save: TableSave } {
  const { persons, companions = 0 } = left;
  const match = arranged(left).match;
  const sitters = Array.from({ length: persons + companions }, (_, seat) =>
    seat < persons
      ? ({ name: NAMES[seat], kind: 'person', person: 0 } as const)
      : ({ name: NAMES[seat], kind: 'bot', bot: 'companion' } as const),
  );
  const { seats: _, ...setup } = match.setup;
  const opened = Table.open(adventures.game, botsFor(adventures), { match: setup, sitters, whims: 1 });
  const state = { ...opened.stands, moment: 0, match: match.save(), hash: match.hash(), answeredBy: [] };
  const head = {
    id,
    game: 'adventures',
    createdAt: 1,
    updatedAt: 1,
    title: 'Roll Player Adventures',
    seats: sitters,
    over: false,
  };
  return { head, save: { ...opened.log, from: state, entries: [], stands: state } };
}

/** Lays it on the browser's shelf and opens it. */
export async function sitDownAt(page: Page, address: string, id: string, left: Left): Promise<void> {
  const { head, save } = leftTable(id, left);
  await page.locator('.left-none, .left-row').first().waitFor(); // The inn has opened its shelf.
  await leaveTable(page, head, save);
  await page.goto(`${address}/play/${id}`);
}
