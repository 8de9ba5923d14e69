/** When to announce an Overlord, and on what. Towns are tipped and saved at Done, when all is on the table. */
import type { PendingAsk, Stream } from '@tabard/kernel';
import type { Power } from '../content';
import { NONE, type Seat, sum } from '../rules/board';
import { hordeWorth, moreMinions, type Outlook } from './outlook';
import { bestPlan, supposing } from './plans';
import { deathToll, keepWorth } from './purchases';
import { Hands, levelWorth } from './towers';
import { type Siege, siegeOf, siegeWorth } from './towns';

const nextOf = ({ b }: Outlook): Seat => (b.turn + 1) % b.supply.length;

const slotsOf = ({ b }: Outlook): number[] => b.town.flatMap((town, slot) => (town === NONE ? [] : [slot]));

/** How much better this seat stands when the siege goes on like that. */
const turnOf = (o: Outlook, before: Siege, after: Siege): number =>
  siegeWorth(o, after, nextOf(o)) - siegeWorth(o, before, nextOf(o));

const metBy = (seat: Seat, siege: Siege): Siege => {
  const met = siege.total >= siege.need;
  return { ...siege, trigger: met ? (siege.trigger === NONE ? seat : siege.trigger) : NONE };
};

interface Target {
  readonly slot: number;
  readonly gain: number;
}

function bestTarget(o: Outlook, after: (siege: Siege) => Siege | null): Target {
  let best: Target = { slot: NONE, gain: Number.NEGATIVE_INFINITY };
  for (const slot of slotsOf(o)) {
    const siege = siegeOf(o, slot);
    const then = after(siege);
    if (then === null) continue;
    const gain = turnOf(o, siege, metBy(o.me, then));
    if (gain > best.gain) best = { slot, gain };
  }
  return best;
}

const gargoyleTarget = (o: Outlook): Target =>
  bestTarget(o, (siege) => ({ ...siege, need: Math.max(1, siege.need - o.c.rule.gargoyle) }));

function inexplicableTarget(o: Outlook): Target {
  const { b, c, me } = o;
  return bestTarget(o, (siege) => {
    const gone = b.besiegers[siege.slot].map((n, seat) => (seat === me ? 0 : Math.min(n, c.rule.inexplicable)));
    const total = sum(gone);
    if (total === 0) return null;
    return { ...siege, counts: siege.counts.map((n, seat) => n - gone[seat]), total: siege.total - total };
  });
}

function pitTarget(o: Outlook): Target {
  const { b, c, me } = o;
  const factor = c.rule.demonLords.pitFactor;
  return bestTarget(o, (siege) => {
    if (b.besiegers[siege.slot][me] === 0 || siege.total < siege.need) return null;
    return { ...siege, counts: siege.counts.map((n, seat) => (seat === me ? n * factor : n)) };
  });
}

function ghoulGain(o: Outlook): number {
  const more = o.seen.options.ghoul === '5' ? o.c.rule.ghoulHarsh : o.c.rule.ghoul;
  let gain = 0;
  for (const slot of slotsOf(o)) {
    const siege = siegeOf(o, slot);
    if (siege.total < siege.need) continue; // what still stands is hardly touched
    gain += turnOf(o, siege, metBy(o.me, { ...siege, need: siege.need + more }));
  }
  return gain;
}

interface Flight extends Target {
  readonly from: number;
  readonly owner: Seat;
  readonly to: number;
  readonly count: number;
}

const NO_FLIGHT: Flight = { slot: NONE, from: NONE, owner: NONE, to: NONE, count: 0, gain: Number.NEGATIVE_INFINITY };

/** The best single flight of the Wyvern with at most so many minions; what is already decided may be given. */
function bestFlight(o: Outlook, left: number, given: { from?: number; owner?: number; to?: number } = {}): Flight {
  const { b, me, seen } = o;
  const slots = slotsOf(o);
  let best = NO_FLIGHT;
  for (const from of slots) {
    if (given.from !== undefined && given.from !== from) continue;
    const here = siegeOf(o, from);
    for (let owner = 0; owner < b.supply.length; owner++) {
      if (given.owner !== undefined && given.owner !== owner) continue;
      if (seen.options.wyvernMoves === 'own-only' && owner !== me) continue;
      const most = Math.min(left, b.besiegers[from][owner]);
      for (let count = 1; count <= most; count++) {
        const lost = turnOf(o, here, metBy(me, moved(here, owner, -count)));
        for (const to of slots) {
          if (to === from || (given.to !== undefined && given.to !== to)) continue;
          const there = siegeOf(o, to);
          const gain = lost + turnOf(o, there, metBy(me, moved(there, owner, count)));
          if (gain > best.gain) best = { slot: from, from, owner, to, count, gain };
        }
      }
    }
  }
  return best;
}

function moved(siege: Siege, owner: Seat, by: number): Siege {
  return { ...siege, counts: siege.counts.map((n, seat) => (seat === owner ? n + by : n)), total: siege.total + by };
}

const victimOf = ({ envy, totals, me }: Outlook): Seat => {
  let victim = me === 0 ? 1 : 0;
  for (let seat = 0; seat < envy.length; seat++) {
    if (seat !== me && (envy[seat] > envy[victim] || (envy[seat] === envy[victim] && totals[seat] > totals[victim])))
      victim = seat;
  }
  return victim;
};

/** The three Towers to give up: those that leave the best hand behind. */
function witchChoice(o: Outlook, options: readonly string[]): { key: string; gain: number } {
  const hand = o.b.towers[o.me];
  const hands = new Hands(o);
  const now = hands.of(hand[0], hand[1], hand[2], 0);
  let best = { key: options[0], gain: Number.NEGATIVE_INFINITY };
  for (const key of options) {
    const [white, gray, black] = key.split('-').map(Number);
    const kept = hands.of(hand[0] - white, hand[1] - gray, hand[2] - black, 0);
    const gain = levelWorth(o, o.b.level[o.me]) + kept - now;
    if (gain > best.gain) best = { key, gain };
  }
  return best;
}

function triples(hand: readonly number[], count: number): string[] {
  const keys: string[] = [];
  for (let white = 0; white <= Math.min(count, hand[0]); white++) {
    for (let gray = 0; gray <= Math.min(count - white, hand[1]); gray++) {
      const black = count - white - gray;
      if (black <= hand[2]) keys.push(`${white}-${gray}-${black}`);
    }
  }
  return keys;
}

/** What the announcement brings now, and at which moments it is thought of at all. */
type Timing = (o: Outlook, question: string, chance: Stream) => number;

const atDone = (question: string): boolean => question === 'window.done';
const afterOwnTurn = (o: Outlook, question: string): boolean => question === 'window.resolution' && o.b.turn === o.me;
/** What the dice of a turn send out, about. */
const A_TURNS_MINIONS = 9;
const NEVER = Number.NEGATIVE_INFINITY;

const timings: { readonly [power in Power]?: Timing } = {
  gargoyle: (o, q) => (atDone(q) ? gargoyleTarget(o).gain : NEVER),
  ghoul: (o, q) => (atDone(q) ? ghoulGain(o) : NEVER),
  inexplicable: (o, q) => (atDone(q) ? inexplicableTarget(o).gain : NEVER),
  wyvern: (o, q) => (atDone(q) ? bestFlight(o, o.c.rule.wyvern).gain : NEVER),
  'pit-sovereign': (o, q) => (atDone(q) ? pitTarget(o).gain : NEVER),
  'blood-elf': (o, q) => (afterOwnTurn(o, q) ? 0.35 + 1.2 * deathToll(o, o.c.rule.bloodElf) : NEVER),
  nhazzra: (o, q) => (afterOwnTurn(o, q) ? 1.3 + 1.4 * deathToll(o, o.c.rule.demonLords.nhazzra) : NEVER),
  scourge: (o, q) => (afterOwnTurn(o, q) ? 2 : NEVER),
  'black-knight': (o, q) => {
    if (!afterOwnTurn(o, q)) return NEVER;
    const victim = victimOf(o);
    return o.totals[victim] >= o.totals[o.me] - 5 || o.turnsLeft < 5 ? 2.5 : 1;
  },
  minotaur: (o, q) => {
    const early = q === 'window.roll' && o.b.turn === o.me;
    const left = o.b.supply[o.me] - o.c.rule.minotaur - (early ? A_TURNS_MINIONS : 0);
    return (early || afterOwnTurn(o, q)) && left >= 4 ? 2.4 + Math.min(1, left / 20) : NEVER;
  },
  lich: (o, q) => {
    if (o.b.turn !== o.me || atDone(q) || afterOwnTurn(o, q)) return NEVER;
    const gain = moreMinions(o, o.b.supply[o.me], Math.min(o.c.rule.lich, o.b.graveyard[o.me]));
    return gain > 0.35 ? 0.6 + 2 * gain : NEVER;
  },
  witch: (o) => {
    const keys = triples(o.b.towers[o.me], o.c.rule.witchTowers);
    return keys.length === 0 ? NEVER : levelWorth(o, o.b.level[o.me]);
  },
  grahl: (o, q, chance) => {
    if (q !== 'window.roll') return NEVER;
    const inPlay = o.b.inPlay.slice();
    inPlay[o.c.overlordWith.grahl] = 1;
    return bestPlan(supposing(o, { inPlay }), chance).worth - bestPlan(o, chance).worth;
  },
};

/** The card to announce at this window (or own decision), of those offered; or null. */
export function announcement(o: Outlook, question: string, options: readonly string[], chance: Stream): string | null {
  let best: string | null = null;
  let most = 0;
  for (const key of options) {
    if (!key.startsWith('announce:')) continue;
    const overlord = o.c.overlords.findIndex(({ id }) => id === key.slice('announce:'.length));
    const gain = timings[o.c.overlords[overlord]?.power]?.(o, question, chance) ?? NEVER;
    const margin = gain - Math.max(0.4, keepWorth(o, overlord));
    if (margin > most) {
      most = margin;
      best = key;
    }
  }
  return best;
}

const idAt = ({ b, c }: Outlook, slot: number): string => c.towns[b.town[slot]]?.id ?? '';

/** The answers that an announced power asks for. */
export function aim(o: Outlook, { question, options, about }: PendingAsk): string {
  if (question === 'gargoyle.town') return idAt(o, gargoyleTarget(o).slot);
  if (question === 'inexplicable.town') return idAt(o, inexplicableTarget(o).slot);
  if (question === 'pit.town') return idAt(o, pitTarget(o).slot);
  if (question === 'witch.towers') return witchChoice(o, options).key;
  if (question === 'blackKnight.victim') return String(victimOf(o));
  if (question === 'bloodElf.count') return options[0];
  if (question === 'nhazzra.tithe') {
    const supply = o.b.supply[o.me];
    const dead = Math.min(o.c.rule.demonLords.nhazzra, supply);
    const minions = hordeWorth(o, supply) - hordeWorth(o, supply - dead);
    return minions > o.c.rule.skullVp + o.style.skull ? 'skull' : 'minions';
  }
  if (!question.startsWith('wyvern.')) return '';
  const { left, from, owner, to } = about as { left: number; from?: number; owner?: number; to?: number };
  const flight = bestFlight(o, left, { from, owner, to });
  if (question === 'wyvern.from') return flight.gain > 0.1 || !options.includes('stop') ? idAt(o, flight.from) : 'stop';
  if (question === 'wyvern.owner') return String(flight.owner);
  if (question === 'wyvern.to') return idAt(o, flight.to);
  return String(flight.count);
}
