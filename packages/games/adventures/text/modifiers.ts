/** What a modifier does and what a round track does, said from the data. */
import type { Message, Said } from '@tabard/content';
import type { Modifier } from '../content';
import type { BasicModifierEffect, ModifierEffect, Price, TrackEffect } from '../content/schema';
import { colourName, coloursName, slotWords } from './names';
import { say } from './say';

const purse = ({ gold, xp }: { readonly gold?: number; readonly xp?: number }): Said => [
  ...(gold ? [say('purse.gold', { n: gold })] : []),
  ...(xp ? [say('purse.xp', { n: xp })] : []),
];

export function trackWords(effect: TrackEffect): Message {
  if (effect === 'none') return say('track.none');
  const [[what, n]] = Object.entries(effect);
  return trackActs(what, n);
}

/** The same of what an event tells. */
export const trackActs = (what: string, n: number): Message => say(`track.${what}`, { n });

function priceWords(price: Price): Message {
  if ('gain' in price) return say('price.gain', { purse: purse(price.gain) });
  if ('lose' in price) return say('price.lose', { purse: purse(price.lose) });
  if ('favor' in price) {
    const { faction, delta } = price.favor;
    return say('price.favor', { by: delta < 0 ? `−${-delta}` : `+${delta}`, faction: say(`whichFaction.${faction}`) });
  }
  const [[what, n]] = Object.entries(price);
  return say(`price.${what}`, { n });
}

/** By the sign of a number: "more" or "fewer", and how many. */
const bySign = (more: string, fewer: string) => (n: number) =>
  say(`modifierText.${n > 0 ? more : fewer}`, { n: Math.abs(n) });

type KeyOf<T> = T extends unknown ? keyof T : never;
type Key = Exclude<KeyOf<BasicModifierEffect>, 'rounds'>;
type ValueOf<K extends string> = BasicModifierEffect extends infer E
  ? E extends Record<K, infer V>
    ? V
    : never
  : never;
type Texts = { readonly [K in Key]: (value: ValueOf<K>) => Message };

const ending = (id: string) => (price: Price) => say(`modifierText.${id}`, { what: priceWords(price) });

const TEXTS: Texts = {
  dice: bySign('more-dice', 'fewer-dice'),
  plays: bySign('more-plays', 'fewer-plays'),
  die_cost: bySign('dearer', 'cheaper'),
  forbid: (bans) => say('modifierText.forbid', { bans: bans.map((ban) => say(`bans.${ban}`)) }),
  forbid_color: (colour) => say('modifierText.forbid_color', { colour: colourName(colour, 'dice') }),
  add_slots: (slots) => say('modifierText.add_slots', { slots: slots.map((slot) => slotWords(slot)) }),
  drop_slot: () => say('modifierText.drop_slot'),
  counter: bySign('more-counter', 'fewer-counter'),
  last_round_counter: () => say('modifierText.last_round_counter'),
  track_gold: bySign('more-gold', 'less-gold'),
  start_space: () => say('modifierText.start_space'),
  discard_rolled: (value) => say('modifierText.discard_rolled', { value }),
  round_start: (effect) => say('modifierText.round_start', { what: trackWords(effect) }),
  reward: ({ slot, ...pays }) => say('modifierText.reward', { slot, purse: purse(pays) }),
  on_pass: ending('on_pass'),
  on_fail: ending('on_fail'),
  on_victory: ending('on_victory'),
  on_defeat: ending('on_defeat'),
  reroll_rolled: ({ colors, value }) =>
    say('modifierText.reroll_rolled', { colours: coloursName(colors, 'dice'), value }),
  cover_last: (slot) => say('modifierText.cover_last', { slot }),
};

function effectWords(effect: ModifierEffect): Message {
  const { rounds, ...rest } = effect as { readonly rounds?: readonly number[] };
  const [[key, value]] = Object.entries(rest) as [string, never][];
  const what = key === 'if_plays' ? byPlays(value) : TEXTS[key as Key](value);
  return rounds ? say('modifierText.rounds', { what, rounds }) : what;
}

interface IfPlays {
  readonly min: number;
  readonly then: readonly BasicModifierEffect[];
  readonly else: readonly BasicModifierEffect[];
}
const byPlays = ({ min, then: yes, else: no }: IfPlays): Message =>
  say('modifierText.if_plays', { min, yes: yes.map(effectWords), no: no.map(effectWords) });

/** All that it does: "the dice limit is 1 lower and if passed, gain 1 XP". */
export const modifierWords = ({ effects }: Modifier): Said => effects.map(effectWords);
