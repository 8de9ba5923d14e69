/** What a box of the death track costs, read off the entry that is read for it (RA-26.6). */
import type { Message } from '@tabard/content';
import type { Content } from '../content';
import type { Effect } from '../content/storybook';
import { say } from './say';

/** What the party gets back first, then what it pays; in legendary mode with what is added to it. */
export function deathWords({ deaths }: Pick<Content, 'deaths'>, box: number, isLegendary: boolean): Message[] {
  const lines = deaths[`Death-${box}`].do ?? [];
  const effects = lines.filter((line) => line.if === undefined || isLegendary).flatMap((line) => line.effects ?? []);
  const sum = (of: (effect: Effect) => number) => effects.reduce((all, effect) => all + of(effect), 0);
  const costs = {
    gold: sum((effect) => ('lose' in effect ? (effect.lose.gold ?? 0) : 0)),
    xp: sum((effect) => ('lose' in effect ? (effect.lose.xp ?? 0) : 0)),
    cards: sum((effect) => ('card_return' in effect ? (effect.card_return.count ?? 1) : 0)),
    favor: sum((effect) => ('favor' in effect ? -effect.favor.delta : 0)),
    health: sum((effect) => ('health' in effect ? -effect.health.delta : 0)),
  };
  return [
    ...effects.flatMap((effect) => ('recover' in effect ? [recovered(effect.recover.amount)] : [])),
    ...Object.entries(costs).flatMap(([what, n]) => (n > 0 ? [say(`deathCosts.${what}`, { n })] : [])),
  ];
}

const recovered = (amount: number | 'half' | 'all'): Message =>
  typeof amount === 'number' ? say('deathCosts.recover.some', { n: amount }) : say(`deathCosts.recover.${amount}`);
