/**
 * Whether a hero is what it says (RP-32.1): the game it names is judged, its seat's hero made anew, and both compared
 * to the last letter, names of things included. What a game cannot know stays the owner's word.
 */
import { createSpeaker, type HeroCheck, type Heroes, type Origin } from '@tabard/content';
import { type CharacterExport, readHero } from '@tabard/content/hero';
import { type Judgement, type Plain, sealOf } from '@tabard/kernel';
import type { Seen } from '../rules/board';
import { words } from '../text/words';
import { exportHero } from './hero';

/** What no record can prove, by its place in the hero's file: who it was called, who played it, and when. */
export const OWNERS_WORD = ['characterName', 'playerName', 'game.finishedAt'] as const;

/** A hero, and what was found about the record of a game. */
export function checkHero(hero: CharacterExport, { verdict, record, match }: Judgement): HeroCheck {
  const found = (kind: HeroCheck['kind'], where: readonly string[] = []): HeroCheck => ({
    kind,
    where,
    record: verdict,
  });
  if (!record || !match) return found('refused');
  if (match.game.id !== 'roll-player' || sealOf(record) !== hero.game.journal) return found('otherGame');
  if (!match.standing) return found('notOver');
  const where = changesIn(hero, match.seen('everything') as Seen, record.seed);
  if (where.length > 0) return found('changed', where);
  return found(verdict.kind === 'arranged' ? 'arranged' : 'holds');
}

/** The same in a sentence, for whoever finds a hero elsewhere (an adventure's party). Null: it left that game exactly so. */
export function vouches(hero: Plain, judged: Judgement): { readonly other: boolean; readonly wrong: string } | null {
  const read = readHero(hero);
  if ('problem' in read)
    return { other: false, wrong: `this is not a hero as Roll Player writes one: ${read.problem}` };
  const { kind, where } = checkHero(read.hero, judged);
  if (kind === 'holds') return null;
  const wrong = {
    changed: `this hero was changed: it did not leave its game like that (${where.join(', ')})`,
    otherGame: 'this hero comes from another game',
    notOver: 'the game it came from is not over, so nobody in it is finished',
    arranged: 'the results of the game it came from were written beforehand',
    refused: 'the game it came from does not hold',
  }[kind];
  return { other: kind === 'otherGame', wrong };
}

/** The words in every language the game speaks: a hero may have been taken along in any. */
const LANGUAGES: readonly Origin['say'][] = Object.entries(words).map(([language, own]) => {
  const speaker = createSpeaker({ words: [own, words.en], names: [], language });
  return (message) => speaker.say(message);
});

/** In what a hero differs from the one that sat on its seat when this game ended; the owner's word is not compared. */
export function changesIn(hero: CharacterExport, seen: Seen, seed: string, languages = LANGUAGES): string[] {
  const { finishedAt, journal, seat } = hero.game;
  if (seat >= seen.seats) return ['game.seat'];
  const ownersWord = { player: () => hero.playerName, character: () => hero.characterName, finishedAt };
  const lists = languages.map((say) => {
    const again = exportHero(seen, seat, { ...ownersWord, seed, seal: journal, say });
    return again === null ? ['format'] : differences(hero, again);
  });
  return lists.reduce((fewest, list) => (list.length < fewest.length ? list : fewest));
}

function differences(a: unknown, b: unknown, path = ''): string[] {
  if (Object.is(a, b)) return [];
  if (!isNested(a) || !isNested(b) || Array.isArray(a) !== Array.isArray(b)) return [path];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => differences(a[key], b[key], path === '' ? key : `${path}.${key}`));
}

const isNested = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** Roll Player makes heroes, and answers for them. */
export const heroes: Heroes = { vouches, check: checkHero };
