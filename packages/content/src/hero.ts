/**
 * A hero as a file (ledger of Roll Player, RP-32 and 5.14): made at that table, read by every game that heroes walk into.
 * Reading refuses what contradicts itself; whether it came out of the game it names, that game's package says.
 */
import { LIMITS } from '@tabard/kernel';
import { nameIn } from './names';
import { z } from './zod';

const COLOURS = ['red', 'blue', 'green', 'white', 'black', 'purple'] as const;
const ATTRS = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'] as const;
type Attr = (typeof ATTRS)[number];
const ADVENTURE_TYPES = ['location', 'obstacle', 'attack'] as const;
/** What stars are given for (RP-25.1). */
export const CATEGORIES = [
  'goals',
  'class-dice',
  'alignment',
  'backstory',
  'armor',
  'traits',
  'power',
  'familiar-backstory',
  'monster',
  'cards',
  'gold',
  'bonus',
] as const;
const RANK_NAMES = ['monster-slayer', 'true-hero', 'clan-leader', 'luminary', 'adventurer', 'hireling', 'npc'] as const;

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
  characterName: z
    .string()
    .max(LIMITS.name)
    .refine((name) => nameIn(name) !== null, 'nothing in it can be read')
    .optional(),
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
export const freePoints = (attributes: readonly number[]): number =>
  Math.max(0, 6 - attributes.reduce((sum, points) => sum + points, 0));

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
