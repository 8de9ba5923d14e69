/** What the squire thinks with: its view of the game and a copy of a hero on which it may try things out. */
import type { Seat } from '@tabard/kernel';
import { type Ability, ATTRS, type Change, type Knob, type Score } from '../../content';
import { type Card, COLUMNS, FAM, type Hero, NONE, type OwnFiend, rowsOf, type Seen } from '../../rules/board';
import { amountOf, fits, holds } from '../../rules/cards/measure';
import type { Die } from '../../rules/sheet/dice';
import { GOAL, GOAL_MET } from '../weights/sheet';
import { bitOf, GOLD_BIT } from './colours';
import { goalOdds } from './odds';
import { readsDice } from './reads-dice';

/** A row and what is wanted of it. */
export interface RowGoal {
  readonly min: number;
  readonly width: number;
  readonly stars: number;
  readonly worth: number; // in Stars: what a goal met brings besides is in it
  readonly modifier: number; // of race and Weapons
  readonly odds: Float64Array; // goalOdds
}

export interface OwnTrait {
  readonly card: Card;
  readonly score: Score;
  readonly readsDice: boolean;
}

/** What Adventure cards promise whoever has so many tokens. */
export interface Promised {
  readonly tokens: number;
  readonly dice: number;
  readonly xp: number;
}

export interface Mind extends Seen {
  readonly seat: Seat;
  readonly hero: Hero; // a copy: spaces, cards, fiends and all
  readonly values: number[]; // a copy
  readonly left: number; // rounds after this one
  /** What follows from the cards at the sheet; `refit` brings it up to date. */
  rows: readonly RowGoal[];
  dieScores: readonly Change[]; // what makes dice count for more
  backstoryGold: boolean;
  classGold: boolean;
  traits: readonly OwnTrait[];
  combat: Combat;
  adventures: Promised | null; // of the Adventure cards, once reckoned
  isPlain: boolean; // no card makes dice count for more, no Trait looks at them
}

/** RP-5.4, by players. */
const ROUNDS = [12, 12, 11, 10, 10];

export function mindOf(seen: Seen, seat: Seat): Mind {
  const own = seen.b.heroes[seat];
  const hero: Hero = {
    ...own,
    spaces: [...own.spaces],
    stored: [...own.stored],
    hand: [...own.hand],
    cards: [...own.cards],
    fiends: [...own.fiends],
    trophies: [...own.trophies],
  };
  const values = [...seen.b.values];
  const heroes = [...seen.b.heroes];
  heroes[seat] = hero;
  const mind: Mind = {
    seats: seen.seats,
    options: seen.options,
    content: seen.content,
    b: { ...seen.b, values, heroes },
    seat,
    hero,
    values,
    left: roundsLeft(seen, own),
    rows: [],
    dieScores: [],
    backstoryGold: false,
    classGold: false,
    traits: [],
    isPlain: true,
    combat: noCombat(),
    adventures: null,
  };
  refit(mind);
  return mind;
}

/** Rounds to come after this one; the sheet must have room for their dice. */
function roundsLeft({ b, seats }: Seen, hero: Hero): number {
  let empty = -hero.stored.length - hero.hand.length;
  for (let space = 0; space < COLUMNS * rowsOf(b); space++) if (hero.spaces[space] === NONE) empty += 1;
  return Math.max(0, Math.min(ROUNDS[seats - 1] - b.round, empty));
}

/** What cards and Fiends change at the Monster. */
export interface Combat {
  dice: number;
  honorWorth: number;
  readonly result: Change[];
  mercenaryGold: number;
  mercenaryXp: number;
  rerollXp: number;
}

const noCombat = (): Combat => ({
  dice: 0,
  honorWorth: 0,
  result: [],
  mercenaryGold: 0,
  mercenaryXp: 0,
  rerollXp: 0,
});

/** The changes of the sheet's own numbers that cards make, gathered in one go. */
class Changes {
  readonly scores: number[] = new Array<number>(ATTRS.length).fill(0);
  readonly dieScores: Change[] = [];
  readonly combat = noCombat();
  slack = 0;
  backstoryGold = false;
  classGold = false;

  constructor(private readonly mind: Mind) {}

  add(abilities: readonly Ability[] | undefined): void {
    if (!abilities) return;
    for (const one of abilities) if ('change' in one) this.change(one);
  }

  private change(one: Change): void {
    ON_THE_SHEET[one.change]?.(this, one);
  }

  amount(one: Change): number {
    return holds(this.mind, this.mind.seat, one.if) ? amountOf(this.mind, this.mind.seat, { ...one, n: one.by }) : 0;
  }
}

type Gathering = (changes: Changes, one: Change) => void;
/** Not on the sheet: what it is worth over the rounds to come is in its weight (weights/abilities.ts). */
const WEIGHED = null;

/** What a change does to the sheet and at the Monster, as far as the mind reckons it: each is thought of, or it does not compile. */
const ON_THE_SHEET: { readonly [knob in Knob]: Gathering | typeof WEIGHED } = {
  'die-score': (changes, one) => changes.dieScores.push(one),
  score: (changes, one) => {
    for (let attr = 0; attr < ATTRS.length; attr++) {
      if (one.attr === undefined || one.attr === ATTRS[attr]) changes.scores[attr] += changes.amount(one);
    }
  },
  'power-slack': (changes, one) => {
    changes.slack += changes.amount(one);
  },
  'backstory-gold': (changes, one) => {
    changes.backstoryGold = changes.amount(one) > 0;
  },
  'class-gold': (changes, one) => {
    changes.classGold = changes.amount(one) > 0;
  },
  'monster-dice': (changes, one) => {
    changes.combat.dice += changes.amount(one);
  },
  'honor-worth': (changes, one) => {
    changes.combat.honorWorth += changes.amount(one);
  },
  'monster-result': ({ combat }, one) => combat.result.push(one),
  'mercenary-gold': (changes, one) => {
    changes.combat.mercenaryGold += changes.amount(one);
  },
  'mercenary-xp': (changes, one) => {
    changes.combat.mercenaryXp += changes.amount(one);
  },
  'reroll-xp': (changes, one) => {
    changes.combat.rerollXp += changes.amount(one);
  },
  'gold-die': WEIGHED,
  'row-gold': WEIGHED,
  'row-xp': WEIGHED,
  'initiative-gold': WEIGHED,
  cost: WEIGHED,
  'discard-gold': WEIGHED,
  'hunt-dice': WEIGHED,
  'hunt-result': WEIGHED,
  'banish-gold': WEIGHED,
  'minion-gold': WEIGHED,
  'heal-xp': WEIGHED,
  'action-xp': WEIGHED,
  'int-rolls': WEIGHED,
  'con-by': WEIGHED,
  'wis-steps': WEIGHED,
  'cha-tokens': WEIGHED,
  refresh: WEIGHED,
  'keep-charisma': WEIGHED,
  ward: WEIGHED,
  'backstory-stars': WEIGHED,
  champion: WEIGHED,
};

/** Brings up to date what follows from the cards at the sheet. */
export function refit(mind: Mind): void {
  const { hero, content } = mind;
  const changes = new Changes(mind);
  const traits: OwnTrait[] = [];
  mind.dieScores = [];
  if (hero.class !== NONE) changes.add(content.classes[hero.class].abilities);
  for (const { card } of hero.cards) {
    const it = content.market[card];
    if (it.kind !== 'weapon' && it.kind !== 'trait') continue;
    changes.add(it.abilities);
    if (it.score) traits.push({ card, score: it.score, readsDice: readsDice(it.score) });
  }
  for (const { fiend, active, binds } of hero.fiends) {
    if (active === 1 && binds === 1) changes.add(content.fiends[fiend].restriction);
  }
  mind.combat = changes.combat;
  mind.dieScores = changes.dieScores;
  mind.backstoryGold = changes.backstoryGold;
  mind.classGold = changes.classGold;
  mind.traits = traits;
  mind.isPlain = changes.dieScores.length === 0 && !traits.some((trait) => trait.readsDice);
  mind.rows = rowGoals(mind, changes);
}

function rowGoals({ hero, content, b, left }: Mind, { scores, slack }: Changes): RowGoal[] {
  if (hero.class === NONE) return [];
  const { goals } = content.classes[hero.class];
  const row = (min: number, max: number, stars: number, modifier: number): RowGoal => {
    const width = Math.min(40, max - min);
    const worth = GOAL * stars + GOAL_MET;
    return { min, width, stars, worth, modifier, odds: goalOdds(b.mode, left, width, stars) };
  };
  const mods = hero.race === NONE ? null : content.races[hero.race].mods;
  const found = goals.map(({ min, max, stars }, attr) => row(min, max, stars, (mods?.[attr] ?? 0) + scores[attr]));
  if (b.mode !== 'base' && hero.familiar !== NONE) {
    const { min, max, stars } = content.familiars[hero.familiar].goal;
    found.push(row(min - slack, max + slack, stars, 0));
  }
  return found;
}

/** All that the gain of an action depends on. */
export function sheetKey({ hero, values, left }: Mind): string {
  const { spaces, cell, cards, fiends, gold, xp, charisma } = hero;
  let key = `${left} ${cell} ${cards.length} ${gold > 4} ${xp} ${charisma}`;
  for (const die of spaces) key += die === NONE ? ' ' : ` ${die}=${values[die]}`;
  for (const { fiend, active } of fiends) key += active ? `f${fiend}` : '';
  return key;
}

/** What a die on the sheet counts for in its row. */
export function countsFor(mind: Mind, die: Die, row: number): number {
  let value = mind.values[die];
  if (row === FAM || mind.dieScores.length === 0) return value;
  for (const { by, dice } of mind.dieScores) if (fits(mind, mind.seat, die, dice)) value += by;
  return value;
}

/** The colours that count as the class colour, as bits. */
export const classBits = ({ hero, classGold }: Mind): number => bitOf(hero.colour) | (classGold ? GOLD_BIT : 0);

/** Tries something on the hero and puts it back. The attempt changes spaces and values alone. */
export function trying<T>(mind: Mind, die: Die, value: number, then: () => T): T {
  const before = mind.values[die];
  mind.values[die] = value;
  const found = then();
  mind.values[die] = before;
  return found;
}

export function withDieAt<T>(mind: Mind, die: Die, space: number, then: () => T): T {
  mind.hero.spaces[space] = die;
  const found = then();
  mind.hero.spaces[space] = NONE;
  return found;
}

export function swapped<T>({ hero: { spaces } }: Mind, one: number, two: number, then: () => T): T {
  const [first, second] = [spaces[one], spaces[two]];
  spaces[one] = second;
  spaces[two] = first;
  const found = then();
  spaces[one] = first;
  spaces[two] = second;
  return found;
}

/** With this card at the sheet. */
export function withCard<T>(mind: Mind, card: Card, then: () => T): T {
  const { hero } = mind;
  const [cards, cell] = [hero.cards, hero.cell];
  hero.cards = [...cards, { card, exhausted: 0 }];
  refit(mind);
  const found = then();
  hero.cards = cards;
  hero.cell = cell;
  refit(mind);
  return found;
}

export function withoutCards<T>(mind: Mind, gone: readonly Card[], then: () => T): T {
  const { hero } = mind;
  const { cards } = hero;
  hero.cards = cards.filter(({ card }) => !gone.includes(card));
  refit(mind);
  const found = then();
  hero.cards = cards;
  refit(mind);
  return found;
}

export const active = ({ hero }: Mind): OwnFiend[] => hero.fiends.filter((own) => own.active === 1);
