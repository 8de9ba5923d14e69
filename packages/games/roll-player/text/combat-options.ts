/** What can be answered in a Hunt and in Monster Combat. */
import type { Message } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Seen } from '../rules/board';
import { mercenaryPrices, monsterRerollXp } from '../rules/foes/combat';
import type { Again } from '../rules/questions';
import { powerScore } from '../rules/sheet/scores';
import { action, type Describing } from './dice-options';
import { minionName, say, sum } from './names';

/** The roll as it lies, and what a reroll costs. */
interface Roll {
  readonly dice: readonly number[];
  readonly xp: number;
}

function again(seen: Seen, seat: Seat, option: Again, { dice, xp }: Roll): Message {
  if (option === 'stop') return say('options.reroll.stop', { sum: sum(dice) });
  if (option === 'power') return say('options.reroll.power', { power: powerScore(seen, seat) });
  return say('options.reroll.die', { value: dice[option], xp });
}

export const COMBAT_OPTIONS = {
  // ---- Hunts
  'hunt.minion': ({ seen: { b, content }, option, about: { gold } }) =>
    option === 'fight'
      ? say('options.minion.fight', { minion: minionName(content, b.minion) })
      : say('options.minion.change', { gold }),
  'hunt.mercenary': ({ seen: { b }, option, about: { xp, gold } }) => {
    if (option === 'roll') return say('options.mercenary.roll', { dice: b.hunt?.pool ?? 0 });
    const token = option === 'charisma' ? 1 : 0; // RP-17.5
    return say(`options.mercenary.${option}`, { xp, gold: Math.max(0, gold - token) });
  },
  'hunt.reroll': ({ seen, seat, option, about: { xp } }) =>
    again(seen, seat, option, { dice: seen.b.hunt?.dice ?? [], xp }),
  'hunt.reward': ({ option, ...here }) => {
    if (option === 'any' || option === 'refresh' || option === 'align' || option === 'done')
      return say(`options.reward.${option}`);
    return action({ ...here, option });
  },
  // ---- the Monster
  'monster.mercenaries': ({ seen, seat, option: { byXp, byGold } }) => {
    const { xp, gold } = mercenaryPrices(seen, seat);
    return say('options.hire', { count: byXp + byGold, xp: byXp * xp, gold: byGold * gold });
  },
  'monster.reroll': ({ seen, seat, option }) => {
    const { fights, free } = seen.b.combat!;
    const { dice, free: used } = fights[seat];
    return again(seen, seat, option, { dice, xp: used < free[seat] ? 0 : monsterRerollXp(seen, seat) });
  },
} satisfies Partial<Describing>;
