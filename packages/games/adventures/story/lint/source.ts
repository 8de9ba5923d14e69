/**
 * A book as its author has it: one file with the words inside, or structure and words apart. Whatever is found leads back
 * to the file and line it stands in.
 */
import { type PackFile, type Problem, problemsOf, Source } from '@tabard/content';
import type { z } from '@tabard/content/zod';
import { type Storybook, storybook } from '../../content/storybook';
import { type BookWords, join, visitTexts } from '../words';
import type { Finding, Path, Report } from './findings';

export interface BookFiles {
  /** The book itself: with its words, or with `true` where a text stands. */
  readonly book: PackFile;
  /** Its words in one language, by label and field. */
  readonly words?: PackFile;
}

export interface Placed extends Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** All of it, for a person. */
  readonly sentence: string;
}

export interface BookSource {
  readonly file: string;
  /** Null while the file is no storybook at all. */
  readonly book: Storybook | null;
  place(finding: Finding): Placed;
}

type Issue = z.core.$ZodIssue;

export function readBook({ book: file, words: wordsFile }: BookFiles, report: Report): BookSource {
  const source = new Source(file);
  const words = wordsFile && new Source(wordsFile);
  const place = (finding: Finding) => placeOf(finding, source, words);
  const nothing = { file: file.path, book: null, place };
  const syntax = source.syntax[0] ?? words?.syntax[0];
  if (syntax) {
    report.add(syntaxFinding(syntax));
    return { ...nothing, place: (finding) => at(finding, syntax.file, syntax.line, syntax.column) };
  }
  const data = source.data as Record<string, unknown>;
  if (words) joinWords(data, words.data, report);
  else tellMissing(data, report);
  const read = storybook.safeParse(data);
  if (read.success) return { ...nothing, book: read.data };
  for (const issue of read.error.issues.flatMap((one) => plain(one, []))) tellIssue(source, issue, report);
  return nothing;
}

/** A label that stands twice is what the reader of YAML stumbles over (L01). */
function syntaxFinding({ found }: Problem): Finding {
  const isTwice = found === 'Map keys must be unique';
  return {
    rule: isTwice ? 'L01' : 'format',
    severity: 'error',
    path: [],
    message: isTwice ? 'this label or key stands here a second time' : `this is no YAML: ${found}`,
    ...(isTwice && { fix: 'give it a name of its own' }),
  };
}

function joinWords(data: unknown, words: unknown, report: Report): void {
  if (typeof data !== 'object' || data === null) return;
  const flat = flatten(words);
  join(data as Record<string, unknown>, flat);
  const asked = new Set<string>();
  visitTexts(data as Record<string, unknown>, (holder, key, id) => {
    if (holder[key] === undefined) return;
    asked.add(id);
    if (holder[key] === true) report.add(missing(id));
  });
  for (const id of Object.keys(flat)) {
    if (asked.has(id)) continue;
    const message = `these words belong to nothing: the book has no text "${id}"`;
    report.add({ rule: 'text', severity: 'warning', path: [], text: id, message, fix: 'take them out' });
  }
}

function tellMissing(data: unknown, report: Report): void {
  if (typeof data !== 'object' || data === null) return;
  visitTexts(data as Record<string, unknown>, (holder, key, id) => {
    if (holder[key] === true) report.add(missing(id));
  });
}

const missing = (id: string): Finding => ({
  rule: 'text',
  severity: 'error',
  path: pathOfText(id),
  message: `there are no words for "${id}"`,
  fix: 'write them into the file of words, under this id',
});

/** `A2.choose.1` stands in entries, near enough to find its line. */
const pathOfText = (id: string): Path => {
  const [label, ...rest] = id.split(/\.(?=[a-z]|\d+$)/);
  const home = /^(ADV\d|Death-)/.test(label) ? 'tome' : 'entries';
  return [home, label, ...rest.map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
};

/** Words may be nested by label, then field, or stand flat. */
export function flatten(words: unknown, at = ''): BookWords {
  if (typeof words === 'string') return { [at]: words };
  if (typeof words !== 'object' || words === null) return {};
  return Object.assign(
    {},
    ...Object.entries(words).map(([key, value]) => flatten(value, at === '' ? key : `${at}.${key}`)),
  );
}

// ---- what zod says, in the words of the ledger

/** Of a union that nothing fits, the member that was most likely meant: the one that knows the key. */
function plain(issue: Issue, at: Path): Issue[] {
  const path = [...at, ...(issue.path as Path)];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path: [...path] }];
  const knows = (issues: readonly Issue[]) =>
    issues.every((one) => !(one.code === 'unrecognized_keys' && one.path.length === 0) && !isMissingHere(one));
  const meant = issue.errors.find((issues) => issues.length > 0 && knows(issues));
  return meant ? meant.flatMap((one) => plain(one, path)) : [{ ...issue, path: [...path] }];
}

const isMissingHere = (one: Issue): boolean =>
  one.path.length === 1 && one.code === 'invalid_type' && /undefined/.test(one.message ?? '');

const RULES: readonly (readonly [(issue: Issue) => boolean, string])[] = [
  [({ path }) => path.at(-1) === 'faction' || /_faction$/.test(String(path.at(-1))), 'L21'],
  [({ path, code }) => code === 'invalid_value' && isTokenKind(path), 'L28'],
  [({ path }) => path.at(-1) === 'resume' && path.at(-2) === 'death', 'L30'],
];
const isTokenKind = (path: readonly PropertyKey[]): boolean =>
  ['place', 'remove', 'move', 'step', 'token_here'].includes(String(path.at(-1))) ||
  (path.at(-1) === 'kind' && path.some((part) => part === 'tokens' || part === 'token'));

function tellIssue(source: Source, issue: Issue, report: Report): void {
  const rule = RULES.find(([is]) => is(issue))?.[1] ?? 'format';
  if (issue.code === 'invalid_union') {
    const message = 'this is nothing that the format knows here';
    report.error(rule, issue.path as Path, `${message}: ${oneLine(valueAt(source.data, issue.path as Path))}`);
    return;
  }
  const [problem] = problemsOf(source, [issue]);
  const key = issue.code === 'unrecognized_keys' ? [issue.keys[0]] : [];
  const path = [...(issue.path as Path), ...key];
  report.error(rule, path, `expected ${problem.expected}, found ${problem.found}`);
}

const valueAt = (data: unknown, path: Path): unknown => {
  let value = data;
  for (const part of path) value = (value as Record<string, unknown> | undefined)?.[part as string];
  return value;
};
const LONGEST_QUOTE = 80;
const oneLine = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
};

// ---- back to file and line

function placeOf(finding: Finding, source: Source, words: Source | undefined): Placed {
  const { path, text } = finding;
  if (text !== undefined && words) {
    const { line, column } = positionOf(words, hasKey(words.data, text) ? [text] : text.split('.'));
    return at(finding, words.file.path, line, column);
  }
  const { line, column } = positionOf(source, path);
  return at(finding, source.file.path, line, column);
}

/** A finding in a file of its own. */
export const placeIn = (source: Source, finding: Finding): Placed => placeOf(finding, source, undefined);

const hasKey = (data: unknown, key: string): boolean =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key);

/** A key is where its name stands, not where its value begins. */
function positionOf(source: Source, path: Path): { line: number; column: number } {
  const there = valueAt(source.data, path) !== undefined;
  for (let length = there ? path.length : path.length - 1; length > 0; length--) {
    const last = path[length - 1];
    const part = path.slice(0, length);
    if (valueAt(source.data, part) === undefined) continue;
    return typeof last === 'string' ? source.problemWithKey(part.slice(0, -1), last, '') : source.problem(part, '');
  }
  return source.problem([], '');
}

export const pathText = (path: Path): string =>
  path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i ? '.' : ''}${part}`))
    .join('')
    .replace(/^(entries|tome)\./, '');

function at(finding: Finding, file: string, line: number, column: number): Placed {
  const { rule, severity, message, fix, path, text } = finding;
  const where = text ?? pathText(path);
  const parts = [`${file}:${line}:${column}`, rule, severity === 'warning' ? '(warning)' : '', where && `${where}:`];
  const sentence = `${parts.filter(Boolean).join(' ')} ${message}${fix ? `; ${fix}` : ''}`;
  return { ...finding, file, line, column, sentence };
}
