/** What somebody with bad intent, or a broken program, says to an inn over a socket. None of it may change anything. */
import { fromGuest } from '@tabard/inn';
import type { Pending, Stream } from '@tabard/kernel';

/** A running game as the attackers know it: they have every token, and know what is asked. */
export interface Target {
  readonly id: string;
  readonly seats: number;
  readonly pending: Pending;
  /** What was done in earnest, and stands. */
  readonly done: readonly { readonly seat: number; readonly text: string }[];
}

export interface Hostile {
  readonly what: string;
  readonly data: string | Buffer;
  /** It was done before under the same name: it is said to stand, and is not done again. */
  readonly isReplay?: boolean;
}

/** Who speaks: the guest of a seat, or somebody who only watches. */
export type Speaker = number | null;

const WORDS = [
  '',
  'roll',
  '__proto__',
  'constructor',
  'toString',
  '0',
  '-1',
  '🎲',
  '\u202e',
  '\0',
  'x'.repeat(4_000),
  '../..',
];
const NUMBERS = [-1, 0, 1, 0.5, 1e308, -0, 99, 100, 2 ** 31, 2 ** 53, 50_001];
const KINDS = ['answer', 'wish', 'undo', 'propose', 'agree', 'refuse', 'decide', 'point', 'sit', 'seize', '__proto__'];
const ODD = [null, true, [], {}, [[]], { length: 1 }, 'x', 7, '\ud800'];

const pick = <T>(all: readonly T[], whims: Stream): T => all[whims.below(all.length)];

let names = 0;
const command = (): string => `h${names++}`;

type Make = (target: Target, speaker: Speaker, whims: Stream) => Hostile;

const said = (what: string, message: unknown, isReplay = false): Hostile => ({
  what,
  data: JSON.stringify(message),
  isReplay,
});

/** A deed of a seat that this speaker does not hold. */
const anotherSeat: Make = ({ seats, pending }, speaker, whims) => {
  const others = [...Array(seats).keys()].filter((seat) => seat !== speaker);
  const seat = others.length > 0 ? pick(others, whims) : seats;
  const key = pending.asks.find((ask) => ask.seat === seat)?.options[0] ?? 'x';
  const kind = pick(KINDS.slice(0, 8), whims);
  const more = { answer: { key }, wish: { name: 'a', value: 'b' }, propose: { to: 0 }, decide: { carried: true } };
  const deed = { kind, seat, ...(kind === 'point' ? { what: key } : (more as { [kind: string]: object })[kind]) };
  return said('another seat', { kind: 'do', id: command(), deed });
};

/** A seat that is not asked, or a key that is not offered to it. */
const outOfTurn: Make = ({ pending, seats }, speaker, whims) => {
  const seat = speaker ?? whims.below(seats);
  const own = pending.asks.find((ask) => ask.seat === seat);
  const mine = [
    ...(own?.options ?? []),
    ...pending.interrupts.filter((one) => one.seat === seat).flatMap(({ options }) => options),
  ];
  const others = pending.asks.flatMap(({ options }) => options).filter((key) => !mine.includes(key));
  const keys = isFree(own) ? [] : [...others, ...WORDS.filter((word) => !mine.includes(word))];
  const key = keys.length > 0 ? pick(keys, whims) : 'no such key';
  return said('out of turn', { kind: 'do', id: command(), deed: { kind: 'answer', seat, key } });
};

/** It may answer in its own words: whether they are right the rules say. */
const isFree = (ask: Pending['asks'][number] | undefined): boolean => ask !== undefined && ask.input !== null;

const replay: Make = (target, speaker, whims) => {
  const own = target.done.filter(({ seat }) => seat === speaker);
  if (own.length === 0) return outOfTurn(target, speaker, whims);
  return { what: 'replay', data: pick(own, whims).text, isReplay: true };
};

/** To a question that was answered long ago. */
const stale: Make = ({ pending }, speaker, whims) => {
  const key = pick(pending.asks, whims)?.options[0] ?? 'x';
  const deed = { kind: 'answer', seat: speaker ?? 0, key: `${key} `, moment: 0 };
  return said('stale', { kind: 'do', id: command(), deed });
};

/** Almost a message: one thing in it is odd, missing or too much. */
const malformed: Make = (target, speaker, whims) => {
  const { id } = target;
  const good: { [field: string]: unknown }[] = [
    { kind: 'do', id: command(), deed: { kind: 'answer', seat: speaker ?? 0, key: 'x' } },
    { kind: 'do', id: command(), deed: { kind: pick(KINDS, whims), seat: speaker ?? 0, to: 0, what: null } },
    { kind: 'say', id: command(), text: 'x' },
    { kind: 'nudge', id: command(), guest: 0 },
    { kind: 'hello', protocol: 1, table: id, token: null, since: { moment: 0, events: 0 } },
  ];
  const message = pick(good, whims);
  const inner = (message.deed ?? message.since) as { [field: string]: unknown } | undefined;
  const where = inner && whims.below(2) === 0 ? inner : message;
  const fields = Object.keys(where);
  const change = whims.below(3);
  if (change === 0) where[pick(fields, whims)] = pick([...ODD, ...NUMBERS, ...WORDS], whims);
  else if (change === 1) delete where[pick(fields, whims)];
  else where[pick(['extra', 'constructor', 'prototype', 'then', 'toJSON'], whims)] = pick([...ODD, ...NUMBERS], whims);
  const text = JSON.stringify(message);
  const isMessage = fromGuest.safeParse(JSON.parse(text)).success;
  return isMessage ? anotherSeat(target, speaker, whims) : { what: 'malformed', data: text };
};

const noise: Make = (_, __, whims) => {
  const length = whims.below(300);
  const bytes = Buffer.from(Array.from({ length }, () => whims.below(256)));
  return whims.below(2) === 0 ? { what: 'noise', data: bytes } : { what: 'noise', data: bytes.toString('latin1') };
};

const cut: Make = (target, speaker, whims) => {
  const { data } = anotherSeat(target, speaker, whims);
  return { what: 'cut short', data: String(data).slice(0, 1 + whims.below(String(data).length - 1)) };
};

const large: Make = (_, __, whims) =>
  said('too large', { kind: 'say', id: command(), text: 'x'.repeat(7_950 + whims.below(8_000)) });

const deep: Make = (_, __, whims) => {
  const levels = 25 + whims.below(3_000);
  return { what: 'too deep', data: `${'['.repeat(levels)}${']'.repeat(levels)}` };
};

const polluted: Make = (_, speaker, whims) => {
  const name = pick(['__proto__', 'constructor', 'prototype'], whims);
  const text = JSON.stringify({ kind: 'do', id: command(), deed: { kind: 'undo', seat: speaker ?? 0 } });
  return { what: 'polluted', data: text.replace(/}$/, `,"${name}":{"kind":"ping","isAdmin":true}}`) };
};

/** A second hello, or a first one of somebody nobody knows. */
const hello: Make = ({ id }) => said('a hello of nobody', { kind: 'hello', protocol: 1, table: id, token: 'nobody' });

const MAKES: readonly Make[] = [
  ...[anotherSeat, anotherSeat, outOfTurn, outOfTurn, replay, stale, malformed, malformed],
  ...[noise, cut, large, deep, polluted, hello],
];

export const hostileMessage: Make = (target, speaker, whims) => pick(MAKES, whims)(target, speaker, whims);
