/** A campaign in which the first books are done, for the games that begin with a later one. */
import { type Content, findClass } from '../content';
import { FIRST_BONUS_LIMIT } from '../content/limits';
import { CAMPAIGN, type CampaignSave } from '../rules/campaign/save';
import { FIRST_FAVOR } from '../rules/journal';

/** What a party has grown to by then (ledger, 5.7): a few points of health; the fourth die from adventure 3 on. */
const HEALTH = 17;
const DICE_BEFORE_3 = 3;
const DICE_FROM_3 = 4;

export function campaignAfter(
  content: Content,
  completed: number,
  seats: number,
  more: Partial<CampaignSave> = {},
): CampaignSave {
  const colours = new Set<string>();
  const people = content.characters.filter((one) => {
    const { colour } = content.classes[findClass(content, one.class)!];
    return !colours.has(colour) && colours.add(colour);
  });
  return {
    format: 'tabard-campaign',
    version: 1,
    campaign: CAMPAIGN,
    legendary: false,
    characters: people.slice(0, seats).map(({ id, race, class: of, scores, hand }) => ({
      name: id,
      race,
      class: of,
      portrait: id,
      health: HEALTH,
      scores: scores.slice(),
      hand: hand.slice(),
    })),
    xp: 2,
    gold: 3,
    favor: [FIRST_FAVOR, FIRST_FAVOR, FIRST_FAVOR],
    deathMarks: 0,
    mastery: 0,
    combatDice: completed < 2 ? DICE_BEFORE_3 : DICE_FROM_3,
    bonusLimit: FIRST_BONUS_LIMIT[seats],
    bonusCardLimit: 0,
    titles: [],
    returned: [],
    completed,
    sidequest: false,
    counters: {},
    ending: '',
    storyteller: 0,
    chain: [],
    ...more,
  };
}
