/** What a Town under siege promises: the chances of first and second place, now and when it falls at last. */
import { exact } from '@tabard/kernel';
import type { Content, DieKind } from '../content';
import { NONE, type Seat, sum } from '../rules/board';
import { requirement } from '../rules/resolution';
import { weights } from '../rules/vanquish';
import type { Outlook } from './outlook';
import { GLADLY, HIGHEST, NEAR, ROLL_OFF, ROLL_OFF_SPREAD, SIEGE } from './weights';

/** A smooth step from 0 to 1 that every machine computes alike. */
const step = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);

/** By seat: what the Town is expected to bring it. */
const gains: number[] = [];
const beats: number[][] = [];
const ahead: number[] = [];

export interface Siege {
  readonly slot: number;
  /** What counts for places, by seat (DM-19.12). */
  readonly counts: readonly number[];
  /** What counts toward the requirement. */
  readonly total: number;
  readonly need: number;
  readonly trigger: Seat;
}

export function siegeOf(o: Outlook, slot: number): Siege {
  const { b, seen } = o;
  return {
    slot,
    counts: weights(seen, slot),
    total: sum(b.besiegers[slot]),
    need: requirement(seen, slot),
    trigger: b.trigger[slot],
  };
}

/** What the Town promises this seat, less what it promises the others. `next`: who moves next. */
export function siegeWorth(o: Outlook, siege: Siege, next: Seat): number {
  const { envy, me } = o;
  if (siege.total >= siege.need) whenItFalls(o, siege);
  else if (siege.need - siege.total <= NEAR && o.style.closing > 0) whenItIsNear(o, siege, next);
  else whenItWillFall(o, siege, next);
  let worth = gains[me];
  for (let seat = 0; seat < envy.length; seat++) worth -= envy[seat] * gains[seat];
  return worth * o.style.towns;
}

const firstPrize = ({ b, c, style }: Outlook, slot: number): number => {
  const town = c.towns[b.town[slot]];
  return town.vp + town.skulls * (c.rule.skullVp + style.skull);
};

/** It is met: places are certain but for roll-offs. */
function whenItFalls(o: Outlook, { slot, counts, trigger }: Siege): void {
  const { rule } = o.c;
  const seats = counts.length;
  const prize = firstPrize(o, slot);
  let most = 0;
  let second = 0;
  let firsts = 0;
  for (let seat = 0; seat < seats; seat++) {
    gains[seat] = 0;
    const count = counts[seat];
    if (count > most) {
      second = most;
      most = count;
    } else if (count < most && count > second) second = count;
  }
  for (let seat = 0; seat < seats; seat++) if (counts[seat] === most) firsts += 1;
  shareByRollOff(o, counts, most, prize);
  if (firsts > 1) shareByRollOff(o, counts, most, rule.secondVp);
  else if (second > 0) shareByRollOff(o, counts, second, rule.secondVp);
  if (trigger !== NONE) gains[trigger] += rule.triggerVp;
}

/** Those with exactly this count share the prize by their chances in a roll-off. */
function shareByRollOff({ levels }: Outlook, counts: readonly number[], count: number, prize: number): void {
  let all = 0;
  for (let seat = 0; seat < counts.length; seat++) {
    if (counts[seat] !== count) continue;
    ahead[seat] = 1;
    for (let rival = 0; rival < counts.length; rival++) {
      if (rival === seat || counts[rival] !== count) continue;
      ahead[seat] *= step((ROLL_OFF[levels[seat] - 1] - ROLL_OFF[levels[rival] - 1]) / ROLL_OFF_SPREAD);
    }
    all += ahead[seat];
  }
  for (let seat = 0; seat < counts.length; seat++) {
    if (counts[seat] === count) gains[seat] += (prize * ahead[seat]) / all;
  }
}

/** It still stands: the minions to come fall among the seats by chance, more to those who are there and move soon. */
function whenItWillFall(o: Outlook, { slot, counts, total, need }: Siege, next: Seat): void {
  const { b, c, style } = o;
  const seats = counts.length;
  const left = need - total;
  const spread = Math.sqrt(style.spread * left + 1);
  let shares = 0;
  for (let seat = 0; seat < seats; seat++) {
    const distance = (seat - next + seats) % seats;
    const able = Math.min(1, b.supply[seat] / SIEGE.able);
    ahead[seat] = able * (counts[seat] > 0 ? SIEGE.faithful : 1) * (1 + SIEGE.sooner * (seats - 1 - distance));
    shares += ahead[seat];
  }
  for (let seat = 0; seat < seats; seat++) {
    ahead[seat] = counts[seat] + (shares === 0 ? 0 : (left * ahead[seat]) / shares);
  }
  for (let seat = 0; seat < seats; seat++) {
    beats[seat] ??= [];
    for (let rival = seat + 1; rival < seats; rival++) {
      beats[rival] ??= [];
      const chance = step((SIEGE.steep * (ahead[seat] - ahead[rival])) / spread);
      beats[seat][rival] = chance;
      beats[rival][seat] = 1 - chance;
    }
  }
  // The chance of first place is that of beating everyone; of second, of beating everyone but the first.
  let all = 0;
  for (let seat = 0; seat < seats; seat++) {
    let chance = 1;
    for (let rival = 0; rival < seats; rival++) if (rival !== seat) chance *= beats[seat][rival];
    firstChance[seat] = chance;
    all += chance;
  }
  let allSecond = 0;
  for (let seat = 0; seat < seats; seat++) {
    firstChance[seat] /= all;
    let chance = 0;
    for (let first = 0; first < seats; first++) {
      if (first === seat) continue;
      let behind = beats[first][seat];
      for (let rival = 0; rival < seats; rival++) if (rival !== seat && rival !== first) behind *= beats[seat][rival];
      chance += behind;
    }
    secondChance[seat] = chance;
    allSecond += chance;
  }
  const rounds = (style.siege * o.turnsLeft) / left;
  const inTime = (rounds * rounds) / (rounds * rounds + SIEGE.inTime);
  const prize = firstPrize(o, slot);
  for (let seat = 0; seat < seats; seat++) {
    gains[seat] = inTime * (firstChance[seat] * prize + (secondChance[seat] / allSecond) * c.rule.secondVp);
  }
}

/** By level and number, from 0: how likely the highest of the level's dice reaches it. */
type Reaches = readonly (readonly number[])[];
const known = new WeakMap<Content, Reaches>();

function reachesOf(c: Content): Reaches {
  let reaches = known.get(c);
  if (!reaches) {
    reaches = c.levels.map(({ dice }) => Array.from({ length: NEAR + 1 }, (_, least) => chanceToReach(c, dice, least)));
    known.set(c, reaches);
  }
  return reaches;
}

function chanceToReach(c: Content, dice: readonly DieKind[], least: number): number {
  let below = 1;
  for (const kind of ['black', 'red'] as const) {
    const faces = c.dice[kind];
    const reaching = faces.filter(({ value }) => value >= least).length / faces.length;
    below *= exact.power(1 - reaching, dice.filter((die) => die === kind).length);
  }
  return 1 - below;
}

const nearGains: number[] = [];

/** It is near: each seat in turn may tip it, as gladly as it pays; if nobody does, the siege goes on. */
function whenItIsNear(o: Outlook, siege: Siege, next: Seat): void {
  const { b, c, levels, style } = o;
  const reaches = reachesOf(c);
  const seats = siege.counts.length;
  const left = siege.need - siege.total;
  whenItWillFall(o, siege, next);
  let open = 1;
  for (let seat = 0; seat < seats; seat++) nearGains[seat] = 0;
  const further = gains.slice(0, seats);
  for (let i = 0; i < seats; i++) {
    const seat = (next + i) % seats;
    if (b.supply[seat] < left) continue;
    const count = Math.min(b.supply[seat], Math.max(left, Math.round(HIGHEST[levels[seat] - 1])));
    const fallen = afterAttack(siege, seat, count);
    let above = 0;
    for (let rival = 0; rival < seats; rival++) if (fallen.counts[rival] > fallen.counts[seat]) above += 1;
    const chance = open * style.closing * reaches[levels[seat] - 1][left] * GLADLY[Math.min(2, above)];
    whenItFalls(o, fallen);
    for (let other = 0; other < seats; other++) nearGains[other] += chance * gains[other];
    open -= chance;
  }
  for (let seat = 0; seat < seats; seat++) gains[seat] = nearGains[seat] + open * further[seat];
}

const firstChance: number[] = [];
const secondChance: number[] = [];

/** The Town after an attack by this seat. */
export function afterAttack(siege: Siege, seat: Seat, count: number, factor = 1): Siege {
  const counts = siege.counts.slice();
  counts[seat] += count * factor;
  const total = siege.total + count;
  const trigger = siege.trigger === NONE && total >= siege.need ? seat : siege.trigger;
  return { ...siege, counts, total, trigger };
}
