/** RP-32: a finished character as a small record that other games can read (section 5.14 of the ledger). */

import { z } from '@tabard/content/zod';
import { LIMITS, type Seat } from '@tabard/kernel';
import { ADVENTURE_TYPES, ATTRS, type Attr, COLOURS, type Kind } from '../content';
import {
  activeFiends,
  cardOf,
  classOf,
  diceOfRow,
  FAM,
  hasDied,
  hasFamiliars,
  isSolitaire,
  type Seen,
  tokensOf,
} from './board';
import { DICE, type Die } from './dice';
import { attributeScore, backstoryMatches, familiarMatches, goalMet, powerGoalMet, powerScore } from './measure';
import { CATEGORIES, RANK_NAMES, rankOf, sheetOf } from './scoring';

const colour = z.enum(COLOURS);
const cardRef = z.strictObject({ id: z.string(), name: z.string() });
const die = z.strictObject({
  id: z.string(),
  kind: z.enum(['standard', 'split', 'boost']),
  colours: z.array(z.enum([...COLOURS, 'gold'])),
  value: z.int(),
});
const rpaValue = z.int().min(0).max(3);
const attributes = z.record(
  z.enum(ATTRS),
  z.strictObject({
    dice: z.array(die),
    diceSum: z.int(),
    raceMod: z.int(),
    weaponMod: z.int(),
    score: z.int(),
    goalMet: z.boolean(),
    rpa: rpaValue,
  }),
);

/** The whole record; `read` refuses what contradicts itself. */
export const characterExport = z.strictObject({
  format: z.literal('roll-player-character'),
  version: z.literal(1),
  id: z.string().min(1),
  game: z.strictObject({
    mode: z.enum(['base', 'ff', 'full']),
    players: z.int().min(1).max(5),
    solitaire: z.boolean(),
    finishedAt: z.string().max(LIMITS.name),
    seed: z.string(),
    /** Of the game's journal: with the record of that game it can be shown that this hero came out of it. */
    journal: z.string(),
    seat: z.int().min(0),
  }),
  playerName: z.string().max(LIMITS.name),
  characterName: z.string().max(LIMITS.name).optional(),
  race: z.strictObject({ id: z.string(), name: z.string(), side: z.enum(['A', 'B']) }),
  class: z.strictObject({ id: z.string(), name: z.string(), colour }),
  alignment: z.strictObject({ id: z.string(), name: z.string(), cell: z.int().min(0).max(8), stars: z.int() }),
  backstory: z.strictObject({ id: z.string(), name: z.string(), matches: z.int(), stars: z.int() }),
  attributes,
  market: z.strictObject({
    weapons: z.array(cardRef),
    armor: z.array(cardRef),
    skills: z.array(cardRef),
    traits: z.array(cardRef),
    scrolls: z.array(cardRef),
  }),
  gold: z.int().min(0),
  xp: z.int().min(0),
  xpStored: z.int().min(0),
  familiar: z
    .strictObject({
      id: z.string(),
      name: z.string(),
      pair: z.tuple([colour, colour]),
      dice: z.array(die),
      power: z.int(),
      goalMet: z.boolean(),
      matches: z.int(),
    })
    .optional(),
  fiends: z.strictObject({ active: z.array(z.string()), banished: z.array(z.string()) }).optional(),
  hunt: z
    .strictObject({
      trophies: z.array(z.string()),
      tokens: z.array(z.enum(ADVENTURE_TYPES)),
      honor: z.int(),
      injury: z.int(),
    })
    .optional(),
  monster: z
    .strictObject({
      id: z.string(),
      result: z.int(),
      success: z.boolean(),
      levelStars: z.int(),
      champion: z.boolean(),
    })
    .optional(),
  stars: z.strictObject({ total: z.int(), byCategory: z.record(z.enum(CATEGORIES), z.int()) }),
  rank: z.enum(RANK_NAMES).optional(),
  rpaPreview: z.strictObject({
    health: z.int().min(14).max(18),
    attributes: z.record(z.enum(ATTRS), rpaValue),
    freePoints: z.int().min(0).max(6),
  }),
});
export type CharacterExport = z.infer<typeof characterExport>;

/** RP-32.4: from the Stars; a negative total counts as 0. */
export function healthOf(stars: number): number {
  const steps = [20, 25, 35, 40];
  return 14 + steps.filter((most) => stars > most).length;
}
/** RP-32.5. */
export const rpaOf = (score: number): 0 | 1 | 2 | 3 => (score >= 18 ? 3 : score >= 16 ? 2 : score >= 14 ? 1 : 0);

/** RP-32.6: what is missing to a sum of 6. */
const freePoints = (attributes: readonly number[]): number =>
  Math.max(0, 6 - attributes.reduce((sum, points) => sum + points, 0));

/** RP-32.12: the purse and the experience with which a party of such characters starts. */
export function partyGoods(party: readonly Pick<CharacterExport, 'gold' | 'xp' | 'xpStored'>[]): {
  gold: number;
  xp: number;
} {
  const share = (of: (hero: (typeof party)[number]) => number) =>
    Math.floor(party.reduce((sum, hero) => sum + of(hero), 0) / Math.max(1, party.length));
  return { gold: share(({ gold }) => gold), xp: share(({ xp, xpStored }) => xp + xpStored) }; // RP-32.14
}

export interface Provenance {
  readonly characterName?: string;
  readonly playerName: string;
  readonly finishedAt: string;
  readonly seed: string;
  readonly journal: string;
  /** The name of a thing of the content in the reader's language. */
  readonly nameOf: (kind: 'race' | 'class' | 'alignment' | 'backstory' | 'familiar' | 'card', id: string) => string;
}

const KIND_LISTS: { readonly [kind in Kind]: keyof CharacterExport['market'] } = {
  weapon: 'weapons',
  armor: 'armor',
  skill: 'skills',
  trait: 'traits',
  scroll: 'scrolls',
};

/** RP-32.1, RP-32.2: null for a character that the Monster killed, and before the game is over. */
export function exportHero(seen: Seen, seat: Seat, from: Provenance): CharacterExport | null {
  const { b, content } = seen;
  const hero = b.heroes[seat];
  if (b.phase !== 'over' || hasDied(seen)) return null;
  const sheet = sheetOf(seen, seat);
  const named = (kind: Parameters<Provenance['nameOf']>[0], { id }: { readonly id: string }) => ({
    id,
    name: from.nameOf(kind, id),
  });
  const ofAttr = attributesOf(seen, seat);
  const rpa = Object.fromEntries(
    ATTRS.map((attr) => [attr, ofAttr[attr].rpa]),
  ) as CharacterExport['rpaPreview']['attributes'];
  const market: CharacterExport['market'] = { weapons: [], armor: [], skills: [], traits: [], scrolls: [] };
  for (const { card } of hero.cards)
    market[KIND_LISTS[cardOf(seen, card).kind]].push(named('card', cardOf(seen, card)));
  const matches = backstoryMatches(seen, seat);
  return {
    format: 'roll-player-character',
    version: 1,
    id: `${from.journal.slice(0, 16)}-${seat}`,
    game: {
      mode: b.mode,
      players: seen.seats,
      solitaire: isSolitaire(seen),
      finishedAt: from.finishedAt,
      seed: from.seed,
      journal: from.journal,
      seat,
    },
    playerName: from.playerName.slice(0, LIMITS.name),
    ...(from.characterName ? { characterName: from.characterName.slice(0, LIMITS.name) } : {}),
    race: { ...named('race', content.races[hero.race]), side: hero.side === 0 ? 'A' : 'B' },
    class: { ...named('class', classOf(seen, seat)), colour: classOf(seen, seat).colour },
    alignment: {
      ...named('alignment', content.alignments[hero.alignment]),
      cell: hero.cell,
      stars: sheet.byCategory.alignment,
    },
    backstory: {
      ...named('backstory', content.backstories[hero.backstory]),
      matches,
      stars: sheet.byCategory.backstory,
    },
    attributes: ofAttr,
    market,
    gold: hero.gold,
    xp: hero.xp,
    xpStored: hero.xpStored,
    ...(hasFamiliars(seen) ? withFoes(seen, seat, from) : {}),
    stars: { total: sheet.total, byCategory: { ...sheet.byCategory } },
    ...(isSolitaire(seen) ? { rank: rankOf(seen, sheet.total) } : {}),
    rpaPreview: { health: healthOf(sheet.total), attributes: rpa, freePoints: freePoints(Object.values(rpa)) },
  };
}

const dieRecord = ({ b }: Seen, one: Die): z.infer<typeof die> => ({
  id: String(one),
  kind: DICE[one].kind,
  colours: [...DICE[one].colours],
  value: b.values[one],
});

function attributesOf(seen: Seen, seat: Seat): CharacterExport['attributes'] {
  const hero = seen.b.heroes[seat];
  const of = (_attr: Attr, row: number): CharacterExport['attributes'][Attr] => {
    const dice = diceOfRow(hero, row).map((one) => dieRecord(seen, one));
    const diceSum = dice.reduce((sum, { value }) => sum + value, 0);
    const raceMod = seen.content.races[hero.race].mods[row];
    const score = attributeScore(seen, seat, row);
    const weaponMod = score - diceSum - raceMod;
    return { dice, diceSum, raceMod, weaponMod, score, goalMet: goalMet(seen, seat, row), rpa: rpaOf(score) };
  };
  return Object.fromEntries(ATTRS.map((attr, row) => [attr, of(attr, row)])) as CharacterExport['attributes'];
}

function withFoes(
  seen: Seen,
  seat: Seat,
  from: Provenance,
): Pick<CharacterExport, 'familiar' | 'fiends' | 'hunt' | 'monster'> {
  const { b, content } = seen;
  const hero = b.heroes[seat];
  const familiar = content.familiars[hero.familiar];
  const fight = b.combat!.results[seat];
  const fiendIds = (active: 0 | 1) =>
    hero.fiends.filter((one) => one.active === active).map(({ fiend }) => content.fiends[fiend].id);
  return {
    familiar: {
      id: familiar.id,
      name: from.nameOf('familiar', familiar.id),
      pair: [...familiar.pair],
      dice: diceOfRow(hero, FAM).map((one) => dieRecord(seen, one)),
      power: powerScore(seen, seat),
      goalMet: powerGoalMet(seen, seat),
      matches: familiarMatches(seen, seat),
    },
    fiends: { active: activeFiends(hero).map(({ fiend }) => content.fiends[fiend].id), banished: fiendIds(0) },
    hunt: {
      trophies: hero.trophies.map((card) => content.minions[card].id),
      tokens: [...tokensOf(hero)],
      honor: hero.honor,
      injury: hero.injury,
    },
    monster: {
      id: content.monsters[b.monster].id,
      result: fight.result,
      success: fight.success === 1,
      levelStars: fight.stars,
      champion: fight.champion > 0,
    },
  };
}

/** A record from a file: the hero, or what is wrong with it in one sentence. Invariant 24: it must not contradict itself. */
export function readHero(data: unknown): { hero: CharacterExport } | { problem: string } {
  const parsed = characterExport.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { problem: `${issue.path.join('.') || 'the file'}: ${issue.message}` };
  }
  const hero = parsed.data;
  const [problem] = [...ATTRS.flatMap((attr) => attributeProblems(hero, attr)), ...starProblems(hero)];
  return problem === undefined ? { hero } : { problem };
}

const sumOf = (dice: readonly { readonly value: number }[]): number => dice.reduce((sum, { value }) => sum + value, 0);

function attributeProblems(hero: CharacterExport, attr: Attr): string[] {
  const { score, rpa, dice, diceSum, raceMod, weaponMod } = hero.attributes[attr];
  const at = `attributes.${attr}`;
  if (sumOf(dice) !== diceSum) return [`${at}.diceSum: the dice add up to ${sumOf(dice)}`];
  if (diceSum + raceMod + weaponMod !== score) return [`${at}.score: it is not the sum of its parts`];
  const isWorth = rpaOf(score) === rpa && hero.rpaPreview.attributes[attr] === rpa;
  return isWorth ? [] : [`${at}.rpa: ${score} is worth ${rpaOf(score)}`];
}

function starProblems({
  stars,
  alignment,
  backstory,
  familiar,
  attributes: of,
  rpaPreview,
}: CharacterExport): string[] {
  const total = Object.values(stars.byCategory).reduce((sum, one) => sum + one, 0);
  const free = freePoints(ATTRS.map((attr) => of[attr].rpa));
  return [
    ...(total === stars.total ? [] : [`stars.total: the categories add up to ${total}`]),
    ...(alignment.stars === stars.byCategory.alignment ? [] : ['alignment.stars: the category says something else']),
    ...(backstory.stars === stars.byCategory.backstory ? [] : ['backstory.stars: the category says something else']),
    ...(!familiar || sumOf(familiar.dice) === familiar.power ? [] : [`familiar.power: ${sumOf(familiar.dice)}`]),
    ...(healthOf(total) === rpaPreview.health ? [] : [`rpaPreview.health: ${total} Stars give ${healthOf(total)}`]),
    ...(rpaPreview.freePoints === free ? [] : [`rpaPreview.freePoints: ${free} are left`]),
  ];
}
