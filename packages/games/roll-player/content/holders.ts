/**
 * Who has which ability, by its name: the rules ask for one name all the time ("what changes the cost of cards?"), and
 * hardly any card has it. Cards never change, so they are sorted once, when the content is made.
 */
import { BANS, KNOBS, POWERS, TRIGGERS } from './kinds';
import type { Ability, Ban, Change, Knob, Power, Trigger } from './schema';

/** By the number of a class, a Market card, a Fiend: its abilities of one name, an empty list for most. */
export interface Holders<A> {
  readonly class: readonly (readonly A[])[];
  readonly card: readonly (readonly A[])[];
  readonly fiend: readonly (readonly A[])[];
}

export interface Abilities {
  readonly triggers: { readonly [on in Trigger['on']]: Holders<Trigger> };
  readonly changes: { readonly [knob in Knob]: Holders<Change> };
  readonly bans: { readonly [ban in Ban['forbid']]: Holders<Ban> };
  readonly powers: { readonly [power in Power]: Holders<Ability> };
}

type Lists = { readonly [of in keyof Holders<never>]: readonly (readonly Ability[])[] };
const NOTHING: readonly never[] = [];

export function abilitiesOf(lists: Lists): Abilities {
  const holders = <A extends Ability>(is: (one: Ability) => one is A): Holders<A> => {
    const held = (list: readonly (readonly Ability[])[]) =>
      list.map((abilities): readonly A[] => (abilities.some(is) ? abilities.filter(is) : NOTHING));
    return { class: held(lists.class), card: held(lists.card), fiend: held(lists.fiend) };
  };
  const byName = <N extends string, H>(names: readonly N[], of: (name: N) => H) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as { readonly [name in N]: H };
  return {
    triggers: byName(TRIGGERS, (name) => holders((one): one is Trigger => 'on' in one && one.on === name)),
    changes: byName(KNOBS, (name) => holders((one): one is Change => 'change' in one && one.change === name)),
    bans: byName(BANS, (name) => holders((one): one is Ban => 'forbid' in one && one.forbid === name)),
    powers: byName(POWERS, (name) => holders((one): one is Ability => 'power' in one && one.power === name)),
  };
}
