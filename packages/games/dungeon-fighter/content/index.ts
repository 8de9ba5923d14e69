/** The cards, Heroes and dice of Dungeon Fighter as typed values. The files below are the data; packs replace them. */
import { z } from '@tabard/content/zod';
import { enoughOfEachType, iconsAddUp, problemsOfMix, type ReadBox } from './checks';
import crateBosses from './crate/bosses.yaml';
import crateBox from './crate/box.yaml';
import crateDungeon from './crate/dungeon.yaml';
import crateEquipment from './crate/equipment.yaml';
import crateHeroes from './crate/heroes.yaml';
import crateMonsters from './crate/monsters.yaml';
import iceBosses from './ice/bosses.yaml';
import iceBox from './ice/box.yaml';
import iceDungeon from './ice/dungeon.yaml';
import iceEquipment from './ice/equipment.yaml';
import iceHeroes from './ice/heroes.yaml';
import iceMonsters from './ice/monsters.yaml';
import * as schema from './schema';

export {
  type Ability,
  CARD_REQUIREMENTS,
  type CardRequirement,
  COLOURS,
  COMMON_ABILITIES,
  type Colour,
  type CommonAbility,
  type Effect,
  type ExtraEffect,
  GADGETS,
  type Gadget,
  HERO_LIFE,
  LIFE_SPACES,
  MONSTER_TYPES,
  type MonsterAbility,
  type MonsterType,
  type RelicEffect,
  type SetupCall,
  SPECIAL_DICE,
  type SpecialDie,
  type SpendableEffect,
  TEMPLATE_IDS,
  UNIQUE_ABILITIES,
  type UniqueAbility,
  type Window,
} from './schema';

/** The first is a whole game; the others are mixed into it (DF-32). */
export const BOX_IDS = ['ice', 'crate'] as const;
export type BoxId = (typeof BOX_IDS)[number];

const heroes = z.strictObject({ heroes: z.array(schema.hero) });
const monsters = z.strictObject({ monsters: z.array(schema.monster) });
const bosses = z.strictObject({ bosses: z.array(schema.boss) });
const dungeon = z.strictObject({ dungeon: z.array(schema.dungeonCard) });
const equipment = z.strictObject({ equipment: z.array(schema.equipment) });

/** What each file of a pack must hold. */
export const files = {
  'ice/box.yaml': schema.box,
  'ice/heroes.yaml': heroes,
  'ice/monsters.yaml': monsters.superRefine(enoughOfEachType),
  'ice/bosses.yaml': bosses,
  'ice/dungeon.yaml': dungeon.superRefine(iconsAddUp),
  'ice/equipment.yaml': equipment,
  'crate/box.yaml': schema.box,
  'crate/heroes.yaml': heroes,
  'crate/monsters.yaml': monsters,
  'crate/bosses.yaml': bosses,
  'crate/dungeon.yaml': dungeon,
  'crate/equipment.yaml': equipment,
};

/** A card knows its box: the watermark (DF-32.6). */
type InBox<Thing> = Thing extends unknown ? Omit<Thing, 'copies'> & { readonly box: BoxId } : never;

export type Hero = InBox<z.infer<typeof schema.hero>>;
export type Monster = InBox<z.infer<typeof schema.monster>>;
export type Boss = InBox<z.infer<typeof schema.boss>>;
export type DungeonCard = InBox<z.infer<typeof schema.dungeonCard>>;
export type Equipment = InBox<z.infer<typeof schema.equipment>>;
export type Weapon = Extract<Equipment, { kind: 'weapon' }>;
export type Armour = Extract<Equipment, { kind: 'armour' }>;
export type Spendable = Extract<Equipment, { kind: 'spendable' }>;
export type Relic = Extract<Equipment, { kind: 'relic' }>;
export type DiceSet = InBox<schema.DiceSet>;
export type Box = { readonly id: BoxId } & Omit<z.infer<typeof schema.box>, 'diceSets'>;

/** All boxes together. A card's number is its place in its list; copies of a card follow each other and share its id. */
export interface Content {
  readonly boxes: readonly Box[];
  readonly heroes: readonly Hero[];
  readonly monsters: readonly Monster[];
  readonly bosses: readonly Boss[];
  readonly dungeon: readonly DungeonCard[];
  readonly equipment: readonly Equipment[];
  readonly diceSets: readonly DiceSet[];
}

type Data = { readonly [file in keyof typeof files]: unknown };

export const builtInData = {
  'ice/box.yaml': iceBox,
  'ice/heroes.yaml': iceHeroes,
  'ice/monsters.yaml': iceMonsters,
  'ice/bosses.yaml': iceBosses,
  'ice/dungeon.yaml': iceDungeon,
  'ice/equipment.yaml': iceEquipment,
  'crate/box.yaml': crateBox,
  'crate/heroes.yaml': crateHeroes,
  'crate/monsters.yaml': crateMonsters,
  'crate/bosses.yaml': crateBosses,
  'crate/dungeon.yaml': crateDungeon,
  'crate/equipment.yaml': crateEquipment,
} as const satisfies Data;

function readBox(data: Data, id: BoxId): ReadBox & { readonly id: BoxId } {
  return {
    id,
    supplies: files[`${id}/box.yaml`].parse(data[`${id}/box.yaml`]),
    ...files[`${id}/heroes.yaml`].parse(data[`${id}/heroes.yaml`]),
    ...files[`${id}/monsters.yaml`].parse(data[`${id}/monsters.yaml`]),
    ...files[`${id}/bosses.yaml`].parse(data[`${id}/bosses.yaml`]),
    ...files[`${id}/dungeon.yaml`].parse(data[`${id}/dungeon.yaml`]),
    ...files[`${id}/equipment.yaml`].parse(data[`${id}/equipment.yaml`]),
  };
}

function print({ copies = 1, ...card }: ReadBox['equipment'][number], box: BoxId): Equipment[] {
  return Array.from({ length: copies }, () => ({ ...card, box }));
}

/** DF-32.4: the boxes' cards, those of the first box first, so that its numbers stay what they are without the others. */
export function makeContent(data: Data, boxIds: readonly BoxId[] = BOX_IDS): Content {
  const boxes = boxIds.map((id) => readBox(data, id));
  const problems = problemsOfMix(boxes);
  if (problems.length > 0) throw new Error(`the boxes ${boxIds.join(' and ')} make no game: ${problems.join('; ')}`);
  return {
    boxes: boxes.map(({ id, supplies: { diceSets: _, ...supplies } }) => ({ id, ...supplies })),
    heroes: boxes.flatMap(({ id, heroes }) => heroes.map((hero) => ({ ...hero, box: id }))),
    monsters: boxes.flatMap(({ id, monsters }) => monsters.map((monster) => ({ ...monster, box: id }))),
    bosses: boxes.flatMap(({ id, bosses }) => bosses.map((boss) => ({ ...boss, box: id }))),
    dungeon: boxes.flatMap(({ id, dungeon }) => dungeon.map((card) => ({ ...card, box: id }))),
    equipment: boxes.flatMap(({ id, equipment }) => equipment.flatMap((card) => print(card, id))),
    diceSets: boxes.flatMap(({ id, supplies }) => supplies.diceSets.map((set) => ({ ...set, box: id }))),
  };
}

export const builtIn: Content = makeContent(builtInData);
