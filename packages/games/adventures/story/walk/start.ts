/** With what a party comes to a book: nothing for the first, a campaign so far for the others (ledger, 5.7). */
import { type Plain, quickStream } from '@tabard/kernel';
import { type Content, findClass } from '../../content';
import { BOXES } from '../../content/limits';
import { newCampaign } from '../../rules/campaign/save';
import { typicalParty, wealthAt } from '../../solver/typical';
import type { Storybook } from '../schema';

/** Null: the book begins with a new party. */
export function broughtTo(content: Content, book: Storybook, seats: number, legendary: boolean, number: number): Plain {
  const { kind } = book.adventure;
  const adventure = kind === 'sidequest' ? 2 : book.adventure.number;
  if (kind === 'tutorial' || adventure <= 1) return null;
  const chance = quickStream(104_729 * seats + number);
  const wealth = wealthAt(adventure, seats);
  const { heroes } = typicalParty(content, seats, wealth, number);
  const upTo = Math.min(BOXES, adventure - 1);
  const titles = Array.from({ length: 8 * upTo }, (_, i) => i + 1).filter(() => chance.below(2) === 0);
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
  return { campaign } as unknown as Plain;
}
