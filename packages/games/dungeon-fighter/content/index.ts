/** The cards, Heroes and dice of Dungeon Fighter as typed values. The files below are the data; packs replace them. */
import type { PackContent } from '@tabard/content';
import type { z } from '@tabard/content/zod';
import { problemsOfMix, type ReadBox } from './checks';
import type { files } from './files';
import { read } from './read';
import type * as schema from './schema';

export * from './kinds';
export type {
  Ability,
  CommonAbility,
  Effect,
  ExtraEffect,
  MonsterAbility,
  RelicEffect,
  SetupCall,
  SpendableEffect,
  UniqueAbility,
  Window,
} from './schema';

/** The first is a whole game; the others are mixed into it (DF-32). */
export const BOX_IDS = ['ice', 'crate'] as const;
export type BoxId = (typeof BOX_IDS)[number];

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

type Data = PackContent<typeof files>;

function readBox(data: Data, id: BoxId): ReadBox & { readonly id: BoxId } {
  return {
    id,
    supplies: data[`${id}/box.yaml`],
    ...data[`${id}/heroes.yaml`],
    ...data[`${id}/monsters.yaml`],
    ...data[`${id}/bosses.yaml`],
    ...data[`${id}/dungeon.yaml`],
    ...data[`${id}/equipment.yaml`],
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

export const builtIn: Content = makeContent(read);
