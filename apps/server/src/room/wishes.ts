/** What a guest may ask for over HTTP, as schemas: nothing else gets further. */
import { shownName } from '@tabard/content/names';
import { z } from '@tabard/content/zod';
import { LIMITS } from '@tabard/kernel';

const seats = LIMITS.seats;
const word = z.string().max(LIMITS.word);
const seat = z
  .int()
  .min(0)
  .max(seats - 1);

/** As it is shown; empty: nothing in it can be read, and whoever takes it says so. */
const name = z
  .string()
  .max(LIMITS.name * 4)
  .transform(shownName)
  .pipe(z.string().max(LIMITS.name));

/** Drawn by the guest's own page. */
const nonce = z.string().regex(/^[0-9a-f]{16,128}$/);

const MINUTE = 60_000;
const pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({
    kind: z.literal('answer'),
    ms: z
      .int()
      .min(5_000)
      .max(60 * MINUTE),
  }),
  z.strictObject({
    kind: z.literal('game'),
    ms: z
      .int()
      .min(MINUTE)
      .max(24 * 60 * MINUTE),
    increment: z.int().min(0).max(MINUTE),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
]);

const seatWish = z.discriminatedUnion('kind', [
  /** `free`: also where somebody was asked to come and has not. */
  z.strictObject({ kind: z.literal('person'), free: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('bot'), bot: word, name: name.optional() }),
]);

const agreed = {
  isPublic: z.boolean(),
  chat: z.enum(['phrases', 'free']),
  voices: z.enum(['one', 'each']),
  pace,
  delay: z
    .int()
    .min(0)
    .max(10 * MINUTE),
  watchers: z.boolean(),
  window: z
    .int()
    .min(10_000)
    .max(60 * MINUTE),
};

export const newTableWish = z.strictObject({
  game: word,
  options: z.record(word, word).default({}),
  brought: z.unknown().optional(),
  /** A table that is over: the new one goes on from what it kept. */
  after: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  seats: z.array(seatWish).min(1).max(seats),
  ...agreed,
  isPublic: agreed.isPublic.default(false),
  chat: agreed.chat.default('phrases'),
  voices: agreed.voices.default('each'),
  pace: agreed.pace.default({ kind: 'free' }),
  delay: agreed.delay.default(0),
  watchers: agreed.watchers.default(true),
  window: agreed.window.default(MINUTE),
});
export type NewTableWish = z.infer<typeof newTableWish>;

/** What is agreed on for a game that was begun elsewhere. */
export const broughtWish = newTableWish.pick({ isPublic: true, chat: true, delay: true, watchers: true, window: true });
export type BroughtWish = z.infer<typeof broughtWish>;

/** Whoever comes with a token already takes further seats, or leaves some. Without a seat: to watch, by name. */
export const sitWish = z.strictObject({
  name,
  seats: z.array(seat).max(seats),
  nonce: nonce.optional(),
});
export type SitWish = z.infer<typeof sitWish>;

/** Who leaves for good may say which bot plays on. */
export const leaveWish = z.strictObject({ bot: word.optional() });
export type LeaveWish = z.infer<typeof leaveWish>;

/** What the host may change; the last three only while people gather. */
export const changeWish = z.strictObject({
  isPublic: agreed.isPublic.optional(),
  chat: agreed.chat.optional(),
  delay: agreed.delay.optional(),
  watchers: agreed.watchers.optional(),
  window: agreed.window.optional(),
  /** Guests who may not talk freely: all of them. */
  muted: z.array(z.int().min(0).max(10_000)).max(200).optional(),
  paused: z.boolean().optional(),
  host: z.int().min(0).max(10_000).optional(),
  seats: z.array(seatWish).min(1).max(seats).optional(),
  options: z.record(word, word).optional(),
  pace: agreed.pace.optional(),
});
export type ChangeWish = z.infer<typeof changeWish>;

/** Where a guest's browser can be told that it is their turn, as its PushSubscription says. */
export const pushWish = z.object({
  endpoint: z.string().min(1).max(1_000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87,88}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});
export type PushWish = z.infer<typeof pushWish>;

export const noPushWish = z.strictObject({ endpoint: z.string().max(1_000) });

export const codeWish = z.strictObject({ code: z.string().max(40) });
