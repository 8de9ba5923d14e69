/** With what a party comes to a book: nothing for the first, a campaign so far for the others (ledger, 5.7). */
import { type Plain, quickStream } from '@tabard/kernel';
import { type Content, findClass } from '../../content';
import { BOXES } from '../../content/limits';
import type { Storybook } from '../../content/storybook';
import { newCampaign } from '../../rules/campaign/save';
import { typicalParty, wealthAt } from '../../solver/typical';
import { TITLE_RANGES } from '../lint/rules/facts';
import { FATES, mayBeHeld } from '../matrix/fates';

/** Null: the book begins with a new party. */
export function broughtTo(content: Content, book: Storybook, seats: number, legendary: boolean, number: number): Plain {
  const { kind } = book.adventure;
  const adventure = kind === 'sidequest' ? 2 : book.adventure.number;
  if (kind === 'tutorial' || adventure <= 1) return null;
  const chance = quickStream(104_729 * seats + number);
  const wealth = wealthAt(adventure, seats);
  const { heroes } = typicalParty(content, seats, wealth, number);
  const upTo = Math.min(BOXES, adventure - 1);
  const titles = someTitles(upTo, (n) => chance.below(n));
  const characters = heroes.map((hero, seat) => {
    const of = content.characters.find((one) => one.class === hero.class)!;
    return {
      name: `${of.id}-${seat}`,
      race: of.race,
      class: content.classes[findClass(content, hero.class)!].id,
      portrait: of.id,
      health: hero.health ?? wealth.health,
      scores: [...hero.scores],
      hand: [...hero.hand],
    };
  });
  const campaign = newCampaign(characters, {
    legendary,
    xp: 2,
    gold: 3,
    favor: [0, 1, 2].map(() => 3 + chance.below(5)),
    mastery: Math.min(BOXES, wealth.mastery),
    combatDice: wealth.combatDice,
    titles,
    completed: upTo,
  });
  return { campaign } as Plain;
}

/** Every second title that the books so far can give, and one of each fate that they decide. */
function someTitles(upTo: number, below: (n: number) => number): number[] {
  const [, last] = TITLE_RANGES[upTo];
  const held = new Set<number>();
  for (const fate of FATES.filter(([first]) => first <= last)) held.add(fate[below(fate.length)]);
  for (let title = 1; title <= last; title++) {
    if (below(2) === 1 && mayBeHeld(new Set([...held, title]))) held.add(title);
  }
  return [...held].sort((a, b) => a - b);
}
