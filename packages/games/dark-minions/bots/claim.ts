/** When to announce the end: at once when it wins, never when a rival would (DM-15.2, DM-15.6). */
import { NONE, type Seat } from '../rules/board';
import type { Memory } from './memory';
import type { Outlook } from './outlook';
import { siegeOf } from './towns';

export function shouldClaim(o: Outlook, memory: Memory): boolean {
  if (!o.style.counts) return true;
  const totals = o.totals.slice();
  const towns = memory.townsWon.slice();
  settle(o, totals, towns);
  const { me } = o;
  return totals.every((total, seat) => {
    if (seat === me || total < totals[me]) return true;
    if (total > totals[me] || towns[seat] > towns[me]) return false;
    return towns[seat] < towns[me] || o.levels[seat] < o.levels[me];
  });
}

/** What is committed and met is paid before the game ends (DM-15.16, DM-15.17); roll-offs are taken to be lost. */
function settle(o: Outlook, totals: number[], towns: number[]): void {
  const { b, c, me } = o;
  for (let slot = 0; slot < b.town.length; slot++) {
    if (b.town[slot] === NONE) continue;
    const { counts, total, need, trigger } = siegeOf(o, slot);
    if (total < need) continue;
    const town = c.towns[b.town[slot]];
    const [first, second] = placesAgainst(counts, me);
    totals[first] += town.vp + town.skulls * c.rule.skullVp;
    towns[first] += 1;
    if (second !== NONE) totals[second] += c.rule.secondVp;
    if (trigger !== NONE) totals[trigger] += c.rule.triggerVp;
  }
  if (b.captureSlot.length === 0) return;
  const hand = b.towers[b.turn].slice();
  let level = o.levels[b.turn];
  for (const colour of b.captureColour) {
    hand[colour] += 1;
    if (hand.some((count) => count === 0)) continue;
    for (let i = 0; i < hand.length; i++) hand[i] -= 1;
    if (level < c.levels.length) totals[b.turn] += c.levels[level].vp - c.levels[level - 1].vp;
    level = Math.min(c.levels.length, level + 1);
  }
}

function placesAgainst(counts: readonly number[], me: Seat): [Seat, Seat] {
  const order = counts.map((_, seat) => seat).filter((seat) => counts[seat] > 0);
  order.sort((x, y) => counts[y] - counts[x] || (x === me ? 1 : 0) - (y === me ? 1 : 0));
  return [order[0] ?? NONE, order[1] ?? NONE];
}
