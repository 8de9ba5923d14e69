/** A campaign in which the first books are done, for the games that begin with a later one. */
import { type Content, findClass } from '../content';
import { FIRST_COMBAT_DICE } from '../content/limits';
import { type CampaignSave, newCampaign } from '../rules/campaign/save';

/** What a party has grown to by then (ledger, 5.7): a few points of health; the fourth die from adventure 3 on. */
const HEALTH = 17;
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
  const characters = people.slice(0, seats).map(({ id, race, class: of, scores, hand }) => ({
    name: id,
    race,
    class: of,
    portrait: id,
    health: HEALTH,
    scores: scores.slice(),
    hand: hand.slice(),
  }));
  const combatDice = completed < 2 ? FIRST_COMBAT_DICE : DICE_FROM_3;
  return newCampaign(characters, { xp: 2, gold: 3, combatDice, completed, ...more });
}
