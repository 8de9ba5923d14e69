/**
 * What the inn says, as schemas: for whoever writes another guest. The inn itself needs none (it knows what it says); a test
 * holds what is really said against them, and docs/protocol.schema.json is made of them.
 */
import { z } from '@tabard/content/zod';
import type { GameEvent, Plain } from '@tabard/kernel';
import type { Delta } from './delta';
import type { FromInn, NotDone, Saying, TableCard, TableLine } from './protocol';
import type { Sight, SightChange } from './sight';

const number = z.int();
const seat = z.int().min(0);
const named = <T extends z.ZodType>(id: string, description: string, schema: T): T => schema.meta({ id, description });

const plain = named(
  'Plain',
  'Any JSON: a board, or a fact of one. What is in it is the game’s own.',
  z.unknown(),
) as z.ZodType<Plain>;
// Zod calls the other facts unknown: said exactly, they would stand in the schema that is handed out.
const event = named(
  'GameEvent',
  'Something that has happened; its facts are the game’s own.',
  z.looseObject({ type: z.string() }),
) as unknown as z.ZodType<GameEvent>;

const delta: z.ZodType<Delta> = named(
  'Delta',
  'A view as a change of the view before. null: nothing changed. is: something else altogether. at: the same record or list but for these places. gone: fields that are gone. length: of a list that has become shorter or longer.',
  z.lazy(() =>
    z.union([
      z.null(),
      z.strictObject({ is: plain }),
      z.strictObject({
        at: z.record(z.string(), delta).optional(),
        gone: z.array(z.string()).optional(),
        length: number.optional(),
      }),
    ]),
  ),
);

const why = named(
  'Why',
  'Why something is not possible: a clause of the rules (docs/rules), and what its sentence needs.',
  z.object({ clause: z.string(), with: z.record(z.string(), plain).optional() }),
);

const ask = named(
  'Ask',
  'A question to a seat. The answer is one of the options, or where input is given, its numbers with commas between.',
  z.object({
    seat,
    kind: z.enum(['one', 'sealed', 'first', 'together']),
    question: z.string(),
    about: z.record(z.string(), plain),
    options: z.array(z.string()),
    input: z
      .array(
        z.object({
          name: z.string(),
          min: z.number(),
          max: z.number(),
          upTo: number.optional(),
          since: z.object({ perSecond: z.number(), tolerance: z.number(), clause: z.string() }).optional(),
        }),
      )
      .nullable(),
  }),
);

const spoken = { by: seat, agreed: z.array(seat), against: z.array(seat), at: z.number().optional() };
const proposal = named(
  'Proposal',
  'What people talk about: to go back so far that so many answers stand, or an answer for the whole table.',
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('undo'), to: number, ...spoken }),
    z.object({
      kind: z.literal('answer'),
      key: z.string(),
      owners: z.array(seat),
      casting: seat.optional(),
      voices: z.array(seat).optional().describe('Whose voices count, where not all do.'),
      rivals: z
        .array(z.object({ by: seat, key: z.string(), owners: z.array(seat), agreed: z.array(seat) }))
        .optional()
        .describe('What others want instead: most votes win, and whoever is for one of these is against all others.'),
      ...spoken,
    }),
  ]),
);

const besideBoard = {
  moment: number.describe('How long the log is: it counts up with everything that happens.'),
  answers: number,
  events: number.describe('How many events were told so far.'),
  pending: z.object({
    asks: z.array(ask).describe('Who is asked; options and input for these eyes alone.'),
    interrupts: z
      .array(z.object({ seat, options: z.array(z.string()) }))
      .describe('What may be thrown in at any time, as an answer.'),
  }),
  refusals: z.array(z.object({ key: z.string(), why, interrupt: z.boolean() })),
  standing: z
    .object({ places: z.array(z.number()), scores: z.array(z.number()), reason: z.string() })
    .nullable()
    .describe('How the game ended; null while it goes on.'),
  sitters: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['person', 'bot']),
      bot: z.string().optional(),
      person: number.optional(),
      given: number.optional().describe('How often somebody else gave this person’s seat to a bot.'),
    }),
  ),
  pointed: z.array(z.string().nullable()),
  proposal: proposal.nullable(),
  decides: z.boolean().describe('The proposal waits for this seat’s last word.'),
  canUndo: z.boolean(),
  lastAnswer: number,
  undoIsPractice: z.boolean(),
  isPractice: z.boolean(),
  wishes: z.record(z.string(), z.string()),
  clocks: z.object({ left: z.array(z.number().nullable()), running: z.array(seat) }).nullable(),
  hash: z.string().nullable().describe('Of the whole match, when it is over.'),
};

const sight: z.ZodType<Sight> = named(
  'Sight',
  'What one seat, or a spectator, may see of a table at one moment.',
  z.object({ ...besideBoard, b: plain.describe('The board.') }),
);

const change: z.ZodType<SightChange> = named(
  'Change',
  'What has become of a sight: each event with the change of the view that it made, the rest of the change, and all else as it is now.',
  z.object({
    ...besideBoard,
    frames: z.array(z.object({ event, delta })),
    delta,
    back: z.boolean().describe('Something was taken back: the frames tell nothing.'),
  }),
);

const phase = z.enum(['gathering', 'playing', 'over']);
const pace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free') }),
  z.object({ kind: z.literal('answer'), ms: number }),
  z.object({ kind: z.literal('game'), ms: number, increment: number }),
  z.object({ kind: z.literal('days'), days: number }),
]);

export const tableLine: z.ZodType<TableLine> = named(
  'TableLine',
  'A public table as the lobby tells of it.',
  z.object({
    id: z.string(),
    phase,
    game: z.string(),
    pace,
    watchers: z.boolean(),
    createdAt: z.number(),
    seats: number,
    free: number.describe('Seats that nobody has.'),
    names: z.array(z.string()).describe('Of the people who sit there.'),
  }),
);

export const tableCard: z.ZodType<TableCard> = named(
  'TableCard',
  'What anybody may know of a table.',
  z.object({
    id: z.string(),
    phase,
    game: z.string(),
    version: z.string(),
    packs: z.record(z.string(), z.string()),
    options: z.record(z.string(), z.string()),
    brings: z.boolean().describe('Something was brought from an earlier game: a campaign, heroes.'),
    seats: z.array(
      z.object({
        kind: z.enum(['open', 'person', 'bot']),
        guest: number.nullable(),
        name: z.string(),
        bot: z.string().nullable(),
        given: number.describe('How often the host gave it to a bot, though it is a person’s.'),
        late: z.boolean().describe('Who sits there came after the game had begun, and has no voice on other seats.'),
      }),
    ),
    guests: z.array(
      z.object({
        guest: number,
        name: z.string(),
        here: z.boolean(),
        awaited: z.boolean().describe('They sat at the table before this one, and have not come yet.'),
        gone: z.boolean().describe('They left for good; what they said is told by their number.'),
      }),
    ),
    host: number.describe('The guest who may change it.'),
    isPublic: z.boolean(),
    chat: z.enum(['phrases', 'free']),
    voices: z.enum(['one', 'each']),
    pace,
    paused: z.boolean(),
    delay: number,
    watchers: z.boolean(),
    window: number,
    muted: z.array(number),
    takeover: z.object({ seat, by: number, agreed: z.array(number) }).nullable(),
    vow: z
      .object({ inn: z.string(), commitment: z.string(), at: z.number(), signature: z.string() })
      .nullable()
      .describe('The inn’s word on its dice, before anybody gave a nonce (docs/fair-dice.md).'),
    before: z.string().nullable().describe('The table whose game this one goes on from.'),
    next: z.string().nullable().describe('The table that goes on from this one.'),
    again: z.string().nullable().describe('Where the same people play once more.'),
    createdAt: z.number(),
  }),
);

const saying: z.ZodType<Saying> = named(
  'Saying',
  'Something said at a table; guest null: by the inn itself.',
  z.object({
    number,
    guest: number.nullable(),
    kind: z.enum(['text', 'phrase', 'nudge', 'news']),
    text: z.string(),
    about: number.nullable(),
    at: z.number(),
  }),
);

const notDone: z.ZodType<NotDone> = named(
  'NotDone',
  'Why a message was refused: by a clause of the game, by the table, or by the inn.',
  z.discriminatedUnion('by', [
    z.object({ by: z.literal('rules'), why }),
    z.object({ by: z.literal('table'), id: z.string() }),
    z.object({ by: z.literal('inn'), reason: z.string(), wait: z.number().optional() }),
  ]),
);

export const fromInn: z.ZodType<FromInn> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('welcome'),
    protocol: number,
    you: z.object({ guest: number.nullable(), seats: z.array(seat), viewer: seat.nullable() }),
    table: tableCard,
    sight: sight.nullable(),
    change: change.nullable(),
    history: z.array(event).nullable(),
    sayings: z.array(saying),
    at: z.number(),
  }),
  z.object({ kind: z.literal('told'), change, at: z.number() }),
  z.object({ kind: z.literal('table'), table: tableCard }),
  z.object({ kind: z.literal('said'), saying }),
  z.object({ kind: z.literal('done'), id: z.string(), moment: number }),
  z.object({ kind: z.literal('refused'), id: z.string().nullable(), refusal: notDone }),
  z.object({ kind: z.literal('pong') }),
  z.object({ kind: z.literal('bye'), reason: z.string(), again: z.boolean() }),
]);
