/**
 * The format `storybook/1` (ledger, 5.2), read by zod. Where a text stands, `true` may stand instead: then the words are
 * in text/books/<book>.<language>.yaml under the same label and field.
 */
import { z } from '@tabard/content/zod';
import { DECKS, FACTIONS, type Faction, TOKENS, type TokenKind } from './kinds';
import { attr, colour, rareCard } from './schema';

const faction = z.enum(FACTIONS);
const text = z.union([z.string().min(1), z.literal(true)]);
const name = z.string().min(1);
const label = z.string().min(1);
const letter = z.string().regex(/^[A-Z]$/, 'one capital letter');
const keyword = z.string().regex(/^[A-Z][A-Z0-9_-]*$/, 'a keyword in capitals');
const whole = z.int().min(0);
const count = z.int().min(1);
/** Titles one by one or as "a-b". */
const titles = z.array(z.union([count, z.string().regex(/^\d+-\d+$/)])).min(1);
const between = { min: z.int().optional(), max: z.int().optional() };
const bounds = z.strictObject(between);
const token = z.enum(TOKENS);

// ---- conditions

export type Condition =
  | { keyword: string }
  | { title: number }
  | { item: number }
  | { card: string }
  | { token_here: TokenKind }
  | { token: { at: string; kind: TokenKind } }
  | { gold: Bounds }
  | { xp: Bounds }
  | { favor: { faction: Faction } & Bounds }
  | { highest_faction: Faction }
  | { lowest_faction: Faction }
  | { players: Bounds }
  | { legendary: true }
  | { party_exhausted: true }
  | { any_exhausted: true }
  | { attribute: { attr: z.infer<typeof attr>; who: 'any' | 'all' | 'sum'; min: number } }
  | { race: string }
  | { class: string }
  | { class_color: z.infer<typeof colour> }
  | { familiar: true }
  | { visited: string }
  | { read: string }
  | { used: string }
  | { deaths: Bounds }
  | { rests: Bounds }
  | { completed: number | 'SIDE' }
  | { counter: { name: string } & Bounds }
  | { returned: number }
  | { count: { of?: Condition[]; titles?: (number | string)[] } & Bounds }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };
export interface Bounds {
  min?: number;
  max?: number;
}

export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ keyword }),
    z.strictObject({ title: count }),
    z.strictObject({ item: count }),
    z.strictObject({ card: name }),
    z.strictObject({ token_here: token }),
    z.strictObject({ token: z.strictObject({ at: letter, kind: token }) }),
    z.strictObject({ gold: bounds }),
    z.strictObject({ xp: bounds }),
    z.strictObject({ favor: z.strictObject({ faction, ...between }) }),
    z.strictObject({ highest_faction: faction }),
    z.strictObject({ lowest_faction: faction }),
    z.strictObject({ players: bounds }),
    z.strictObject({ legendary: z.literal(true) }),
    z.strictObject({ party_exhausted: z.literal(true) }),
    z.strictObject({ any_exhausted: z.literal(true) }),
    z.strictObject({ attribute: z.strictObject({ attr, who: z.enum(['any', 'all', 'sum']), min: count }) }),
    z.strictObject({ race: name }),
    z.strictObject({ class: name }),
    z.strictObject({ class_color: colour }),
    z.strictObject({ familiar: z.literal(true) }),
    z.strictObject({ visited: letter }),
    z.strictObject({ read: label }),
    z.strictObject({ used: label }),
    z.strictObject({ deaths: bounds }),
    z.strictObject({ rests: bounds }),
    z.strictObject({ completed: z.union([count, z.literal('SIDE')]) }),
    z.strictObject({ counter: z.strictObject({ name, ...between }) }),
    z.strictObject({ returned: count }),
    z.strictObject({
      count: z.strictObject({ of: z.array(condition).optional(), titles: titles.optional(), ...between }),
    }),
    z.strictObject({ all: z.array(condition).min(1) }),
    z.strictObject({ any: z.array(condition).min(1) }),
    z.strictObject({ not: condition }),
  ]),
);

// ---- effects

const who = z.union([
  z.enum(['each', 'chosen', 'storyteller', 'exhausted', 'not_exhausted']),
  z.strictObject({ highest: attr }),
  z.strictObject({ class_color: colour }),
]);
export type Who = z.infer<typeof who>;
const each = who.default('each');
const chosen = who.default('chosen');
const purse = z.strictObject({ gold: count.optional(), xp: count.optional() });
const whoAlone = z.strictObject({ who: each });
const names = z.array(name).min(1);
const byEnemy = z.record(z.string().regex(/^\d+$/), names);

export const effect = z.union([
  z.strictObject({ record: keyword }),
  z.strictObject({ erase: keyword }),
  z.strictObject({ title: count }),
  z.strictObject({ title_return: count }),
  z.strictObject({ discover: count }),
  z.strictObject({ item_return: count }),
  z.strictObject({ rare: count }),
  z.strictObject({ gain: purse }),
  z.strictObject({ lose: purse }),
  z.strictObject({
    favor: z.strictObject({ faction: z.union([faction, z.enum(['highest', 'lowest'])]), delta: z.int() }),
  }),
  z.strictObject({ fatigue: z.strictObject({ who: each, amount: count }) }),
  z.strictObject({
    recover: z.strictObject({ who: each, amount: z.union([count, z.enum(['half', 'all'])]) }),
  }),
  z.strictObject({ row_gain: z.strictObject({ who: each, amount: count, attr: attr.optional() }) }),
  z.strictObject({ row_loss: z.strictObject({ who: each, amount: count, attr: attr.optional() }) }),
  z.strictObject({ collect: z.literal('xp') }),
  z.strictObject({
    token: z.union([
      z.strictObject({ place: token, at: letter, count: count.optional() }),
      z.strictObject({ remove: token, at: letter.optional(), count: count.optional() }),
      z.strictObject({ move: token, at: letter.optional(), to: letter }),
      z.strictObject({ step: token, route: z.array(letter).min(2) }),
    ]),
  }),
  z.strictObject({ path: z.union([z.strictObject({ open: name }), z.strictObject({ close: name })]) }),
  z.strictObject({ location: z.union([z.strictObject({ open: letter }), z.strictObject({ close: letter })]) }),
  z.strictObject({
    encounter: z.union([z.strictObject({ place: count, at: name }), z.strictObject({ remove: name })]),
  }),
  z.strictObject({ party_to: z.strictObject({ letter, read: z.enum(['base', 'none']) }) }),
  z.strictObject({
    card_gain: z.strictObject({
      deck: z.enum([...DECKS, 'familiar']),
      pick: z.enum(['random', 'top', 'named']),
      name: name.optional(),
      who: chosen,
    }),
  }),
  z.strictObject({
    card_return: z.strictObject({
      who: chosen,
      count,
      filter: z
        .strictObject({
          deck: z.enum([...DECKS, 'familiar', 'rare']).optional(),
          colour: colour.optional(),
          cost: bounds.optional(),
        })
        .optional(),
    }),
  }),
  z.strictObject({ class_ready: whoAlone }),
  z.strictObject({ class_used: whoAlone }),
  z.strictObject({ class_lock: whoAlone }),
  z.strictObject({ unspend: whoAlone }),
  z.strictObject({ bonus_back: count }),
  z.strictObject({ health: z.strictObject({ who: each, delta: z.int(), min: count.optional() }) }),
  z.strictObject({
    attribute: z.strictObject({
      who: each,
      delta: z.int(),
      attr: attr.optional(),
      over_limit: z.literal(true).optional(),
    }),
  }),
  z.strictObject({
    rest_track: z.union([
      z.strictObject({ mark: count }),
      z.strictObject({ erase: z.union([count, z.literal('all')]) }),
    ]),
  }),
  z.strictObject({ death: z.strictObject({ resume: label }) }),
  z.strictObject({ trade: z.literal(true) }),
  z.strictObject({
    challenge: z.strictObject({
      difficulty: z.int().optional(),
      add_modifiers: z.union([names, byEnemy]).optional(),
      remove_modifiers: z.union([names, byEnemy]).optional(),
      add_enemy: z.union([count, z.strictObject({ number: count, modifiers: names.optional() })]).optional(),
      dice: z.int().optional(),
    }),
  }),
  z.strictObject({ end_available: z.literal(true) }),
  z.strictObject({
    counter: z.union([z.strictObject({ name, add: z.int() }), z.strictObject({ name, set: z.int() })]),
  }),
  z.strictObject({ restart_adventure: z.literal(true) }),
  z.strictObject({ end_campaign: text }),
]);
export type Effect = z.infer<typeof effect>;

export const action = z.strictObject({
  if: condition.optional(),
  text: text.optional(),
  effects: z.array(effect).optional(),
  goto: label.optional(),
});
export type Action = z.infer<typeof action>;

// ---- choices

export const pay = z.strictObject({
  gold: count.optional(),
  xp: count.optional(),
  fatigue: count.optional(),
  titles: titles.optional(),
  health: z.literal(1).optional(),
  class: z.literal(1).optional(),
});
export type Pay = z.infer<typeof pay>;

export const hint = z.union([
  z.strictObject({ check: z.array(attr).min(1).max(3) }),
  z.strictObject({ combat: z.literal(true) }),
]);

export const choice = z.strictObject({
  kind: z.enum(['goto', 'move', 'rest', 'item', 'end', 'special']),
  say: text.optional(),
  if: condition.optional(),
  pay: pay.optional(),
  hint: hint.optional(),
  effects: z.array(effect).optional(),
  goto: label.optional(),
  once: z.boolean().optional(),
  warn: z.boolean().optional(),
});
export type Choice = z.infer<typeof choice>;

// ---- checks and combats

export const result = z.strictObject({
  read: text.optional(),
  do: z.array(action).optional(),
  goto: label,
});
export type Result = z.infer<typeof result>;

const players = z.enum(['1', '2', '3', '4']);

export const check = z.strictObject({
  skill: name,
  difficulty: z.int(),
  modifiers: z.array(name).optional(),
  legendary: z.strictObject({ difficulty: z.int().optional(), add_modifiers: names.optional() }).optional(),
  by_players: z
    .partialRecord(players, z.strictObject({ difficulty: z.int().optional(), remove_modifiers: names.optional() }))
    .optional(),
  pass: result,
  fail: result,
});
export type Check = z.infer<typeof check>;

const opponent = z.strictObject({
  number: count,
  modifiers: z.array(name).optional(),
  if: condition.optional(),
});
export const combat = z.strictObject({
  enemies: z.array(opponent).min(1),
  legendary: z
    .strictObject({ add_modifiers: byEnemy.optional(), add_enemies: z.array(opponent).optional() })
    .optional(),
  by_players: z.partialRecord(players, z.strictObject({ remove_modifiers: byEnemy.optional() })).optional(),
  victory: result,
  defeat: result,
});
export type Combat = z.infer<typeof combat>;

// ---- entries

const insert = z.strictObject({ if: condition.optional(), read: text });
export const entry = z.strictObject({
  read: text.optional(),
  read_if: z
    .array(z.union([z.strictObject({ if: condition, read: text }), z.strictObject({ first: z.array(insert).min(1) })]))
    .optional(),
  do: z.array(action).optional(),
  choose: z.array(choice).min(1).optional(),
  check: check.optional(),
  combat: combat.optional(),
  goto: label.optional(),
  resume: z.enum(['path', 'back', 'caller', 'list']).optional(),
  end: z.enum(['adventure', 'campaign']).optional(),
});
export type Entry = z.infer<typeof entry>;

// ---- the map, the cards, the book

const at = z.tuple([count, count]);
export const location = z.strictObject({ letter, name: text, at, open: z.boolean().default(true) });
export const path = z.strictObject({
  id: name,
  ends: z.tuple([letter, letter]),
  space: name.optional(),
  open: z.boolean().default(true),
  one_way: z.boolean().default(false),
});
export type Location = z.infer<typeof location>;
export type Path = z.infer<typeof path>;

export const map = z.strictObject({
  id: name,
  grid: z.strictObject({ columns: count.max(40), rows: count.max(40) }),
  locations: z.array(location).min(1),
  paths: z.array(path),
});

export const setup = z.strictObject({
  read: text.optional(),
  party: letter,
  encounters: z
    .strictObject({
      numbers: z.array(count),
      spaces: z.array(name),
      place: z.enum(['shuffle', 'fixed']),
    })
    .optional(),
  tokens: z.array(z.strictObject({ kind: token, at: letter, count: count.optional() })).optional(),
  do: z.array(action).optional(),
  begin: label,
});

export const discovery = z.discriminatedUnion('kind', [
  z.strictObject({
    number: count,
    kind: z.literal('item'),
    name: text,
    stamina: z.int().min(0).max(3),
    text: text.optional(),
    decoy: z.boolean().optional(),
  }),
  z.strictObject({
    number: count,
    kind: z.literal('map'),
    name: text,
    at,
    adds: z.strictObject({ locations: z.array(location).optional(), paths: z.array(path).optional() }).optional(),
    replaces: z.array(name).optional(),
    text: text.optional(),
  }),
]);
export type Discovery = z.infer<typeof discovery>;

/** In a book a rare card has a name instead of an id; the id follows from it. */
const bookRare = z.strictObject({
  number: count,
  type: z.enum(['artifact', 'object']),
  /** Given where the name stands in text/. */
  id: z.string().optional(),
  name: text,
  cost: z.null().optional(),
  text: text.optional(),
  after_play: z.enum(['discard', 'spent', 'return']).optional(),
  once_per_adventure: z.boolean().optional(),
  options: rareCard.shape.options,
});
export const cards = z.strictObject({
  discovery: z.array(discovery).optional(),
  titles: z.array(z.strictObject({ number: count, name: text, text: text.optional() })).optional(),
  rare: z.array(bookRare).optional(),
});

export const counter = z.strictObject({
  start: z.int(),
  min: z.int(),
  max: z.int(),
  show: text.optional(),
  campaign: z.boolean().optional(),
});

export const storybook = z.strictObject({
  format: z.literal('storybook/1'),
  adventure: z.strictObject({
    id: z.string().regex(/^(ADV\d{1,2}|SIDE)$/),
    number: whole.max(12),
    kind: z.enum(['main', 'sidequest', 'tutorial']),
    title: text,
    version: count,
    nothing: text.optional(),
  }),
  map,
  setup,
  arrive: z.array(action).optional(),
  counters: z.record(name, counter).optional(),
  cards: cards.optional(),
  entries: z.record(label, entry),
  tome: z.record(label, entry).optional(),
});
export type Storybook = z.infer<typeof storybook>;

/** The tome of deaths that all books share: Death-1 to Death-6 and their sub-entries. */
export const tomeOfDeaths = z.strictObject({ format: z.literal('deaths/1'), tome: z.record(label, entry) });
