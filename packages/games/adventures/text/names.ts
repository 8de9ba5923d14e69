/** What things are called: the messages that stand inside the sentences of questions, options and events. */
import type { Message, Said } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import { ATTRS, COLOURS, type Colour, type Content, coloursOf, type Slot } from '../content';
import { FACTIONS } from '../content/kinds';
import { ATTRIBUTE_DICE, colourOfDie } from '../rules/board';
import { either, say } from './say';
import { bookNamed, bookText } from './story';

export const seatName = (seat: Seat): Said => ({ seat });

// ---- attributes and dice

export const attrName = (attr: number): Message => say(`attrs.${ATTRS[attr]}.name`);
export const attrShort = (attr: number): Message => say(`attrs.${ATTRS[attr]}.short`);

type Form = 'name' | 'value' | 'die' | 'dice';
export const colourName = (colour: Colour, form: Form = 'name'): Message => say(`colours.${colour}.${form}`);
export const coloursName = (colours: readonly Colour[], form: Form = 'name'): Said =>
  either(colours.map((colour) => colourName(colour, form)));

/** "red 5"; of a familiar's die "red-black 5". */
export function dieName(mask: number, value: number): Message {
  const [first, second] = coloursOf(mask);
  const form = value > 0 ? 'value' : 'name';
  const colour = second
    ? say('pair', { first: colourName(first), second: colourName(second, form) })
    : colourName(first, form);
  return value > 0 ? say('die.shown', { colour, value }) : say('die.plain', { colour });
}

/** A die as it is printed, by its number. */
export function printedDie(content: Content, die: number, value = 0): Message {
  if (die < ATTRIBUTE_DICE) return dieName(1 << colourOfDie(die), value);
  const { pair } = content.cards.find((card) => card.die === die)!;
  return dieName(
    pair!.reduce((mask, colour) => mask | (1 << COLOURS.indexOf(colour)), 0),
    value,
  );
}

export function slotName({ colours, value }: Pick<Slot, 'colours' | 'value'>): Message {
  if (colours === 0) return say('slot.value', { value });
  if (value === 0) return say('slot.colour', { colours: coloursName(coloursOf(colours)) });
  return say('slot.both', { colours: coloursName(coloursOf(colours), 'value'), value });
}

/** With its counterattack and its reward. */
export function slotWords(slot: Slot, counter = slot.counter): Message {
  const pays = [
    ...(counter > 0 ? [say('slotPays.counter', { n: counter })] : []),
    ...(slot.xp > 0 ? [say('slotPays.xp', { n: slot.xp })] : []),
    ...(slot.gold > 0 ? [say('slotPays.gold', { n: slot.gold })] : []),
  ];
  return pays.length === 0 ? slotName(slot) : say('slotWith', { slot: slotName(slot), pays });
}

// ---- cards and people

export function cardName({ cards, books }: Content, card: number): Said {
  const { deck, id, number, book } = cards[card];
  if (deck === 'rare') return bookText(bookNamed({ books }, book!), `rare.${number}.name`);
  return say(deck === 'familiar' ? `familiar.${id}` : `card.${id}`);
}

/** A pregenerated character has a name in every language; a hero has the one that was given to it. */
export const personName = ({ characters }: Content, name: string): Said =>
  characters.some(({ id }) => id === name) ? say(`character.${name}`) : name;

/** RA-R21: a race that nobody here knows keeps its name. */
export const raceName = ({ races }: Content, id: string): Said =>
  races.some((race) => race.id === id) ? say(`race.${id}`) : unknownName(id);

const unknownName = (id: string): string =>
  id.replace(/(^|-)(\p{Ll})/gu, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());

export const className = (id: string): Message => say(`class.${id}`);
export const deckName = (deck: string): Message => say(`decks.${deck}`);

export function portraitName({ races }: Content, portrait: string): Message {
  const race = races.find(({ portraits }) => portraits.includes(portrait))!;
  return say(`portraits.${race.portraits.indexOf(portrait)}`, { race: say(`race.${race.id}`) });
}

// ---- what stands against the party

export const skillName = ({ skills }: Content, skill: number): Message => say(`skill.${skills[skill].id}`);
export const difficultyName = (difficulty: number): Message => say(`difficulties.${difficulty}`);
export const enemyName = ({ enemies }: Content, number: number): Message =>
  say(`enemy.${enemies.find((enemy) => enemy.number === number)!.id}`);
export const modifierName = ({ modifiers }: Content, modifier: number): Message =>
  say(`modifier.${modifiers[modifier].id}`);
export const factionName = (faction: number): Message => say(`factions.${FACTIONS[faction]}`);
export const factionTitle = (faction: number): Message => say(`factionTitles.${FACTIONS[faction]}`);
export const tokenName = (kind: string): Message => say(`tokens.${kind}`);
