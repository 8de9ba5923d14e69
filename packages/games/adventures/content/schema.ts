/** The cards of Roll Player Adventures as an author writes them (ledger, 5.5). Words are in text/, by the ids here. */
import { z } from '@tabard/content/zod';
import { ATTRS, COLOURS, parseSlot, type Slot } from './dice';
import { BANS, DECKS, RANKS } from './kinds';

export const attr = z.enum(ATTRS);
export const colour = z.enum(COLOURS);
const slot = z.string().transform((text, context): Slot => {
  const read = parseSlot(text);
  if (read) return read;
  context.addIssue({ code: 'custom', message: 'a dice slot such as G2, RB3, *4 or P?, with (1) and [1xp] behind it' });
  return z.NEVER;
});

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id of small letters, digits and hyphens');
/** A drawing of the game-icons set. */
const emblem = id;
const value = z.int().min(1).max(6);

// ---- what cards and abilities do (RA-38)

/** RA-38.7 to RA-38.10: which dice qualify; all of what is said must hold. */
export const filter = z.strictObject({
  colors: z.array(colour).min(1).optional(),
  values: z.array(value).min(1).optional(),
});
const dice = z.union([z.int().min(1).max(3), z.literal('all')]).optional();
const from = filter.optional();

export const op = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('flip'), dice, from }), // RA-38.1
  z.strictObject({ op: z.literal('step'), dice, from, by: z.int().min(1).max(2).optional() }), // RA-38.2
  z.strictObject({ op: z.literal('reroll'), dice, from }), // RA-38.3
  z.strictObject({
    op: z.literal('treat'), // RA-38.4
    dice,
    from,
    to: z.union([
      z.literal('other-colour'),
      z.literal('other-value'),
      z.strictObject({ colors: z.array(colour).min(1) }),
      z.strictObject({ values: z.array(value).min(1) }),
    ]),
  }),
  z.strictObject({
    op: z.literal('draw'), // RA-38.5
    /** A colour, a familiar's pair ("KB"), any colour one names, or a random die of the bag. */
    die: z.union([colour, z.string().regex(/^[RKGBWP]{2}$/), z.literal('random'), z.literal('any')]),
    times: z.int().min(1).max(3).optional(),
    set: value.optional(),
  }),
  z.strictObject({
    op: z.literal('set'),
    dice,
    from,
    /** A value, any value one names, or the value of another die of the pool. */
    to: z.union([value, z.literal('any'), z.literal('another')]),
  }),
  /** Exchanges the values of two dice. */
  z.strictObject({ op: z.literal('swap'), times: z.int().min(1).max(2).optional() }),
  z.strictObject({
    op: z.literal('recover'),
    who: z.enum(['one', 'exhausted', 'each', 'self']),
    amount: z.int().min(1).max(9),
  }),
  z.strictObject({ op: z.literal('restore'), who: z.enum(['one', 'each', 'self']), amount: z.int().min(1).max(6) }),
  /** What the icons cannot say: a function in rules/challenge/powers.ts. */
  z.strictObject({ op: z.literal('power'), power: id, amount: z.int().optional() }),
]);
export type Op = z.infer<typeof op>;

/** RA-38.6: one of the options is used per play; its ops are done in order. */
export const options = z.array(z.strictObject({ ops: z.array(op).min(1) })).min(1);

const play = {
  /** RA-38.12, RA-38.14. */
  after: z.enum(['discard', 'spent', 'return']).default('discard'),
  oncePerAdventure: z.boolean().default(false), // RA-38.13
  options,
};

// ---- cards

export const marketCard = z.strictObject({
  id,
  deck: z.enum(DECKS),
  /** The class colour whose twenty cards it belongs to; null for the nine neutral ones. */
  colour: colour.nullable(),
  /** RA-R92: null is no cost at all. */
  cost: z.int().min(0).max(9).nullable(),
  discount: z
    .union([z.strictObject({ attribute: attr }), z.strictObject({ race: id, amount: z.int().min(1).max(3) })])
    .optional(),
  ...play,
});
export const familiar = z.strictObject({
  id,
  pair: z.tuple([colour, colour]),
  cost: z.int().min(0).max(9).nullable(),
  /** Other names by which a storybook may call it. */
  aka: z.array(id).optional(),
  ...play,
});
export const rareCard = z.strictObject({
  number: z.int().min(1).max(60),
  id,
  type: z.enum(['artifact', 'object']),
  ...play,
});
/** RA-1.14: not part of the hand. */
export const classCard = z.strictObject({ id, emblem, colour, options });
export const race = z.strictObject({ id, portraits: z.tuple([id, id]) });
export const character = z.strictObject({
  id,
  race: id,
  class: id,
  /** By attribute in the order of ATTRS. */
  scores: z.array(z.int().min(0).max(3)).length(6),
  hand: z.array(id).length(7),
});

// ---- what stands against the party

export const skillPage = z.strictObject({
  id,
  attributes: z.array(attr).min(1).max(3),
  /** Rows I to IV (RA-16.2), each with its own dice limit (RA-R45). */
  rows: z.array(z.strictObject({ limit: z.int().min(3).max(8), slots: z.array(slot).min(3).max(7) })).length(4),
});

/** RA-37.5 to RA-37.9. */
export const trackEffect = z.union([
  z.literal('none'),
  z.strictObject({ fatigue: z.int().min(1).max(4) }),
  z.strictObject({ gold: z.int().min(1).max(3) }),
  z.strictObject({ xp: z.int().min(1).max(2) }),
  z.strictObject({ rowloss: z.int().min(1).max(3) }),
  z.strictObject({ rowgain: z.int().min(1).max(2) }),
]);
export type TrackEffect = z.infer<typeof trackEffect>;

export const enemy = z.strictObject({
  number: z.int().min(1).max(61),
  id,
  emblem,
  rank: z.enum(RANKS),
  slots: z.array(slot).min(3).max(12),
  track: z.tuple([trackEffect, trackEffect]), // RA-R73
});

/** What a modifier's on_… says: the few story effects that fit on a card. */
export const price = z.union([
  z.strictObject({ gain: z.strictObject({ gold: z.int().min(1).optional(), xp: z.int().min(1).optional() }) }),
  z.strictObject({ lose: z.strictObject({ gold: z.int().min(1).optional(), xp: z.int().min(1).optional() }) }),
  z.strictObject({ fatigue: z.int().min(1).max(4) }),
  z.strictObject({ recover: z.int().min(1).max(4) }),
  z.strictObject({ favor: z.strictObject({ faction: z.enum(['highest', 'lowest']), delta: z.int().min(-2).max(2) }) }),
  z.strictObject({ rowloss: z.int().min(1).max(3) }),
]);
export type Price = z.infer<typeof price>;

const rounds = z.array(z.int().min(1).max(3)).min(1).optional();
const basic = [
  z.strictObject({ dice: z.int().min(-2).max(2), rounds }),
  z.strictObject({ plays: z.int().min(-1).max(1), rounds }),
  z.strictObject({ die_cost: z.int().min(-1).max(1), rounds }),
  z.strictObject({ forbid: z.array(z.enum(BANS)).min(1), rounds }),
  z.strictObject({ forbid_color: colour, rounds }),
  z.strictObject({ add_slots: z.array(slot).min(1) }),
  z.strictObject({ drop_slot: z.literal('last') }),
  z.strictObject({ counter: z.int().min(-1).max(1), rounds }),
  z.strictObject({ last_round_counter: z.literal(1) }),
  z.strictObject({ track_gold: z.int().min(-1).max(1) }),
  z.strictObject({ start_space: z.literal(2) }),
  z.strictObject({ discard_rolled: value, rounds }),
  z.strictObject({ round_start: trackEffect, rounds }),
  z.strictObject({
    reward: z.strictObject({
      slot: z.enum(['first', 'last']),
      xp: z.int().min(1).optional(),
      gold: z.int().min(1).optional(),
    }),
  }),
  z.strictObject({ on_pass: price }),
  z.strictObject({ on_fail: price }),
  z.strictObject({ on_victory: price }),
  z.strictObject({ on_defeat: price }),
  z.strictObject({ reroll_rolled: z.strictObject({ colors: z.array(colour), value }), rounds }),
  z.strictObject({ cover_last: z.enum(['first', 'last']) }),
] as const;
const basicEffect = z.union(basic);
export const modifierEffect = z.union([
  ...basic,
  z.strictObject({
    // biome-ignore lint/suspicious/noThenProperty: the word of the ledger (5.5); nobody awaits a modifier
    if_plays: z.strictObject({ min: z.int(), then: z.array(basicEffect), else: z.array(basicEffect) }),
    rounds,
  }),
]);
export type ModifierEffect = z.infer<typeof modifierEffect>;
export type BasicModifierEffect = z.infer<typeof basicEffect>;

export const modifier = z.strictObject({
  id,
  for: z.enum(['check', 'enemy', 'both']),
  helpful: z.boolean().default(false),
  effects: z.array(modifierEffect).min(1),
});
