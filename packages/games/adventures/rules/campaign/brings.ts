/** What a party brings: a campaign to go on with, heroes of Roll Player; and what is wrong with it, in a sentence. */

import { z } from '@tabard/content/zod';
import type { Plain, TableOptions } from '@tabard/kernel';
import { type Content, findCard, findClass } from '../../content';
import { convert, heroFile } from './hero';
import { CAMPAIGN, type CampaignSave, campaignSave } from './save';

export const luggage = z.strictObject({
  campaign: campaignSave.optional(),
  heroes: z.array(heroFile.nullable()).max(4).optional(),
});
export type Luggage = z.infer<typeof luggage>;

export const readLuggage = (brought: Plain): Luggage => (brought === null ? {} : luggage.parse(brought));

export function brings(content: Content) {
  return (brought: Plain, options: TableOptions): string | null => {
    const read = luggage.safeParse(brought);
    if (!read.success) {
      const [{ path, message }] = read.error.issues;
      return `this is neither a campaign nor a hero: ${path.join('.') || 'the whole'}: ${message}`;
    }
    const { campaign, heroes } = read.data;
    return (campaign && wrongCampaign(content, campaign, options)) ?? (heroes && wrongHeroes(content, heroes)) ?? null;
  };
}

function wrongCampaign(content: Content, save: CampaignSave, options: TableOptions): string | null {
  if (save.campaign !== CAMPAIGN) return `this is a save of another campaign, "${save.campaign}"`;
  const hands = save.characters.flatMap(({ hand }) => hand);
  const unknown = hands.find((id) => findCard(content, id) === null);
  if (unknown) return `nobody knows the card "${unknown}"`;
  const twice = hands.find((id, i) => hands.indexOf(id) !== i);
  if (twice) return `two characters cannot both hold "${twice}"`;
  const stranger = save.characters.find((one) => findClass(content, one.class) === null);
  if (stranger) return `nobody knows the class "${stranger.class}"`;
  const colours = save.characters.map((one) => content.classes[findClass(content, one.class)!].colour);
  if (new Set(colours).size !== colours.length) return 'two characters have the same class colour (RA-2.6)';
  return noBook(content, save, options);
}

/** RA-4.5, RA-31.3. */
export function noBook(content: Content, save: CampaignSave | undefined, { book }: TableOptions): string | null {
  if (book === 'tutorial') return save ? 'the tutorial is played with a journal of its own' : null;
  if (book === 'sidequest') {
    if (!save || save.completed < 1) return 'the sidequest waits until the first adventure is complete (RA-31.3)';
    if (save.sidequest) return 'the sidequest was played already (RA-R95)';
    return content.books.some(({ kind }) => kind === 'sidequest') ? null : 'the sidequest is not written yet';
  }
  const number = (save?.completed ?? 0) + 1;
  if (number > 11) return 'this campaign has come to its end';
  return content.books.some((one) => one.kind === 'main' && one.number === number)
    ? null
    : `adventure ${number} is not written yet`;
}

/** RA-3.1, RA-R20: checked before anything is recorded. */
function wrongHeroes(content: Content, heroes: NonNullable<Luggage['heroes']>): string | null {
  const colours = heroes.flatMap((hero) => (hero ? [convert(content, hero).colour] : []));
  return new Set(colours).size === colours.length ? null : 'two heroes have the same class colour (RA-3.1)';
}
