/** RA-30: what lasts of a campaign, as data that the next adventure is brought. */

import { z } from '@tabard/content/zod';
import { type Flow, LIMITS, type Plain, type Standing } from '@tabard/kernel';
import { BOXES, FIRST_BONUS_LIMIT, FIRST_COMBAT_DICE, FIRST_GOLD } from '../../content/limits';
import type { G, Seen } from '../board';
import { FIRST_FAVOR } from '../journal';
import { cardsOf } from '../party/cards';
import { keepCounters } from '../story/counters';
import { bookOf } from '../story/go';

const whole = z.int().min(0);
const { carried } = LIMITS;
const some = (most: number) => z.array(whole).max(most);
const id = z.string().max(carried.id);

/** One character's insert: all that is written on it, and the hand that is kept (RA-30.4). */
const insert = z.strictObject({
  name: id,
  race: id,
  class: id,
  portrait: id,
  health: z.int().min(1).max(99),
  scores: z.array(whole.max(9)).length(6),
  hand: z.array(id).max(carried.hand),
});
export type Insert = z.infer<typeof insert>;

export const campaignSave = z.strictObject({
  format: z.literal('tabard-campaign'),
  version: z.literal(1),
  campaign: id,
  legendary: z.boolean(),
  characters: z.array(insert).min(1).max(4),
  xp: whole.max(9999),
  gold: whole.max(9999),
  favor: z.array(whole.max(10)).length(3),
  deathMarks: whole.max(6),
  mastery: whole.max(12),
  combatDice: z.int().min(3).max(99),
  bonusLimit: z.int().min(1).max(8),
  bonusCardLimit: whole.max(999),
  titles: some(carried.titles),
  returned: some(carried.titles),
  completed: whole.max(11),
  sidequest: z.boolean(),
  counters: z
    .record(id, z.int())
    .refine((named) => Object.keys(named).length <= carried.counters, `at most ${carried.counters} of them`),
  /** RA-R107: the id of the words with which it ended; '' while it goes on. */
  ending: z.string().max(120),
  storyteller: whole.max(3),
  /** Seals of the records of the adventures so far, the first first: the chain that a verifier follows. */
  chain: z.array(z.string().max(128)).max(carried.chain),
});
export type CampaignSave = z.infer<typeof campaignSave>;

export const CAMPAIGN = 'the-ninth-toll';

/** RA-2: a journal in which nothing is written yet, for these characters. Who is further on says so. */
export function newCampaign(characters: readonly Insert[], further: Partial<CampaignSave> = {}): CampaignSave {
  return {
    format: 'tabard-campaign',
    version: 1,
    campaign: CAMPAIGN,
    legendary: false,
    characters: [...characters],
    xp: 0,
    gold: FIRST_GOLD[characters.length],
    favor: [FIRST_FAVOR, FIRST_FAVOR, FIRST_FAVOR],
    deathMarks: 0,
    mastery: 0,
    combatDice: FIRST_COMBAT_DICE,
    bonusLimit: FIRST_BONUS_LIMIT[characters.length],
    bonusCardLimit: 0,
    titles: [],
    returned: [],
    completed: 0,
    sidequest: false,
    counters: {},
    ending: '',
    storyteller: 0,
    chain: [],
    ...further,
  };
}

/** RA-30.5 to RA-30.8, RA-30.10: keywords and items are left behind, titles, hands, pools and favour are kept. */
export function saveOf(seen: Seen): CampaignSave {
  const { b, content, seats } = seen;
  const characters = Array.from({ length: seats }, (_, seat) => ({
    name: b.names[seat],
    race: b.race[seat],
    class: content.classes[b.classOf[seat]].id,
    portrait: b.portrait[seat],
    health: b.health[seat],
    scores: b.scores.slice(seat * 6, seat * 6 + 6),
    hand: cardsOf(seen, seat).map((card) => content.cards[card].id),
  }));
  return {
    format: 'tabard-campaign',
    version: 1,
    campaign: CAMPAIGN,
    legendary: b.legendary === 1,
    characters,
    xp: b.xp,
    gold: b.gold,
    favor: b.favor.slice(),
    deathMarks: b.deathMarks,
    mastery: b.mastery,
    combatDice: b.combatDice,
    bonusLimit: b.bonusLimit,
    bonusCardLimit: b.bonusCardLimit,
    titles: b.titles.slice(), // RA-30.3
    returned: b.returned.slice(),
    completed: b.completed,
    sidequest: b.sidequest === 1,
    counters: { ...b.campaignCounters },
    ending: b.ending,
    storyteller: b.storyteller,
    chain: [],
  };
}

/** What outlasts the match, as it is brought to the next; a tutorial's journal is thrown away. */
export function keeps(seen: Seen, { reason }: Standing): Plain | null {
  return reason === 'tutorial' ? null : ({ campaign: saveOf(seen) } as Plain);
}

/** RA-30.1, RA-30.2, RA-30.8, RA-30.9: always; the box is marked, the sidequest marks none. */
export function* save(g: G): Flow {
  const { b } = g;
  const book = bookOf(g);
  b.story.keywords = []; // RA-5.5
  b.items = [];
  b.map.mapCards = [];
  b.bonusTokens = 0; // RA-30.6
  if (book.kind === 'main') b.completed += 1;
  if (book.kind === 'sidequest') b.sidequest = 1;
  keepCounters(g);
  g.tell('saved', { completed: b.completed, gold: b.gold, xp: b.xp });
  finish(g, book.kind === 'main' && b.completed === BOXES ? 'campaign' : 'adventure');
}

/** RA-1.1: no individual score and no winner; all seats share the place. */
export function finish(g: G, reason: 'adventure' | 'campaign' | 'tutorial'): never {
  const places = g.clockwiseFrom(0).map(() => 1);
  return g.end({ places, scores: places.map(() => g.b.xp + g.b.gold), reason });
}
