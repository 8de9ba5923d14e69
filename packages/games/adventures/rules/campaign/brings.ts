/** What a party brings: a campaign to go on with, heroes of Roll Player; and what is wrong with it, in a sentence. */
import { characterExport, readHero } from '@tabard/content/hero';
import { z } from '@tabard/content/zod';
import { type Plain, type TableOptions, type Why, why } from '@tabard/kernel';
import { type Content, findCard, findClass } from '../../content';
import { BOXES } from '../../content/limits';
import { convert } from './hero';
import { CAMPAIGN, type CampaignSave, campaignSave } from './save';

const MOST_CHARACTERS = 4; // RA-32.11
const LONGEST_NAME = 60; // as the save keeps it

export const luggage = z.strictObject({
  campaign: campaignSave.optional(),
  /** By seat; null: that seat takes a pregenerated character (RA-R16). */
  heroes: z.array(characterExport.nullable()).max(MOST_CHARACTERS).optional(),
  /** RA-3.2: by seat, what a hero is called from now on; null, or nothing that can be read: as its file says. */
  names: z.array(z.string().max(LONGEST_NAME).nullable()).max(MOST_CHARACTERS).optional(),
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

/** What is against it: in a sentence for files and logs, and with clause and facts for people, whatever they speak. */
interface No {
  readonly sentence: string;
  readonly why: Why;
}

const no = (clause: string, ban: string, sentence: string, facts: Why['with'] = {}): No => ({
  sentence,
  why: why(clause, { ban, ...facts }),
});

export const brings = (content: Content) => (brought: Plain, options: TableOptions, seats?: number) =>
  wrongWith(content, brought, options, seats)?.sentence ?? null;

export const unwelcome = (content: Content) => (brought: Plain, options: TableOptions, seats?: number) =>
  wrongWith(content, brought, options, seats)?.why ?? null;

function wrongWith(content: Content, brought: Plain, options: TableOptions, seats = MOST_CHARACTERS): No | null {
  const damaged = damagedHero(brought);
  if (damaged) return damaged;
  const read = luggage.safeParse(brought);
  if (!read.success) {
    const [{ path, message }] = read.error.issues;
    const detail = `${path.join('.') || 'the whole'}: ${message}`;
    return no('RA-30.4', 'shape', `this is neither a campaign nor a hero: ${detail}`, { detail });
  }
  const { campaign, heroes = [], leaves = [] } = read.data;
  return (
    (campaign ? wrongCampaign(content, campaign) : null) ??
    wrongLeavers(campaign, leaves) ??
    noBook(content, campaign, options) ??
    wrongHeroes(content, campaign, heroes, seats)
  );
}

/** Its own words are better than those of a shape: "attributes.STR.score: it is not the sum of its parts". */
function damagedHero(brought: Plain): No | null {
  const { heroes } = (brought ?? {}) as { heroes?: unknown };
  if (!Array.isArray(heroes)) return null;
  for (const [i, hero] of heroes.entries()) {
    const read = hero === null ? null : readHero(hero);
    if (!read || !('problem' in read)) continue;
    const facts = { number: i + 1, detail: read.problem };
    return no('RA-3.1', 'damaged', `hero ${i + 1} is not as Roll Player writes one: ${read.problem}`, facts);
  }
  return null;
}

function wrongCampaign(content: Content, save: CampaignSave): No | null {
  const { campaign, characters } = save;
  if (campaign !== CAMPAIGN)
    return no('RA-30.4', 'campaign', `this is a save of another campaign, "${campaign}"`, { campaign });
  if (save.sidequest && save.completed < 1)
    return no('RA-31.3', 'before', 'its sidequest was played before the first adventure (RA-31.3)');
  const hands = characters.flatMap(({ hand }) => hand);
  const unknown = hands.find((id) => findCard(content, id) === null);
  if (unknown) return no('RA-30.4', 'card', `nobody knows the card "${unknown}"`, { card: unknown });
  const twice = hands.find((id, i) => hands.indexOf(id) !== i);
  if (twice) return no('RA-30.4', 'twice', `two characters cannot both hold "${twice}"`, { card: twice });
  const stranger = characters.find((one) => findClass(content, one.class) === null);
  if (stranger) return no('RA-30.4', 'class', `nobody knows the class "${stranger.class}"`, { class: stranger.class });
  const colours = characters.map((one) => content.classes[findClass(content, one.class)!].colour);
  return noneTwice(colours) ? null : no('RA-2.6', 'two', 'two characters have the same class colour (RA-2.6)');
}

function wrongLeavers(save: CampaignSave | undefined, leaves: readonly number[]): No | null {
  if (leaves.length === 0) return null;
  if (!save) return no('RA-33.1', 'nobody', 'who never walked cannot leave: there is no campaign here');
  const isThere = leaves.every((place) => place < save.characters.length);
  return isThere && noneTwice(leaves)
    ? null
    : no('RA-33.1', 'stranger', 'whoever leaves is one of the characters of this campaign, named once');
}

/** RA-4.5, RA-31. */
function noBook(content: Content, save: CampaignSave | undefined, { book }: TableOptions): No | null {
  if (book === 'tutorial')
    return save ? no('RA-4.5', 'tutorial', 'the tutorial is played with a journal of its own') : null;
  const ended = no('RA-31.2', 'ended', 'this campaign has come to its end');
  const isTold = save?.completed === BOXES; // RA-31.3: also after adventure 11; a death that ended it earlier (RA-R86) is the end
  if (save?.ending && !(isTold && book === 'sidequest')) return ended;
  if (book === 'sidequest') return noSidequest(content, save);
  const number = (save?.completed ?? 0) + 1; // RA-31.2
  if (number > BOXES) return ended;
  return content.books.some((one) => one.kind === 'main' && one.number === number)
    ? null
    : no('RA-31.2', 'unwritten', `adventure ${number} is not written yet`, { number });
}

function noSidequest(content: Content, save: CampaignSave | undefined): No | null {
  if (!save || save.completed < 1)
    return no('RA-31.3', 'waits', 'the sidequest waits until the first adventure is complete (RA-31.3)');
  if (save.sidequest) return no('RA-R95', 'played', 'the sidequest was played already (RA-R95)');
  return content.books.some(({ kind }) => kind === 'sidequest')
    ? null
    : no('RA-31.3', 'unwritten', 'the sidequest is not written yet');
}

/** RA-3.1, RA-R20: checked before anything is recorded. */
function wrongHeroes(
  content: Content,
  save: CampaignSave | undefined,
  heroes: NonNullable<Luggage['heroes']>,
  seats: number,
): No | null {
  const coming = heroes.flatMap((hero) => (hero ? [convert(content, hero)] : []));
  if (coming.length > 0 && save)
    return no('RA-32.6', 'heroes', 'heroes begin a campaign; who joins one takes a character of it (RA-32.6)');
  if (heroes.length > seats)
    return no('RA-3.1', 'seats', `there are ${heroes.length} heroes for ${seats} seats`, {
      heroes: heroes.length,
      seats,
    });
  return noneTwice(coming.map(({ colour }) => colour))
    ? null
    : no('RA-3.1', 'two', 'two heroes have the same class colour (RA-3.1)');
}

const noneTwice = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
