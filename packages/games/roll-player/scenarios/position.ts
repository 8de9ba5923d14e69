/**
 * Positions of Roll Player in its own words, for scenarios and tests. Cards go by their ids; dice by colour and value:
 * `red 2`, `gold 5`, `red-blue 3` for a Split Die, `boost 8`, `_` for an empty space. Of dice alike the one with the
 * lowest number is taken from the bag, of cards the one from where it lies, so that nothing is there twice.
 *
 * What is not said: the set-up choices are made (the first cards of the mode, different class colours), the sheets are
 * empty, everybody has 5 Gold, seat 0 is Start Player, the Roll Phase of round 1 begins. The Market, the face-up Minion
 * and the Initiative cards are as the set-up leaves them. In the Dice Phase the cards hold dice that rise with the
 * rank, in the Market Phase seat 0 has the lowest card, seat 1 the next one, and so on.
 */
import type { AnyGame, Plain, Seat } from '@tabard/kernel';
import { ADVENTURE_TYPES, COLOURS, type Content, ROWS, type Row } from '../content';
import {
  type Card,
  COLUMNS,
  type Combat,
  type FightResult,
  type Flag,
  type Hero,
  NONE,
  type RollPlayer,
  rowIndex,
  tokensOf,
} from '../rules/board';
import { hasFiendSlot, hasGoldIcon, marketSize } from '../rules/round/cleanup';
import { DICE, type Die, highest, lowest } from '../rules/sheet/dice';
import { inMode } from '../rules/start/setup';

type Given = { readonly [name: string]: Plain };
type Listed = readonly { readonly id: string }[];

interface GivenHero {
  readonly race?: string;
  readonly class?: string;
  readonly alignment?: string;
  readonly backstory?: string;
  readonly familiar?: string;
  readonly rows?: { readonly [row in Row]?: readonly string[] };
  readonly stored?: readonly string[];
  readonly hand?: readonly string[];
  readonly cards?: readonly string[];
  readonly exhausted?: readonly string[];
  /** Face up and binding. */
  readonly fiends?: readonly string[];
  /** Face up, gained in this Dice Phase: not yet binding. */
  readonly fresh?: readonly string[];
  readonly banished?: readonly string[];
  readonly trophies?: readonly string[] | number;
  readonly [field: string]: unknown;
}
/** Fields of a hero that are given as they are. */
const PLAIN_FIELDS = [
  'side',
  'cell',
  'gold',
  'xp',
  'xpStored',
  'honor',
  'injury',
  'charisma',
  'acted',
  'warded',
  'cheaper',
  'used',
] as const satisfies readonly (keyof Hero)[];

interface GivenCard {
  readonly gold?: number;
  readonly dice?: readonly string[];
  readonly fiends?: readonly string[];
  readonly holder?: Seat;
}

// ---- dice in words

interface Spoken {
  readonly sort: string;
  readonly value: number;
}
const sortOf = (die: Die): string => (DICE[die].kind === 'boost' ? 'boost' : [...DICE[die].colours].sort().join('-'));

function spoken(words: string): Spoken {
  const [name, value = '0'] = words.trim().split(/\s+/);
  const sort = name.split('-').sort().join('-');
  if (!DICE.some((_, die) => sortOf(die) === sort)) throw new Error(`there is no die "${words}"`);
  return { sort, value: Number(value) };
}

/** The dice of a sort (`red`, `red-blue`, `boost`), in the order in which a position takes them. */
export const diceOfSort = (words: string): Die[] => {
  const { sort } = spoken(words);
  return [...DICE.keys()].filter((die) => sortOf(die) === sort);
};
/** The number of the first, second, … die of a sort: what a position that names one `red` die takes is `die('red')`. */
export const die = (words: string, nth = 0): Die => diceOfSort(words)[nth];
/** What a die is called: `red 2`, or `red` in the bag. */
export const dieName = (of: Die, value = 0): string => {
  const name = DICE[of].kind === 'boost' ? 'boost' : DICE[of].colours.join('-');
  return value > 0 ? `${name} ${value}` : name;
};
/** Whether this die, showing this, is meant by these words. */
export function isCalled(of: Die, value: number, words: string): boolean {
  const { sort, value: wanted } = spoken(words);
  return sortOf(of) === sort && (wanted === 0 || wanted === value);
}
export const isDieName = (words: string): boolean => {
  const sort = words.trim().split(/\s+/)[0].split('-').sort().join('-');
  return DICE.some((_, die) => sortOf(die) === sort);
};

// ---- cards by id

export function cardNumber(list: Listed, id: string, what = 'card'): Card {
  const card = list.findIndex((one) => one.id === id);
  if (card < 0) throw new Error(`there is no ${what} "${id}"; there is ${list.map((one) => one.id).join(', ')}`);
  return card;
}

const takeOut = (card: number, ...piles: number[][]): boolean => {
  for (const pile of piles) {
    const at = pile.indexOf(card);
    if (at < 0) continue;
    pile.splice(at, 1);
    return true;
  }
  return false;
};

class Position {
  constructor(
    private readonly b: RollPlayer,
    private readonly content: Content,
    private readonly given: Given,
  ) {}

  private isSaid(name: string): boolean {
    return this.given[name] !== undefined;
  }

  private get seats(): number {
    return this.b.heroes.length;
  }

  /** In the order in which they are laid out. */
  private readonly words: { readonly [name: string]: (value: never) => void } = {
    /** heroes: {0: {race: oxenfolk, class: pikeman, rows: {STR: [red 2, gold 5, _]}, gold: 3, cards: [clarity]}} */
    heroes: (heroes: { readonly [seat: string]: GivenHero }) => {
      for (const [seat, given] of Object.entries(heroes)) this.character(Number(seat), given);
      for (const [seat, given] of Object.entries(heroes)) this.belongings(Number(seat), given);
    },
    start: (seat: Seat) => {
      this.b.start = seat;
    },
    round: (round: number) => {
      this.b.round = round;
    },
    /** phase: roll, dice, market, cleanup, combat, scoring */
    phase: (phase: RollPlayer['phase']) => {
      this.b.phase = phase;
    },
    called: (called: Flag) => {
      this.b.called = called;
    },
    /** How many Market cards are still drawn before the Call to Adventure. */
    callIn: (cards: number) => {
      this.b.callIn = cards;
    },
    /** initiative: [{dice: [green 6], gold: 1, fiends: [fidget], holder: 0}], the lowest rank first */
    initiative: (cards: readonly GivenCard[]) => {
      for (const [place, card] of cards.entries()) this.initiativeCard(place, card);
    },
    /** turns: how many Dice turns are done; what is not said: as many as cards have a holder. */
    turns: (turns: number) => {
      this.b.turns = turns;
    },
    discard: (ids: readonly string[]) => {
      for (const id of ids) this.b.discard.push(this.marketCard(id));
    },
    trash: (ids: readonly string[]) => {
      for (const id of ids) this.b.trash.push(this.marketCard(id));
    },
    /** The face-up cards from left to right, `_` where one is gone. */
    market: (ids: readonly string[]) => {
      this.b.market = ids.map((id) => (id === '_' ? NONE : this.marketCard(id)));
    },
    /** The next cards of the Market deck, the first on top. */
    deck: (ids: readonly string[]) => {
      const cards = ids.map((id) => this.marketCard(id));
      this.b.marketDeck.push(...cards.reverse());
    },
    monster: (id: string) => {
      this.b.monster = cardNumber(this.content.monsters, id, 'Monster');
    },
    adventures: (ids: readonly string[]) => {
      for (const id of ids) {
        const card = cardNumber(this.content.adventures, id, 'Adventure card');
        this.b.adventures[ADVENTURE_TYPES.indexOf(this.content.adventures[card].type)] = card;
      }
    },
    /** known: [[0], [], [0, 1]]: who has seen the Location, the Obstacle, the Attack card. */
    known: (seats: readonly (readonly Seat[])[]) => {
      this.b.known = seats.map((some) => some.reduce((bits, seat) => bits | (1 << seat), 0));
    },
    minion: (id: string) => {
      this.b.minion = this.minionCard(id);
    },
    /** The next Minions, the first on top. */
    minions: (ids: readonly string[]) => {
      const cards = ids.map((id) => this.minionCard(id));
      this.b.minionDeck.push(...cards.reverse());
    },
    /** The next Fiends, the first on top. */
    fiends: (ids: readonly string[]) => {
      const cards = ids.map((id) => this.fiendCard(id));
      this.b.fiendDeck.push(...cards.reverse());
    },
    /** The only dice left in the bag: [red, gold, boost], or how many of them. The others are out of the game. */
    bag: (dice: readonly string[] | number) => {
      const { b } = this;
      b.bag = typeof dice === 'number' ? b.bag.slice(0, dice) : dice.map((words) => this.takeDie(words));
      b.bag.sort((x, y) => x - y);
    },
    /** results: {0: {stars: 4, champion: 2, result: 12}}: how Monster Combat ended; for the phase scoring. */
    results: (results: { readonly [seat: string]: Partial<FightResult> }) => {
      this.b.combat = fought(this.b.heroes.map((_, seat) => results[seat] ?? {}));
    },
  };

  lay(): void {
    const { b, given } = this;
    const unknown = Object.keys(given).find((name) => !this.words[name]);
    if (unknown !== undefined) {
      throw new Error(`"${unknown}" is no word here; there is ${Object.keys(this.words).join(', ')}`);
    }
    b.phase = 'roll';
    for (const hero of b.heroes) hero.gold = 5;
    for (const [name, lay] of Object.entries(this.words)) if (this.isSaid(name)) lay(given[name] as never);
    this.rest();
  }

  /** What was not said. */
  private rest(): void {
    const { b } = this;
    for (const seat of b.heroes.keys()) this.otherChoices(seat);
    if (!this.isSaid('market')) this.drawMarket();
    if (b.called) b.callIn = 0;
    this.initiativeRow();
    if (!this.isSaid('turns')) b.turns = b.row.filter(({ holder }) => holder !== NONE).length;
    if (b.mode !== 'base') this.foes();
  }

  // ---- heroes

  private character(seat: Seat, given: GivenHero): void {
    const { content } = this;
    const hero = this.b.heroes[seat];
    if (!hero) throw new Error(`there is no seat ${seat}`);
    if (given.race) hero.race = cardNumber(content.races, given.race, 'race');
    if (given.class) hero.class = cardNumber(content.classes, given.class, 'class');
    if (given.class) hero.colour = content.classes[hero.class].colour;
    if (given.alignment) hero.alignment = cardNumber(content.alignments, given.alignment, 'Alignment card');
    if (given.backstory) hero.backstory = cardNumber(content.backstories, given.backstory, 'Backstory');
    if (given.familiar) hero.familiar = cardNumber(content.familiars, given.familiar, 'Familiar');
  }

  private belongings(seat: Seat, given: GivenHero): void {
    const { b } = this;
    const hero = b.heroes[seat];
    const { rows = {}, stored = [], hand = [], cards = [], exhausted = [], trophies = [], ...others } = given;
    for (const [row, dice] of Object.entries(rows)) this.layRow(hero, row as Row, dice);
    hero.stored = stored.map((words) => this.placeDie(words));
    hero.hand = hand.map((words) => this.placeDie(words));
    hero.cards = [
      ...cards.map((id) => ({ card: this.marketCard(id), exhausted: 0 as Flag })),
      ...exhausted.map((id) => ({ card: this.marketCard(id), exhausted: 1 as Flag })),
    ];
    const { fiends = [], fresh = [], banished = [] } = given;
    hero.fiends = [
      ...fiends.map((id) => ({ fiend: this.fiendCard(id), active: 1 as Flag, binds: 1 as Flag })),
      ...fresh.map((id) => ({ fiend: this.fiendCard(id), active: 1 as Flag, binds: 0 as Flag })),
      ...banished.map((id) => ({ fiend: this.fiendCard(id), active: 0 as Flag, binds: 1 as Flag })),
    ];
    hero.trophies =
      typeof trophies === 'number' ? this.someMinions(trophies) : trophies.map((id) => this.minionCard(id));
    const fields = PLAIN_FIELDS.filter((field) => others[field] !== undefined);
    Object.assign(hero, Object.fromEntries(fields.map((field) => [field, structuredClone(others[field])])));
    const known = [
      ...PLAIN_FIELDS,
      'race',
      'class',
      'alignment',
      'backstory',
      'familiar',
      'fiends',
      'fresh',
      'banished',
    ];
    const unknown = Object.keys(others).find((field) => !known.includes(field));
    if (unknown) throw new Error(`a hero has no "${unknown}"`);
  }

  private layRow(hero: Hero, row: Row, dice: readonly string[]): void {
    if (!ROWS.includes(row)) throw new Error(`there is no row "${row}"; there is ${ROWS.join(', ')}`);
    if (row === 'FAM' && this.b.mode === 'base') throw new Error('the base game has no Familiar Row');
    for (const [column, words] of dice.entries()) {
      if (words !== '_') hero.spaces[COLUMNS * rowIndex(row) + column] = this.placeDie(words);
    }
  }

  /** The first cards that nobody has; different class colours. */
  private otherChoices(seat: Seat): void {
    const { b, content } = this;
    const hero = b.heroes[seat];
    const free = (list: Parameters<typeof inMode>[0], has: (hero: Hero) => Card): Card =>
      inMode(list, b.mode).find((card) => !b.heroes.some((other) => has(other) === card))!;
    if (hero.race === NONE) hero.race = free(content.races, ({ race }) => race);
    if (hero.alignment === NONE) hero.alignment = free(content.alignments, ({ alignment }) => alignment);
    if (hero.backstory === NONE) hero.backstory = free(content.backstories, ({ backstory }) => backstory);
    if (hero.class === NONE) {
      hero.colour = COLOURS.find((colour) => !b.heroes.some((other) => other.colour === colour))!;
      hero.class = inMode(content.classes, b.mode).find((card) => content.classes[card].colour === hero.colour)!;
    }
    if (b.mode === 'base') return;
    if (hero.familiar === NONE)
      hero.familiar = b.familiarBox.find((card) => !b.heroes.some((one) => one.familiar === card))!;
    takeOut(hero.familiar, b.familiarBox);
  }

  // ---- dice

  private takeDie(words: string): Die {
    const found = this.b.bag.find((one) => isCalled(one, spoken(words).value, words));
    if (found === undefined) throw new Error(`the bag has no "${words}" (any more) in mode ${this.b.mode}`);
    takeOut(found, this.b.bag);
    return found;
  }

  private placeDie(words: string): Die {
    const { value } = spoken(words);
    const taken = this.takeDie(words);
    if (value < lowest(taken) || value > highest(taken)) throw new Error(`a die cannot show "${words}"`);
    this.b.values[taken] = value;
    return taken;
  }

  // ---- cards

  private marketCard(id: string): Card {
    const { b } = this;
    const card = cardNumber(this.content.market, id, 'Market card');
    if (!takeOut(card, b.marketDeck, b.discard, b.trash)) throw new Error(`"${id}" is elsewhere, or not in this mode`);
    return card;
  }

  private fiendCard(id: string): Card {
    const card = cardNumber(this.content.fiends, id, 'Fiend');
    if (!takeOut(card, this.b.fiendDeck)) throw new Error(`the Fiend "${id}" is elsewhere, or not in this mode`);
    return card;
  }

  private minionCard(id: string): Card {
    const card = cardNumber(this.content.minions, id, 'Minion');
    if (!takeOut(card, this.b.minionDeck, this.b.minionBox))
      throw new Error(`"${id}" is elsewhere, or not in this mode`);
    return card;
  }

  /** So many Trophies of any kind, from the bottom of the deck. */
  private someMinions(count: number): Card[] {
    return this.b.minionDeck.splice(0, count);
  }

  private drawMarket(): void {
    const { b } = this;
    b.market = Array.from({ length: marketSize({ b }) }, () => b.marketDeck.pop()!);
    if (!this.isSaid('callIn')) b.callIn = Math.max(0, b.callIn - b.market.length);
  }

  // ---- Initiative cards

  private initiativeCard(place: number, { gold, dice, fiends, holder }: GivenCard): void {
    const card = this.b.row[place];
    if (!card) throw new Error(`there are ${this.b.row.length} Initiative cards`);
    if (gold !== undefined) card.gold = gold;
    if (holder !== undefined) card.holder = holder;
    card.dice = (dice ?? []).map((words) => this.placeDie(words));
    card.fiends = (fiends ?? []).map((id) => this.fiendCard(id));
    card.claimed = card.holder === NONE ? 0 : card.fiends.length;
  }

  private initiativeRow(): void {
    const { b } = this;
    const said = (this.given.initiative ?? []) as readonly GivenCard[];
    const nobody = b.row.every(({ holder }) => holder === NONE);
    if (b.phase === 'market' && nobody) for (const seat of b.heroes.keys()) b.row[seat].holder = seat;
    for (const [place, card] of b.row.entries()) {
      if (card.holder !== NONE) continue;
      if (said[place]?.gold === undefined) card.gold = hasGoldIcon({ b }, place) ? 1 : 0;
      if (said[place]?.fiends === undefined && hasFiendSlot({ b, seats: this.seats }, place)) {
        card.fiends = b.fiendDeck.splice(-1);
      }
      if (b.phase === 'dice' && said[place]?.dice === undefined) card.dice = this.someDice(place);
    }
  }

  /** As many as there should be, showing the rank. */
  private someDice(place: number): Die[] {
    const { b } = this;
    const dice = b.bag.splice(0, b.mode === 'base' || b.called ? 1 : 2);
    for (const one of dice) b.values[one] = Math.min(place + 1, highest(one));
    return dice;
  }

  // ---- Monster and Minion

  private foes(): void {
    const { b, content } = this;
    if (b.monster === NONE) {
      b.monster = inMode(content.monsters, b.mode).find(
        (card) => !b.heroes.some(({ colour }) => colour === content.monsters[card].colour),
      )!;
    }
    const { id } = content.monsters[b.monster];
    for (const [i, type] of ADVENTURE_TYPES.entries()) {
      if (b.adventures[i] !== NONE) continue;
      b.adventures[i] = content.adventures.findIndex((card) => card.monster === id && card.type === type);
    }
    if (b.minion === NONE) b.minion = b.minionDeck.pop() ?? NONE;
    if (this.isSaid('known')) return;
    for (const [seat, hero] of b.heroes.entries()) {
      for (const type of tokensOf(hero).keys()) b.known[type] |= 1 << seat; // RP-19.17
    }
  }
}

function fought(results: readonly Partial<FightResult>[]): Combat {
  const zeros = results.map(() => 0);
  return {
    stage: 'results',
    revealed: ADVENTURE_TYPES.length,
    pools: [...zeros],
    bonus: [...zeros],
    free: [...zeros],
    fights: zeros.map(() => ({ byXp: 0, byGold: 0, dice: [], rerolled: [], spent: 0, free: 0, power: 0, done: 1 })),
    results: results.map((result) => ({
      dice: [],
      byXp: 0,
      byGold: 0,
      rerolls: 0,
      power: 0,
      result: 0,
      stars: 0,
      success: (result.stars ?? 0) > 0 ? 1 : 0,
      champion: 0,
      ...result,
    })),
  };
}

/** Rows full of the same three dice, of which the bag must have enough. */
export const fullRows = (
  dice: readonly string[] = ['gold 3', 'red 3', 'blue 3'],
  rows: readonly Row[] = ROWS,
): { readonly [row: string]: readonly string[] } => Object.fromEntries(rows.map((row) => [row, dice]));

export const scenarios = {
  position: (b: RollPlayer, given: Given, game: AnyGame): void => {
    if (b.phase !== 'sheets' || b.market.length > 0) throw new Error('a position is laid over a table just set up');
    new Position(b, game.content as Content, given).lay();
  },
};
