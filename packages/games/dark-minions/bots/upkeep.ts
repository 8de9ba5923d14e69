/** Turn Costs (DM-17.10): whether a card earns what it ties up. */
import { hordeWorth, moreMinions, type Outlook } from './outlook';

function earns(o: Outlook, power: string): number {
  const level = o.levels[o.me];
  const last = o.turnsLeft < 2;
  const supply = o.b.supply[o.me];
  switch (power) {
    case 'dread-skeleton':
      return 0.5 + (last ? o.c.levels[level - 1].vp - (o.c.levels[level - 2]?.vp ?? 0) : 0.2);
    case 'werewolf':
      return 0.4;
    case 'undead':
      return 0.15 + moreMinions(o, supply, Math.min(o.c.rule.undead, o.b.graveyard[o.me]));
    case 'vazgoth':
      return 1.2;
    default:
      return 0;
  }
}

export function keepOverlord(o: Outlook, options: readonly string[]): string {
  const { b, c, me } = o;
  const supply = b.supply[me];
  for (const key of options) {
    if (!key.startsWith('pay:')) continue;
    const overlord = c.overlords.findIndex(({ id }) => id === key.slice('pay:'.length));
    const { power, turnCost } = c.overlords[overlord];
    const tied = hordeWorth(o, supply + b.onCard[overlord]) - hordeWorth(o, supply - turnCost);
    if (earns(o, power) > tied) return key;
  }
  return options.find((key) => key.startsWith('discard:')) ?? options[0];
}
