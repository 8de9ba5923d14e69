/**
 * YAML of strangers. A few letters of it can hold themselves, or multiply into billions of values, or nest so deeply
 * that whoever reads them overflows; so all that is measured before anything is made of it.
 */
import { LIMITS } from '@tabard/kernel';
import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  Parser,
  type YAMLMap,
} from 'yaml';

const { yaml: MOST } = LIMITS;

export interface YamlFault {
  readonly offset: number;
  /** What stands there, as in "expected YAML, found …". */
  readonly found: string;
}

export interface YamlReading {
  /** None when it is beyond a limit. */
  readonly documents: readonly Document[];
  readonly lines: LineCounter;
  /** What is no YAML, and what goes beyond a limit. */
  readonly faults: readonly YamlFault[];
}

export function readYaml(text: string): YamlReading {
  const lines = new LineCounter();
  const refused = (fault: YamlFault): YamlReading => ({ documents: [], lines, faults: [fault] });
  if (text.length > MOST.letters) return refused({ offset: 0, found: `a file of more than ${MOST.letters} letters` });
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  const tooDeep = tokens.map(firstTooDeep).find((offset) => offset !== undefined);
  if (tooDeep !== undefined) return refused({ offset: tooDeep, found: TOO_DEEP });
  // Keys are compared below: the library would compare each with each.
  const documents = [...new Composer({ prettyErrors: false, uniqueKeys: false }).compose(tokens, true)];
  const faults = documents
    .flatMap(({ errors, warnings }) => [...errors, ...warnings])
    .slice(0, MOST.faults)
    .map(({ pos, message }) => ({ offset: pos[0], found: firstSentence(message) }));
  const measured = faults.length === 0 ? firstUnsound(documents) : undefined;
  return measured ? refused(measured) : { documents, lines, faults };
}

const LONGEST_SENTENCE = 200;
const firstSentence = (message: string) => message.slice(0, LONGEST_SENTENCE).split('\n')[0].replace(/[.:]$/, '');

const TOO_DEEP = `lists or records more than ${MOST.depth} deep`;

type Token = CST.Token | null | undefined;

/** Where it is nested too deeply. Level by level, because whoever calls itself for each would be overflown by it. */
function firstTooDeep(document: CST.Token): number | undefined {
  let level: Token[] = 'value' in document ? [document.value as Token] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST.depth) return level.find((token) => token)?.offset ?? 0;
    level = level.flatMap((token) =>
      token && 'items' in token ? token.items.flatMap(({ key, value }) => [key, value]).filter(Boolean) : [],
    );
  }
  return undefined;
}

// ---- keys and aliases

interface Size {
  readonly depth: number;
  readonly values: number;
}

const ONE: Size = { depth: 0, values: 1 };

/** The first key that stands twice, the first alias that holds itself, the first place that makes too much of too little. */
function firstUnsound(documents: readonly Document[]): YamlFault | undefined {
  try {
    for (const { contents } of documents) new Measure().of(contents as Node | null);
    return undefined;
  } catch (error) {
    if (error instanceof Unsound) return error.fault;
    throw error;
  }
}

class Unsound extends Error {
  readonly fault: YamlFault;

  constructor(node: Node, found: string) {
    super(found);
    this.fault = { offset: node.range?.[0] ?? 0, found };
  }
}

class Measure {
  /** By anchor; null while it is still open, and an alias to it would be within itself. */
  private readonly anchored = new Map<string, Size | null>();
  private aliases = 0;

  of(node: Node | null | undefined): Size {
    if (!node) return ONE;
    if (isAlias(node)) return this.known(node.source, node);
    const anchor = (node as { anchor?: string }).anchor;
    if (anchor !== undefined) this.anchored.set(anchor, null);
    const size = isMap(node)
      ? this.sum(partsOf(node as YAMLMap<Node>), node)
      : isSeq(node)
        ? this.sum(node.items as (Node | null)[], node)
        : ONE;
    if (anchor !== undefined) this.anchored.set(anchor, size);
    return size;
  }

  private known(anchor: string, alias: Node): Size {
    this.aliases += 1;
    if (this.aliases > MOST.aliases) throw new Unsound(alias, `more than ${MOST.aliases} aliases`);
    const size = this.anchored.get(anchor);
    if (size === undefined) throw new Unsound(alias, `*${anchor}, and no &${anchor} before it`);
    if (size === null) throw new Unsound(alias, `*${anchor} inside of &${anchor} itself`);
    return size;
  }

  private sum(parts: readonly (Node | null)[], node: Node): Size {
    let [depth, values] = [0, 1];
    for (const part of parts) {
      const size = this.of(part);
      depth = Math.max(depth, size.depth + 1);
      values += size.values;
    }
    if (depth > MOST.depth) throw new Unsound(node, TOO_DEEP);
    if (values > MOST.values) throw new Unsound(node, TOO_MUCH);
    return { depth, values };
  }
}

const TOO_MUCH = `more than ${MOST.values} values, with all that its aliases stand for`;

/** Keys and values of a record; no key may stand twice. */
function partsOf({ items }: YAMLMap<Node>): (Node | null)[] {
  const keys = new Set<unknown>();
  for (const { key } of items) {
    const name = isScalar(key) ? key.value : key;
    if (keys.has(name)) throw new Unsound(key, 'Map keys must be unique');
    keys.add(name);
  }
  return items.flatMap(({ key, value }) => [key, value as Node | null]);
}

/** What a document says; within the limits an alias may be used as often as one likes. */
export const dataOf = (document: Document): unknown => document.toJS({ maxAliasCount: -1 });
