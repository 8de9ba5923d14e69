/** What a card, a Hero and a box of Dungeon Fighter may say (DF-C2): ids, numbers and the rules' own words. */

import { z } from '@tabard/content/zod';
import {
  CARD_REQUIREMENTS,
  GADGETS,
  MONSTER_TYPES,
  PLAIN_ABILITIES,
  SPECIAL_DICE,
  TEMPLATE_IDS,
  UNIQUE_ABILITIES,
} from './kinds';

const whole = z.number().int().min(0);
const count = z.number().int().min(1);
/** Words hang on the id (text/cards.*.yaml); the icon is the picture's name among the game-icons. */
const named = { id: z.string().regex(/^[a-z0-9-]+$/), icon: z.string().regex(/^[a-z0-9-]+$/) };
const req = z.enum(CARD_REQUIREMENTS);
const type = z.enum(MONSTER_TYPES);
const template = z.enum(TEMPLATE_IDS);
const specialDie = z.enum(SPECIAL_DICE);

/** What is brought out before the first throw (DF-4.11). */
const setup = z.strictObject({
  icebergs: z.literal(true).optional(),
  templates: z.array(template).min(1).optional(),
  dice: z.array(specialDie).min(1).optional(),
});

const monsterAbility = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fearless') }),
  z.strictObject({ kind: z.literal('madness'), reqs: z.tuple([req, req, req]) }),
]);

/** What Monsters and Bosses have in common. */
const foe = {
  ...named,
  type,
  life: count.max(90), // With Advantages and Difficulty it must fit the tracker, 0 to 99 (DF-R43).
  damage: count,
  req: req.optional(),
  ability: monsterAbility.optional(),
  setup: setup.optional(),
};

/** DF-C2.2, DF-27.1. */
const oneDemand = ({ req, ability }: { req?: unknown; ability?: unknown }) => !(req && ability);
const ONE_DEMAND = { path: ['ability'], error: 'at most one of req and ability' };

export const monster = z
  .strictObject({ ...foe, level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]), gold: whole })
  .refine(oneDemand, ONE_DEMAND);

export const boss = z.strictObject(foe).refine(oneDemand, ONE_DEMAND);

export const dungeonCard = z.strictObject({
  ...named,
  shopIcons: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  gold: count.optional(),
  heal: z.literal(2).optional(),
  die: z.literal(1).optional(),
  equipment: z.literal(1).optional(),
  advantage: count.optional(),
  req: req.optional(),
  setup: setup.optional(),
});

// ---- equipment

const heal = <Who extends string>(who: Who) =>
  z.strictObject({ kind: z.literal('heal'), n: count, who: z.literal(who) });
const gold = z.strictObject({ kind: z.literal('gold'), n: count });

/** What a Weapon that Hits or an Armour that is used may bring besides. */
const extra = z.discriminatedUnion('kind', [gold, heal('other')]);

const spendableEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('damage'), n: count, between: z.literal(true).optional() }),
  heal('one'),
  gold,
  z.strictObject({ kind: z.literal('dice'), dice: specialDie }),
  z.strictObject({ kind: z.literal('flip'), template }),
]);

const relicEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rethrow-miss') }),
  heal('least'),
  z.strictObject({ kind: z.literal('epic-gold'), n: count }),
]);

const window = z.enum(['turn-start', 'throw-hit', 'throw-miss', 'any']);

/** DF-C6.4: when the effect of a Spendable makes sense. */
const WINDOWS = {
  damage: ['turn-start', 'throw-hit', 'throw-miss'],
  heal: ['any'],
  gold: ['any'],
  dice: ['turn-start'],
  flip: ['turn-start'],
} as const satisfies { [kind in z.infer<typeof spendableEffect>['kind']]: readonly z.infer<typeof window>[] };

/** Copies of a card have one name; a Hero carries only one Weapon of a name (DF-16.3). */
const ware = { ...named, price: count, copies: count.optional() };

const weapon = z.strictObject({
  kind: z.literal('weapon'),
  ...ware,
  req: req.optional(),
  damage: count.max(3),
  extra: extra.optional(),
});

const armour = z.strictObject({
  kind: z.literal('armour'),
  ...ware,
  prevent: z.union([count, z.literal('all')]).optional(),
  extra: extra.optional(),
});

const spendable = z
  .strictObject({ kind: z.literal('spendable'), ...ware, window, effect: spendableEffect })
  .superRefine(({ window, effect }, ctx) => {
    const windows: readonly string[] =
      effect.kind === 'damage' && effect.between ? ['throw-hit'] : WINDOWS[effect.kind];
    if (!windows.includes(window))
      ctx.addIssue({ code: 'custom', path: ['window'], message: `one of ${windows.join(', ')}` });
  });

const relic = z
  .strictObject({
    kind: z.literal('relic'),
    ...ware,
    use: z.enum(['passive', 'once-per-combat', 'once-per-game']),
    effect: relicEffect,
  })
  .refine(({ use, effect }) => (use === 'passive') === (effect.kind !== 'rethrow-miss'), {
    path: ['use'],
    error: 'once-per-combat or once-per-game for a re-throw, passive for everything else',
  });

export const equipment = z.discriminatedUnion('kind', [weapon, armour, spendable, relic]);

// ---- heroes

const commonAbility = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(PLAIN_ABILITIES) }),
  z.strictObject({ kind: z.literal('sworn-enemy'), type }),
]);
const uniqueAbility = z.strictObject({ kind: z.enum(UNIQUE_ABILITIES) });

export const hero = z.strictObject({
  ...named,
  limits: z.strictObject({ weapon: whole, armour: whole, spendable: whole }),
  red: commonAbility,
  green: commonAbility,
  blue: uniqueAbility,
});

// ---- the box

const d4 = z.literal('d4');
const d6 = z.literal('d6');
const symbol = z.enum(['icon', 'blank', 'snow']);

/** DF-R103.5: a symbol a corner (d4) or a face (d6), the same on all dice of the set. */
const diceSet = z.union([
  z.strictObject({ id: named.id, colour: d4, white: d4, symbols: z.array(symbol).length(4) }),
  z.strictObject({ id: named.id, colour: d6, white: d6, symbols: z.array(symbol).length(6) }),
]);

export const box = z.strictObject({
  icon: named.icon,
  boards: whole.max(1),
  diceSets: z.array(diceSet),
  specialDice: z.array(specialDie),
  templates: z.array(template),
  gadgets: z.array(z.enum(GADGETS)),
});

export type SetupCall = z.infer<typeof setup>;
export type MonsterAbility = z.infer<typeof monsterAbility>;
export type ExtraEffect = z.infer<typeof extra>;
export type SpendableEffect = z.infer<typeof spendableEffect>;
export type RelicEffect = z.infer<typeof relicEffect>;
export type Effect = ExtraEffect | SpendableEffect | RelicEffect;
export type Window = z.infer<typeof window>;
export type CommonAbility = z.infer<typeof commonAbility>;
export type UniqueAbility = z.infer<typeof uniqueAbility>;
export type Ability = CommonAbility | UniqueAbility;
export type DiceSet = z.infer<typeof diceSet>;
