/** What can be answered about dice: where they go, and what becomes of them. */
import type { Message, Said } from '@tabard/content';
import type { PendingAsk, Seat } from '@tabard/kernel';
import type { Dir, Row } from '../content';
import { ATTRS } from '../content';
import { COLUMNS, cellTowards, FAM, NONE, rowName, rowOf, type Seen } from '../rules/board';
import { type Die, opposite } from '../rules/sheet/dice';
import { previewPlacement } from '../rules/sheet/preview';
import {
  cellName,
  diceNames,
  dieName,
  dirName,
  familiarText,
  fiendWithText,
  orNothing,
  rowAction,
  rowShort,
  say,
  signed,
} from './names';
import { dieOnSheet, heroOf } from './questions';

export type Describe = (seen: Seen, seat: Seat, key: string, ask: PendingAsk) => Message;

export const partsOf = (key: string): readonly number[] => key.split(':').slice(1).map(Number);
const theDie = ({ b }: Seen, die: Die): Message => dieName(die, b.values[die], 'the');

// ---- placing

/** The die, the row, and what it would bring. */
export function placing(seen: Seen, seat: Seat, key: string): Message {
  const [die, row] = partsOf(key);
  return say('options.place', {
    die: theDie(seen, die),
    row: rowShort(rowName(row)),
    brings: orNothing(brings(seen, seat, die, row)),
  });
}

function brings(seen: Seen, seat: Seat, die: Die, row: number): Said[] {
  const preview = previewPlacement(seen, seat, die, row);
  if (!preview) return [];
  const { score, goal, completes, gold, xp, backstory, classColour } = preview;
  return [
    say('brings.score', { score, goal: goalOf(seen, seat, row) }),
    ...(goal === null ? [] : [say(`brings.goal.${goal}`)]),
    ...(completes ? [say('brings.complete')] : []),
    ...(gold > 0 ? [say('brings.gold', { gold })] : []),
    ...(xp > 0 ? [say('brings.xp', { xp })] : []),
    ...(backstory ? [say('brings.backstory')] : []),
    ...(classColour ? [say('brings.classColour')] : []),
  ];
}

/** "14-15", as it stands on the Class card or on the Familiar Board. */
function goalOf({ b, content }: Seen, seat: Seat, row: number): Said {
  const hero = b.heroes[seat];
  if (row !== FAM) return hero.class === NONE ? '' : content.classes[hero.class].goals[row].text;
  if (hero.familiar === NONE) return '';
  const { min, max } = content.familiars[hero.familiar].goal;
  return `${min}-${max}`;
}

function placeOrStore(seen: Seen, seat: Seat, key: string): Message {
  if (!key.startsWith('store:')) return placing(seen, seat, key);
  return say('options.store', { die: theDie(seen, partsOf(key)[0]) });
}

// ---- actions

export const NO_ACTION = 'none';

export function action(seen: Seen, seat: Seat, key: string): Message {
  if (key === NO_ACTION) return say('options.action.none');
  if (key === 'FAM')
    return say('options.action.FAM', { text: familiarText(seen.content, heroOf(seen, seat).familiar) });
  return say('options.action.attribute', { row: rowShort(key as Row), text: rowAction(key as Row) });
}

// ---- changing dice

/** `done` or a die of the own sheet. */
const onSheet =
  (
    name: string,
    more: (seen: Seen, die: Die, ask: PendingAsk) => { readonly [name: string]: Said } = () => ({}),
  ): Describe =>
  (seen, seat, key, ask) => {
    if (key === 'done') return say('options.die.done');
    const [die] = partsOf(key);
    return say(`options.die.${name}`, { die: dieOnSheet(seen, seat, die), ...more(seen, die, ask) });
  };

const shows = ({ b }: Seen, die: Die): number => b.values[die];

const adjusting: Describe = (seen, seat, key) => {
  if (key === 'done') return say('options.die.done');
  const [word] = key.split(':');
  const [die] = partsOf(key);
  const by = Number(word.replace(/\D/g, '')) || 1;
  const isUp = word.startsWith('up');
  return say(`options.die.${isUp ? 'up' : 'down'}`, {
    die: dieOnSheet(seen, seat, die),
    to: shows(seen, die) + (isUp ? by : -by),
  });
};

const keeping: Describe = (_seen, _seat, key, { about }) => {
  const [value] = partsOf(key);
  const isOld = value === about.old && !(about.rolls as number[]).includes(value);
  return say('options.die.keep', { value, which: isOld ? 'old' : 'new' });
};

const freeSpace: Describe = (_seen, _seat, key) => {
  const [space] = partsOf(key);
  return say('options.space', { row: rowShort(rowName(rowOf(space))), column: (space % COLUMNS) + 1 });
};

// ---- Initiative cards

/** "card 2"; as a title "Card 2". */
function rankName({ b }: Seen, place: number, form: '' | 'Title' = ''): Message {
  return say(place === b.row.length - 1 ? `ranks.star${form}` : `ranks.plain${form}`, { rank: place + 1 });
}

export function initiativeCard(seen: Seen, _seat: Seat, key: string): Message {
  const { b, content } = seen;
  const [place] = partsOf(key);
  const { dice, gold, fiends } = b.row[place];
  return say('options.initiative.card', {
    card: rankName(seen, place, 'Title'),
    dice: diceNames(dice.map((die) => ({ die, value: b.values[die] }))),
    gold,
    fiends: orNothing(fiends.map((fiend) => fiendWithText(content, fiend))),
  });
}

const twoCards: Describe = (seen, _seat, key) => {
  if (key === 'done') return say('options.initiative.done');
  const [one, two] = partsOf(key);
  return say('options.initiative.two', { one: rankName(seen, one), two: rankName(seen, two) });
};

const initiativeDie: Describe = (seen, _seat, key) => {
  if (key === 'done') return say('options.initiative.done');
  const [die] = partsOf(key);
  const place = seen.b.row.findIndex(({ dice }) => dice.includes(die));
  return say('options.initiative.die', { die: theDie(seen, die), card: rankName(seen, place) });
};

// ---- the Alignment token

const tokenMove: Describe = ({ b, content }, seat, key) => {
  if (key === 'done') return say('options.token.done');
  const { alignment, cell } = b.heroes[seat];
  const to = cellTowards(cell, key as Dir);
  const stars = alignment === NONE || to === NONE ? 0 : content.alignments[alignment].grid[to];
  return say('options.token.move', { dir: dirName(key as Dir), to: cellName(to), n: stars, stars: signed(stars) });
};

export const DICE_OPTIONS: { readonly [question: string]: Describe } = {
  'starting.place': placing,
  'stored.place': placing,
  'place.die': placeOrStore,
  'ties.arrange': (seen, _seat, key) => say('options.ties', { die: theDie(seen, partsOf(key)[0]) }),
  'initiative.select': initiativeCard,
  'initiative.die': initiativeDie,
  'initiative.cards': twoCards,
  'action.choose': action,
  'attribute.choose': action,
  'die.flip': onSheet('flip', (seen, die) => ({ to: opposite(die, shows(seen, die)) })),
  'die.set': onSheet('set', (_seen, _die, { about }) => ({ to: about.to as number })),
  'die.reroll': onSheet('reroll'),
  'die.adjust': adjusting,
  'die.keep': keeping,
  'die.copy.to': onSheet('copyTo'),
  'die.copy.from': onSheet('copyFrom', (seen, die) => ({ to: shows(seen, die) })),
  'swap.first': onSheet('swapFirst'),
  'swap.second': onSheet('swapSecond'),
  'replace.die': onSheet('lift'),
  'replace.space': freeSpace,
  'token.move': tokenMove,
};

/** Whether this is one of the six. */
export const isAttribute = (key: string): boolean => (ATTRS as readonly string[]).includes(key);
