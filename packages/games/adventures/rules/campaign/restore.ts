/** RA-R13: the journal and the inserts of a campaign, as they were saved. */
import { ATTRS, findCard, findClass } from '../../content';
import type { G } from '../board';
import { gainCard } from '../party/cards';
import { rowAt } from '../party/stamina';
import type { CampaignSave } from './save';

/** The first characters take the first seats; who is more than the seats leaves, who is less joins (change.ts). */
export function restore(g: G, save: CampaignSave): void {
  const { b } = g;
  b.legendary = save.legendary ? 1 : 0;
  b.xp = save.xp;
  b.gold = save.gold; // RA-32.10: nothing more for who joins
  b.favor = save.favor.slice();
  b.deathMarks = save.deathMarks;
  b.restMarks = b.legendary;
  b.mastery = save.mastery;
  b.combatDice = save.combatDice; // RA-32.5, RA-33.9: whoever joins or leaves
  b.bonusLimit = save.bonusLimit;
  b.bonusCardLimit = save.bonusCardLimit;
  b.titles = save.titles.slice(); // RA-5.7
  b.returned = save.returned.slice();
  b.completed = save.completed;
  b.sidequest = save.sidequest ? 1 : 0;
  b.campaignCounters = { ...save.counters };
  b.ending = save.ending;
  b.storyteller = save.storyteller % g.seats; // whose seat it is once all have come and gone: change.ts
}

export function seatCharacter(g: G, seat: number, one: CampaignSave['characters'][number]): void {
  const { b, content } = g;
  b.names[seat] = one.name;
  b.race[seat] = one.race;
  b.classOf[seat] = findClass(content, one.class)!;
  b.portrait[seat] = one.portrait;
  b.health[seat] = one.health;
  for (const attr of ATTRS.keys()) b.scores[rowAt(seat, attr)] = one.scores[attr];
  g.tell('character.joins', { seat, character: one.name, race: one.race, classId: one.class });
  for (const id of one.hand) gainCard(g, seat, findCard(content, id)!); // RA-30.4
}
