/** What the cards of a pack must be together, beyond what each says of itself. Returns what is wrong, in sentences. */
import type { Cards } from '.';
import { ADVENTURE_TYPES, COLOURS, KINDS } from './kinds';

export function problemsOf(content: Cards): string[] {
  return [
    ...twice(content),
    ...content.classes.flatMap(({ id, goals }) => {
      const stars = goals.reduce((sum, goal) => sum + goal.stars, 0);
      return stars === 12 ? [] : [`the goals of the class ${id} add up to ${stars} Stars, not to 12`];
    }),
    ...content.familiars.flatMap(({ id, goal: { min, max } }) =>
      max - min === 1 || max - min === 2 ? [] : [`the Power Goal of the Familiar ${id} is not two or three wide`],
    ),
    ...content.minions.flatMap(({ id, levels }) => {
      const rising = levels.every(({ min }, i) => (i === 0 ? min === 0 : min > levels[i - 1].min));
      return rising ? [] : [`the levels of the Minion ${id} must begin at 0 and rise`];
    }),
    ...content.monsters.flatMap(({ id }) =>
      ADVENTURE_TYPES.flatMap((type) => {
        const count = content.adventures.filter((card) => card.monster === id && card.type === type).length;
        return count === 3 ? [] : [`the Monster ${id} has ${count} Adventure cards of the type ${type}, not 3`];
      }),
    ),
    ...content.adventures.flatMap(({ id, monster }) =>
      content.monsters.some((one) => one.id === monster) ? [] : [`the Adventure ${id} belongs to no Monster`],
    ),
    ...content.market.flatMap((card) => {
      if (card.kind !== 'armor') return [];
      return content.armorSets.some(({ id }) => id === card.armorSet) ? [] : [`there is no Armor set ${card.armorSet}`];
    }),
    ...COLOURS.flatMap((colour) =>
      content.classes.some((card) => card.colour === colour && card.set === 'base')
        ? []
        : [`no base class is ${colour}`],
    ),
    ...KINDS.filter((kind) => kind !== 'scroll').flatMap((kind) =>
      content.market.some((card) => card.kind === kind && card.set === 'base')
        ? []
        : [`the base Market has no ${kind}`],
    ),
  ];
}

/** Words and heroes' records go by ids: no two of a kind share one, and Market cards are one kind. */
function twice(content: Cards): string[] {
  return Object.entries(content).flatMap(([list, entries]) => {
    const ids = (entries as readonly { readonly id: string }[]).map(({ id }) => id);
    return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${list} has the id ${id} twice`);
  });
}
