/** What an effect does to what is known. Gold, XP and stamina are not part of it; only whether everybody may be exhausted. */

import type { Effect, Who } from '../../content/storybook';
import type { Path } from '../lint/findings';
import type { Gain, Machine, Thread } from './machine';
import { EVERYBODY, NO, RESTED, type Variables, YES } from './variables';

/** Every way it can go; mostly one. */
export function applyEffect(machine: Machine, thread: Thread, effect: Effect, path: Path): Thread[] {
  const [key, value] = Object.entries(effect)[0] as [string, never];
  const act = EFFECTS[key];
  const gains = gainsOf(effect, path);
  const gaining = gains.length === 0 ? thread : { ...thread, gains: [...thread.gains, ...gains] };
  return act ? act(machine, gaining, value, path) : [gaining];
}

/** A card that is gone is worth 2 XP (RA-R110), favour pays at both ends of its track (RA-14.2). */
function gainsOf(effect: Effect, path: Path): Gain[] {
  if ('gain' in effect) {
    const { xp = 0, gold = 0 } = effect.gain;
    return (['xp', 'gold'] as const).flatMap((what) => {
      const amount = what === 'xp' ? xp : gold;
      return amount > 0 ? [{ what, amount, path }] : [];
    });
  }
  if ('favor' in effect) return [{ what: 'favor', amount: effect.favor.delta, path }];
  if ('rare' in effect || 'card_gain' in effect) return [{ what: 'card', amount: 'rare' in effect ? 1 : 0, path }];
  if (!('recover' in effect)) return [];
  const { amount } = effect.recover;
  return [{ what: 'recovery', amount: typeof amount === 'number' ? amount : 0, path }];
}

/** Effects whose being done or not makes no difference to what a book asks: at most something is less certain. */
const IDLE = new Set([
  ...['gain', 'lose', 'favor', 'fatigue', 'health', 'row_gain', 'row_loss', 'card_gain', 'card_return', 'rare'],
  ...['class_ready', 'class_used', 'class_lock', 'unspend', 'bonus_back', 'attribute', 'rest_track', 'trade'],
  ...['challenge', 'end_campaign'],
]);

export function isIdleEffect(vars: Variables, effect: Effect): boolean {
  const [key, value] = Object.entries(effect)[0];
  if (key === 'record' || key === 'erase') return vars.at(`keyword:${value}`) < 0;
  return key === 'title' ? vars.at(`title:${value}`) < 0 : IDLE.has(key);
}

type Act = (machine: Machine, thread: Thread, value: never, path: Path) => Thread[];

const EFFECTS: { readonly [key: string]: Act } = {
  record: (machine, thread, word) => [machine.set(thread, `keyword:${word}`, YES)],
  erase: (machine, thread, word) => [machine.set(thread, `keyword:${word}`, NO)],
  title: (machine, thread, title) => [machine.set(thread, `title:${title}`, YES)],
  title_return: (machine, thread, title) => [
    machine.set(machine.set(thread, `title:${title}`, NO), `returned:${title}`, YES),
  ],
  discover: (machine, thread, number) => discover(machine, thread, number),
  item_return: (machine, thread, item) => [machine.set(thread, `item:${item}`, NO)],
  gain: (machine, thread, { xp = 0 }: { xp?: number }) => [
    forget(machine, xp > 0 ? machine.set(thread, 'gained', YES) : thread, 'gold', 'xp'),
  ],
  lose: (machine, thread) => [forget(machine, thread, 'gold', 'xp')],
  favor: (machine, thread) => [
    forget(
      machine,
      thread,
      'favor:wardens',
      'favor:tidebound',
      'favor:choir',
      'highest_faction',
      'lowest_faction',
      'xp',
    ),
  ],
  fatigue: (machine, thread, _value, path) => [tire(machine, thread, path)],
  health: (machine, thread, { delta }: { delta: number }, path) => [delta < 0 ? tire(machine, thread, path) : thread],
  recover: (machine, thread, { who }: { who: Who }) => [revive(machine, thread, who)],
  collect: (machine, thread) => collect(machine, thread),
  token: (machine, thread, change, path) => token(machine, thread, change, path),
  path: (machine, thread, change) => [toggle(machine, thread, 'path', change)],
  location: (machine, thread, change) => [toggle(machine, thread, 'location', change)],
  encounter: (machine, thread, change: { place: number; at: string } | { remove: string }) => {
    if ('remove' in change) return [machine.set(thread, `space:${change.remove}`, NO)];
    const path = Object.values(machine.vars.paths).find(({ space }) => space === change.at);
    if (!path) return [thread]; // L27 tells of it
    const { yes, no } = machine.also({ yes: [thread.facts], no: [] }, machine.vars.onMap(path.id));
    return [machine.set(thread, `space:${change.at}`, (yes.length > 0 ? YES : 0) | (no.length > 0 ? NO : 0))];
  },
  party_to: (machine, thread, { letter, read }: { letter: string; read: 'base' | 'none' }) => {
    const left = thread.encounter ? machine.set(thread, `space:${thread.encounter.space}`, NO) : thread;
    const list = read === 'base' ? null : left.list;
    return [{ ...left, encounter: null, at: letter, list, arriving: read === 'base' }];
  },
  card_gain: (machine, thread) => [forgetCards(machine, thread)],
  card_return: (machine, thread) => [forgetCards(machine, thread)],
  rare: (machine, thread) => [forgetCards(machine, thread)],
  rest_track: (machine, thread) => [forget(machine, thread, 'rests')],
  end_available: (machine, thread) => [machine.set(thread, 'end', YES)],
  counter: (machine, thread, change) => [count(machine, thread, change)],
};

/** It may have changed: whatever was learned in this run holds no more. */
function forget(machine: Machine, thread: Thread, ...names: readonly string[]): Thread {
  return names.reduce((one, name) => {
    const at = machine.vars.at(name);
    return at < 0 ? one : machine.set(one, name, machine.vars.list[at].all);
  }, thread);
}

const forgetCards = (machine: Machine, thread: Thread): Thread =>
  forget(
    machine,
    thread,
    'familiar',
    'xp',
    ...machine.vars.list.map(({ name }) => name).filter((name) => name.startsWith('holds:')),
  );

const tire = (machine: Machine, thread: Thread, path: Path): Thread => ({
  ...machine.set(thread, 'exhausted', machine.mask(thread.facts, 'exhausted') | EVERYBODY | RESTED),
  tired: path,
});

/** Whoever recovers is not exhausted any more; that not everybody is takes one. */
function revive(machine: Machine, thread: Thread, who: Who): Thread {
  if (who === 'not_exhausted' || (typeof who === 'object' && 'class_color' in who)) return thread;
  return { ...machine.set(thread, 'exhausted', RESTED), tired: null };
}

function discover(machine: Machine, thread: Thread, number: number): Thread[] {
  const card = machine.vars.discoveries[number];
  if (!card) return [thread]; // L21 tells of it
  if (card.kind === 'item') return [machine.set(machine.set(thread, `item:${number}`, YES), 'owned', YES)];
  const { yes, no } = machine.ask(thread.facts, machine.vars.at(`card:${number}`), YES);
  const laid = no.map((facts) => {
    let one = machine.set({ ...thread, facts }, `card:${number}`, YES);
    for (const { letter, open } of card.adds?.locations ?? [])
      if (open) one = machine.set(one, `location:${letter}`, YES);
    for (const { id, open } of card.adds?.paths ?? []) if (open) one = machine.set(one, `path:${id}`, YES);
    return dropVanished(machine, one);
  });
  return [...yes.map((facts) => ({ ...thread, facts })), ...laid];
}

/** What a map card replaces is gone, with any encounter token on it; a path being walked vanishes after the move. */
function dropVanished(machine: Machine, thread: Thread): Thread {
  let one = thread;
  for (const [id, { space }] of Object.entries(machine.vars.paths)) {
    const { yes, no } = machine.also({ yes: [thread.facts], no: [] }, machine.vars.onMap(id));
    if (no.length === 0) continue;
    const gone = (name: string) => (yes.length === 0 ? NO : machine.mask(one.facts, name) | NO);
    one = machine.set(one, `path:${id}`, gone(`path:${id}`));
    const isWalked = space !== undefined && thread.encounter?.space === space;
    if (space !== undefined && !isWalked) one = machine.set(one, `space:${space}`, gone(`space:${space}`));
  }
  return one;
}

/** XP from a location is gained once: it is no farm. */
export const COLLECTED: Path = [];

function collect(machine: Machine, thread: Thread): Thread[] {
  const at = machine.vars.at(`token:xp@${thread.at}`);
  if (at < 0) return [thread];
  const { yes, no } = machine.ask(thread.facts, at, YES);
  const lying = machine.book.setup.tokens?.find((one) => one.kind === 'xp' && one.at === thread.at)?.count ?? 1;
  const gains = [...thread.gains, { what: 'xp' as const, amount: lying, path: COLLECTED }];
  const taken = yes.map((facts) => {
    const empty = machine.set({ ...thread, facts, gains }, `token:xp@${thread.at}`, NO);
    return forget(machine, machine.set(empty, 'gained', YES), 'xp');
  });
  return [...taken, ...no.map((facts) => ({ ...thread, facts }))];
}

type TokenChange =
  | { place: string; at: string }
  | { remove: string; at?: string; count?: number }
  | { move: string; at?: string; to: string }
  | { step: string; route: string[] };

function token(machine: Machine, thread: Thread, change: TokenChange, path: Path): Thread[] {
  if ('place' in change) {
    const placed = machine.set(thread, `token:${change.place}@${change.at}`, YES);
    return [watchPlaced(machine, thread, placed, change.place, path)];
  }
  if ('remove' in change) {
    const letters = change.at === undefined ? lettersOf(machine, change.remove) : [change.at];
    const left = change.remove === 'xp' && change.count !== undefined ? NO | YES : NO;
    return [
      letters.reduce((one, at) => {
        const name = `token:${change.remove}@${at}`;
        return machine.mask(one.facts, name) & YES ? machine.set(one, name, left) : one;
      }, thread),
    ];
  }
  const kind = 'move' in change ? change.move : change.step;
  const letters = 'step' in change ? change.route : change.at === undefined ? lettersOf(machine, kind) : [change.at];
  return shift(machine, thread, kind, letters, (from) =>
    'move' in change ? change.to : change.route[(change.route.indexOf(from) + 1) % change.route.length],
  );
}

/** The token goes from the first of these places that has it. */
function shift(
  machine: Machine,
  thread: Thread,
  kind: string,
  letters: readonly string[],
  next: (from: string) => string,
): Thread[] {
  const [from, ...others] = letters;
  if (from === undefined) return [thread];
  const { yes, no } = machine.ask(thread.facts, machine.vars.at(`token:${kind}@${from}`), YES);
  return [
    ...yes.map((facts) =>
      machine.set(machine.set({ ...thread, facts }, `token:${kind}@${from}`, NO), `token:${kind}@${next(from)}`, YES),
    ),
    ...no.flatMap((facts) => shift(machine, { ...thread, facts }, kind, others, next)),
  ];
}

const lettersOf = (machine: Machine, kind: string): string[] =>
  machine.vars.places.filter((at) => machine.vars.at(`token:${kind}@${at}`) >= 0);

/** L28: each token but XP is there once. */
function watchPlaced(machine: Machine, before: Thread, after: Thread, kind: string, path: Path): Thread {
  if (kind === 'xp') return after;
  const lies = lettersOf(machine, kind).find((at) => machine.mask(before.facts, `token:${kind}@${at}`) & YES);
  if (lies === undefined) return after;
  const message = `the token ${kind} may lie at ${lies} already`;
  return machine.note(after, { rule: 'L28', path, message, fix: 'move it, or remove it first' });
}

function toggle(
  machine: Machine,
  thread: Thread,
  what: 'path' | 'location',
  change: { open: string } | { close: string },
): Thread {
  return 'open' in change
    ? machine.set(thread, `${what}:${change.open}`, YES)
    : machine.set(thread, `${what}:${change.close}`, NO);
}

/** Counters stop at their bounds. */
function count(machine: Machine, thread: Thread, change: { name: string; add?: number; set?: number }): Thread {
  const range = machine.vars.counters[change.name];
  const name = `counter:${change.name}`;
  if (!range) return thread; // L50 tells of it
  if (!range.exact) return forget(machine, thread, name);
  const before = machine.mask(thread.facts, name);
  let after = 0;
  for (let value = range.min; value <= range.max; value++) {
    if ((before & (1 << (value - range.min))) === 0) continue;
    const asked = change.add === undefined ? change.set! : value + change.add;
    after |= 1 << (Math.min(range.max, Math.max(range.min, asked)) - range.min);
  }
  return machine.set(thread, name, after);
}
