/** Monster Combat: mercenaries and rerolls, sealed. */

import { xpLeft } from '../../rules/foes/combat';
import type { Again, Hiring } from '../../rules/questions';
import { powerScore } from '../../rules/sheet/scores';
import { goldWorth } from '../thinking/goods';
import type { Mind } from '../thinking/mind';
import { bonusOf, diceTotal, hireOf, meanResult, rerollPrice, starsOfResult } from '../thinking/monster';
import { A_HAIR, A_REROLL, A_TRIFLE, EQUAL, HOPE, REROLLS_AHEAD, UNCERTAIN } from '../weights/decisions';
import { CHEAPEST_REROLL, DIE_SPREAD } from '../weights/monster';

/** Stars to expect, less what the Gold would still be good for. */
export function hiringChoice(mind: Mind, options: readonly Hiring[]): Hiring {
  const { hero, seat, b } = mind;
  const prices = hireOf(mind);
  const pool = b.combat!.pools[seat];
  let found = { option: options[0], worth: Number.NEGATIVE_INFINITY };
  for (const option of options) {
    const { byXp, byGold } = option;
    const dice = pool + byXp + byGold;
    const xp = hero.xp - byXp * prices.xp;
    const before = hero.gold;
    hero.gold -= byGold * prices.gold;
    const kept = goldWorth(mind);
    hero.gold = before;
    const mean =
      meanResult(mind, { dice, xp: Math.min(xp, prices.xp - A_HAIR), mercenaries: 0, bonus: bonusOf(mind) }) +
      spare(mind, xp, prices.xp, dice);
    const worth = starsOfResult(mind, mean, DIE_SPREAD * Math.sqrt(dice)) + kept;
    if (worth > found.worth + EQUAL) found = { option, worth };
  }
  return found.option;
}

/** XP beyond the price of a mercenary goes into more rerolls. */
function spare(mind: Mind, xp: number, price: number, dice: number): number {
  const more = Math.max(0, xp - price + A_HAIR) / Math.max(CHEAPEST_REROLL, rerollPrice(mind));
  return Math.min(more, dice) * A_REROLL;
}

export function monsterRerollChoice(mind: Mind, options: readonly Again[]): Again {
  const { seat, b } = mind;
  const fight = b.combat!.fights[seat];
  const bonus = bonusOf(mind);
  const each = Math.max(1, rerollPrice(mind));
  const paid = Math.floor(xpLeft(mind, seat, fight) / each);
  const rerolls = Math.max(0, b.combat!.free[seat] - fight.free) + Math.max(0, paid);
  const worth = (dice: readonly number[], left: number) =>
    starsOfResult(
      mind,
      diceTotal(mind, dice) + bonus + A_REROLL * left * (left > 0 ? hopeful(dice) : 0),
      left > 0 ? UNCERTAIN : 0,
    );
  const power = options.includes('power')
    ? starsOfResult(mind, powerScore(mind, seat) + bonus, 0)
    : Number.NEGATIVE_INFINITY;
  const stop = starsOfResult(mind, diceTotal(mind, fight.dice) + bonus, 0);
  let found: { option: Again; worth: number } =
    power > stop ? { option: 'power', worth: power } : { option: 'stop', worth: stop };
  const tried = new Set<number>();
  for (const [i, value] of fight.dice.entries()) {
    if (tried.has(value) || !options.includes(i)) continue;
    tried.add(value);
    let mean = 0;
    for (let face = 1; face <= 6; face++) {
      const dice = fight.dice.with(i, face);
      mean += Math.max(worth(dice, 0), worth(dice, Math.min(REROLLS_AHEAD, rerolls - 1)), power) / 6;
    }
    if (mean > found.worth + A_TRIFLE) found = { option: i, worth: mean };
  }
  return found.option;
}

/** How much of a reroll is left to gain: low dice promise more. */
const hopeful = (dice: readonly number[]): number => {
  const low = Math.min(...dice);
  return low <= 2 ? HOPE.low : low === 3 ? HOPE.middle : HOPE.high;
};
