/**
 * How the lesson is written down: cards by their ids and dice by their colours. The game knows both by numbers, which
 * change when cards are added; here names become numbers, and piles of names the script of chance.
 */
import type { Plain, Script } from '@tabard/kernel';
import { ADVENTURE_TYPES, builtIn, COLOURS, type Colour, ROWS, type Row } from '../content';
import { BAG_SIZE, DICE, type Die, type DieColour, FACES, hasColour } from '../rules/sheet/dice';
import { inMode } from '../rules/start/setup';

const MODE = 'ff';
/** Set aside before anybody sees them, for two players (RP-3.3, RP-3.31). */
const MARKET_OUT = 20;
const MINIONS_OUT = 5;

/** What comes by chance: the first of a list is drawn first, and the learner, who begins, is served first. */
export interface Cards {
  readonly colours: readonly Colour[];
  readonly alignments: readonly string[];
  readonly backstories: readonly string[];
  readonly familiars: readonly string[];
  readonly monster: string;
  readonly adventures: readonly string[];
  readonly market: readonly string[];
  readonly minions: readonly string[];
  readonly fiends: readonly string[];
  /** "green1 6": the first green die shows 6; "red-green 2": the Split Die shows 2. */
  readonly starting: readonly (readonly string[])[];
  /** By round: what lies on the Initiative cards from the lowest, and which of them nobody takes. */
  readonly rolled: readonly { readonly dice: readonly (readonly string[])[]; readonly left: number }[];
}

interface Named {
  readonly id: string;
}

/** What the words before a colon in answers and facts speak of. */
const LISTS: { readonly [word: string]: readonly Named[] } = {
  race: builtIn.races,
  class: builtIn.classes,
  familiar: builtIn.familiars,
  card: builtIn.market,
  skill: builtIn.market,
  fiend: builtIn.fiends,
  banish: builtIn.fiends,
  minion: builtIn.minions,
};

function numberIn(list: readonly Named[], id: string): number {
  const card = list.findIndex((each) => each.id === id);
  if (card < 0) throw new Error(`the lesson names no card: ${id}`);
  return card;
}

// ---- dice

const ONE_COLOUR = new RegExp(`^(${COLOURS.join('|')}|gold)(\\d+)$`);
const TWO_COLOURS = new RegExp(`^(${COLOURS.join('|')})-(${COLOURS.join('|')})$`);

const isDie = (word: string): boolean => ONE_COLOUR.test(word) || TWO_COLOURS.test(word);

function dieNamed(name: string): Die {
  const [, colour, nth] = ONE_COLOUR.exec(name) ?? [];
  const colours = colour ? [colour] : name.split('-');
  const alike = [...DICE.keys()].filter(
    (die) => DICE[die].colours.length === colours.length && colours.every((one) => hasColour(die, one as DieColour)),
  );
  const die = alike[Number(nth ?? 1) - 1];
  if (die === undefined) throw new Error(`the lesson names no die: ${name}`);
  return die;
}

interface Thrown {
  readonly die: Die;
  readonly value: number;
}
function thrown(text: string): Thrown {
  const [name, value] = text.split(' ');
  return { die: dieNamed(name), value: Number(value) };
}
const faceOf = ({ die, value }: Thrown): number => (FACES[DICE[die].kind] as readonly number[]).indexOf(value);

/** The places in the bag from which these dice come, one after the other; they are gone from it then. */
const drawn = (bag: number[], items: readonly number[]): number[] =>
  items.map((item) => {
    const place = bag.indexOf(item);
    if (place < 0) throw new Error(`the lesson draws what is not there: ${item}`);
    bag.splice(place, 1);
    return place;
  });

function diceScript({ starting, rolled }: Cards): Script {
  const bag = Array.from({ length: BAG_SIZE[MODE] }, (_, die) => die);
  const hands = starting.map((hand) => hand.map(thrown));
  const picked = hands.map((hand) =>
    drawn(
      bag,
      hand.map(({ die }) => die),
    ),
  );
  const faces: number[][] = [];
  for (const { dice, left } of rolled) {
    const all = dice.flat().map(thrown);
    picked.push(
      drawn(
        bag,
        all.map(({ die }) => die),
      ),
    );
    faces.push(...all.map((one) => [faceOf(one)]));
    bag.push(...dice[left].map((one) => thrown(one).die)); // RP-21.4
    bag.sort((x, y) => x - y);
  }
  return { bag: picked, starting: hands.flat().map((one) => [faceOf(one)]), initiative: faces };
}

// ---- cards

/** No order that anybody would see: multiples of a number, by what a prime above all card numbers leaves of them. */
const MULTIPLE = 53;
const PRIME = 251;
const mixed = (pile: readonly number[]): number[] => {
  const place = (card: number) => ((card + 1) * MULTIPLE) % PRIME;
  return [...pile].sort((x, y) => place(x) - place(y));
};

/** A pile with these cards on top, after so many others that are set aside. The top is the end. */
function stacked(pile: readonly number[], first: readonly number[], out: number): number[] {
  const others = mixed(pile.filter((card) => !first.includes(card)));
  const below = others.slice(0, others.length - out);
  return [...below, ...[...first].reverse(), ...others.slice(others.length - out)];
}

const dots = (list: readonly (Named & { set: 'base' | 'ff' | 'mm'; dots: number })[], n: number): number[] =>
  inMode(list, MODE).filter((card) => list[card].dots === n);

/** Cards that are drawn one by one, out of what a mode plays with. */
const dealt = (pile: number[], list: readonly Named[], ids: readonly string[]): number[][] =>
  oneByOne(
    pile,
    ids.map((id) => numberIn(list, id)),
  );
const oneByOne = (pile: number[], cards: readonly number[]): number[][] => drawn(pile, cards).map((place) => [place]);

/** RP-3.28: a Monster of no class colour that is taken, and an Adventure card of each type. */
function foesScript({ monster, adventures, colours }: Cards): Script {
  const { monsters } = builtIn;
  const open = inMode(monsters, MODE).filter((card) => !(colours as string[]).includes(monsters[card].colour));
  const picks = ADVENTURE_TYPES.map((type, i) => {
    const cards = builtIn.adventures.filter((one) => one.monster === monster && one.type === type);
    return [numberIn(cards, adventures[i])];
  });
  return { monster: [[open.indexOf(numberIn(monsters, monster))]], adventure: picks };
}

export function scriptOf(cards: Cards): Script {
  const { market, minions, fiends, alignments, backstories, familiars } = builtIn;
  const numbers = (list: readonly Named[], ids: readonly string[]) => ids.map((id) => numberIn(list, id));
  return {
    market: [stacked(dots(market, 1), numbers(market, cards.market), MARKET_OUT), mixed(dots(market, 2))],
    minions: [mixed(dots(minions, 2)), stacked(dots(minions, 1), numbers(minions, cards.minions), MINIONS_OUT)],
    fiends: [stacked([...fiends.keys()], numbers(fiends, cards.fiends), 0)],
    start: [[0], [5], [0], [0]], // the learner's die shows 6, the other one 1
    colour: oneByOne(
      [...COLOURS.keys()],
      cards.colours.map((colour) => COLOURS.indexOf(colour)),
    ),
    alignment: dealt(inMode(alignments, MODE), alignments, cards.alignments),
    backstory: dealt(inMode(backstories, MODE), backstories, cards.backstories),
    familiar: dealt([...familiars.keys()], familiars, cards.familiars),
    ...diceScript(cards),
    ...foesScript(cards),
  };
}

// ---- answers and facts

/** "place:green1:STR" is the answer "place:20:0"; "card:thrifty" as a fact is the card's number. */
function numberedWord(text: string, isFact: boolean): Plain {
  const [word, ...parts] = text.split(':');
  const list = LISTS[word];
  const numbers = parts.map((part, i) => {
    if (i === 0 && list && !/^\d/.test(part)) return numberIn(list, part);
    if (ROWS.includes(part as Row)) return ROWS.indexOf(part as Row);
    return isDie(part) ? dieNamed(part) : part;
  });
  if (isFact && parts.length === 1 && typeof numbers[0] === 'number') return numbers[0];
  return [word, ...numbers].join(':');
}

/** The lesson's rounds with numbers for names, in the answers of all seats and in what a round must find. */
export function numbered(value: unknown, isFact = false): unknown {
  if (typeof value === 'string') return value.includes(':') ? numberedWord(value, isFact) : value;
  if (Array.isArray(value)) return value.map((each) => numbered(each, isFact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [numberedPath(name), numbered(each, isFact || name === 'fits')]),
  );
}

/** "values.red1": what the first red die shows. */
const numberedPath = (name: string): string =>
  name
    .split('.')
    .map((part) => (isDie(part) ? dieNamed(part) : part))
    .join('.');
