/** What can be answered about dice: where they go, and what becomes of them. */
import type { Looking, Message, Said } from '@tabard/content';
import type { ByAnswer, Seat } from '@tabard/kernel';
import type { Content } from '../content';
import { COLUMNS, cellTowards, FAM, NONE, type RollPlayer, rowName, rowOf, type Seen } from '../rules/board';
import type { ActionChoice, Placement, RollPlayerAsks } from '../rules/questions';
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

type Here = Looking<RollPlayer, Content>;
/** What each answer says, thrown in or asked for; every file has its part of it. */
export type Describing = ByAnswer<RollPlayerAsks, Here, Message>;
/** What an answer of this kind says, whatever it answers. */
export type Describe<Option> = (it: Here & { readonly option: Option }) => Message;

const theDie = ({ b }: Seen, die: Die): Message => dieName(die, b.values[die], 'the');

// ---- placing

/** The die, the row, and what it would bring. */
export const placing: Describe<Placement> = ({ seen, seat, option: { die, row } }) =>
  say('options.place', {
    die: theDie(seen, die),
    row: rowShort(rowName(row)),
    brings: orNothing(brings(seen, seat, die, row)),
  });

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

// ---- actions

export const action: Describe<ActionChoice> = ({ seen, seat, option: row }) => {
  if (row === 'none') return say('options.action.none');
  if (row === 'FAM')
    return say('options.action.FAM', { text: familiarText(seen.content, heroOf(seen, seat).familiar) });
  return say('options.action.attribute', { row: rowShort(row), text: rowAction(row) });
};

// ---- changing dice

/** `done` or a die of the own sheet. */
const onSheet =
  <It extends Here & { readonly option: Die | 'done' }>(
    name: string,
    more: (it: It, die: Die) => { readonly [name: string]: Said } = () => ({}),
  ) =>
  (it: It): Message => {
    const { seen, seat, option: die } = it;
    if (die === 'done') return say('options.die.done');
    return say(`options.die.${name}`, { die: dieOnSheet(seen, seat, die), ...more(it, die) });
  };

const shows = ({ b }: Seen, die: Die): number => b.values[die];

// ---- Initiative cards

/** "card 2"; as a title "Card 2". */
function rankName({ b }: Seen, place: number, form: '' | 'Title' = ''): Message {
  return say(place === b.row.length - 1 ? `ranks.star${form}` : `ranks.plain${form}`, { rank: place + 1 });
}

export const initiativeCard: Describe<number> = ({ seen, option: place }) => {
  const { b, content } = seen;
  const { dice, gold, fiends } = b.row[place];
  return say('options.initiative.card', {
    card: rankName(seen, place, 'Title'),
    dice: diceNames(dice.map((die) => ({ die, value: b.values[die] }))),
    gold,
    fiends: orNothing(fiends.map((fiend) => fiendWithText(content, fiend))),
  });
};

export const DICE_OPTIONS = {
  'starting.place': placing,
  'stored.place': placing,
  'place.die': ({ option, ...here }) =>
    'store' in option ? say('options.store', { die: theDie(here.seen, option.store) }) : placing({ ...here, option }),
  'ties.arrange': ({ seen, option: die }) => say('options.ties', { die: theDie(seen, die) }),
  'initiative.select': initiativeCard,
  'initiative.die': ({ seen, option: die }) => {
    if (die === 'done') return say('options.initiative.done');
    const place = seen.b.row.findIndex(({ dice }) => dice.includes(die));
    return say('options.initiative.die', { die: theDie(seen, die), card: rankName(seen, place) });
  },
  'initiative.cards': ({ seen, option }) =>
    option === 'done'
      ? say('options.initiative.done')
      : say('options.initiative.two', { one: rankName(seen, option.one), two: rankName(seen, option.two) }),
  'action.choose': action,
  'attribute.choose': action,
  'die.flip': onSheet('flip', ({ seen }, die) => ({ to: opposite(die, shows(seen, die)) })),
  'die.set': onSheet('set', ({ about: { to } }) => ({ to })),
  'die.reroll': onSheet('reroll'),
  'die.adjust': ({ seen, seat, option }) => {
    if (option === 'done') return say('options.die.done');
    const { die, by } = option;
    const to = shows(seen, die) + by;
    return say(`options.die.${by > 0 ? 'up' : 'down'}`, { die: dieOnSheet(seen, seat, die), to });
  },
  'die.keep': ({ option: value, about: { old, rolls } }) =>
    say('options.die.keep', { value, which: value === old && !rolls.includes(value) ? 'old' : 'new' }),
  'die.copy.to': onSheet('copyTo'),
  'die.copy.from': onSheet('copyFrom', ({ seen }, die) => ({ to: shows(seen, die) })),
  'swap.first': onSheet('swapFirst'),
  'swap.second': onSheet('swapSecond'),
  'replace.die': onSheet('lift'),
  'replace.space': ({ option: space }) =>
    say('options.space', { row: rowShort(rowName(rowOf(space))), column: (space % COLUMNS) + 1 }),
  'token.move': ({ seen: { b, content }, seat, option: dir }) => {
    if (dir === 'done') return say('options.token.done');
    const { alignment, cell } = b.heroes[seat];
    const to = cellTowards(cell, dir);
    const stars = alignment === NONE || to === NONE ? 0 : content.alignments[alignment].grid[to];
    return say('options.token.move', { dir: dirName(dir), to: cellName(to), n: stars, stars: signed(stars) });
  },
} satisfies Partial<Describing>;
