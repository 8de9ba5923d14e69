/**
 * What a pack of Roll Player may say, and in which words. Cards are described by a small vocabulary: metrics measure a
 * character, conditions compare them, effects do something now, abilities hold while a card is owned. What no word
 * fits is a power by name, done by hand in the rules; there are few.
 */
import { z } from '@tabard/content/zod';
import {
  ADVENTURE_TYPES,
  ATTRS,
  type Attr,
  BANS,
  CARD_WORDS,
  COLOURS,
  DIRS,
  type Dir,
  FLAGS,
  KINDS,
  type Kind,
  KNOBS,
  METRICS,
  POWERS,
  REWARD_ACTIONS,
  ROWS,
  SCOPES,
  SETS,
  TIMINGS,
  TRIGGERS,
  WHERES,
} from './kinds';

export const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'an id is lower-case words joined by hyphens');
/** A card's words hang on its id; its picture is this one of the game-icons. */
const pictured = { id, icon: z.string().regex(/^[a-z0-9-]+$/, 'an icon is the name of one in game-icons') };
const whole = z.int();
const some = z.int().min(1);

// ---- dice on a sheet

/** Which dice: every word given must fit. `in`: where the die lies; `like: last`: shows what the die last changed showed. */
export const dice = z.strictObject({
  in: z.enum([...ROWS, 'attributes', 'complete', 'incomplete']).optional(),
  kind: z.enum(['standard', 'split', 'boost']).optional(),
  colour: z.enum([...COLOURS, 'gold', 'class', 'other']).optional(), // class: the owner's colour; other: a class colour, not the owner's
  min: whole.optional(),
  max: whole.optional(),
  parity: z.enum(['odd', 'even']).optional(),
  like: z.literal('last').optional(),
  touched: z.boolean().optional(), // whether it was changed or moved by the effect before
});
export type Dice = z.infer<typeof dice>;

// ---- metrics and conditions

export const metric = z.union([
  z.enum(METRICS),
  z.strictObject({ dice }), // how many such dice lie on the sheet
  z.strictObject({ score: z.enum(ATTRS) }), // an Attribute Score
  z.strictObject({ sum: z.enum(ROWS) }), // the dice of a row
  z.strictObject({ goal: z.enum(ATTRS) }), // 1 if that Attribute Goal is met
  z.strictObject({ cards: z.enum(KINDS) }), // Market cards of a kind
  z.strictObject({ scoresAtLeast: whole }), // how many Attribute Scores are so high
  z.strictObject({ scoresAtMost: whole }),
  z.strictObject({ at: z.enum([...DIRS, 'centre', 'corner', 'edge']) }), // 1 if the token is in that row, column or space
]);
export type Metric = z.infer<typeof metric>;

export type Cond =
  | { readonly of: Metric; readonly atLeast?: number; readonly atMost?: number; readonly is?: number }
  | { readonly most: Metric }
  | { readonly fewest: Metric }
  | { readonly more: readonly [Metric, Metric] }
  | { readonly all: readonly Cond[] }
  | { readonly any: readonly Cond[] }
  | { readonly not: Cond };

/** `most` and `fewest` compare eligible players and stand on Adventure cards alone. */
export const cond: z.ZodType<Cond> = z.lazy(() =>
  z.union([
    z.strictObject({ of: metric, atLeast: whole.optional(), atMost: whole.optional(), is: whole.optional() }),
    z.strictObject({ most: metric }),
    z.strictObject({ fewest: metric }),
    z.strictObject({ more: z.tuple([metric, metric]) }), // more of the first than of the second
    z.strictObject({ all: z.array(cond).min(2) }),
    z.strictObject({ any: z.array(cond).min(2) }),
    z.strictObject({ not: cond }),
  ]),
);

/** So many, or so many for every `every` of a metric, at most `max`. */
const amount = { n: some, per: metric.optional(), every: some.optional(), max: some.optional() };

// ---- effects: done now

export type Effect =
  | {
      readonly do: 'gold' | 'xp' | 'honor' | 'injury' | 'charisma';
      readonly n: number;
      readonly per?: Metric;
      readonly every?: number;
      readonly max?: number;
    }
  | { readonly do: 'heal' | 'pay' | 'pay-xp' | 'lose-gold' | 'lose-xp'; readonly n: number }
  | { readonly do: 'action'; readonly of: readonly Attr[] }
  | { readonly do: 'familiar-action' }
  | { readonly do: 'flip'; readonly n: number; readonly dice?: Dice }
  | {
      readonly do: 'adjust';
      readonly n: number;
      readonly by: 'up' | 'down' | 'either';
      readonly amount?: number;
      readonly dice?: Dice;
    }
  | { readonly do: 'shift'; readonly dice?: Dice }
  | { readonly do: 'reroll'; readonly n: number; readonly keep: 'either' | 'new'; readonly dice?: Dice }
  | { readonly do: 'set'; readonly to: number; readonly dice?: Dice }
  | {
      readonly do: 'copy';
      readonly from: 'row' | 'column' | 'sheet';
      readonly sameKind?: boolean;
      readonly dice?: Dice;
    }
  | { readonly do: 'swap'; readonly scope: (typeof SCOPES)[number]; readonly n: number; readonly dice?: Dice }
  | { readonly do: 'replace' }
  | { readonly do: 'align'; readonly n: number; readonly towards?: readonly Dir[] }
  | { readonly do: 'drift'; readonly towards: Dir }
  | { readonly do: 'refresh'; readonly n: number }
  | { readonly do: 'banish'; readonly n: number; readonly gold?: number }
  | { readonly do: 'combat-dice' | 'combat-rerolls' | 'combat-result'; readonly n: number }
  | { readonly do: 'look' }
  | { readonly do: 'initiative'; readonly how: 'flip' | 'up' | 'down' | 'reroll' | 'swap-cards' }
  | { readonly do: 'summon' }
  | { readonly do: 'copy-skill' }
  | { readonly do: 'cheaper'; readonly n: number }
  | { readonly do: 'take'; readonly kind?: Kind; readonly maxCost?: number; readonly gold: number }
  | { readonly do: 'buy'; readonly kind?: Kind; readonly maxCost?: number }
  | { readonly do: 'market-add'; readonly kind?: Kind }
  | { readonly do: 'either'; readonly of: readonly (readonly Effect[])[] }
  | { readonly do: 'may'; readonly effects: readonly Effect[] };

const filtered = { dice: dice.optional() };
export const effect: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.enum(['gold', 'xp', 'honor', 'injury', 'charisma']), ...amount }), // gain
    z.strictObject({ do: z.enum(['heal', 'pay', 'pay-xp', 'lose-gold', 'lose-xp']), n: some }), // heal: discard up to n Injury; pay: a cost, stands first; lose: as far as possible
    z.strictObject({ do: z.literal('action'), of: z.array(z.enum(ATTRS)).min(1) }), // an Attribute Action, one of these
    z.strictObject({ do: z.literal('familiar-action') }),
    z.strictObject({ do: z.literal('flip'), n: some, ...filtered }), // up to n different dice
    z.strictObject({
      do: z.literal('adjust'),
      n: some,
      by: z.enum(['up', 'down', 'either']),
      amount: some.optional(),
      ...filtered,
    }), // up to n different dice, by 1 or by up to `amount`
    z.strictObject({ do: z.literal('shift'), ...filtered }), // one die up by 1, then another down by 1
    z.strictObject({ do: z.literal('reroll'), n: some, keep: z.enum(['either', 'new']), ...filtered }), // up to n different dice
    z.strictObject({ do: z.literal('set'), to: some, ...filtered }), // one die, within its range
    z.strictObject({
      do: z.literal('copy'),
      from: z.enum(['row', 'column', 'sheet']),
      sameKind: z.boolean().optional(),
      ...filtered,
    }), // one die takes the value of another, within its range
    z.strictObject({ do: z.literal('swap'), scope: z.enum(SCOPES), n: some, ...filtered }), // up to n swaps; the filter is of the first die
    z.strictObject({ do: z.literal('replace') }), // Clarity (RP-30.6)
    z.strictObject({ do: z.literal('align'), n: some, towards: z.array(z.enum(DIRS)).optional() }), // up to n steps of choice
    z.strictObject({ do: z.literal('drift'), towards: z.enum(DIRS) }), // one step, if it can
    z.strictObject({ do: z.literal('refresh'), n: some }),
    z.strictObject({ do: z.literal('banish'), n: some, gold: some.optional() }), // up to n, free or for so much Gold each
    z.strictObject({ do: z.enum(['combat-dice', 'combat-rerolls', 'combat-result']), n: whole }), // this combat: dice more, rerolls free, on the result
    z.strictObject({ do: z.literal('look') }), // at an Adventure card without its token
    z.strictObject({ do: z.literal('initiative'), how: z.enum(['flip', 'up', 'down', 'reroll', 'swap-cards']) }), // one die on an unselected card, then sort (RP-30.22); swap-cards: all dice of two unselected cards
    z.strictObject({ do: z.literal('summon') }), // RP-30.14
    z.strictObject({ do: z.literal('copy-skill') }), // Diplomacy (RP-30.23)
    z.strictObject({ do: z.literal('cheaper'), n: some }), // the next purchase of this turn
    z.strictObject({ do: z.literal('take'), kind: z.enum(KINDS).optional(), maxCost: some.optional(), gold: whole }), // from the Market discard pile, for so much Gold
    z.strictObject({ do: z.literal('buy'), kind: z.enum(KINDS).optional(), maxCost: some.optional() }), // one card of the Market at its cost
    z.strictObject({ do: z.literal('market-add'), kind: z.enum(KINDS).optional() }), // from the discard pile into the Market (RP-30.16)
    z.strictObject({ do: z.literal('either'), of: z.array(z.array(effect).min(1)).min(2) }),
    z.strictObject({ do: z.literal('may'), effects: z.array(effect).min(1) }),
  ]),
);

// ---- abilities: in force while the card is owned

export const trigger = z.strictObject({
  on: z.enum(TRIGGERS),
  do: z.array(effect).min(1),
  may: z.boolean().optional(), // the owner is asked first
  if: cond.optional(),
  limit: z.enum(['round', 'game']).optional(),
  row: z.enum(ROWS).optional(),
  attr: z.enum(ATTRS).optional(),
  kind: z.enum(KINDS).optional(),
  card: z.enum(CARD_WORDS).optional(), // select: the card selected
  dice: dice.optional(),
});
export const change = z.strictObject({
  change: z.enum(KNOBS),
  by: whole,
  per: metric.optional(), // by times this
  every: some.optional(),
  max: some.optional(), // at most so many times
  if: cond.optional(),
  attr: z.enum(ATTRS).optional(),
  kind: z.enum(KINDS).optional(),
  dice: dice.optional(),
});
export const ban = z.strictObject({
  forbid: z.enum(BANS),
  row: z.enum(ROWS).optional(),
  when: z.enum(['own-turns', 'other-turns', 'dice', 'market', 'always']).optional(),
  card: z.enum(CARD_WORDS).optional(),
  where: z.enum(WHERES).optional(),
  kind: z.enum(KINDS).optional(),
  minCost: some.optional(),
  dice: dice.optional(),
  what: z.enum(['dice', 'combat']).optional(),
  pay: z.enum(['gold', 'xp']).optional(),
  if: cond.optional(),
});
export const power = z.strictObject({ power: z.enum(POWERS) });
export const ability = z.union([trigger, change, ban, power]);
export type Trigger = z.infer<typeof trigger>;
export type Change = z.infer<typeof change>;
export type Ban = z.infer<typeof ban>;
export type Ability = z.infer<typeof ability>;
export type Knob = (typeof KNOBS)[number];
export type Power = (typeof POWERS)[number];

// ---- Stars of a card at final scoring

const starLine = z.strictObject({
  stars: whole, // may be negative
  if: cond.optional(),
  per: metric.optional(), // stars times the metric
  every: some.optional(),
  max: some.optional(), // at most so many Stars
});
/** sum: all lines; first: the first line whose condition holds. */
export const score = z.union([
  z.strictObject({ sum: z.array(starLine).min(1) }),
  z.strictObject({ first: z.array(starLine).min(1) }),
]);
export type Score = z.infer<typeof score>;

// ---- cards

const market = {
  ...pictured,
  set: z.enum(SETS),
  dots: z.union([z.literal(1), z.literal(2)]),
  cost: z.int().min(2).max(8),
  flags: z.array(z.enum(FLAGS)).optional(),
};

export const weapon = z.strictObject({
  ...market,
  hands: z.union([z.literal(1), z.literal(2)]),
  abilities: z.array(ability).min(1),
  score: score.optional(),
});
export const armor = z.strictObject({ ...market, armorSet: id, colours: z.array(z.enum(COLOURS)).min(1) });
export const armorSet = z.strictObject({
  id,
  stars: z.array(whole), // by cards owned, from 0
  bonus: z.enum(['set-colour', 'own-piece']),
});
/** any: whenever RP-31 allows; dice: in the own Dice turn; select: before a selection; combat: a Hunt or the Monster. */
export const skill = z.strictObject({
  ...market,
  arrow: z.enum(DIRS),
  timing: z.enum(TIMINGS),
  effect: z.array(effect).min(1),
});
export const trait = z.strictObject({ ...market, arrow: z.enum(DIRS), score, abilities: z.array(ability).optional() });
export const scroll = z.strictObject({ ...market, effect: z.array(effect).min(1) });

export const race = z.strictObject({
  ...pictured,
  set: z.enum(SETS),
  mods: z.partialRecord(z.enum(ATTRS), z.int().min(-2).max(2)),
});
/** "18", "18+", "14-15", with its Stars by the price list of the ledger's section 5.3. */
export const goal = z.string().regex(/^\d+(\+|-\d+)?$/);
export const classCard = z.strictObject({
  ...pictured,
  set: z.enum(SETS),
  colour: z.enum(COLOURS),
  goals: z.record(z.enum(ATTRS), goal),
  abilities: z.array(ability).min(1),
});
export const alignment = z.strictObject({ id, set: z.enum(SETS), grid: z.array(z.int().min(-3).max(3)).length(9) });
/** "3 blue": the third space of the row is blue. */
export const backstory = z.strictObject({
  id,
  set: z.enum(SETS),
  spaces: z.record(z.enum(ATTRS), z.string().regex(new RegExp(`^[123] (${COLOURS.join('|')})$`))),
});
export const familiar = z.strictObject({
  ...pictured,
  pair: z.tuple([z.enum(COLOURS), z.enum(COLOURS)]),
  action: z.array(effect).min(1),
  goal: z.tuple([whole, whole]),
  backstory: z.tuple([z.enum(COLOURS), z.enum(COLOURS), z.enum(COLOURS)]),
});

export const fiend = z.strictObject({ ...pictured, restriction: z.array(ability).min(1) });

export const weakness = z.strictObject({
  dice: some,
  if: cond.optional(),
  per: metric.optional(),
  every: some.optional(),
  max: some.optional(), // at most so many dice
});
export const level = z.strictObject({
  min: z.int().min(0), // the level runs to the next one's
  trophy: z.boolean().optional(),
  gold: some.optional(),
  xp: some.optional(),
  honor: some.optional(),
  injury: some.optional(),
  actions: z.array(z.enum(REWARD_ACTIONS)).optional(),
});
export const minion = z.strictObject({
  ...pictured,
  set: z.enum(['ff', 'mm']),
  dots: z.union([z.literal(1), z.literal(2)]),
  weakness: z.array(weakness).min(1),
  levels: z.array(level).min(2),
});

/** When in Monster Combat (RP-24.1) an ability works, and what it does to each player. */
export const monsterRule = z.discriminatedUnion('hook', [
  z.strictObject({ hook: z.literal('combat'), do: z.array(effect).min(1), if: cond.optional() }), // when it begins
  z.strictObject({
    hook: z.literal('pool'),
    by: whole,
    per: metric.optional(),
    every: some.optional(),
    max: some.optional(),
    if: cond.optional(),
  }), // never below 1
  z.strictObject({
    hook: z.literal('mercenaries'),
    gold: whole.optional(),
    xp: whole.optional(),
    limit: whole.optional(),
    only: z.enum(['gold', 'xp']).optional(),
  }),
  z.strictObject({
    hook: z.literal('rerolls'),
    xp: whole.optional(),
    limit: whole.optional(),
    showing: whole.optional(),
  }), // showing: only dice showing at most this
  z.strictObject({
    hook: z.literal('finalDice'),
    what: z.enum([
      'remove-value',
      'remove-highest',
      'remove-lowest',
      'highest-becomes',
      'cap',
      'once-each',
      'value-becomes',
    ]),
    value: whole.optional(), // remove-value, cap
    to: whole.optional(), // highest-becomes, value-becomes (`value` becomes `to`)
    again: z.boolean().optional(), // value-becomes: dice that were rerolled alone
    n: some.optional(), // remove-highest, remove-lowest
    if: cond.optional(),
  }),
  z.strictObject({
    hook: z.literal('result'),
    by: whole.optional(),
    per: metric.optional(),
    every: some.optional(),
    max: some.optional(),
    if: cond.optional(),
    honorCap: whole.optional(), // so many Honor tokens count at most
    injuryWorth: some.optional(), // so much each Injury token subtracts
  }),
  z.strictObject({ hook: z.literal('rewards'), stars: whole, if: cond }), // on a success
]);
export type MonsterRule = z.infer<typeof monsterRule>;
export const monster = z.strictObject({
  ...pictured,
  set: z.enum(['ff', 'mm']),
  colour: z.enum(COLOURS),
  many: z.strictObject({ strength: some, champion: some.optional(), ability: z.array(monsterRule).min(1) }),
  solo: z.strictObject({ strength: some, ability: z.array(monsterRule).min(1) }),
});
export const adventure = z.strictObject({
  id,
  monster: id,
  type: z.enum(ADVENTURE_TYPES),
  cond,
  benefit: z.union([z.strictObject({ dice: some }), z.strictObject({ xp: some })]),
  solo: cond.optional(),
});
