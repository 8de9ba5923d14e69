/**
 * Which clauses of a game's rules have a test. A clause is a list item `- **DM-4.3** …`; it is covered when its id
 * stands in the name of a test (its `describe` included), or in a scenario's title or `clauses`. Sources are read as text, nothing is run.
 */
import { dataOf, readYaml } from '@tabard/content';

export interface TestSource {
  readonly path: string;
  readonly text: string;
}

export interface Coverage {
  readonly clauses: readonly string[];
  readonly covered: readonly string[];
  readonly missing: readonly string[];
  /** Ids of this game's form that tests name and the rules do not have. */
  readonly unknown: readonly string[];
}

const ID = /(?<![\w.-])[A-Z]{2,}-[A-Z]?\d+(?:\.\d+)*[a-z]?(?![\w-]|\.\d)/g;
const CLAUSE = /^\s*[-*]\s+\*\*([A-Z]{2,}-[A-Z]?\d+(?:\.\d+)*[a-z]?)\*\*/gm;

export function coverage(rulesMarkdown: string, testSources: readonly TestSource[]): Coverage {
  const clauses = [...new Set([...rulesMarkdown.matchAll(CLAUSE)].map((match) => match[1]))];
  const prefixes = new Set(clauses.map(prefixOf));
  const named = new Set(testSources.flatMap(namesIn).flatMap((name) => name.match(ID) ?? []));
  return {
    clauses,
    covered: clauses.filter((clause) => named.has(clause)),
    missing: clauses.filter((clause) => !named.has(clause)),
    unknown: [...named].filter((id) => prefixes.has(prefixOf(id)) && !clauses.includes(id)).sort(),
  };
}

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));

const namesIn = ({ path, text }: TestSource): string[] =>
  /\.ya?ml$/.test(path) ? scenarioNames(text) : testNames(text);

function scenarioNames(text: string): string[] {
  const { documents, faults } = readYaml(text);
  if (faults.length > 0) return []; // A file that does not parse runs no test.
  return documents.flatMap((document) => {
    const { scenario, clauses } = (dataOf(document) ?? {}) as { scenario?: unknown; clauses?: unknown };
    if (scenario === undefined) return [];
    return [String(scenario), ...(Array.isArray(clauses) ? clauses.map(String) : [])];
  });
}

/** The names given to `test`, `it` and `describe`, which are parts of a test's name; of a table (`test.each`), its rows too when the name is made from them. */
export function testNames(source: string): string[] {
  const code = new Reader(source);
  const names: string[] = [];
  while (!code.atEnd) {
    const word = code.nextWord();
    if (word === 'test' || word === 'it' || word === 'describe') names.push(...namesOfCall(code));
  }
  return names;
}

function namesOfCall(code: Reader): string[] {
  let table = '';
  for (;;) {
    code.skipSpace();
    if (code.take('.')) {
      const modifier = code.nextWord();
      if (modifier === 'skip' || modifier === 'todo') return [];
    } else if (code.peek === '`') table += code.takeString();
    else if (code.peek === '(') {
      const name = code.takeNameAfterParenthesis();
      if (name !== null) return /[%$]/.test(name) ? [name, ...(table.match(ID) ?? [])] : [name];
      table += code.takeGroup();
    } else return [];
  }
}

/** Reads TypeScript just well enough to tell words from strings and comments. */
class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  get atEnd(): boolean {
    return this.at >= this.source.length;
  }
  get peek(): string {
    return this.source[this.at];
  }

  take(char: string): boolean {
    if (this.peek !== char) return false;
    this.at += 1;
    return true;
  }

  /** The next word that stands by itself, not behind a dot; '' at the end. */
  nextWord(): string {
    while (!this.atEnd) {
      if (this.skipComment()) continue;
      if (isQuote(this.peek)) this.takeString();
      else {
        const word = this.match(/[\w$]+/y);
        if (word === null) this.at += 1;
        else if (this.source[this.at - word.length - 1] !== '.' || !/^(test|it)$/.test(word)) return word;
      }
    }
    return '';
  }

  skipSpace(): void {
    while (this.match(/\s+/y) !== null || this.skipComment());
  }

  takeString(): string {
    const quote = this.peek;
    const pattern =
      quote === '`' ? /`(?:\\[\s\S]|[^`\\])*`?/y : quote === "'" ? /'(?:\\.|[^'\\\n])*'?/y : /"(?:\\.|[^"\\\n])*"?/y;
    return this.match(pattern) ?? '';
  }

  /** `('a name'`: the name, and the reader stands behind it; else null, and it stands where it stood. */
  takeNameAfterParenthesis(): string | null {
    const start = this.at;
    this.at += 1;
    this.skipSpace();
    if (isQuote(this.peek)) return this.takeString().slice(1, -1);
    this.at = start;
    return null;
  }

  /** A group in parentheses, whatever stands in it. */
  takeGroup(): string {
    const start = this.at;
    let depth = 0;
    do {
      if (this.skipComment()) continue;
      if (isQuote(this.peek)) {
        this.takeString();
        continue;
      }
      if (this.peek === '(') depth += 1;
      if (this.peek === ')') depth -= 1;
      this.at += 1;
    } while (depth > 0 && !this.atEnd);
    return this.source.slice(start, this.at);
  }

  private skipComment(): boolean {
    return this.match(/\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y) !== null;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (!found) return null;
    this.at = pattern.lastIndex;
    return found[0];
  }
}

const isQuote = (char: string): boolean => char === "'" || char === '"' || char === '`';
