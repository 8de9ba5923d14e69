/** Names as messages: what a number or a key of Dark Minions is called. */
import type { Message, Said } from '@tabard/content';
import { type Content, type DieKind, TOWER_COLOURS } from '../content';

export const say = (id: string, parameters?: Message['with']): Message => ({ id, with: parameters });

export const townName = (c: Content, town: number): Message => say(`towns.${c.towns[town].id}.name`);
export const overlordName = (c: Content, overlord: number): Message =>
  say(`overlords.${c.overlords[overlord].id}.name`);
export const colourName = (colour: number): Message => say(`colours.${TOWER_COLOURS[colour]}`);
export const kindName = (kind: string): Message => say(`kinds.${kind}`);

export function diceWords(c: Content, dice: readonly DieKind[], faces: readonly number[]): Said {
  return dice.map((kind, i) => {
    const face = c.dice[kind][faces[i]];
    return say(`die.${face.kind}`, { kind: kind === 'black' ? 'black' : kindName(kind), value: face.value });
  });
}

/** "two black dice and one red die" */
export const kindsWords = (dice: readonly DieKind[]): Said =>
  [...new Set(dice)].map((kind) => say(`pile.${kind}`, { count: dice.filter((one) => one === kind).length }));
