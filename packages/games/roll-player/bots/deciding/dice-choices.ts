/** The parts of an effect on dice, asked one by one: which die, which value, which partner. */

import type { Effect } from '../../content';
import { COLUMNS, NONE, rowOf } from '../../rules/board';
import type { Step } from '../../rules/questions';
import { type Die, opposite } from '../../rules/sheet/dice';
import { partners } from '../../rules/sheet/dice-changes';
import { bestPartner, bestSpace, changeGain, rerollGainOf, swapGainOf } from '../thinking/changes';
import { trying, withDieAt } from '../thinking/mind';
import type { Weighing } from '../thinking/weighing';
import { diceWorth } from '../thinking/worth';
import { A_LITTLE } from '../weights/decisions';
import { best, bestOr } from './best';

type Dice = readonly (Die | 'done')[];

/** The die that gains the most, or none. */
const most = (dice: Dice, gain: (die: Die) => number): Die | 'done' => bestOr('done', dice, gain, A_LITTLE);

export const flipChoice = ({ mind }: Weighing, dice: Dice) =>
  most(dice, (die) => changeGain(mind, die, opposite(die, mind.values[die])));

export const setChoice = ({ mind }: Weighing, dice: Dice, to: number) => most(dice, (die) => changeGain(mind, die, to));

export const adjustChoice = ({ mind }: Weighing, steps: readonly (Step | 'done')[]) =>
  bestOr('done', steps, ({ die, by }: Step) => changeGain(mind, die, mind.values[die] + by), A_LITTLE);

export function rerollChoice({ mind }: Weighing, dice: Dice, doing: readonly Effect[]) {
  const effect = doing.find((one) => one.do === 'reroll');
  const keep = effect?.do === 'reroll' ? effect.keep : 'either';
  return most(dice, (die) => rerollGainOf(mind, die, keep, 1));
}

export const keepChoice = ({ mind }: Weighing, values: readonly number[], die: Die) =>
  best(values, (value) => trying(mind, die, value, () => diceWorth(mind)));

export function copyToChoice({ mind }: Weighing, dice: Dice, doing: readonly Effect[]) {
  const effect = doing.find((one) => one.do === 'copy');
  const from = effect?.do === 'copy' ? effect.from : 'row';
  const { spaces } = mind.hero;
  return most(dice, (die) => {
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

export const copyFromChoice = ({ mind }: Weighing, models: Dice, die: Die) =>
  most(models, (model) => changeGain(mind, die, mind.values[model]));

export function swapFirstChoice({ mind }: Weighing, dice: Dice, doing: readonly Effect[]) {
  const effect = doing.find((one) => one.do === 'swap');
  const scope = effect?.do === 'swap' ? effect.scope : 'any';
  return most(dice, (die) => bestPartner(mind, die, partners(mind, mind.seat, die, scope)));
}

export const swapSecondChoice = ({ mind }: Weighing, dice: Dice, one: Die) =>
  most(dice, (two) => swapGainOf(mind, one, two));

export function replaceChoice({ mind }: Weighing, dice: Dice) {
  const all = diceWorth(mind);
  return most(dice, (die) => bestSpace(mind, die).worth - all);
}

export const spaceChoice = ({ mind }: Weighing, spaces: readonly number[], die: Die) =>
  best(spaces, (space) => withDieAt(mind, die, space, () => diceWorth(mind)));
