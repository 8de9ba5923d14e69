/** What cards and class abilities do, said from their icons (RA-38, RA-39): the text can never say anything else. */
import type { Message, Said } from '@tabard/content';
import type { Card, Colour, Op } from '../content';
import { colourName, coloursName } from './names';
import { either, say } from './say';

type OpOf<K extends Op['op']> = Extract<Op, { op: K }>;
interface Dice {
  readonly dice?: number | 'all';
  readonly from?: { readonly colors?: readonly Colour[]; readonly values?: readonly number[] };
}

/** RA-38.7 to RA-38.10, RA-38.15: "up to 2 red or green dice showing 1". */
function diceWords({ dice = 1, from = {} }: Dice): Message {
  const count = dice === 'all' ? 'all' : dice === 1 ? 'one' : 'many';
  return say(`dice.${count}`, {
    n: dice,
    colours: from.colors ? coloursName(from.colors, count === 'many' ? 'dice' : 'die') : 'none',
    values: from.values ? either(from.values) : 'none',
  });
}

const WORDS: { readonly [K in Op['op']]: (op: OpOf<K>) => Message } = {
  flip: (op) => say('ops.flip', { dice: diceWords(op) }),
  step: (op) => say('ops.step', { dice: diceWords(op), by: op.by ?? 1 }),
  reroll: (op) => say('ops.reroll', { dice: diceWords(op) }),
  treat(op) {
    const { to } = op;
    if (typeof to === 'string') return say(`ops.treat.${to}`, { dice: diceWords(op) });
    return 'colors' in to
      ? say('ops.treat.colours', { dice: diceWords(op), colours: coloursName(to.colors) })
      : say('ops.treat.values', { dice: diceWords(op), values: either(to.values) });
  },
  draw(op) {
    const drawn = drawWords(op);
    return op.set === undefined ? drawn : say('ops.draw.set', { draw: drawn, value: op.set });
  },
  set: (op) =>
    typeof op.to === 'number'
      ? say('ops.set.value', { dice: diceWords(op), value: op.to })
      : say(`ops.set.${op.to}`, { dice: diceWords(op) }),
  swap: ({ times = 1 }) => say('ops.swap', { times }),
  recover: ({ who, amount }) => say(`ops.recover.${who}`, { n: amount }),
  restore: ({ who, amount }) => say(`ops.restore.${who}`, { n: amount }),
  power: ({ power, amount }) => say(`powers.${power}`, amount === undefined ? {} : { n: amount }),
};

function drawWords({ die, times = 1 }: OpOf<'draw'>): Message {
  if (die === 'random' || die === 'any') return say(`ops.draw.${die}`, { times });
  if (die.length === 1) return say('ops.draw.colour', { times, colour: colourName(die as Colour) });
  const [first, second] = [...die] as Colour[];
  return say('ops.draw.familiar', { colour: say('pair', { first: colourName(first), second: colourName(second) }) });
}

const opWords = (op: Op): Message => (WORDS[op.op] as (op: Op) => Message)(op);

const chained = (id: string, all: readonly Message[]): Message =>
  all.length === 1 ? all[0] : say(id, { first: all[0], second: chained(id, all.slice(1)) });

/** One option of a card or an ability: its ops in their order. */
export const optionWords = ({ ops }: { readonly ops: readonly Op[] }): Message => chained('opsThen', ops.map(opWords));

/** RA-38.6: all options. */
export const optionsWords = (options: Card['options']): Message => chained('opsOr', options.map(optionWords));

/** All that is printed on a card: what it does, and where it goes. */
export function cardWords(card: Card): Message {
  const after = afterWords(card);
  const text = optionsWords(card.options);
  return after === null ? text : say('opsAfter', { first: text, second: after });
}

/** Where the card goes (RA-38.12 to RA-38.14); null: to the discard zone, as most do. */
export function afterWords({ after, oncePerAdventure }: Pick<Card, 'after' | 'oncePerAdventure'>): Said | null {
  if (oncePerAdventure) return say('onceOnly', { what: say(`after.${after}`) });
  return after === 'discard' ? null : say(`after.${after}`);
}
