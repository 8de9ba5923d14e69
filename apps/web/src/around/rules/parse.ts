/**
 * packages/games/<game>/law.<language>.md as data. The law is written in a small part of Markdown: chapters (##), headings within them (###), clauses (list items
 * that begin with their id in bold), tables, plain lists and paragraphs. Pure: the page and the tests read the same.
 */

/** A piece of a sentence. `clause` and `chapter` are references to another place in the same book. */
export type Run =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'clause' | 'chapter'; readonly text: string; readonly id: string };

export interface RuleTable {
  readonly head: readonly (readonly Run[])[];
  readonly rows: readonly (readonly (readonly Run[])[])[];
}

export interface Clause {
  readonly kind: 'clause';
  /** "DM-4.3" */
  readonly id: string;
  readonly runs: readonly Run[];
  /** A table that belongs to it. */
  readonly table: RuleTable | null;
}

export type Block =
  | Clause
  | { readonly kind: 'heading'; readonly runs: readonly Run[] }
  | { readonly kind: 'text'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] }
  | { readonly kind: 'table'; readonly table: RuleTable };

export interface Chapter {
  /** "4" for a numbered chapter, else made from its title. The anchor in the page is chapter-<id>. */
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface RuleBook {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly chapters: readonly Chapter[];
}

const CLAUSE = /[A-Z]{2,}-(?:[A-Z]\d+(?:\.\d+)?|\d+\.\d+)/;
const ITEM = new RegExp(`^- \\*\\*(${CLAUSE.source})\\*\\* (.*)$`);
const PIECES = new RegExp(
  `\\*\\*(?<strong>[^*]+)\\*\\*|\\*(?<em>[^*]+)\\*|\`(?<code>[^\`]+)\`|\\[(?<link>[^\\]]+)\\]\\(#(?<to>[^)]+)\\)|(?<clause>${CLAUSE.source})|(?<chapter>(?<=\\b[Cc]hapter )\\d+|(?<=\\bKapitel )\\d+)`,
  'g',
);

export function parseRules(markdown: string): RuleBook {
  let title = '';
  const intro: Block[] = [];
  const chapters: (Omit<Chapter, 'blocks'> & { blocks: Block[] })[] = [];
  const lines = markdown.split(/\r?\n/);
  const blocks = () => chapters.at(-1)?.blocks ?? intro;

  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const item = ITEM.exec(line);
    if (line.startsWith('# ')) title = lines[at++].slice(2).trim();
    else if (line.startsWith('## ')) chapters.push(chapterOf(lines[at++].slice(3).trim()));
    else if (line.startsWith('### ')) blocks().push({ kind: 'heading', runs: runsOf(lines[at++].slice(4).trim()) });
    else if (item) {
      at += 1;
      blocks().push({ kind: 'clause', id: item[1], runs: runsOf(item[2]), table: null });
    } else if (line.startsWith('- ')) {
      const items: Run[][] = [];
      while (lines[at]?.startsWith('- ') && !ITEM.test(lines[at])) items.push(runsOf(lines[at++].slice(2)));
      blocks().push({ kind: 'list', items });
    } else if (line.startsWith('|')) {
      const rows: string[] = [];
      while (lines[at]?.startsWith('|')) rows.push(lines[at++]);
      addTable(blocks(), tableOf(rows));
    } else if (line.trim() === '') at += 1;
    else {
      const text: string[] = [];
      while (lines[at]?.trim() && !/^(#{1,3} |- |\|)/.test(lines[at])) text.push(lines[at++].trim());
      blocks().push({ kind: 'text', runs: runsOf(text.join(' ')) });
    }
  }
  return { title, intro, chapters };
}

function chapterOf(heading: string): Omit<Chapter, 'blocks'> & { blocks: Block[] } {
  const numbered = /^(\d+)\. (.*)$/.exec(heading);
  return numbered
    ? { id: numbered[1], number: numbered[1], title: numbered[2], blocks: [] }
    : { id: slug(heading), number: null, title: heading, blocks: [] };
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A table that follows a clause belongs to it, so that whoever finds the clause finds the numbers. */
function addTable(blocks: Block[], table: RuleTable): void {
  const last = blocks.at(-1);
  if (last?.kind === 'clause' && !last.table) blocks[blocks.length - 1] = { ...last, table };
  else blocks.push({ kind: 'table', table });
}

function tableOf(lines: readonly string[]): RuleTable {
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => runsOf(cell.trim()));
  const [head, , ...rows] = lines;
  return { head: cells(head), rows: rows.map(cells) };
}

export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  const plain = (to: number) => {
    if (to > at) runs.push({ kind: 'text', text: text.slice(at, to) });
  };
  for (const match of text.matchAll(PIECES)) {
    plain(match.index);
    at = match.index + match[0].length;
    const { strong, em, code, link, to, clause, chapter } = match.groups as { [name: string]: string | undefined };
    if (strong !== undefined) runs.push({ kind: 'strong', text: strong });
    else if (em !== undefined) runs.push({ kind: 'em', text: em });
    else if (code !== undefined) runs.push({ kind: 'code', text: code });
    else if (link !== undefined) runs.push({ kind: 'chapter', text: link, id: to! });
    else if (clause !== undefined) runs.push({ kind: 'clause', text: clause, id: clause });
    else runs.push({ kind: 'chapter', text: chapter!, id: chapter! });
  }
  plain(text.length);
  return runs;
}

// ---- reading it

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

export function textOfBlock(block: Block): string {
  if (block.kind === 'text' || block.kind === 'heading') return textOf(block.runs);
  if (block.kind === 'list') return block.items.map(textOf).join(' ');
  if (block.kind === 'table') return textOfTable(block.table);
  return `${block.id} ${textOf(block.runs)}${block.table ? ` ${textOfTable(block.table)}` : ''}`;
}

const textOfTable = ({ head, rows }: RuleTable): string =>
  [head, ...rows].map((cells) => cells.map(textOf).join(' ')).join(' ');

export const clausesOf = (book: RuleBook): Clause[] =>
  book.chapters.flatMap(({ blocks }) => blocks.filter((block): block is Clause => block.kind === 'clause'));
