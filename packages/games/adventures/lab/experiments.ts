/** Roll Player Adventures: the first adventure by parties of every size and temper, against the ledger's section 5.7. */

import type { TableOptions } from '@tabard/kernel';
import { type Experiment, type LabResult, meanOf, shareOf, type Target } from '@tabard/lab';
import adventures from '../index';

const botNamed = (id: string) => adventures.bots.find((bot) => bot.id === id)!;

/** What the ledger wants of a party early in the campaign; a curious one takes the thorough path. */
const XP = { short: { min: 10, max: 18 }, thorough: { min: 15, max: 24 } };
const GOLD = { min: 6, max: 9 };
const DEATHS = { normal: { max: 0.2 }, legendary: { min: 0.25, max: 0.4 } };

function experiment(bot: string, seats: number, options: TableOptions = {}): Experiment {
  const mode = options.mode === 'legendary' ? 'legendary' : 'normal';
  const id = `${bot}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, ${mode}`;
  const xp = bot === 'wayfarer-curious' ? XP.thorough : XP.short;
  return {
    id,
    module: adventures,
    options,
    bots: Array.from({ length: seats }, () => botNamed(bot)),
    targets: ({ numbers, happened }: LabResult): Target[] => [
      { name: `${id}: XP found`, value: meanOf(numbers['XP gained']), ...xp },
      { name: `${id}: gold found`, value: meanOf(numbers['gold gained']), ...GOLD },
      { name: `${id}: somebody died`, value: shareOf(happened['somebody died']), ...DEATHS[mode] },
    ],
  };
}

const SEATS = [1, 2, 3, 4] as const;

export const experiments: readonly Experiment[] = [
  ...SEATS.map((seats) => experiment('wayfarer-cautious', seats)),
  ...SEATS.map((seats) => experiment('wayfarer-curious', seats)),
  experiment('wayfarer-bold', 2),
  ...SEATS.map((seats) => experiment('wayfarer-cautious', seats, { mode: 'legendary' })),
];
