/** When to announce an Overlord, and on what. Towns are tipped and saved at Done, when all is on the table. */
import type { Stream } from '@tabard/kernel';
import type { Power } from '../content';
import { NONE, type Seat, sum } from '../rules/board';
import type { Announcement, DarkMinionsAsks, DarkMinionsQuestion } from '../rules/questions';
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

/** What is decided of a flight so far: at most so many minions, and perhaps more. */
interface Begun {
  readonly left: number;
  readonly from?: number;
  readonly owner?: Seat;
  readonly to?: number;
}

/** The best single flight of the Wyvern; what is begun goes on as well as it can. */
export function bestFlight(o: Outlook, { left, ...given }: Begun): Flight {
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

export const victimOf = ({ envy, totals, me }: Outlook): Seat => {
  let victim = me === 0 ? 1 : 0;
  for (let seat = 0; seat < envy.length; seat++) {
    if (seat !== me && (envy[seat] > envy[victim] || (envy[seat] === envy[victim] && totals[seat] > totals[victim])))
      victim = seat;
  }
  return victim;
};

/** The three Towers to give up: those that leave the best hand behind. */
export function witchTowers(o: Outlook, options: readonly Towers[]): Towers {
  const hand = o.b.towers[o.me];
  const hands = new Hands(o);
  const now = hands.of(hand[0], hand[1], hand[2], 0);
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const given of options) {
    const [white, gray, black] = given;
    const kept = hands.of(hand[0] - white, hand[1] - gray, hand[2] - black, 0);
    const gain = levelWorth(o, o.b.level[o.me]) + kept - now;
    if (gain > most) {
      most = gain;
      best = given;
    }
  }
  return best;
}

/** How many White, Gray and Black. */
type Towers = readonly number[];

/** What the announcement brings now, and at which moments it is thought of at all. */
type Timing = (o: Outlook, question: DarkMinionsQuestion, chance: Stream) => number;

const atDone = (question: DarkMinionsQuestion): boolean => question === 'window.done';
const afterOwnTurn = (o: Outlook, question: DarkMinionsQuestion): boolean =>
  question === 'window.resolution' && o.b.turn === o.me;
const NEVER = Number.NEGATIVE_INFINITY;
/** It lies in play by itself, or is thought of elsewhere (the Dark Wizard with the dice, in schemer.ts). */
const never: Timing = () => NEVER;

const timings: { readonly [power in Power]: Timing } = {
  gargoyle: (o, q) => (atDone(q) ? gargoyleTarget(o).gain : NEVER),
  ghoul: (o, q) => (atDone(q) ? ghoulGain(o) : NEVER),
  inexplicable: (o, q) => (atDone(q) ? inexplicableTarget(o).gain : NEVER),
  wyvern: (o, q) => (atDone(q) ? bestFlight(o, { left: o.c.rule.wyvern }).gain : NEVER),
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
  witch: (o) => (sum(o.b.towers[o.me]) < o.c.rule.witchTowers ? NEVER : levelWorth(o, o.b.level[o.me])),
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

type Extra = DarkMinionsAsks['any-time']['option'] | 'pass';

/** The cards that may be announced, among what is offered. */
export const announcedIn = (offered: readonly Extra[]): number[] =>
  offered.flatMap((it) => (typeof it === 'object' && 'announce' in it ? [it.announce] : []));

/** The card to announce at this window (or own decision), of those offered; or null. */
export function announcement(
  o: Outlook,
  question: DarkMinionsQuestion,
  offered: readonly Extra[],
  chance: Stream,
): Announcement | null {
  let best: Announcement | null = null;
  let most = 0;
  for (const overlord of announcedIn(offered)) {
    const gain = timings[o.c.overlords[overlord].power](o, question, chance);
    const margin = gain - Math.max(LEAST_GAIN, keepWorth(o, overlord));
    if (margin > most) {
      most = margin;
      best = { announce: overlord };
    }
  }
  return best;
}

// ---- the answers that an announced power asks for; undefined: none is better than another

export const townAt = ({ b }: Outlook, slot: number): number | undefined => b.town[slot];

export const gargoyleTown = (o: Outlook) => townAt(o, gargoyleTarget(o).slot);
export const inexplicableTown = (o: Outlook) => townAt(o, inexplicableTarget(o).slot);
export const pitTown = (o: Outlook) => townAt(o, pitTarget(o).slot);

export function tithe(o: Outlook): 'skull' | 'minions' {
  const { rule } = o.c;
  const supply = o.b.supply[o.me];
  const dead = Math.min(rule.demonLords.nhazzra, supply);
  const minions = hordeWorth(o, supply) - hordeWorth(o, supply - dead);
  return minions > rule.skullVp + o.style.skull ? 'skull' : 'minions';
}

export function flightFrom(o: Outlook, left: number, mayStop: boolean): number | 'stop' | undefined {
  const { gain, from } = bestFlight(o, { left });
  return gain > A_FLIGHT || !mayStop ? townAt(o, from) : 'stop';
}
