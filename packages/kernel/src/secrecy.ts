/**
 * Secrets are declared, views are derived. Every field of a board says who sees it; one left out does not compile.
 * A view has the board's shape: a hidden number reads HIDDEN, anything else hidden reads null. It is a copy: whoever
 * writes into it changes nothing but what he holds in his own hand.
 */
import { copy } from './plain';

export const HIDDEN = -1;

export type Seat = number;
/** A seat, a spectator (null: what everyone may see), or the all-seeing eye of a finished game's replay. */
export type Viewer = Seat | null | 'everything';

/**
 * open: everyone. nobody: only the game. count: everyone sees how many, nobody which.
 * owner: an array by seat, each seat sees its own entry. owner+count: the same, and the others see how many.
 */
export type See = 'open' | 'nobody' | 'count' | 'owner' | 'owner+count';

export type FieldSecrecy<T, B> =
  | See
  /** By facing: entry i is seen by the seats whose bit stands in `board[knownTo][i]`; FACE_UP is every bit. */
  | { readonly knownTo: { [K in keyof B]: B[K] extends readonly number[] ? K : never }[keyof B] }
  /** By facing, for all alike: entry i lies open for everyone where `board[shown][i]` is not 0. */
  | { readonly shown: { [K in keyof B]: B[K] extends readonly number[] ? K : never }[keyof B] }
  /** A record with fields of its own. */
  | { readonly fields: { readonly [K in keyof NonNullable<T>]: FieldSecrecy<NonNullable<T>[K], NonNullable<T>> } };

export type Secrecy<B> = { readonly [K in keyof B]: FieldSecrecy<B[K], B> };

/** In a `knownTo` column: lies open for everyone, spectators included. */
export const FACE_UP = 0x7fffffff;

type Fields = Record<string, unknown>;

const hidden = (value: unknown): unknown => (typeof value === 'number' ? HIDDEN : null);

function mask(value: unknown, see: See | object, board: Fields, viewer: Seat | null): unknown {
  if (value === null || see === 'open') return copy(value);
  if (see === 'nobody') return hidden(value);
  if (see === 'count') return (value as unknown[]).map(hidden);
  if (see === 'owner') return (value as unknown[]).map((own, seat) => (seat === viewer ? copy(own) : hidden(own)));
  if (see === 'owner+count') {
    return (value as unknown[][]).map((own, seat) => (seat === viewer ? copy(own) : own.map(hidden)));
  }
  if ('knownTo' in (see as object)) {
    const column = board[(see as { knownTo: string }).knownTo] as number[];
    return (value as unknown[]).map((item, i) =>
      column[i] === FACE_UP || (viewer !== null && (column[i] >> viewer) & 1) ? copy(item) : hidden(item),
    );
  }
  if ('shown' in (see as object)) {
    const column = board[(see as { shown: string }).shown] as number[];
    return (value as unknown[]).map((item, i) => (column[i] === 0 ? hidden(item) : copy(item)));
  }
  return maskRecord(value as Fields, (see as { fields: Record<string, See> }).fields, viewer);
}

function maskRecord(record: Fields, secrecy: Record<string, See | object>, viewer: Seat | null): Fields {
  const out = { ...record }; // the board's own shape, so that bots read a view as fast as rules the board
  for (const field in record) {
    const see = secrecy[field];
    const value = record[field];
    if (see === 'open') {
      if (typeof value === 'object' && value !== null) out[field] = copy(value);
    } else if (see === undefined) throw new Error(`the field "${field}" does not declare who sees it`);
    else out[field] = mask(value, see, record, viewer);
  }
  return out;
}

/** Whether any seat ever knows what another does not. Where none does, people at one screen can share one view. */
export function hasPrivateSecrets({ secrecy, events }: { readonly secrecy: object; readonly events: object }): boolean {
  const tellsOne = (facts: unknown) => facts !== 'open' && Object.values(facts as object).some((see) => see !== 'open');
  return Object.values(secrecy).some(isPrivate) || Object.values(events).some(tellsOne);
}

function isPrivate(see: See | object): boolean {
  if (typeof see === 'string') return see === 'owner' || see === 'owner+count';
  return 'fields' in see ? Object.values(see.fields as object).some(isPrivate) : 'knownTo' in see;
}

export function viewOf<B>(board: B, secrecy: Secrecy<B>, viewer: Viewer): B {
  if (viewer === 'everything') return copy(board);
  return maskRecord(board as Fields, secrecy as Record<string, See>, viewer) as B;
}

/** What an event tells: the whole to everyone, or field by field; `only` names the field that holds the seat. */
export type EventSecrecy<E> = {
  readonly [T in keyof E]: 'open' | { readonly [F in keyof E[T]]: 'open' | { readonly only: keyof E[T] } };
};

export function eventFor<T extends object>(event: T, see: 'open' | Record<string, unknown>, viewer: Viewer): T {
  if (see === 'open' || viewer === 'everything') return copy(event);
  const out: Record<string, unknown> = {};
  const source = event as Record<string, unknown>;
  for (const field in source) {
    const rule = see[field] as 'open' | { only: string } | undefined;
    const seen = field === 'type' || rule === 'open' || (rule !== undefined && source[rule.only] === viewer);
    out[field] = seen ? copy(source[field]) : hidden(source[field]);
  }
  return out as T;
}
