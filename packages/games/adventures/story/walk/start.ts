/** With what a party comes to a book: nothing for the first, a campaign so far for the others (ledger, 5.7). */
import { type Plain, quickStream } from '@tabard/kernel';
import { type Content, findClass } from '../../content';
import { FIRST_BONUS_LIMIT } from '../../content/limits';
import { CAMPAIGN, type CampaignSave } from '../../rules/campaign/save';
import { typicalParty, wealthAt } from '../../solver/typical';
import type { Storybook } from '../schema';

const BOXES = 11;

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
  const campaign: CampaignSave = {
    format: 'tabard-campaign',
    version: 1,
    campaign: CAMPAIGN,
    legendary,
    characters: heroes.map((hero, seat) => {
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
    }),
    xp: 2,
    gold: 3,
    favor: [0, 1, 2].map(() => 3 + chance.below(5)),
    deathMarks: 0,
    mastery: Math.min(BOXES, wealth.mastery),
    combatDice: wealth.combatDice,
    bonusLimit: FIRST_BONUS_LIMIT[seats],
    bonusCardLimit: 0,
    titles,
    returned: [],
    completed: upTo,
    sidequest: false,
    counters: {},
    ending: '',
    storyteller: 0,
    chain: [],
  };
  return { campaign } as unknown as Plain;
}
