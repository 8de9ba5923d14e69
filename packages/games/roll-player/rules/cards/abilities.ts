/** What is in force for a character: the abilities of its class, of its cards and of the Fiends that bind it. */
import type { Seat } from '@tabard/kernel';
import type { Ban, Change, Holders, Knob, Power, Trigger } from '../../content';
import { type Hero, NONE, type OwnFiend, type Seen } from '../board';
import { amountOf, holds } from './measure';
import type { Source } from './vocabulary';

/** RP-18.2: a Fiend binds while it is active, and not before the end of the Dice Phase that brought it (RP-18.1). */
const bindsNow = ({ active, binds }: OwnFiend): boolean => active === 1 && binds === 1;

/** In the order class, cards, Fiends. Most characters have nothing of a name: this is asked all the time and makes nothing. */
function forEach<A>(
  hero: Hero,
  holders: Holders<A>,
  visit: (ability: A, of: Source['of'], card: number) => void,
): void {
  const { cards, fiends } = hero;
  if (hero.class !== NONE) for (const one of holders.class[hero.class]) visit(one, 'class', hero.class);
  for (let i = 0; i < cards.length; i++) {
    const { card } = cards[i];
    const held = holders.card[card];
    if (held.length > 0) for (const one of held) visit(one, 'card', card);
  }
  for (let i = 0; i < fiends.length; i++) {
    const { fiend } = fiends[i];
    const held = holders.fiend[fiend];
    if (held.length > 0 && bindsNow(fiends[i])) for (const one of held) visit(one, 'fiend', fiend);
  }
}

/** Whether there is anything of a name at all. */
function hasAny({ class: own, cards, fiends }: Hero, holders: Holders<unknown>): boolean {
  if (own !== NONE && holders.class[own].length > 0) return true;
  for (let i = 0; i < cards.length; i++) if (holders.card[cards[i].card].length > 0) return true;
  for (let i = 0; i < fiends.length; i++) {
    if (holders.fiend[fiends[i].fiend].length > 0 && bindsNow(fiends[i])) return true;
  }
  return false;
}

/** What cards and Fiends add to a number of the rules. `suits`: whether a change is about this attribute, kind, … */
export function knob(seen: Seen, seat: Seat, name: Knob, suits?: (change: Change) => boolean): number {
  const hero = seen.b.heroes[seat];
  const holders = seen.content.abilities.changes[name];
  if (!hasAny(hero, holders)) return 0;
  let sum = 0;
  forEach(hero, holders, (change) => {
    if ((!suits || suits(change)) && holds(seen, seat, change.if)) sum += amountOfChange(seen, seat, change);
  });
  return sum;
}

/** `max` counts the times, not the amount. */
const amountOfChange = (seen: Seen, seat: Seat, { by, per, every, max }: Change): number =>
  per === undefined ? by : amountOf(seen, seat, { n: by, per, every, max: max && max * Math.abs(by) });

/** Whether anything changes it at all. */
export const hasKnob = ({ b, content }: Seen, seat: Seat, name: Knob): boolean =>
  hasAny(b.heroes[seat], content.abilities.changes[name]);

export const hasPower = ({ b, content }: Seen, seat: Seat, power: Power): boolean =>
  hasAny(b.heroes[seat], content.abilities.powers[power]);

export interface InForce extends Source {
  readonly ban: Ban;
}
const NONE_IN_FORCE: readonly InForce[] = [];

/** The bans of one kind that are in force, with the Fiend or card they come from. */
export function bansOf(seen: Seen, seat: Seat, name: Ban['forbid']): readonly InForce[] {
  const hero = seen.b.heroes[seat];
  const holders = seen.content.abilities.bans[name];
  if (!hasAny(hero, holders)) return NONE_IN_FORCE;
  const found: InForce[] = [];
  forEach(hero, holders, (ban, of, card) => {
    if (holds(seen, seat, ban.if)) found.push({ ban, of, card });
  });
  return found;
}

export interface Triggered extends Source {
  readonly trigger: Trigger;
}
const NOTHING_TRIGGERED: readonly Triggered[] = [];

/** The triggers of one moment whose conditions hold, in the order class, cards, Fiends. */
export function triggersOf(seen: Seen, seat: Seat, on: Trigger['on']): readonly Triggered[] {
  const hero = seen.b.heroes[seat];
  const holders = seen.content.abilities.triggers[on];
  if (!hasAny(hero, holders)) return NOTHING_TRIGGERED;
  const found: Triggered[] = [];
  forEach(hero, holders, (trigger, of, card) => {
    if (holds(seen, seat, trigger.if)) found.push({ of, card, trigger });
  });
  return found;
}
