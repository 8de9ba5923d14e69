/**
 * What may be read as a table: from a file, a database, a browser's shelf. Sizes are bounded and every entry is looked
 * at, so that whoever opens a table need not ask again; whether it fits the rules, the rules say.
 */

import { nameIn } from '@tabard/content/names';
import { z } from '@tabard/content/zod';
import { LIMITS, type Save, type Setup, type Signed, type Vow } from '@tabard/kernel';
import type { ClockRules, ClockState, Mark } from './clock';
import type { Sitter, TableEntry, TableLog, TableSetup } from './log';
import type { TableState } from './state';
import type { Wanted } from './voices';

const { seats, entries } = LIMITS;

const text = z.string().max(LIMITS.word);
/** Who writes a log may call somebody anything: what turns the line round or cannot be seen is left out. */
const called = text.transform((given) => nameIn(given, LIMITS.word) ?? '?');
const key = z.string().max(LIMITS.key);
const pointed = z.string().max(LIMITS.pointed);
const seat = z
  .int()
  .min(0)
  .max(seats - 1);
const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
/** Milliseconds since 1970, up to the last day a Date knows. */
export const time = z.number().min(0).max(8.64e15);
const texts = z.record(text, text);
const anything = z.unknown();

const rules = {
  version: text,
  packs: z.record(text, text).refine((named) => Object.keys(named).length <= LIMITS.fields),
};

/** Every field of a type, and no other: one that was forgotten here would be lost whenever a table is read. */
type Fields<T> = { readonly [field in keyof Required<T>]: z.ZodType };

const sitter = z.object({
  name: called,
  kind: z.enum(['person', 'bot']),
  bot: text.optional(),
  person: z.int().optional(),
  given: count.optional(),
} satisfies Fields<Sitter>);

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const signed = { at: z.int().min(0).max(LIMITS.time), signature: hex(128) } satisfies Fields<Signed>;
const vow = z.object({ inn: hex(64), table: text, ...signed, opening: z.object(signed) } satisfies Fields<Vow>);

const matchSetup = {
  options: texts.optional(),
  seed: z.string().max(LIMITS.seed),
  nonces: z.array(z.string().max(LIMITS.nonce)).max(seats).optional(),
  vow: vow.optional(),
  unattended: z.boolean().optional(),
  brought: anything.optional(),
  practice: z.boolean().optional(),
  quiet: z.boolean().optional(),
  script: z.record(text, z.array(anything).max(entries)).optional(),
} satisfies Fields<Omit<Setup, 'seats'>>;

const setup = z.object({
  match: z.object(matchSetup),
  sitters: z.array(sitter).min(1).max(seats),
  whims: z.number(),
  voices: z.enum(['one', 'each']).optional(),
  discussion: z.number().min(0).optional(),
  clock: z
    .object({
      bank: z.number().optional(),
      increment: z.number().optional(),
      perAnswer: z.number().optional(),
    } satisfies Fields<ClockRules>)
    .optional(),
  at: time.optional(),
} satisfies Fields<TableSetup>);

const by = { seat, at: time.optional() };

export const tableEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), key, ...by }),
  z.object({ kind: z.literal('wish'), name: text, value: text, ...by }),
  z.object({ kind: z.literal('undo'), ...by }),
  z.object({ kind: z.literal('propose'), to: z.int(), ...by }),
  z.object({ kind: z.literal('agree'), ...by }),
  z.object({ kind: z.literal('refuse'), ...by }),
  z.object({ kind: z.literal('decide'), carried: z.boolean(), ...by }),
  z.object({ kind: z.literal('point'), what: pointed.nullable(), ...by }),
  z.object({
    kind: z.literal('sit'),
    bot: text.nullable(),
    person: z.int().optional(),
    name: called.optional(),
    by: z.int().optional(),
    ...by,
  }),
  z.object({ kind: z.literal('pause'), paused: z.boolean(), ...by }),
  z.object({ kind: z.literal('hint'), ...by }),
]) satisfies z.ZodType<TableEntry>;

const journalEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), seat, key }),
  z.object({ kind: z.literal('wish'), seat, name: text, value: text }),
  z.object({
    kind: z.literal('random'),
    label: text,
    seat: z
      .int()
      .min(-1)
      .max(seats - 1),
    dice: z.array(text).max(LIMITS.results).nullable(),
    values: z.array(z.int()).max(LIMITS.results),
  }),
  z.object({ kind: z.literal('world'), label: text, outcome: anything }),
]);

const save = z.object({
  format: z.literal(1),
  game: text,
  ...rules,
  setup: z.object({ seats: z.int().min(1).max(seats), ...matchSetup }),
  board: z.record(z.string(), anything),
  wishes: z.array(texts).max(seats),
  answers: count,
  openFrom: count,
  entries: z.array(journalEntry).max(entries),
  position: count,
} satisfies Fields<Save>);

const spoken = { by: seat, agreed: z.array(seat).max(seats), against: z.array(seat).max(seats), at: time.optional() };

const wanted = {
  by: seat,
  key,
  owners: z.array(seat).max(seats),
  agreed: z.array(seat).max(seats),
} satisfies Fields<Wanted>;

const banks = z.array(z.number().nullable()).max(seats);
const spent = z.array(z.object({ seat, spent: z.number() })).max(seats);
const mark = z.object({
  answers: count,
  banks,
  running: spent,
  ticked: z.number(),
} satisfies Fields<Mark>);

const state = z.object({
  moment: count,
  match: save,
  hash: text,
  standIns: z.array(text.nullable()).max(seats),
  newcomers: z
    .array(z.object({ person: z.int(), name: called }).nullable())
    .max(seats)
    .optional(),
  given: z.object({ times: z.array(count).max(seats), away: z.array(seat).max(seats) }).optional(),
  isPaused: z.boolean().optional(),
  fingers: z.array(pointed.nullable()).max(seats),
  wishes: z.array(texts).max(seats),
  answeredBy: z.array(seat).max(entries),
  proposal: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('undo'), to: count, ...spoken }),
      z.object({
        kind: z.literal('answer'),
        casting: seat.optional(),
        voices: z.array(seat).max(seats).optional(),
        rivals: z.array(z.object(wanted)).max(seats).optional(),
        ...spoken,
        ...wanted,
      }),
    ])
    .nullable(),
  clocks: z
    .object({
      banks,
      askedAt: z.array(z.number()).max(seats),
      running: z.array(seat).max(seats),
      since: z.number(),
      pausedAt: z.number().nullable().optional(),
      ticked: z.number().optional(),
      marks: z.array(mark).max(100).optional(),
      held: spent.optional(),
    } satisfies Fields<ClockState>)
    .nullable(),
  chapters: z.array(z.object({ ...rules, answers: count })).max(entries),
} satisfies Fields<TableState>);

const log = z.object({
  tabard: z.literal('table'),
  game: text,
  ...rules,
  setup,
  from: state.optional(),
  entries: z.array(tableEntry).max(entries),
  stands: state.optional(),
} satisfies Fields<TableLog>);

/** What is wrong, and where in it: "entries.12.key: …". */
export type Read<T> = { readonly read: T } | { readonly wrong: string; readonly isTooLarge: boolean };

function reading<T>(schema: z.ZodType): (found: unknown) => Read<T> {
  return (found) => {
    const { success, data, error } = schema.safeParse(found);
    if (success) return { read: data as T };
    const [{ path, message, code }] = error.issues;
    return { wrong: path.length > 0 ? `${path.join('.')}: ${message}` : message, isTooLarge: code === 'too_big' };
  };
}

export const readTableEntry = reading<TableEntry>(tableEntry);
export const readTableState = reading<TableState>(state);
export const readTableLog = reading<TableLog>(log);
/** A log without its entries, for those who keep them one by one. */
export const readTableHead = reading<Omit<TableLog, 'entries' | 'stands'>>(log.omit({ entries: true, stands: true }));
