/** What things are called: the messages that stand inside the sentences of questions, options and events. */
import type { Message, Said } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import { type AdventureType, ATTRS, type Content, type Dir, type Kind, type Row } from '../content';
import { type Card, NONE } from '../rules/board';
import type { Source } from '../rules/cards/vocabulary';
import { DICE, type Die, type DieColour } from '../rules/sheet/dice';

export type Parameters = { readonly [name: string]: Said };

export const say = (id: string, parameters?: Parameters): Message => ({ id, with: parameters });

/** A word that a sentence's select knows, in place of something that is not there. */
export const NOTHING = 'none';

export const orNothing = (some: readonly Said[]): Said => (some.length === 0 ? NOTHING : some);

export const seatName = (seat: Seat): Said => (seat === NONE ? NOTHING : { seat });

/** "−1", with the sign that typesetters use; "+2" where it is a difference. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n));

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

// ---- dice

/** a, the: as what is placed or changed ("a red 5"); name: bare; plain: without a value ("a red die"). */
export type DieForm = 'a' | 'the' | 'name' | 'plain';

/** In German the value is feminine and the die masculine, so a colour has a form for each. */
const colourForm = (colour: DieColour, form: DieForm): Message =>
  say(`colours.${colour}.${form === 'plain' ? 'die' : 'value'}`);

export function dieName(die: Die, value: number, form: DieForm): Message {
  const { kind, colours } = DICE[die];
  const [one, two] = colours;
  if (kind === 'boost') return say(`dice.boost.${form}`, { value });
  if (kind === 'split') {
    return say(`dice.split.${form}`, { one: colourName(one), two: colourForm(two, form), value });
  }
  return say(`dice.standard.${form}`, { colour: colourForm(one, form), value });
}

export const plainDie = (die: Die): Message => dieName(die, 0, 'plain');

interface Rolled {
  readonly die: Die;
  readonly value: number;
}
export const diceNames = (dice: readonly Rolled[]): Said =>
  orNothing(dice.map(({ die, value }) => dieName(die, value, 'name')));

export const colourName = (colour: DieColour): Message => say(`colours.${colour}.name`);

// ---- the sheet

/** "STR" */
export const rowShort = (row: Row): Message => say(`rows.${row}.short`);
/** What its action does. */
export const rowAction = (row: Row): Message => say(`rows.${row}.action`);
export const dirName = (dir: Dir): Message => say(`dirs.${dir}`);
export const cellName = (cell: number): Message => say(`cells.${cell}`);
/** "STR +2 and WIS −1". */
export const modifiers = (mods: readonly number[]): Said =>
  orNothing(mods.flatMap((n, i) => (n === 0 ? [] : [say('modifier', { row: rowShort(ATTRS[i]), n: signed(n) })])));

// ---- cards

export const cardName = ({ market }: Content, card: Card): Message => say(`card.${market[card].id}.name`);
export const kindName = (kind: Kind): Message => say(`kinds.${kind}`);

/** Armor has no text of its own: what it is worth stands on the set. */
export function cardText(content: Content, card: Card): Message {
  const it = content.market[card];
  if (it.kind !== 'armor') return say(`card.${it.id}.text`);
  const { stars } = content.armorSets.find(({ id }) => id === it.armorSet)!;
  return say('armorText', {
    set: armorSetName(it.armorSet),
    stars: stars.slice(1).join(', '),
    colours: it.colours.map(colourName),
    count: it.colours.length,
  });
}

export const armorSetName = (id: string): Message => say(`armorSet.${id}.name`);
export const raceName = ({ races }: Content, card: Card): Message => say(`race.${races[card].id}.name`);
export const className = ({ classes }: Content, card: Card): Message => say(`class.${classes[card].id}.name`);
export const classAbility = ({ classes }: Content, card: Card): Message => say(`class.${classes[card].id}.ability`);
export const classText = ({ classes }: Content, card: Card): Message => say(`class.${classes[card].id}.text`);
export const alignmentName = (c: Content, card: Card): Message => say(`alignment.${c.alignments[card].id}.name`);
export const backstoryName = (c: Content, card: Card): Message => say(`backstory.${c.backstories[card].id}.name`);
export const familiarName = (c: Content, card: Card): Message => say(`familiar.${c.familiars[card].id}.name`);
export const familiarText = (c: Content, card: Card): Message => say(`familiar.${c.familiars[card].id}.text`);
export const fiendName = ({ fiends }: Content, card: Card): Message => say(`fiend.${fiends[card].id}.name`);
export const fiendText = ({ fiends }: Content, card: Card): Message => say(`fiend.${fiends[card].id}.text`);
export const fiendWithText = (c: Content, card: Card): Message =>
  say('fiendWithText', { fiend: fiendName(c, card), text: fiendText(c, card) });
export const minionName = (c: Content, card: Card): Message => say(`minion.${c.minions[card].id}.name`);
export const minionText = (c: Content, card: Card): Message => say(`minion.${c.minions[card].id}.text`);
export const monsterName = (c: Content, card: Card): Message => say(`monster.${c.monsters[card].id}.name`);
export const adventureName = (c: Content, card: Card): Message => say(`adventure.${c.adventures[card].id}.name`);
export const adventureText = (c: Content, card: Card): Message => say(`adventure.${c.adventures[card].id}.text`);
export const adventureType = (type: AdventureType): Message => say(`adventureTypes.${type}`);

// ---- what acts

const monsterText = (c: Content, card: Card): Message => say(`monster.${c.monsters[card].id}.many`);
const SOURCES: { readonly [of in Source['of']]: readonly [name: NameOf, text: NameOf] } = {
  class: [classAbility, classText],
  card: [cardName, cardText],
  fiend: [fiendName, fiendText],
  familiar: [familiarName, familiarText],
  monster: [monsterName, monsterText],
};
type NameOf = (content: Content, card: Card) => Message;

export const sourceName = (content: Content, { of, card }: Source): Message => SOURCES[of][0](content, card);
export const sourceText = (content: Content, { of, card }: Source): Message => SOURCES[of][1](content, card);
