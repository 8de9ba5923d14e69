/** What is wrong with a file of an author: where, what was expected, what stands there, in one sentence. */
import { type Document, isAlias, isMap, isScalar, isSeq, type LineCounter, type Node, type YAMLMap } from 'yaml';
import { dataOf, readYaml } from './yaml';

export interface PackFile {
  readonly path: string;
  readonly text: string;
}

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Inside the file: `towns[2].need`; empty for the file itself. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  /** All of it, for a person. */
  readonly sentence: string;
}

export type Path = readonly PropertyKey[];

/** A YAML (or JSON) file, its data, and the way back from a path in the data to a line. */
export class Source {
  readonly data: unknown;
  readonly syntax: readonly Problem[];
  private readonly lines: LineCounter;
  private readonly document: Document | undefined;

  constructor(readonly file: PackFile) {
    const { documents, lines, faults } = readYaml(file.text);
    this.lines = lines;
    this.document = documents[0];
    this.syntax =
      documents.length > 1 && faults.length === 0
        ? [this.problemAt(documents[1].range?.[0] ?? 0, [], 'one document', 'a second')]
        : faults.map(({ offset, found }) => this.problemAt(offset, [], 'YAML', found));
    this.data = this.document && this.syntax.length === 0 ? dataOf(this.document) : undefined;
  }

  /** A problem with what stands at this path, or with the nearest thing around it that is there. */
  problem(path: Path, expected: string, found = describe(valueAt(this.data, path))): Problem {
    return this.problemAt(this.nearest(path), path, expected, found);
  }

  /** A problem with a key itself. */
  problemWithKey(path: Path, key: string, expected: string): Problem {
    const pair = this.pairOf(this.nodeAt(path), key);
    const offset = (pair?.key as Node | undefined)?.range?.[0] ?? this.nearest(path);
    return this.problemAt(offset, path, expected, `the key "${key}"`);
  }

  /** The line in which something begins. */
  lineOf(path: Path): number {
    return this.lines.linePos(this.nearest(path)).line || 1;
  }

  /** A problem inside the text of a scalar, as far as the way it is written allows to point into it. */
  problemInside(path: Path, offset: number, expected: string, found: string): Problem {
    const node = this.nodeAt(path);
    const start = node?.range?.[0] ?? 0;
    const quote = isScalar(node) && /^QUOTE_/.test(node.type ?? '') ? 1 : 0;
    const block = isScalar(node) && /^BLOCK_/.test(node.type ?? '');
    return this.problemAt(block ? start : start + quote + offset, path, expected, found);
  }

  private problemAt(offset: number, path: Path, expected: string, found: string): Problem {
    const { line, col } = this.lines.linePos(offset);
    return makeProblem(this.file.path, Math.max(1, line), Math.max(1, col), path, expected, found);
  }

  private nearest(path: Path): number {
    for (let length = path.length; length >= 0; length--) {
      const node = this.nodeAt(path.slice(0, length));
      if (node?.range) return node.range[0];
    }
    return 0;
  }

  private nodeAt(path: Path): Node | undefined {
    let node = this.document?.contents as Node | null | undefined;
    for (const part of path) {
      if (isAlias(node)) node = node.resolve(this.document!);
      if (isSeq(node)) node = node.items[Number(part)] as Node | undefined;
      else node = this.pairOf(node, String(part))?.value as Node | null | undefined;
    }
    return node ?? undefined;
  }

  private pairOf(node: Node | null | undefined, key: string) {
    return isMap(node) ? (node as YAMLMap<Node>).items.find((pair) => String(pair.key) === key) : undefined;
  }
}

export function makeProblem(
  file: string,
  line: number,
  column: number,
  path: Path,
  expected: string,
  found: string,
): Problem {
  const place = makePath(path);
  const sentence = `${file}:${line}:${column} ${place ? `${place}: ` : ''}expected ${expected}, found ${found}.`;
  return { file, line, column, path: place, expected, found, sentence };
}

export const makePath = (path: Path): string =>
  path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i ? '.' : ''}${String(part)}`)).join('');

export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const part of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[part];
  return value;
}

const LONGEST_QUOTE = 40;

export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'an empty value';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a record';
  if (typeof value !== 'string') return `${typeof value === 'boolean' ? 'the switch' : 'the number'} ${value}`;
  return `the text "${value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value}"`;
}
