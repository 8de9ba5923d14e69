/** The shape of a scenario file. The README of its fields is docs/adding-a-game.md. */

import { z } from '@tabard/content/zod';
import type { Plain } from '@tabard/kernel';

const key = z.union([z.string(), z.number()]).transform(String);
const keys = z.array(key);
const seat = z.int().min(0);
const viewer = z.union([seat, z.literal('spectator')]).transform((who) => (who === 'spectator' ? null : who));
const record = z.record(z.string(), z.custom<Plain>());
const faces = z.array(z.int());

const question = z.union([
  z.string().transform((name) => ({ name, seat: undefined })),
  z.strictObject({ name: z.string(), seat: seat.optional() }),
]);
const view = z.strictObject({ seat: viewer, has: record });
const heard = z.strictObject({ seat: viewer, events: z.array(record).optional(), not: z.array(record).optional() });
const oneOrMore = <T extends z.ZodType>(one: T) => z.union([z.array(one), one.transform((it) => [it])]);

const expectation = z.strictObject({
  board: record.optional(),
  view: oneOrMore(view).optional(),
  /** In this order, others between them. */
  events: z.array(record).optional(),
  noEvents: z.array(record).optional(),
  /** What a seat is told of the events. */
  heard: oneOrMore(heard).optional(),
  question: question.optional(),
  standing: record.optional(),
  ended: z.boolean().optional(),
});
export type Expectation = z.output<typeof expectation>;

const VERBS = ['answer', 'refused', 'options', 'interrupts', 'offers', 'not', 'wish', 'question', 'expect'] as const;
const NEED_SEAT = ['answer', 'refused', 'options', 'interrupts', 'offers', 'not'] as const;

const step = z
  .strictObject({
    seat: seat.optional(),
    answer: z.union([keys, key.transform((one) => [one])]).optional(),
    refused: key.optional(),
    clause: z.string().optional(),
    options: keys.optional(),
    interrupts: keys.optional(),
    offers: keys.optional(),
    not: keys.optional(),
    wish: z.object({ seat }).catchall(z.string()).optional(),
    question: z.string().optional(),
    expect: expectation.optional(),
  })
  .superRefine((it, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', message });
    const verbs = VERBS.filter((verb) => it[verb] !== undefined);
    const alone = verbs.length === 1 || verbs.join() === 'offers,not';
    if (!alone) complain(`a step does one thing of ${VERBS.join(', ')}; this has ${verbs.join(' and ') || 'none'}`);
    if (it.seat === undefined && NEED_SEAT.some((verb) => it[verb] !== undefined)) complain('the step needs a "seat"');
    if (it.clause !== undefined && it.refused === undefined) complain('only a "refused" step has a "clause"');
  });
export type Step = z.output<typeof step>;

export const scenarioSchema = z.strictObject({
  scenario: z.string(),
  clauses: z.array(z.string()).default([]),
  game: z.string(),
  seats: z.int().min(1),
  options: z.record(z.string(), key).default({}),
  seed: key.default('1'),
  given: z
    .object({
      board: record.default({}),
      random: z.record(z.string(), z.union([faces, z.array(faces)])).default({}),
      /** What the game's world will say, by label, in order. */
      world: z.record(z.string(), z.array(z.custom<Plain>())).default({}),
    })
    .catchall(z.custom<Plain>())
    .default({ board: {}, random: {}, world: {} }),
  when: z.array(step).default([]),
  // biome-ignore lint/suspicious/noThenProperty: given, when, then; nobody awaits a scenario
  then: expectation.default({}),
});
export type ScenarioFile = z.output<typeof scenarioSchema>;
