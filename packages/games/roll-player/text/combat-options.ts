/** What can be answered in a Hunt and in Monster Combat. */
import type { Message } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Seen } from '../rules/board';
import { mercenaryPrices, monsterRerollXp } from '../rules/foes/combat';
import { powerScore } from '../rules/sheet/scores';
import { action, type Describe, isAttribute, partsOf } from './dice-options';
import { minionName, say, sum } from './names';

// ---- Hunts

const minion: Describe = ({ b, content }, _seat, key, { about }) =>
  key === 'fight'
    ? say('options.minion.fight', { minion: minionName(content, b.minion) })
    : say('options.minion.change', { gold: about.gold as number });

const mercenary: Describe = ({ b }, _seat, key, { about }) => {
  if (key === 'roll') return say('options.mercenary.roll', { dice: b.hunt?.pool ?? 0 });
  const token = key === 'charisma' ? 1 : 0; // RP-17.5
  return say(`options.mercenary.${key}`, {
    xp: about.xp as number,
    gold: Math.max(0, (about.gold as number) - token),
  });
};

const again = (seen: Seen, seat: Seat, key: string, dice: readonly number[], cost: number): Message => {
  if (key === 'stop') return say('options.reroll.stop', { sum: sum(dice) });
  if (key === 'power') return say('options.reroll.power', { power: powerScore(seen, seat) });
  return say('options.reroll.die', { value: dice[partsOf(key)[0]], xp: cost });
};

const REWARDS = ['any', 'refresh', 'align', 'done'];
const reward: Describe = (seen, seat, key) =>
  isAttribute(key) || !REWARDS.includes(key) ? action(seen, seat, key) : say(`options.reward.${key}`);

// ---- the Monster

const hiring: Describe = (seen, seat, key) => {
  const [byXp, byGold] = key.split(':').map(Number);
  const { xp, gold } = mercenaryPrices(seen, seat);
  return say('options.hire', { count: byXp + byGold, xp: byXp * xp, gold: byGold * gold });
};

const monsterAgain: Describe = (seen, seat, key) => {
  const { fights, free } = seen.b.combat!;
  const { dice, free: used } = fights[seat];
  return again(seen, seat, key, dice, used < free[seat] ? 0 : monsterRerollXp(seen, seat));
};

export const COMBAT_OPTIONS: { readonly [question: string]: Describe } = {
  'hunt.minion': minion,
  'hunt.mercenary': mercenary,
  'hunt.reroll': (seen, seat, key, { about }) => again(seen, seat, key, seen.b.hunt?.dice ?? [], about.xp as number),
  'hunt.reward': reward,
  'monster.mercenaries': hiring,
  'monster.reroll': monsterAgain,
};
