/** What each file of a pack must hold. */
import { z } from '@tabard/content/zod';
import { enoughOfEachType, iconsAddUp } from './checks';
import * as schema from './schema';

const heroes = z.strictObject({ heroes: z.array(schema.hero) });
const monsters = z.strictObject({ monsters: z.array(schema.monster) });
const bosses = z.strictObject({ bosses: z.array(schema.boss) });
const dungeon = z.strictObject({ dungeon: z.array(schema.dungeonCard) });
const equipment = z.strictObject({ equipment: z.array(schema.equipment) });

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
