/** A campaign as it was saved, and the adventure that goes on from it. */
import { type AnyGame, Match, type Plain } from '@tabard/kernel';
import { house } from '../content/house';
import { FIRST_HEALTH } from '../content/limits';
import type { Luggage } from '../rules/campaign/brings';
import type { CampaignSave } from '../rules/campaign/save';
import { campaignAfter } from './later.fixture';
import { bookGame } from './story.fixture';

/** So many characters as they began, with their printed hands and empty pockets, after five adventures. */
export function campaignOf(players: number, more: Partial<CampaignSave> = {}): CampaignSave {
  const save = campaignAfter(house, 5, players, { xp: 0, gold: 0, bonusLimit: 2, combatDice: 3 });
  const characters = save.characters.map((one) => ({ ...one, health: FIRST_HEALTH }));
  return { ...save, characters, ...more };
}

/** The small book stands for whichever comes next. */
export const bookAfter = ({ completed }: CampaignSave, entries = {}, more = {}): AnyGame =>
  bookGame(entries, {
    adventure: { id: 'ADV1', number: completed + 1, kind: 'main', title: '.', version: 1 },
    ...more,
  });

export function goOn(save: CampaignSave, seats: number, luggage: Partial<Luggage> = {}, game = bookAfter(save)): Match {
  return Match.start(game, { seats, seed: 'pause', brought: { campaign: save, ...luggage } as unknown as Plain });
}
