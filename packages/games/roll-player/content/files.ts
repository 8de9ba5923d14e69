/** What each file of a pack must hold. */
import { z } from '@tabard/content/zod';
import * as schema from './schema';

export const files = {
  'weapons.yaml': z.strictObject({ weapons: z.array(schema.weapon) }),
  'armor.yaml': z.strictObject({ armorSets: z.array(schema.armorSet), armor: z.array(schema.armor) }),
  'skills.yaml': z.strictObject({ skills: z.array(schema.skill) }),
  'traits.yaml': z.strictObject({ traits: z.array(schema.trait) }),
  'scrolls.yaml': z.strictObject({ scrolls: z.array(schema.scroll) }),
  'races.yaml': z.strictObject({ races: z.array(schema.race) }),
  'classes.yaml': z.strictObject({ classes: z.array(schema.classCard) }),
  'alignments.yaml': z.strictObject({ alignments: z.array(schema.alignment) }),
  'backstories.yaml': z.strictObject({ backstories: z.array(schema.backstory) }),
  'familiars.yaml': z.strictObject({ familiars: z.array(schema.familiar) }),
  'fiends.yaml': z.strictObject({ fiends: z.array(schema.fiend) }),
  'minions.yaml': z.strictObject({ minions: z.array(schema.minion) }),
  'monsters.yaml': z.strictObject({ monsters: z.array(schema.monster) }),
  'adventures.yaml': z.strictObject({ adventures: z.array(schema.adventure) }),
};
