/** Roll Player: the figures of the ledger's balance targets (section 5.15). Means over the players of a game, unless it says else. */
import { asEventOf } from '@tabard/kernel';
import type { Observation, PlayedGame } from '@tabard/lab';
import {
  ATTRS,
  CATEGORIES,
  type Card,
  type Content,
  classOf,
  type Hero,
  type RollPlayer,
  type RollPlayerEvent,
  type Seen,
  type StarSheet,
  sheetOf,
} from '../index';

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** What is counted once for each event, by seat. */
const COUNTED: { readonly [event: string]: string } = {
  bought: 'cards bought',
  discarded: 'discards',
  'hunt.begins': 'Hunts',
  'trophy.taken': 'Trophies',
  'fiend.gained': 'Fiends gained',
  'fiend.banished': 'Fiends banished',
  'skill.used': 'Skills used',
  'mercenary.hired': 'mercenaries in Hunts',
};
/** What is summed up, by seat. */
const SUMMED: { readonly [event: string]: string } = {
  'gold.gained': 'Gold earned',
  'xp.gained': 'XP earned',
  'honor.gained': 'Honor earned',
  'injury.gained': 'Injuries taken',
};
const NAMES = [...Object.values(COUNTED), ...Object.values(SUMMED)];

interface Result {
  readonly seat: number;
  readonly result: number;
  readonly stars: number;
  readonly success: boolean;
}

/** What the events of a game add up to. */
class Tale {
  readonly sums: { readonly [name: string]: number[] };
  readonly shown = new Set<Card>();
  readonly buyers = new Map<Card, number>(); // the last one, if a card came back
  readonly actions: { [row: string]: number } = {};
  readonly used = new Map<Card, number>(); // Skills
  readonly results: Result[] = [];
  start = 0;
  died = false;

  constructor(seats: number, events: readonly RollPlayerEvent[]) {
    this.sums = Object.fromEntries(NAMES.map((name) => [name, new Array<number>(seats).fill(0)]));
    for (const event of events) this.hear(event);
  }

  private hear(event: RollPlayerEvent): void {
    if (event.type in COUNTED) this.sums[COUNTED[event.type]][(event as { seat: number }).seat] += 1;
    if (event.type in SUMMED) {
      const { seat, amount } = event as { seat: number; amount: number };
      this.sums[SUMMED[event.type]][seat] += amount;
    }
    if (event.type === 'start.is') this.start = event.seat;
    else if (event.type === 'market.drawn') for (const card of event.cards) this.shown.add(card);
    else if (event.type === 'bought' || event.type === 'taken') this.buyers.set(event.card, event.seat);
    else if (event.type === 'action.taken') this.actions[event.action] = (this.actions[event.action] ?? 0) + 1;
    else if (event.type === 'skill.used') this.used.set(event.card, (this.used.get(event.card) ?? 0) + 1);
    else if (event.type === 'fight.result') this.results.push(event);
    else if (event.type === 'hero.died') this.died = true;
  }
}

/** Totals by the card that a hero had. */
function byCard(content: Content, heroes: readonly Hero[], totals: readonly number[]): { [name: string]: number } {
  const named: { [name: string]: number } = {};
  for (const [seat, { class: own, familiar, alignment, backstory, race }] of heroes.entries()) {
    named[`class: ${content.classes[own].id}`] = totals[seat];
    named[`alignment: ${content.alignments[alignment].id}`] = totals[seat];
    named[`backstory: ${content.backstories[backstory].id}`] = totals[seat];
    named[`race: ${content.races[race].id}`] = totals[seat];
    if (familiar >= 0) named[`familiar: ${content.familiars[familiar].id}`] = totals[seat];
  }
  return named;
}

/** How often goals of each kind are met, and the Power Goal. */
function goals(seen: Seen, sheets: readonly StarSheet[]): { [name: string]: number } {
  const met: { [name: string]: number[] } = {};
  for (const [seat, { lines }] of sheets.entries()) {
    for (const line of lines) {
      if (line.category === 'goals') {
        const { text } = classOf(seen, seat).goals[ATTRS.indexOf(line.attr!)];
        met[`goal met: ${text}`] ??= [];
        met[`goal met: ${text}`].push(line.met ? 1 : 0);
      } else if (line.category === 'power') {
        met['Power Goal met'] ??= [];
        met['Power Goal met'].push(line.met ? 1 : 0);
      }
    }
  }
  return Object.fromEntries(Object.entries(met).map(([name, hits]) => [name, mean(hits)]));
}

/** Of each card that lay in the Market: whether it was bought, and the total of its buyer beside the mean of the table. */
function cards(content: Content, { shown, buyers }: Tale, totals: readonly number[] | null) {
  const happened: { [name: string]: boolean } = {};
  const numbers: { [name: string]: number } = {};
  for (const card of shown) {
    const { id } = content.market[card];
    const buyer = buyers.get(card);
    happened[`bought: ${id}`] = buyer !== undefined;
    if (buyer !== undefined && totals) numbers[`buyer of ${id}`] = totals[buyer] - mean(totals);
  }
  return { happened, numbers };
}

function monster(seen: Seen, { results }: Tale): { [name: string]: number } {
  if (results.length === 0) return {};
  const { id, many, solo } = seen.content.monsters[seen.b.monster];
  const { strength } = seen.seats === 1 ? solo : many;
  const success = mean(results.map((one) => (one.success ? 1 : 0)));
  return {
    'success against the Monster': success,
    [`success at Strength ${strength}`]: success,
    [`success against ${id}`]: success,
    'result above Strength': mean(results.map(({ result }) => result - strength)),
    'Stars of the level': mean(results.map(({ stars }) => stars)),
    'median Stars of the level': [...results].map(({ stars }) => stars).sort((x, y) => x - y)[results.length >> 1],
  };
}

export function measure({ match, events }: PlayedGame): Observation {
  const seen = match.seen('everything') as Seen;
  const { b, content } = seen as { b: RollPlayer; content: Content };
  const { heroes } = b;
  const tale = new Tale(heroes.length, events.map(asEventOf<RollPlayerEvent>));
  const order = heroes.map((_, place) => (tale.start + place) % heroes.length);
  const perPlayer = Object.fromEntries(NAMES.map((name) => [name, mean(tale.sums[name])]));
  perPlayer['Gold earned'] += mean(order.map((_, place) => 5 + [0, 0, 1, 2, 3][place])); // RP-3.15 to RP-3.17
  const sheets = heroes.map((_, seat) => sheetOf(seen, seat));
  const totals = tale.died ? null : sheets.map(({ total }) => total);
  const market = cards(content, tale, totals);
  const tokens = heroes.map(({ trophies }) => (trophies.length >= 3 ? 1 : 0));
  return {
    order,
    numbers: {
      ...perPlayer,
      'all three tokens': mean(tokens),
      'active Fiends at the end': mean(heroes.map(({ fiends }) => fiends.filter(({ active }) => active).length)),
      'Gold left': mean(heroes.map(({ gold }) => gold)),
      'XP left': mean(heroes.map(({ xp }) => xp)),
      rounds: b.round,
      ...Object.fromEntries(
        Object.entries(tale.actions).map(([row, times]) => [`action ${row}`, times / heroes.length]),
      ),
      ...monster(seen, tale),
      ...(totals ? scores(seen, sheets, totals) : {}),
      ...market.numbers,
    },
    happened: { ...market.happened, ...(heroes.length === 1 && b.mode !== 'base' ? survival(seen, tale) : {}) },
  };
}

function survival(seen: Seen, { died }: Tale): { [name: string]: boolean } {
  const { strength } = seen.content.monsters[seen.b.monster].solo;
  return {
    survived: !died,
    [`survived Strength ${strength}`]: !died,
    [strength <= 14 ? 'survived Strength to 14' : strength >= 17 ? 'survived Strength from 17' : 'survived between']:
      !died,
  };
}

function scores(seen: Seen, sheets: readonly StarSheet[], totals: readonly number[]): { [name: string]: number } {
  const rising = [...totals].sort((x, y) => x - y);
  return {
    total: mean(totals),
    'winning total': rising[rising.length - 1],
    'first to last': rising[rising.length - 1] - rising[0],
    'goals met': mean(
      sheets.map(({ lines }) => lines.filter(({ category, met }) => category === 'goals' && met).length),
    ),
    ...Object.fromEntries(
      CATEGORIES.map((category) => [`Stars: ${category}`, mean(sheets.map(({ byCategory }) => byCategory[category]))]),
    ),
    ...goals(seen, sheets),
    ...byCard(seen.content, seen.b.heroes, totals),
  };
}
