/** The players' reference, packages/games/<game>/law.en.md, as chapters and clauses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { house } from './house';

export interface Clause {
  readonly id: string;
  /** "4. Attacking a Town" */
  readonly chapter: string;
  readonly text: string;
}

const CLAUSE = /^- \*\*([A-Z]{2,3}-[A-Z]?\d+(?:\.\d+)*(?:\.[a-z-]+)?)\*\*\s*(.*)$/;
const CHAPTER = /^## +(.*)$/;

/** A clause is its line and what follows it (a table, a second paragraph) until the next clause or heading. */
export function parseRules(markdown: string): Clause[] {
  const clauses: { id: string; chapter: string; text: string }[] = [];
  let chapter = '';
  let inClause = false;
  for (const line of markdown.split('\n')) {
    const heading = CHAPTER.exec(line);
    const clause = CLAUSE.exec(line);
    if (heading) chapter = heading[1];
    if (clause) clauses.push({ id: clause[1], chapter, text: clause[2] });
    else if (inClause && !line.startsWith('#')) clauses[clauses.length - 1].text += `\n${line}`;
    inClause = clause !== null || (inClause && !line.startsWith('#'));
  }
  return clauses.map((clause) => ({ ...clause, text: clause.text.trim() }));
}

/** "DM-4.3" is 4.3 within its own game. */
export const shortId = (id: string): string => id.toUpperCase().replace(/^[A-Z]+-/, '');

/** "DM-4.3", "dm-4.3" and "4.3" name one clause; "4" and "DM-4" a chapter. Letters before it are those of this game. */
export const isNamed = (wanted: string, { id }: Clause): boolean =>
  [id.toUpperCase(), shortId(id)].includes(wanted.toUpperCase());
export const isInChapter = (wanted: string, { id, chapter }: Clause): boolean => {
  const [number] = chapter.split('.');
  return [number, prefixOf(id) + number].some((name) => name.toUpperCase() === wanted.toUpperCase());
};
export const prefixOf = (id: string): string => id.slice(0, id.indexOf('-') + 1);

/** The whole text, or undefined where a game has none. */
export function rulesOf(gameId: string): string | undefined {
  try {
    return readFileSync(join(house, 'packages/games', gameId, 'law.en.md'), 'utf8');
  } catch {
    return undefined;
  }
}

export const clausesOf = (gameId: string): Clause[] => parseRules(rulesOf(gameId) ?? '');
