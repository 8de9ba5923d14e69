/** Turn Costs (DM-17.10): whether a card earns what it ties up. */
import type { Power } from '../content';
import type { Settling } from '../rules/questions';
import { hordeWorth, moreMinions, type Outlook } from './outlook';
import { KEPT } from './weights';

type Earns = (o: Outlook) => number;

/** It costs nothing while it lies there, so nothing is asked for it. */
const nothing: Earns = () => 0;

/** In the coming turn. */
const earns: { readonly [power in Power]: Earns } = {
  'dread-skeleton': (o) => {
    const { worth, before, lastTurns } = KEPT['dread-skeleton'];
    const [below, own] = [o.c.levels[o.levels[o.me] - 2], o.c.levels[o.levels[o.me] - 1]];
    return worth + (o.turnsLeft < lastTurns ? own.vp - (below?.vp ?? 0) : before);
  },
  werewolf: () => KEPT.werewolf,
  undead: (o) => {
    const { b, c, me } = o;
    return KEPT.undead + moreMinions(o, b.supply[me], Math.min(c.rule.undead, b.graveyard[me]));
  },
  vazgoth: () => KEPT.vazgoth,
  gargoyle: nothing,
  ghoul: nothing,
  'blood-elf': nothing,
  'dark-wizard': nothing,
  lich: nothing,
  witch: nothing,
  inexplicable: nothing,
  scourge: nothing,
  grahl: nothing,
  wyvern: nothing,
  'black-knight': nothing,
  minotaur: nothing,
  nhazzra: nothing,
  'pit-sovereign': nothing,
};

export function keepOverlord(o: Outlook, options: readonly Settling[]): Settling {
  const { b, c, me } = o;
  const supply = b.supply[me];
  for (const it of options) {
    if (!('pay' in it)) continue;
    const { power, turnCost } = c.overlords[it.pay];
    const tied = hordeWorth(o, supply + b.onCard[it.pay]) - hordeWorth(o, supply - turnCost);
    if (earns[power](o) > tied) return it;
  }
  return options.find((it) => 'discard' in it) ?? options[0];
}
