/** Dark Minions: the targets of the ledger's section 5.4, four seats unless something else is said. */

import { randomBot } from '@tabard/bots';
import { type AnyBot, type Experiment, type LabResult, meanOf, type Share, shareOf, type Target } from '@tabard/lab';
import darkMinions, { styles } from '../index';

const [minion, captain, schemer] = darkMinions.bots;
const four = (bot: AnyBot): AnyBot[] => [bot, bot, bot, bot];
const among = (one: AnyBot, others: AnyBot): AnyBot[] => [one, others, others, others];

const most = (shares: { readonly [name: string]: Share }): number => Math.max(...Object.values(shares).map(shareOf));

/** The shares whose names begin so, without that beginning. */
const sharesOf = ({ happened }: LabResult, beginning: string): [string, number][] =>
  Object.entries(happened)
    .filter(([name]) => name.startsWith(beginning))
    .map(([name, share]) => [name.slice(beginning.length), shareOf(share)]);

const basic = (id: string, bots: readonly AnyBot[], targets: Experiment['targets']): Experiment => ({
  id,
  module: darkMinions,
  options: {},
  bots,
  targets,
});

const advanced = (id: string, options: Experiment['options']): Experiment => ({
  id,
  module: darkMinions,
  options,
  bots: four(schemer),
  targets: (result) => [
    ...sharesOf(result, 'bought: ').map(
      ([card, value]): Target => ({ name: `${id}: ${card} is bought`, value, min: 0.1 }),
    ),
    ...sharesOf(result, 'winner had: ').map(
      ([card, value]): Target => ({ name: `${id}: ${card} was with the winner`, value, max: 0.6 }),
    ),
  ],
});

export const experiments: readonly Experiment[] = [
  basic('equal', four(schemer), (result) => [
    { name: 'turns', value: meanOf(result.numbers.turns), min: 40, max: 60 },
    { name: "winner's VP", value: meanOf(result.numbers["winner's VP"]), min: 40, max: 46 },
    { name: 'mean final level', value: meanOf(result.numbers['mean level']), min: 2.5, max: 3.5 },
    { name: 'games with a Tower shortage', value: shareOf(result.happened['Tower shortage']), max: 0.1 },
    { name: 'wins of the best place in turn order', value: most(result.wins.places), max: 0.4 },
  ]),
  basic('styles', Object.values(styles), ({ wins }) => [
    { name: 'Towers first in a mixed field', value: shareOf(wins.bots[styles.towersFirst.id]), max: 0.4 },
    { name: 'Towns only in a mixed field', value: shareOf(wins.bots[styles.townsOnly.id]), max: 0.4 },
  ]),
  basic('random', among(schemer, randomBot), ({ wins }) => [
    { name: 'the schemer against three random players', value: shareOf(wins.bots[schemer.id]), min: 0.9 },
  ]),
  basic('levels', among(captain, minion), ({ wins }) => [
    { name: 'the captain against three minions', value: shareOf(wins.bots[captain.id]), min: 0.4 },
  ]),
  advanced('advanced', { mode: 'advanced' }),
  advanced('Demon Lords', { mode: 'advanced', demonLords: 'on' }),
];
