/** The kinds of things that the content names. Rules and words know them without the schemas that read the files. */
import { REQUIREMENTS, type Requirement, type Shape, TEMPLATES } from '../physics';

/** The specific throws a card may ask for. Dancing comes only through the Melody (DF-25.2). */
export const CARD_REQUIREMENTS = REQUIREMENTS.filter(
  (req): req is Exclude<Requirement, 'dancing'> => req !== 'dancing',
);
export const TEMPLATE_IDS = TEMPLATES;
export const SPECIAL_DICE = ['snow', 'water'] as const satisfies readonly Shape[];
export const GADGETS = ['icebergs', 'ice-floe', 'ice-wall', 'pond', 'waterfall'] as const;
export const MONSTER_TYPES = ['beast', 'tribe', 'spirit', 'elemental'] as const;
/** Red or green on a Hero sheet (DF-24), Sworn Enemy with a type besides. */
export const PLAIN_ABILITIES = [
  'agile',
  'piercing',
  'focused',
  'rethrow',
  'heal-party',
  'pickpocket',
  'self-healing',
] as const;
export const COMMON_ABILITIES = [...PLAIN_ABILITIES, 'sworn-enemy'] as const;
/** Blue (DF-25). */
export const UNIQUE_ABILITIES = ['melody', 'cutthroat', 'camouflage', 'herb-power'] as const;
export const COLOURS = ['red', 'green', 'blue'] as const;

/** DF-C7.1: all Heroes alike. */
export const HERO_LIFE = 9;
/** DF-C7.2: the spaces of the life track that a Scar of this colour covers. */
export const LIFE_SPACES = { red: [9, 8, 7], green: [6, 5, 4], blue: [3, 2, 1] } as const;

export type CardRequirement = (typeof CARD_REQUIREMENTS)[number];
export type MonsterType = (typeof MONSTER_TYPES)[number];
export type SpecialDie = (typeof SPECIAL_DICE)[number];
export type Gadget = (typeof GADGETS)[number];
export type Colour = (typeof COLOURS)[number];
