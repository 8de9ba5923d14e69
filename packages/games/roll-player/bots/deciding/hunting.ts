/** Hunts: whether one pays, mercenaries and rerolls. */

import { ATTRS, type Level, type Minion, type RewardAction, type Row } from '../../content';
import { NONE } from '../../rules/board';
import { bansOf, hasPower, knob } from '../../rules/cards/abilities';
import { huntPool, levelOf, mercenaryGold, mercenaryXp, minionOf, rerollXp } from '../../rules/foes/hunt';
import type { Again, Pay } from '../../rules/questions';
import { mayReroll } from '../../rules/sheet/dice-changes';
import { powerScore } from '../../rules/sheet/scores';
import type { Mind } from '../thinking/mind';
import { combatOdds } from '../thinking/odds';
import type { Weighing } from '../thinking/weighing';
import {
  A_HUNT_REROLL,
  A_MERCENARY,
  A_REFRESH,
  A_REWARD,
  A_TOKEN,
  TOO_DEAR,
  TROPHY_ABILITY,
} from '../weights/decisions';
import { bestOr } from './best';

/** What a level brings. */
function levelWorth(w: Weighing, { gold = 0, xp = 0, honor = 0, injury = 0, trophy, actions = [] }: Level): number {
  const { prices } = w;
  let worth = gold * prices.gold + xp * prices.xp + honor * prices.honor + injury * prices.injury;
  if (trophy) worth += prices.trophy;
  for (const action of actions) {
    if (action === 'any') worth += w.bestAction(ATTRS);
    else if (action === 'refresh') worth += A_REFRESH;
    else if (action === 'align') worth += w.action('WIS');
    else worth += w.action(action as Row);
  }
  return worth + trophyAbilities(w.mind, trophy === true);
}

/** Weapons and classes that pay for a Trophy or for none. */
function trophyAbilities(mind: Mind, trophy: boolean): number {
  const { hero, content } = mind;
  let worth = 0;
  const look = (abilities: readonly object[] | undefined) => {
    for (const one of abilities ?? [])
      if ('on' in one && one.on === (trophy ? 'trophy' : 'no-trophy')) worth += TROPHY_ABILITY;
  };
  look(content.classes[hero.class].abilities);
  for (const { card } of hero.cards) {
    const it = content.market[card];
    if (it.kind === 'weapon') look(it.abilities);
  }
  return worth;
}

/** By result: what the level is worth that it falls into. */
function worthsOf(w: Weighing, minion: Minion, bonus: number, most: number): Float64Array {
  const levels = new Map(minion.levels.map((level) => [level, levelWorth(w, level)]));
  const worths = new Float64Array(most + 1);
  for (let sum = 0; sum <= most; sum++) worths[sum] = levels.get(levelOf(minion, Math.max(0, sum + bonus)))!;
  return worths;
}

const huntBonus = (mind: Mind): number => (mind.b.hunt?.bonus ?? 0) + knob(mind, mind.seat, 'hunt-result');

/** The mean over all rolls of so many dice, with one reroll of the lowest where it pays. */
function meanWorth(w: Weighing, minion: Minion, dice: number): number {
  const { mind } = w;
  const { odds, most } = combatOdds(dice);
  const worths = worthsOf(w, minion, huntBonus(mind), most + 5);
  const free = mind.b.hunt?.free ?? 0;
  const cost = free > 0 ? 0 : rerollXp(mind, mind.seat) * w.prices.xp;
  const can = mayReroll(mind, mind.seat, 'combat') && (free > 0 || mind.hero.xp >= rerollXp(mind, mind.seat));
  const power = hasPower(mind, mind.seat, 'controlling') ? powerScore(mind, mind.seat) : NONE;
  let mean = 0;
  for (let sum = 0; sum <= most; sum++) {
    for (let low = 1; low <= 6; low++) {
      const chance = odds[sum * 7 + low];
      if (chance === 0) continue;
      let worth = worths[sum];
      if (can) {
        let again = 0;
        for (let face = 1; face <= 6; face++) again += worths[sum - low + face] / 6;
        worth = Math.max(worth, again - cost);
      }
      if (power !== NONE) worth = Math.max(worth, worths[Math.min(power, most)]);
      mean += chance * worth;
    }
  }
  return mean;
}

/** What going on a Hunt now is worth, with a mercenary if that pays. */
export function huntWorth(w: Weighing): number {
  const { mind } = w;
  if (mind.b.minion === NONE || bansOf(mind, mind.seat, 'hunt').length > 0) return Number.NEGATIVE_INFINITY;
  const minion = minionOf(mind);
  const pool = huntPool(mind, mind.seat) + skillDice(mind);
  const alone = meanWorth(w, minion, pool);
  const hired = Math.min(...mercenaryCosts(w).map(({ worth }) => worth), Number.POSITIVE_INFINITY);
  return hired < TOO_DEAR ? Math.max(alone, meanWorth(w, minion, pool + 1) - hired) : alone;
}

/** Combat Dice of a Skill that stands ready. */
function skillDice({ hero, content }: Mind): number {
  let dice = 0;
  for (const { card, exhausted } of hero.cards) {
    const it = content.market[card];
    if (it.kind === 'skill' && !exhausted && it.effect[0].do === 'combat-dice') dice += it.effect[0].n;
  }
  return dice;
}

function mercenaryCosts(w: Weighing): { pay: Pay; worth: number }[] {
  const { mind } = w;
  const { hero, seat } = mind;
  const found: { pay: Pay; worth: number }[] = [];
  const bans = bansOf(mind, seat, 'mercenary');
  const free = (pay: 'xp' | 'gold') => !bans.some(({ ban }) => ban.pay === undefined || ban.pay === pay);
  const [xp, gold] = [mercenaryXp(mind, seat), mercenaryGold(mind, seat)];
  if (free('xp') && hero.xp >= xp) found.push({ pay: 'xp', worth: xp * w.prices.xp });
  if (free('gold') && hero.gold >= gold) found.push({ pay: 'gold', worth: gold * w.prices.gold });
  if (free('gold') && hero.charisma > 0 && hero.gold >= gold - 1) {
    found.push({ pay: 'charisma', worth: (gold - 1) * w.prices.gold + A_TOKEN });
  }
  return found;
}

/** RP-19.6: one more, as long as it pays. */
export function mercenaryChoice(w: Weighing, options: readonly ('roll' | Pay)[]): 'roll' | Pay {
  const { mind } = w;
  const minion = minionOf(mind);
  const { pool } = mind.b.hunt!;
  const now = meanWorth(w, minion, pool);
  const more = meanWorth(w, minion, pool + 1);
  const costs = mercenaryCosts(w).filter(({ pay }) => options.includes(pay));
  const cheapest = costs.sort((x, y) => x.worth - y.worth)[0];
  return cheapest && more - now > cheapest.worth + A_MERCENARY ? cheapest.pay : 'roll';
}

/** RP-19.9: the die whose reroll brings the most, or none. A second reroll is thought of when it comes. */
export function rerollChoice(w: Weighing, options: readonly Again[]): Again {
  const { mind } = w;
  const { dice, free } = mind.b.hunt!;
  const minion = minionOf(mind);
  const sum = dice.reduce((total, value) => total + value, 0);
  const worths = worthsOf(w, minion, huntBonus(mind), 6 * dice.length + 40);
  const power = options.includes('power') ? powerScore(mind, mind.seat) : 0;
  const stop = Math.max(worths[sum], options.includes('power') ? worths[power] : Number.NEGATIVE_INFINITY);
  const each = rerollXp(mind, mind.seat);
  const cost = free > 0 ? 0 : each * w.prices.xp;
  const more = free > 0 ? free - 1 : Math.floor((mind.hero.xp - each) / Math.max(1, each));
  let found: { option: Again; worth: number } = {
    option: worths[sum] >= stop || !options.includes('power') ? 'stop' : 'power',
    worth: stop,
  };
  const seen = new Set<number>();
  for (const [i, value] of dice.entries()) {
    if (seen.has(value) || !options.includes(i)) continue;
    seen.add(value);
    let worth = -cost;
    for (let face = 1; face <= 6; face++)
      worth += afterwards(worths, sum - value + face, dice, i, face, cost, more) / 6;
    if (worth > found.worth + A_HUNT_REROLL) found = { option: i, worth };
  }
  return found.option;
}

/** After a reroll: stop there, or the lowest die once more. */
function afterwards(
  worths: Float64Array,
  sum: number,
  dice: readonly number[],
  changed: number,
  face: number,
  cost: number,
  more: number,
): number {
  if (more <= 0) return worths[sum];
  let low = face;
  for (const [i, value] of dice.entries()) if (i !== changed && value < low) low = value;
  let again = -cost;
  for (let next = 1; next <= 6; next++) again += worths[sum - low + next] / 6;
  return Math.max(worths[sum], again);
}

/** Of the rewards that are actions, the best first. */
export const rewardChoice = (w: Weighing, options: readonly (RewardAction | 'done')[]): RewardAction | 'done' =>
  bestOr('done', options, (reward: RewardAction) => rewardWorth(w, reward), A_REWARD);

function rewardWorth(w: Weighing, reward: RewardAction): number {
  if (reward === 'any') return w.bestAction(ATTRS);
  if (reward === 'refresh') return A_REFRESH;
  return w.action(reward === 'align' ? 'WIS' : reward);
}
