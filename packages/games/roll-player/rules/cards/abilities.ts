/** What is in force for a character: the abilities of its class, of its cards and of the Fiends that bind it. */
import type { Seat } from '@tabard/kernel';
import type { Ability, Ban, Change, Knob, Power, Trigger } from '../../content';
import { type Card, cardOf, classOf, NONE, type Seen } from '../board';
import type { Die } from '../sheet/dice';
import { amountOf, fits, holds } from './measure';
import type { Source } from './vocabulary';

interface Sorted {
  readonly triggers: readonly Trigger[];
  readonly changes: readonly Change[];
  readonly bans: readonly Ban[];
  readonly powers: readonly Power[];
}

const NOTHING: readonly Ability[] = [];
const sortedOnce = new WeakMap<readonly Ability[], Sorted>();

/** Cards never change, and are asked all the time: sorted once. */
function sorted(abilities: readonly Ability[]): Sorted {
  let found = sortedOnce.get(abilities);
  if (!found) {
    found = {
      triggers: abilities.filter((one): one is Trigger => 'on' in one),
      changes: abilities.filter((one): one is Change => 'change' in one),
      bans: abilities.filter((one): one is Ban => 'forbid' in one),
      powers: abilities.flatMap((one) => ('power' in one ? [one.power] : [])),
    };
    sortedOnce.set(abilities, found);
  }
  return found;
}

const abilitiesOfCard = (seen: Seen, card: Card): readonly Ability[] => {
  const it = cardOf(seen, card);
  return it.kind === 'weapon' || it.kind === 'trait' ? (it.abilities ?? NOTHING) : NOTHING;
};

/** RP-18.2: a Fiend binds while it is active, and not before the end of the Dice Phase that brought it (RP-18.1). */
function forEachSource(seen: Seen, seat: Seat, visit: (sorted: Sorted, of: Source['of'], card: Card) => void): void {
  const hero = seen.b.heroes[seat];
  if (hero.class !== NONE) visit(sorted(classOf(seen, seat).abilities), 'class', hero.class);
  for (const { card } of hero.cards) {
    const abilities = abilitiesOfCard(seen, card);
    if (abilities !== NOTHING) visit(sorted(abilities), 'card', card);
  }
  for (const { fiend, active, binds } of hero.fiends) {
    if (active === 1 && binds === 1) visit(sorted(seen.content.fiends[fiend].restriction), 'fiend', fiend);
  }
}

/** What cards and Fiends add to a number of the rules. `suits`: whether a change is about this attribute, kind, … */
export function knob(seen: Seen, seat: Seat, name: Knob, suits: (change: Change) => boolean = () => true): number {
  let sum = 0;
  forEachSource(seen, seat, ({ changes }) => {
    for (const change of changes) {
      if (change.change !== name || !suits(change) || !holds(seen, seat, change.if)) continue;
      sum += amountOf(seen, seat, { ...change, n: change.by, max: change.max && change.max * Math.abs(change.by) });
    }
  });
  return sum;
}

/** RP-30.26: what a die counts for beyond what it shows. */
export const knobOfDie = (seen: Seen, seat: Seat, die: Die): number =>
  knob(seen, seat, 'die-score', ({ dice }) => fits(seen, seat, die, dice));

export function hasPower(seen: Seen, seat: Seat, power: Power): boolean {
  let found = false;
  forEachSource(seen, seat, ({ powers }) => {
    if (powers.includes(power)) found = true;
  });
  return found;
}

export interface InForce extends Source {
  readonly ban: Ban;
}

/** The bans of one kind that are in force, with the Fiend or card they come from. */
export function bansOf(seen: Seen, seat: Seat, name: Ban['forbid']): readonly InForce[] {
  const found: InForce[] = [];
  forEachSource(seen, seat, ({ bans }, of, card) => {
    for (const ban of bans) {
      if (ban.forbid === name && holds(seen, seat, ban.if)) found.push({ ban, of, card });
    }
  });
  return found;
}

/** The triggers of one moment whose conditions hold, in the order class, cards, Fiends. */
export function triggersOf(seen: Seen, seat: Seat, on: Trigger['on']): readonly (Source & { trigger: Trigger })[] {
  const found: (Source & { trigger: Trigger })[] = [];
  forEachSource(seen, seat, ({ triggers }, of, card) => {
    for (const trigger of triggers) {
      if (trigger.on === on && holds(seen, seat, trigger.if)) found.push({ of, card, trigger });
    }
  });
  return found;
}
