/** From a text that anybody may have written to a record, or to what is wrong with it. Nothing is played here. */
import { type Line, parseLine } from './journal';
import { isTooDeep, isWellFormed, LIMITS, quoted } from './limits';
import { type GameRecord, lineOfEntry, makeRecord, sealOf } from './record';
import type { Fault, StepId } from './verdict';
import { isSigned, isVow } from './vow';

/** With a fault and a record only the seal is broken: playing it tells mostly what was changed. */
export type Reading =
  | { readonly record: GameRecord; readonly fault: Fault | null }
  | { readonly record: null; readonly fault: Fault };

export function faultOf(step: StepId, reason: string, entry: number | null = null, line?: number): Fault {
  return { step, reason: quoted(reason), entry, line: line ?? (entry === null ? null : lineOfEntry(entry)) };
}

export function readRecord(text: string): Reading {
  const sizes = oversizedText(text);
  if (sizes) return { record: null, fault: faultOf('size', sizes) };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { record: null, fault: faultOf('text', `this is not a game record: ${(error as Error).message}`) };
  }
  const fault = oversizedPart(data) ?? misshapen(data);
  if (fault) return { record: null, fault };
  const { seal, ...told } = data as GameRecord & { seal: string };
  const record: GameRecord = { ...told, vow: told.vow ?? null, closing: told.closing ?? null };
  const changed = changedIn(text, makeRecord(record), seal === sealOf(record));
  return changed && changed.line !== null ? { record: null, fault: changed } : { record, fault: changed };
}

// ---- size

function oversizedText(text: string): string | null {
  if (text.length > LIMITS.text) return `a record has at most ${LIMITS.text} letters, and this text has ${text.length}`;
  return isTooDeep(text) ? `nothing in a record stands more than ${LIMITS.depth} levels deep` : null;
}

type Part = readonly [name: string, value: unknown, limit: number];

/** The first thing in it that is larger than anything may be. */
function oversizedPart(data: unknown): Fault | null {
  if (!isFields(data)) return null;
  const { game, version, seed, nonces, brought, script, packs, options, seats, journal, vow } = data;
  if (typeof seats === 'number' && !(seats <= LIMITS.seats)) return sizeFault('seats', LIMITS.seats);
  const parts: Part[] = [
    ['game', game, LIMITS.word],
    ['version', version, LIMITS.word],
    ['seed', seed, LIMITS.seed],
    ['nonces', nonces, LIMITS.seats],
    ['packs', isFields(packs) ? Object.keys(packs) : [], LIMITS.fields],
    ['options', isFields(options) ? Object.keys(options) : [], LIMITS.fields],
    ['script', isFields(script) ? Object.keys(script) : [], LIMITS.fields],
    ['what was brought', JSON.stringify(brought ?? null), LIMITS.brought],
    ['script', JSON.stringify(script ?? null), LIMITS.script],
    ['journal', journal, LIMITS.entries],
    ['the name of the inn’s table', isFields(vow) ? vow.table : '', LIMITS.word],
  ];
  const words = [packs, options].flatMap((fields) => (isFields(fields) ? Object.entries(fields).flat() : []));
  for (const word of words) parts.push(['an option or pack', word, LIMITS.word]);
  if (Array.isArray(nonces)) for (const nonce of nonces) parts.push(['a nonce', nonce, LIMITS.nonce]);
  const large = parts.find(([, value, limit]) => sizeOf(value) > limit);
  if (large) return sizeFault(large[0], large[2]);
  return Array.isArray(journal) ? oversizedEntry(journal) : null;
}

const sizeFault = (name: string, limit: number): Fault =>
  faultOf('size', `${name}: a record has at most ${limit} of it`);

const sizeOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);

function oversizedEntry(journal: readonly unknown[]): Fault | null {
  const left = { worlds: LIMITS.worlds, wishes: LIMITS.wishes };
  for (const [i, line] of journal.entries()) {
    if (!Array.isArray(line)) continue;
    if (line.length === 3) left.worlds -= 1;
    else if (line[0] === 'wish') left.wishes -= 1;
    const what =
      (left.worlds < 0 && `the world was asked more than ${LIMITS.worlds} times`) ||
      (left.wishes < 0 && `there are more than ${LIMITS.wishes} wishes`) ||
      oversizedLine(line);
    if (what) return faultOf('size', what, i + 1);
  }
  return null;
}

function oversizedLine(line: readonly unknown[]): string | null {
  if (line.length > 4) return 'an entry of more than four parts';
  const isWorld = line.length === 3;
  for (const [i, part] of line.entries()) {
    if (isWorld && i === 2) {
      if (JSON.stringify(part ?? null).length > LIMITS.outcome)
        return `the world says at most ${LIMITS.outcome} letters`;
    } else if (typeof part === 'string') {
      const limit = line.length === 2 ? LIMITS.key : LIMITS.word;
      if (part.length > limit) return `a word of more than ${limit} letters`;
    } else if (Array.isArray(part)) {
      if (part.length > LIMITS.results) return `more than ${LIMITS.results} results of one draw`;
      if (part.some((each) => sizeOf(each) > LIMITS.word)) return `a word of more than ${LIMITS.word} letters`;
    }
  }
  return null;
}

// ---- shape

type Fields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isListOf = (is: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(is);
const isTableOf = (is: (value: unknown) => boolean) => (value: unknown) =>
  isFields(value) && Object.entries(value).every(([key, each]) => key !== '__proto__' && is(each));

const SHAPES: { readonly [field in keyof GameRecord]: (value: unknown) => boolean } = {
  tabard: (value) => value === 1,
  game: isWord,
  version: isWord,
  packs: isTableOf(isWord),
  seats: isWhole,
  options: isTableOf(isWord),
  unattended: (value) => typeof value === 'boolean',
  practice: (value) => typeof value === 'boolean',
  brought: isInnocent,
  seed: (value) => isWord(value) && isWellFormed(value),
  nonces: isListOf((value) => isWord(value) && isWellFormed(value)),
  commitment: isWord,
  script: (value) => value === null || isTableOf(isListOf(isInnocent))(value),
  journal: Array.isArray,
  hash: isWord,
  vow: (value) => value === undefined || isVow(value), // No inn, no line.
  closing: (value) => value === undefined || isSigned(value),
};

/** Whatever is told; but no field may be named after what every object inherits. */
function isInnocent(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isInnocent);
  return isFields(value) ? isTableOf(isInnocent)(value) : value !== undefined;
}

function misshapen(data: unknown): Fault | null {
  const fields = isFields(data) ? data : {};
  if (fields.tabard !== 1 || !Array.isArray(fields.journal))
    return faultOf('text', 'this is not a game record of Tabard');
  if (fields.practice === undefined)
    return faultOf('text', 'it was written by an older Tabard, which did not say whether dice were taken back');
  const wrong = Object.entries(SHAPES).find(([field, fits]) => !fits(fields[field]));
  return wrong ? faultOf('text', `"${wrong[0]}" is not what a game record has there`) : null;
}

/** The first line of a journal that is none. */
export function strayEntry(journal: readonly Line[]): Fault | null {
  const at = journal.findIndex((line) => {
    const entry = parseLine(line);
    return entry === null || (entry.kind === 'world' && !isInnocent(entry.outcome));
  });
  return at < 0 ? null : faultOf('journal', `${JSON.stringify(journal[at])} is no entry`, at + 1);
}

// ---- writing

const BROKEN_SEAL = 'the file was changed after it was written';

/**
 * The seal is over the one way to write it, so it tells who changed something from whoever only laid it out otherwise. The
 * file is refused all the same: there is one text of a record, and whoever keeps it shall keep that one.
 */
const WRITTEN_ANEW =
  ': another program wrote the file anew, with other blanks, lines or order. What it tells is whole, for its seal fits; take the file as it was saved';

/** Where a text is not as Tabard writes it. `isWhole`: its seal fits what it tells. */
function changedIn(text: string, written: string, isWhole: boolean): Fault | null {
  if (text === written) return null;
  const a = written.split('\n');
  const b = text.split('\n');
  const line = a.findIndex((each, i) => each !== b[i]);
  if (line >= 0 && a[line].startsWith('"seal":') && b[line]?.startsWith('"seal":') && isSameBut(a, b, line))
    return faultOf('changed', BROKEN_SEAL);
  const at = line < 0 ? a.length : line + 1;
  return faultOf('changed', `line ${at} of the file was not written by Tabard${isWhole ? WRITTEN_ANEW : ''}`, null, at);
}

const isSameBut = (a: readonly string[], b: readonly string[], line: number): boolean =>
  a.length === b.length && a.every((each, i) => i === line || each === b[i]);
