/** A match of Roll Player Adventures in the midst of a challenge, and a campaign that goes on: for tests of what is shown then. */

import { type Scenario, scenario } from '@tabard/testkit';
import adventures, { type Content, newCampaign } from '../index';

const content = adventures.game.content as Content;

export type Given = { readonly [name: string]: unknown };
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
