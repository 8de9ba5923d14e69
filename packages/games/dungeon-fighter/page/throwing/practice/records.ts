/** What was thrown on the practice range, kept in this browser. Pure but for the store at the end. */

import { exclusively } from '@tabard/page/settings/exclusive';
import type { Requirement } from '../../../physics';
import { THROW_SCHEMES, type ThrowScheme } from '../habits';
import type { Dot } from '../heat';

export interface Practised extends Dot {
  readonly scheme: ThrowScheme;
  /** The section's value; 0 for a Miss. */
  readonly value: number;
  /** The specific throws asked for, joined by +. */
  readonly asked: string;
}

/** The oldest are forgotten. */
export const MOST = 1000;
const STORE = 'tabard.dungeon-fighter.practice';
/** Letters of all fifteen specific throws together, and more. */
const ASKED_LIMIT = 400;

export const askedOf = (reqs: readonly Requirement[]): string => reqs.join('+');

/** What a text holds that can be used; anything else is left out. */
export function parsePractised(text: string | null): Practised[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isPractised).slice(-MOST) : [];
  } catch {
    return [];
  }
}

function isPractised(entry: unknown): entry is Practised {
  const { x, z, hit, scheme, value, asked } = (entry ?? {}) as Partial<Practised>;
  return (
    [x, z, value].every((number) => typeof number === 'number' && Number.isFinite(number)) &&
    typeof hit === 'boolean' &&
    typeof asked === 'string' &&
    asked.length <= ASKED_LIMIT &&
    THROW_SCHEMES.includes(scheme as ThrowScheme)
  );
}

export const withOne = (list: readonly Practised[], one: Practised): Practised[] => [...list, one].slice(-MOST);

export interface Tally {
  readonly scheme: ThrowScheme;
  readonly throws: number;
  /** 0 to 1. */
  readonly hitRate: number;
  /** Mean section value of a throw, a Miss counting 0. */
  readonly mean: number;
}

/** A line for each scheme that was used. */
export function tallies(list: readonly Practised[]): Tally[] {
  return THROW_SCHEMES.flatMap((scheme) => {
    const own = list.filter((one) => one.scheme === scheme);
    if (own.length === 0) return [];
    const hits = own.filter(({ hit }) => hit).length;
    const sum = own.reduce((total, { value }) => total + value, 0);
    return [{ scheme, throws: own.length, hitRate: hits / own.length, mean: sum / own.length }];
  });
}

/** In a browser that keeps nothing: the throws of this visit. */
let ofThisVisit: Practised[] | null = null;

export function readPractised(): Practised[] {
  if (ofThisVisit) return ofThisVisit;
  try {
    return parsePractised(localStorage.getItem(STORE));
  } catch {
    return [];
  }
}

/** One throw more, to whatever is stored by now: another tab may practise, too. Answers the list as it is then. */
export const addPractised = (one: Practised): Promise<Practised[]> =>
  exclusively('practice', () => keep(withOne(readPractised(), one)));

export const forgetPractised = (): Promise<Practised[]> => exclusively('practice', () => keep([]));

function keep(list: Practised[]): Practised[] {
  try {
    localStorage.setItem(STORE, JSON.stringify(list));
    ofThisVisit = null;
  } catch {
    ofThisVisit = list;
  }
  return list;
}
