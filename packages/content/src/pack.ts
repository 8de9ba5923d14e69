/**
 * A pack is a folder of data files; it holds no code, so a stranger's pack is safe to read. Its shape says which files
 * there are and what is in each. Everything that is wrong is told at once, each with its line.
 */
import { hashOf } from '@tabard/kernel';
import { makeProblem, type PackFile, type Path, type Problem, Source } from './problems';
import { problemsOf } from './schema';
import { lookUp } from './speaker';
import type { Words } from './speech';
import { lintWordsSource } from './words';
import { z } from './zod';

/** By file name ("towns.yaml", "text/en.yaml"). A file whose schema takes `undefined` may be left out. */
export type PackShape = { readonly [fileName: string]: z.ZodType };

export type PackContent<S extends PackShape> = { readonly [F in keyof S]: z.output<S[F]> };

export interface PackReading<S extends PackShape> {
  /** Null as long as there is a problem. */
  readonly content: PackContent<S> | null;
  readonly problems: readonly Problem[];
}

const DATA = /\.(ya?ml|json)$/;
const WORDS = /(^|\/)text\/[^/]+$/;

export function readPack<S extends PackShape>(files: readonly PackFile[], shape: S): PackReading<S> {
  const problems: Problem[] = [];
  const content: Record<string, unknown> = {};
  const known = new Set<PackFile>();
  for (const [name, schema] of Object.entries(shape)) {
    const file = files.find(({ path }) => path === name || path.endsWith(`/${name}`));
    if (file) known.add(file);
    const source = file && new Source(file);
    problems.push(...(source?.syntax ?? []));
    if (source?.syntax.length) continue;
    const read = schema.safeParse(source?.data);
    if (read.success) content[name] = read.data;
    if (source) problems.push(...judge(source, read));
    else if (!read.success) problems.push(makeProblem(name, 1, 1, [], 'this file in the pack', 'none'));
  }
  for (const file of files) if (!known.has(file)) problems.push(...strange(file, shape));
  return { content: problems.length === 0 ? (content as PackContent<S>) : null, problems };
}

/**
 * The house's own files by their schemas. What is wrong in them is a mistake of ours, told with the file; a stranger's pack is
 * read by `readPack`.
 */
export const readFiles = <S extends PackShape>(shape: S, data: { readonly [F in keyof S]: unknown }): PackContent<S> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const read = schema.safeParse(data[name]);
      if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
      return [name, read.data];
    }),
  ) as PackContent<S>;

function judge(source: Source, read: z.ZodSafeParseResult<unknown>): Problem[] {
  const repeated = repeatedIds(source, source.data, []);
  if (!read.success) return [...problemsOf(source, read.error.issues), ...repeated];
  return [...unknownKeys(source, source.data, read.data, []), ...repeated];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema that is not strict drops keys it does not know; an author has most likely misspelt one. */
function unknownKeys(source: Source, given: unknown, read: unknown, path: Path): Problem[] {
  if (Array.isArray(given) && Array.isArray(read)) {
    return given.flatMap((item, i) => unknownKeys(source, item, read[i], [...path, i]));
  }
  if (!isRecord(given) || !isRecord(read)) return [];
  return Object.keys(given).flatMap((key) =>
    key in read
      ? unknownKeys(source, given[key], read[key], [...path, key])
      : [source.problemWithKey(path, key, `only ${Object.keys(read).join(', ')}`)],
  );
}

/** In every list of records with ids: an id that stands there a second time. */
function repeatedIds(source: Source, value: unknown, path: Path): Problem[] {
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => repeatedIds(source, item, [...path, key]));
  if (!Array.isArray(value)) return [];
  const firstAt = new Map<unknown, number>();
  return value.flatMap((item, i) => {
    const inner = repeatedIds(source, item, [...path, i]);
    const id = isRecord(item) ? item.id : undefined;
    if (id === undefined) return inner;
    const first = firstAt.get(id);
    if (first === undefined) firstAt.set(id, i);
    else {
      const line = source.lineOf([...path, first, 'id']);
      inner.unshift(source.problem([...path, i, 'id'], `an id of its own`, `"${id}" again, as in line ${line}`));
    }
    return inner;
  });
}

function strange(file: PackFile, shape: PackShape): Problem[] {
  if (WORDS.test(file.path) && DATA.test(file.path)) return lintWordsSource(new Source(file), []);
  return [
    makeProblem(file.path, 1, 1, [], `only ${Object.keys(shape).join(', ')} and text/<language>.yaml`, 'this file'),
  ];
}

export interface PackLint {
  readonly shape: PackShape;
  /** Ids that every file under text/ must have words for. */
  readonly ids?: readonly string[];
}

/** Every problem of a pack: its data, and its words (ICU syntax, a sentence for every id). */
export function lintPack(files: readonly PackFile[], { shape, ids = [] }: PackLint): Problem[] {
  const { problems } = readPack(files, shape);
  const words = files.filter(({ path }) => WORDS.test(path) && DATA.test(path)).map((file) => new Source(file));
  const lacking = words.flatMap((source) => {
    if (source.syntax.length > 0) return [];
    const others = words.filter((other) => other !== source && languageOf(other) === languageOf(source));
    const elsewhere = (id: string) => others.some(({ data }) => lookUp(data as Words, id) !== undefined);
    return lintWordsSource(source, isWholeLanguage(source) ? ids.filter((id) => !elsewhere(id)) : []);
  });
  // A words file that the shape knows too is judged by both; one sentence about a thing is enough.
  const told = new Set(problems.map(({ sentence }) => sentence));
  return [...problems, ...lacking.filter(({ sentence }) => !told.has(sentence))].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  );
}

/** text/en.yaml is the language itself; text/cards.en.yaml holds a part of it. */
const languageOf = ({ file }: Source): string => file.path.match(/([^./]+)\.[^.]+$/)?.[1] ?? '';
const isWholeLanguage = ({ file }: Source): boolean => /(^|\/)text\/[^./]+\.[^.]+$/.test(file.path);

/** The same for the same files, wherever they lie and whoever's line ends they have. */
export function packHash(files: readonly PackFile[]): string {
  const listed = files.map(({ path, text }) => [path.replaceAll('\\', '/'), text.replaceAll('\r\n', '\n')]);
  return hashOf(listed.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** JSON Schemas by file name, for editors that complete and check while an author types. */
export function jsonSchemas(shape: PackShape): { [fileName: string]: z.core.JSONSchema.BaseSchema } {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    ]),
  );
}
