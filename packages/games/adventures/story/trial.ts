/**
 * A book played from any of its entries, by the rules themselves: a party is seated, the adventure is set up, what is said
 * to have happened before happens by the book's own effects, and the entry is opened. Such a match goes on from a board
 * that nobody played to, so no record is ever made of it.
 */
import { type AnyGame, quickStream, type Save, type Stream } from '@tabard/kernel';
import type { Content } from '../content';
import type { Book } from '../content/book';
import { LIST, parseLabel } from '../content/labels';
import type { Effect } from '../content/storybook';
import { adventuresWith } from '../rules';
import type { Adventures, G } from '../rules/board';
import { restore, seatCharacter } from '../rules/campaign/restore';
import { type CampaignSave, newCampaign } from '../rules/campaign/save';
import { setUpAdventure } from '../rules/campaign/setup';
import { farEnd } from '../rules/map/paths';
import { start } from '../rules/start';
import { resolve } from '../rules/story/effects';
import { drive, type Mind, verbsFor } from '../solver/table';
import { outfitted } from '../solver/typical';
import { wealthFor } from './odds';
import { numberOf } from './seed';

export interface Trial {
  /** The entry that is opened. */
  readonly label: string;
  /** Ids of pregenerated characters, one a seat. */
  readonly heroes: readonly string[];
  readonly legendary: boolean;
  /** Where the party stands; without it, where the entry belongs. */
  readonly at?: string;
  /** What the party's journal says; without it, as a new one does. */
  readonly journal?: Partial<Pick<CampaignSave, 'gold' | 'xp' | 'favor'>>;
  /** What has happened before: keywords, items, titles, whatever an effect can bring about. */
  readonly before: readonly Effect[];
  readonly seed: string;
}

/** Something in the way of a trial, in a sentence. */
export class TrialError extends Error {
  override readonly name = 'TrialError';
}

/** Roll Player Adventures with the book that an author has open. */
export function trialGame(content: Content): AnyGame {
  return adventuresWith(content, { trial: 'an open book' });
}

export function trialSave(game: AnyGame, book: Book, trial: Trial): Save {
  const content = game.content as Content;
  const seats = trial.heroes.length;
  if (!book.entries[trial.label]) throw new TrialError(`the book ${book.id} has no entry ${trial.label}`);
  const chance = quickStream(numberOf(trial.seed));
  const g = verbsFor(content, seats, chance);
  g.b = start(g);
  g.b.book = content.books.indexOf(book);
  seat(g, book, trial);
  drive(g, setUpAdventure(g), firstAnswer);
  if (book.source.setup.encounters?.place === 'shuffle') shuffle(g.b.encounterNumbers, chance);
  const { stage } = g.b;
  for (const effect of trial.before) drive(g, resolve(g, effect, 'trial'), firstAnswer);
  g.b.stage = stage;
  open(g, book, trial);
  const mode = g.b.legendary === 1 ? 'legendary' : 'normal';
  const options = { book: book.kind === 'tutorial' ? 'tutorial' : 'next', mode };
  return {
    format: 1,
    game: game.id,
    version: game.version,
    packs: game.packs,
    setup: { seats, options, seed: trial.seed },
    board: g.b,
    wishes: trial.heroes.map(() => ({})),
    answers: 0,
    openFrom: 0,
    entries: [],
    position: 0,
  };
}

/** Whatever is asked while the table is laid: whoever comes first. */
const firstAnswer: Mind = (_g, [{ seat: asked, options }]) => ({ seat: asked, option: options[0] });

// ---- who walks

function seat(g: G, book: Book, { heroes, legendary, journal }: Trial): void {
  const save = { ...campaignOf(g, book, heroes, legendary), ...journal };
  restore(g, save);
  save.characters.forEach((one, at) => {
    seatCharacter(g, at, one);
  });
}

/** A campaign as it may stand before this book; what the author wants otherwise is said in effects. */
function campaignOf({ content }: G, book: Book, heroes: readonly string[], legendary: boolean): CampaignSave {
  const wealth = wealthFor(book, heroes.length);
  const outfit = outfitted(content, heroes, wealth, 1);
  const characters = outfit.map((hero, i) => ({
    name: heroes[i],
    race: content.characters.find(({ id }) => id === heroes[i])!.race,
    class: hero.class,
    portrait: heroes[i],
    health: hero.health ?? wealth.health,
    scores: [...hero.scores],
    hand: [...hero.hand],
  }));
  return newCampaign(characters, {
    legendary: legendary && book.kind !== 'tutorial', // RA-35.1
    mastery: wealth.mastery,
    combatDice: wealth.combatDice,
    completed: book.kind === 'main' ? book.number - 1 : book.kind === 'sidequest' ? 1 : 0,
  });
}

// ---- where it is

function open({ b }: G, book: Book, { label, at }: Trial): void {
  const read = parseLabel(label);
  const own = read && 'place' in read ? read.place : null;
  const wanted = own ?? at ?? b.map.at ?? book.source.setup.party;
  const place = book.locations[wanted] ? wanted : book.source.setup.party;
  b.map.at = place;
  b.story.label = label;
  b.stage = 'entry';
  if (read?.kind === 'encounter') {
    onThePath(b, book, place, read.number);
    return;
  }
  if (!b.map.explored.includes(place)) b.map.explored.push(place);
  b.story.list = listAt(book, place);
  if (read?.kind === 'death') {
    b.deathMarks = read.number;
    Object.assign(b.story, { caller: b.story.list ? LIST : place, callerList: b.story.list, died: 1 });
  }
}

/** The list that the party may have been offered last where it stands. */
function listAt({ entries }: Book, place: string): string | null {
  const isOf = (label: string) => {
    const read = parseLabel(label);
    return read?.kind === 'plain' && read.place === place;
  };
  return [place, ...Object.keys(entries).filter(isOf)].find((label) => entries[label]?.choose) ?? null;
}

/** RA-10: an encounter is met beside its token, on a path that has a space for one. */
function onThePath(b: Adventures, book: Book, place: string, number: number): void {
  const ways = Object.values(book.paths).filter(({ space, ends }) => space && ends.every((end) => book.locations[end]));
  const way = ways.find(({ ends }) => ends.includes(place)) ?? ways[0];
  if (!way) throw new TrialError('no path of this map has a space on which an encounter could be met');
  const from = way.ends.includes(place) && farEnd(way, place) !== null ? place : way.ends[0];
  const token = b.spaces.indexOf(way.space!);
  if (token >= 0) {
    b.spaces.splice(token, 1);
    b.encounterNumbers.splice(token, 1);
  }
  b.map.at = null; // RA-R31
  b.map.move = { from, path: way.id, entered: from, to: farEnd(way, from)! };
  b.map.encounter = { space: way.space!, number, closing: '' };
  b.story.list = null;
}

// ---- chance

function shuffle(list: number[], chance: Stream): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
