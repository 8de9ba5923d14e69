/** Para Roles: the tables and targets of the ledger's section 5.6. A Basic Party by the auto split, unless it says else. */

import type { TableOptions } from '@tabard/kernel';
import { type AnyBot, type Experiment, shareOf, type Target } from '@tabard/lab';
import paraRoles from '../index';

const [swing, journeyman, companion] = paraRoles.bots;

type Bounds = Pick<Target, 'min' | 'max'>;

/** The rulebook's own campaigns, where nothing can be tuned but the bot: there a party of journeymen has to come this far. */
const PRINTED = ['random', 'tower', 'doubles'];

/** Normal stats, Basic Party. */
const WANTED: { readonly [campaign: string]: Bounds } = {
  woods: { min: 0.97 },
  random: { min: 0.7, max: 0.88 },
  tower: { min: 0.72, max: 0.9 },
  doubles: { min: 0.35, max: 0.6 },
  maze: { min: 0.7, max: 0.85 },
  dungeon: { min: 0.25, max: 0.45 },
  rifts: { min: 0.4, max: 0.6 },
};

/** A weak bot must not come far. */
const WEAK: Bounds = { max: 0.1 };

/** `bounds` undefined: measured, and nothing wanted of it. */
function experiment(bot: AnyBot, options: TableOptions, bounds?: Bounds): Experiment {
  const id = [bot.id, ...Object.entries(options).map(([name, value]) => (value === 'on' ? name : value))].join(' ');
  return {
    id,
    module: paraRoles,
    options: { split: 'auto', ...options },
    bots: [bot, bot, bot, bot],
    targets: ({ happened }) => (bounds ? [{ name: `${id}: won`, value: shareOf(happened.won), ...bounds }] : []),
  };
}

const CAMPAIGNS = Object.keys(WANTED);
const LINEAR = ['woods', 'random', 'tower', 'doubles'];
const each = (campaigns: readonly string[], options: TableOptions): Experiment[] =>
  campaigns.map((campaign) => experiment(companion, { campaign, ...options }));

const STAT_MODES: readonly TableOptions[] = [
  ...['random', 'less-random'].map((stats) => ({ stats })),
  ...['apprentice', 'our-hero', 'ace-team', 'band-of-fools'].map((overlay) => ({ [overlay]: 'on' })),
];

export const experiments: readonly Experiment[] = [
  ...CAMPAIGNS.map((campaign) =>
    experiment(companion, { campaign, stats: 'normal' }, PRINTED.includes(campaign) ? undefined : WANTED[campaign]),
  ),
  ...CAMPAIGNS.map((campaign) =>
    experiment(journeyman, { campaign, stats: 'normal' }, PRINTED.includes(campaign) ? WANTED[campaign] : undefined),
  ),
  ...CAMPAIGNS.map((campaign) =>
    experiment(swing, { campaign, stats: 'normal' }, campaign === 'woods' ? undefined : WEAK),
  ),
  ...['easy', 'insane'].flatMap((stats) => [
    ...each(CAMPAIGNS, { stats }),
    ...CAMPAIGNS.map((campaign) => experiment(swing, { campaign, stats })),
  ]),
  ...STAT_MODES.flatMap((options) => each(LINEAR, options)),
  ...['normal', 'easy', 'insane'].flatMap((stats) => each(['random'], { stats, 'minion-madness': 'on' })),
  ...each(CAMPAIGNS, { 'treasure-hunt': 'on' }),
  ...['protectors', 'healers', 'damage', 'supports', 'peasants'].flatMap((makeup) =>
    each(['woods', 'random', 'tower'], { makeup }),
  ),
];
