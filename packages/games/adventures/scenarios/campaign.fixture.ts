/** A campaign as it was saved, and the adventure that goes on from it. */
import { type AnyGame, Match, type Plain } from '@tabard/kernel';
import { house } from '../content/house';
import type { Luggage } from '../rules/campaign/brings';
import { CAMPAIGN, type CampaignSave } from '../rules/campaign/save';
import { bookGame } from './story.fixture';

/** So many characters with their printed hands, after so many adventures. */
export const campaignOf = (players: number, more: Partial<CampaignSave> = {}): CampaignSave => ({
  format: 'tabard-campaign',
  version: 1,
  campaign: CAMPAIGN,
  legendary: false,
  characters: house.characters
    .filter((_, i) => i % 6 === 0)
    .slice(0, players)
    .map(({ id, race, class: classId, scores, hand }) => ({
      name: id,
      race,
      class: classId,
      portrait: id,
      health: 16,
      scores: [...scores],
      hand: [...hand],
    })),
  xp: 0,
  gold: 0,
  favor: [5, 5, 5],
  deathMarks: 0,
  mastery: 0,
  combatDice: 3,
  bonusLimit: 2,
  bonusCardLimit: 0,
  titles: [],
  returned: [],
  completed: 5,
  sidequest: false,
  counters: {},
  ending: '',
  storyteller: 0,
  chain: [],
  ...more,
});

/** The small book stands for whichever comes next. */
export const bookAfter = ({ completed }: CampaignSave, entries = {}, more = {}): AnyGame =>
  bookGame(entries, {
    adventure: { id: 'ADV1', number: completed + 1, kind: 'main', title: '.', version: 1 },
    ...more,
  });

export function goOn(save: CampaignSave, seats: number, luggage: Partial<Luggage> = {}, game = bookAfter(save)): Match {
  return Match.start(game, { seats, seed: 'pause', brought: { campaign: save, ...luggage } as unknown as Plain });
}
