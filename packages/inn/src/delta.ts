/**
 * A view as a change of the view before it: most of a board stays as it is from one event to the next, and what stays
 * need not be sent. The two ends hold the same view, so the same change leads both to the same one.
 */
import type { Plain } from '@tabard/kernel';

/**
 * null: nothing changed. `is`: something else altogether. `at`: the same record or list but for these places; `gone`: fields
 * a record has no longer; `length`: where a list has become shorter or longer.
 */
export type Delta =
  | null
  | { readonly is: Plain }
  | {
      readonly at?: { readonly [place: string]: Delta };
      readonly gone?: readonly string[];
      readonly length?: number;
    };

type Fields = { readonly [field: string]: Plain };

const NO_CHANGE = 'null';

/**
 * The change that leads from the one view to the other, as the text that is sent. It is written at once: an inn writes one for
 * every pair of eyes with every move, and records that live no longer than their text cost more than all the rest of telling.
 */
export function deltaText(before: Plain | undefined, now: Plain): string {
  if (before === now) return NO_CHANGE;
  if (Array.isArray(before) && Array.isArray(now)) return listText(before, now);
  if (isRecord(before) && isRecord(now)) return recordText(before, now);
  return `{"is":${JSON.stringify(now)}}`;
}

function listText(before: readonly Plain[], now: readonly Plain[]): string {
  let at = '';
  for (let i = 0; i < now.length; i++) {
    const change = deltaText(i < before.length ? before[i] : undefined, now[i]);
    if (change !== NO_CHANGE) at += `${at === '' ? '' : ','}"${i}":${change}`;
  }
  if (before.length === now.length) return at === '' ? NO_CHANGE : `{"at":{${at}}}`;
  return at === '' ? `{"length":${now.length}}` : `{"at":{${at}},"length":${now.length}}`;
}

function recordText(before: Fields, now: Fields): string {
  let at = '';
  for (const field in now) {
    const change = deltaText(Object.hasOwn(before, field) ? before[field] : undefined, now[field]);
    if (change !== NO_CHANGE) at += `${at === '' ? '' : ','}${JSON.stringify(field)}:${change}`;
  }
  let gone = '';
  for (const field in before)
    if (!Object.hasOwn(now, field)) gone += `${gone === '' ? '' : ','}${JSON.stringify(field)}`;
  if (gone === '') return at === '' ? NO_CHANGE : `{"at":{${at}}}`;
  return at === '' ? `{"gone":[${gone}]}` : `{"at":{${at}},"gone":[${gone}]}`;
}

/** What the view has become; what has not changed is the very same, so that whoever compares sees it at once. */
export function changed(before: Plain | undefined, delta: Delta): Plain {
  if (delta === null) return before as Plain;
  if ('is' in delta) return delta.is;
  const { at = {}, gone = [], length } = delta;
  if (Array.isArray(before)) {
    const list: Plain[] = before.slice(0, length);
    for (const [place, change] of Object.entries(at)) list[Number(place)] = changed(before[Number(place)], change);
    return list;
  }
  if (!isRecord(before)) throw new TypeError('this is a change of another view than the one that is here');
  const record: { [field: string]: Plain } = { ...before };
  for (const field of gone) delete record[field];
  for (const [field, change] of Object.entries(at)) {
    // A field of that name must be the view's own, whatever it is called.
    const value = changed(Object.hasOwn(before, field) ? before[field] : undefined, change);
    Object.defineProperty(record, field, { value, enumerable: true, writable: true, configurable: true });
  }
  return record;
}

const isRecord = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
