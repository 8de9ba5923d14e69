/** When to announce an Overlord, and on what. Towns are tipped and saved at Done, when all is on the table. */
import type { PendingAsk, Stream } from '@tabard/kernel';
import type { Power } from '../content';
import { NONE, type Seat, sum } from '../rules/board';
import { ghoulNeeds } from '../rules/resolution';
import { hordeWorth, moreMinions, type Outlook } from './outlook';
import { bestPlan, supposing } from './plans';
import { deathToll, keepWorth } from './purchases';
import { Hands, levelWorth } from './towers';
import { type Siege, siegeOf, siegeWorth } from './towns';
import { A_FLIGHT, ANNOUNCED, LEAST_GAIN } from './weights';

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
  bestTarget(o, (siege) => ({ ...siege, need: Math.max(o.c.rule.requirementAtLeast, siege.need - o.c.rule.gargoyle) }));

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
  const more = ghoulNeeds(o.seen);
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
const NEVER = Number.NEGATIVE_INFINITY;
/** It lies in play by itself, or is thought of elsewhere (the Dark Wizard with the dice, in schemer.ts). */
const never: Timing = () => NEVER;

const timings: { readonly [power in Power]: Timing } = {
  gargoyle: (o, q) => (atDone(q) ? gargoyleTarget(o).gain : NEVER),
  ghoul: (o, q) => (atDone(q) ? ghoulGain(o) : NEVER),
  inexplicable: (o, q) => (atDone(q) ? inexplicableTarget(o).gain : NEVER),
  wyvern: (o, q) => (atDone(q) ? bestFlight(o, o.c.rule.wyvern).gain : NEVER),
  'pit-sovereign': (o, q) => (atDone(q) ? pitTarget(o).gain : NEVER),
  'blood-elf': (o, q) => {
    const { worth, toll } = ANNOUNCED['blood-elf'];
    return afterOwnTurn(o, q) ? worth + toll * deathToll(o, o.c.rule.bloodElf) : NEVER;
  },
  nhazzra: (o, q) => {
    const { worth, toll } = ANNOUNCED.nhazzra;
    return afterOwnTurn(o, q) ? worth + toll * deathToll(o, o.c.rule.demonLords.nhazzra) : NEVER;
  },
  scourge: (o, q) => (afterOwnTurn(o, q) ? ANNOUNCED.scourge : NEVER),
  'black-knight': (o, q) => {
    if (!afterOwnTurn(o, q)) return NEVER;
    const { worth, against, behind, lastTurns } = ANNOUNCED['black-knight'];
    const victim = victimOf(o);
    return o.totals[victim] >= o.totals[o.me] - behind || o.turnsLeft < lastTurns ? against : worth;
  },
  minotaur: (o, q) => {
    const { worth, minions, keeps, aTurnsMinions } = ANNOUNCED.minotaur;
    const early = q === 'window.roll' && o.b.turn === o.me;
    const left = o.b.supply[o.me] - o.c.rule.minotaur - (early ? aTurnsMinions : 0);
    return (early || afterOwnTurn(o, q)) && left >= keeps ? worth + Math.min(1, left / minions) : NEVER;
  },
  lich: (o, q) => {
    if (o.b.turn !== o.me || atDone(q) || afterOwnTurn(o, q)) return NEVER;
    const { worth, minions, from } = ANNOUNCED.lich;
    const gain = moreMinions(o, o.b.supply[o.me], Math.min(o.c.rule.lich, o.b.graveyard[o.me]));
    return gain > from ? worth + minions * gain : NEVER;
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
  'dark-wizard': never,
  'dread-skeleton': never,
  werewolf: never,
  undead: never,
  vazgoth: never,
};

/** The card to announce at this window (or own decision), of those offered; or null. */
export function announcement(o: Outlook, question: string, options: readonly string[], chance: Stream): string | null {
  let best: string | null = null;
  let most = 0;
  for (const key of options) {
    if (!key.startsWith('announce:')) continue;
    const overlord = o.c.overlords.findIndex(({ id }) => id === key.slice('announce:'.length));
    const gain = timings[o.c.overlords[overlord].power](o, question, chance);
    const margin = gain - Math.max(LEAST_GAIN, keepWorth(o, overlord));
    if (margin > most) {
      most = margin;
      best = key;
    }
  }
  return best;
}

const idAt = ({ b, c }: Outlook, slot: number): string => c.towns[b.town[slot]]?.id ?? '';

// ---- the answers that an announced power asks for

type Aim = (o: Outlook, ask: PendingAsk) => string;

export const gargoyleTown: Aim = (o) => idAt(o, gargoyleTarget(o).slot);
export const inexplicableTown: Aim = (o) => idAt(o, inexplicableTarget(o).slot);
export const pitTown: Aim = (o) => idAt(o, pitTarget(o).slot);
export const witchTowers: Aim = (o, { options }) => witchChoice(o, options).key;
export const knightsVictim: Aim = (o) => String(victimOf(o));

export const tithe: Aim = (o) => {
  const { rule } = o.c;
  const supply = o.b.supply[o.me];
  const dead = Math.min(rule.demonLords.nhazzra, supply);
  const minions = hordeWorth(o, supply) - hordeWorth(o, supply - dead);
  return minions > rule.skullVp + o.style.skull ? 'skull' : 'minions';
};

/** The flight that is decided so far goes on as well as it can. */
const flightOf = (o: Outlook, { about }: PendingAsk): Flight => {
  const { left, ...given } = about as { left: number; from?: number; owner?: number; to?: number };
  return bestFlight(o, left, given);
};

export const flightFrom: Aim = (o, ask) => {
  const { gain, from } = flightOf(o, ask);
  return gain > A_FLIGHT || !ask.options.includes('stop') ? idAt(o, from) : 'stop';
};
export const flightOwner: Aim = (o, ask) => String(flightOf(o, ask).owner);
export const flightTo: Aim = (o, ask) => idAt(o, flightOf(o, ask).to);
export const flightCount: Aim = (o, ask) => String(flightOf(o, ask).count);
