/** What a party brings: a campaign to go on with, heroes of Roll Player; and what is wrong with it, in a sentence. */
import { characterExport, readHero } from '@tabard/content/hero';
import { z } from '@tabard/content/zod';
import type { Plain, TableOptions } from '@tabard/kernel';
import { type Content, findCard, findClass } from '../../content';
import { BOXES } from '../../content/limits';
import { convert } from './hero';
import { CAMPAIGN, type CampaignSave, campaignSave } from './save';

const MOST_CHARACTERS = 4; // RA-32.11

export const luggage = z.strictObject({
  campaign: campaignSave.optional(),
  /** By seat; null: that seat takes a pregenerated character (RA-R16). */
  heroes: z.array(characterExport.nullable()).max(MOST_CHARACTERS).optional(),
  /** RA-33: characters of the campaign, by their places in it, who leave before the adventure begins. */
  leaves: z
    .array(
      z
        .int()
        .min(0)
        .max(MOST_CHARACTERS - 1),
    )
    .max(MOST_CHARACTERS)
    .optional(),
});
export type Luggage = z.infer<typeof luggage>;

export const readLuggage = (brought: Plain): Luggage => (brought === null ? {} : luggage.parse(brought));

export function brings(content: Content) {
  return (brought: Plain, options: TableOptions, seats = MOST_CHARACTERS): string | null => {
    const damaged = damagedHero(brought);
    if (damaged) return damaged;
    const read = luggage.safeParse(brought);
    if (!read.success) {
      const [{ path, message }] = read.error.issues;
      return `this is neither a campaign nor a hero: ${path.join('.') || 'the whole'}: ${message}`;
    }
    const { campaign, heroes = [], leaves = [] } = read.data;
    return (
      (campaign ? wrongCampaign(content, campaign) : null) ??
      wrongLeavers(campaign, leaves) ??
      noBook(content, campaign, options) ??
      wrongHeroes(content, campaign, heroes, seats)
    );
  };
}

/** Its own words are better than those of a shape: "attributes.STR.score: it is not the sum of its parts". */
function damagedHero(brought: Plain): string | null {
  const { heroes } = (brought ?? {}) as { heroes?: unknown };
  if (!Array.isArray(heroes)) return null;
  for (const [i, hero] of heroes.entries()) {
    const read = hero === null ? null : readHero(hero);
    if (read && 'problem' in read) return `hero ${i + 1} is not as Roll Player writes one: ${read.problem}`;
  }
  return null;
}

function wrongCampaign(content: Content, save: CampaignSave): string | null {
  if (save.campaign !== CAMPAIGN) return `this is a save of another campaign, "${save.campaign}"`;
  if (save.sidequest && save.completed < 1) return 'its sidequest was played before the first adventure (RA-31.3)';
  const hands = save.characters.flatMap(({ hand }) => hand);
  const unknown = hands.find((id) => findCard(content, id) === null);
  if (unknown) return `nobody knows the card "${unknown}"`;
  const twice = hands.find((id, i) => hands.indexOf(id) !== i);
  if (twice) return `two characters cannot both hold "${twice}"`;
  const stranger = save.characters.find((one) => findClass(content, one.class) === null);
  if (stranger) return `nobody knows the class "${stranger.class}"`;
  const colours = save.characters.map((one) => content.classes[findClass(content, one.class)!].colour);
  return noneTwice(colours) ? null : 'two characters have the same class colour (RA-2.6)';
}

function wrongLeavers(save: CampaignSave | undefined, leaves: readonly number[]): string | null {
  if (leaves.length === 0) return null;
  if (!save) return 'who never walked cannot leave: there is no campaign here';
  const isThere = leaves.every((place) => place < save.characters.length);
  return isThere && noneTwice(leaves) ? null : 'whoever leaves is one of the characters of this campaign, named once';
}

/** RA-4.5, RA-31. */
export function noBook(content: Content, save: CampaignSave | undefined, { book }: TableOptions): string | null {
  if (book === 'tutorial') return save ? 'the tutorial is played with a journal of its own' : null;
  if (save?.ending) return 'this campaign has come to its end';
  if (book === 'sidequest') {
    if (!save || save.completed < 1) return 'the sidequest waits until the first adventure is complete (RA-31.3)';
    if (save.sidequest) return 'the sidequest was played already (RA-R95)';
    return content.books.some(({ kind }) => kind === 'sidequest') ? null : 'the sidequest is not written yet';
  }
  const number = (save?.completed ?? 0) + 1; // RA-31.2
  if (number > BOXES) return 'this campaign has come to its end';
  return content.books.some((one) => one.kind === 'main' && one.number === number)
    ? null
    : `adventure ${number} is not written yet`;
}

/** RA-3.1, RA-R20: checked before anything is recorded. */
function wrongHeroes(
  content: Content,
  save: CampaignSave | undefined,
  heroes: NonNullable<Luggage['heroes']>,
  seats: number,
): string | null {
  const coming = heroes.flatMap((hero) => (hero ? [convert(content, hero)] : []));
  if (coming.length > 0 && save) return 'heroes begin a campaign; who joins one takes a character of it (RA-32.6)';
  if (heroes.length > seats) return `there are ${heroes.length} heroes for ${seats} seats`;
  return noneTwice(coming.map(({ colour }) => colour)) ? null : 'two heroes have the same class colour (RA-3.1)';
}

const noneTwice = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
