/** The parts of an effect on dice, asked one by one: which die, which value, which partner. */

import type { Effect } from '../../content';
import { COLUMNS, NONE, rowOf } from '../../rules/board';
import { type Die, opposite } from '../../rules/sheet/dice';
import { partners } from '../../rules/sheet/dice-changes';
import { bestPartner, bestSpace, changeGain, rerollGainOf, swapGainOf } from '../thinking/changes';
import { trying, withDieAt } from '../thinking/mind';
import type { Weighing } from '../thinking/weighing';
import { diceWorth } from '../thinking/worth';
import { A_LITTLE } from '../weights/decisions';

const numberIn = (key: string): number => Number(key.slice(key.indexOf(':') + 1));

/** The option that gains the most, or `done`. */
function most(options: readonly string[], gain: (key: string) => number, least = A_LITTLE): string {
  let found = { key: 'done', worth: least };
  for (const key of options) {
    if (key === 'done') continue;
    const worth = gain(key);
    if (worth > found.worth) found = { key, worth };
  }
  return found.key;
}

export function flipChoice({ mind }: Weighing, options: readonly string[]): string {
  return most(options, (key) => {
    const die = numberIn(key);
    return changeGain(mind, die, opposite(die, mind.values[die]));
  });
}

export function setChoice({ mind }: Weighing, options: readonly string[], to: number): string {
  return most(options, (key) => changeGain(mind, numberIn(key), to));
}

/** `up:<die>`, `down2:<die>`, … */
export function adjustChoice({ mind }: Weighing, options: readonly string[]): string {
  return most(options, (key) => {
    const [, way, times] = /^(up|down)(\d*):/.exec(key)!;
    const die = numberIn(key);
    const by = (times === '' ? 1 : Number(times)) * (way === 'up' ? 1 : -1);
    return changeGain(mind, die, mind.values[die] + by);
  });
}

export function rerollChoice({ mind }: Weighing, options: readonly string[], doing: readonly Effect[]): string {
  const effect = doing.find((one) => one.do === 'reroll');
  const keep = effect?.do === 'reroll' ? effect.keep : 'either';
  return most(options, (key) => rerollGainOf(mind, numberIn(key), keep, 1));
}

export function keepChoice({ mind }: Weighing, options: readonly string[], die: Die): string {
  let found = { key: options[0], worth: Number.NEGATIVE_INFINITY };
  for (const key of options) {
    const worth = trying(mind, die, numberIn(key), () => diceWorth(mind));
    if (worth > found.worth) found = { key, worth };
  }
  return found.key;
}

export function copyToChoice({ mind }: Weighing, options: readonly string[], doing: readonly Effect[]): string {
  const effect = doing.find((one) => one.do === 'copy');
  const from = effect?.do === 'copy' ? effect.from : 'row';
  const { spaces } = mind.hero;
  return most(options, (key) => {
    const die = numberIn(key);
    const here = spaces.indexOf(die);
    let gain = 0;
    for (let there = 0; there < spaces.length; there++) {
      if (spaces[there] === NONE) continue;
      const near =
        from === 'sheet' || (from === 'row' ? rowOf(here) === rowOf(there) : here % COLUMNS === there % COLUMNS);
      if (near) gain = Math.max(gain, changeGain(mind, die, mind.values[spaces[there]]));
    }
    return gain;
  });
}

export function copyFromChoice({ mind }: Weighing, options: readonly string[], die: Die): string {
  return most(options, (key) => changeGain(mind, die, mind.values[numberIn(key)]));
}

export function swapFirstChoice({ mind }: Weighing, options: readonly string[], doing: readonly Effect[]): string {
  const effect = doing.find((one) => one.do === 'swap');
  const scope = effect?.do === 'swap' ? effect.scope : 'any';
  return most(options, (key) => bestPartner(mind, numberIn(key), partners(mind, mind.seat, numberIn(key), scope)));
}

export function swapSecondChoice({ mind }: Weighing, options: readonly string[], die: Die): string {
  return most(options, (key) => swapGainOf(mind, die, numberIn(key)));
}

export function replaceChoice({ mind }: Weighing, options: readonly string[]): string {
  const all = diceWorth(mind);
  return most(options, (key) => bestSpace(mind, numberIn(key)).worth - all);
}

export function spaceChoice({ mind }: Weighing, options: readonly string[], die: Die): string {
  let found = { key: options[0], worth: Number.NEGATIVE_INFINITY };
  for (const key of options) {
    const worth = withDieAt(mind, die, numberIn(key), () => diceWorth(mind));
    if (worth > found.worth) found = { key, worth };
  }
  return found.key;
}
