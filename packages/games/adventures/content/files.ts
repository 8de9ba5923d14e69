/** What each file of a pack must hold. Books have a schema of their own. */
import { z } from '@tabard/content/zod';
import * as schema from './schema';
import { tomeOfDeaths } from './storybook';

export const files = {
  'market.yaml': z.strictObject({ market: z.array(schema.marketCard) }),
  'familiars.yaml': z.strictObject({ familiars: z.array(schema.familiar) }),
  'classes.yaml': z.strictObject({ classes: z.array(schema.classCard) }),
  'races.yaml': z.strictObject({ races: z.array(schema.race) }),
  'characters.yaml': z.strictObject({ characters: z.array(schema.character) }),
  'skillbook.yaml': z.strictObject({ skills: z.array(schema.skillPage) }),
  'enemies.yaml': z.strictObject({ enemies: z.array(schema.enemy) }),
  'modifiers.yaml': z.strictObject({ modifiers: z.array(schema.modifier) }),
  'deaths.yaml': tomeOfDeaths,
};
