/** What a lint rule found: the rule's number, how bad it is, where in the book, what is wrong, what would mend it. */
import { nearestWord } from '@tabard/content';

export type Path = readonly (string | number)[];
export type Severity = 'error' | 'warning';

export interface Finding {
  /** L01 to L51 and C01 to C09 of the ledger; "format" for what the format itself forbids, "text" for missing words. */
  readonly rule: string;
  readonly severity: Severity;
  readonly path: Path;
  readonly message: string;
  readonly fix?: string;
  /** The id of the text that is meant: in a split book it stands in the file of words. */
  readonly text?: string;
}

/** Where findings are put. A rule says each thing once. */
export class Report {
  private readonly found = new Map<string, Finding>();

  error(rule: string, path: Path, message: string, fix?: string): void {
    this.add({ rule, severity: 'error', path, message, fix });
  }

  warning(rule: string, path: Path, message: string, fix?: string): void {
    this.add({ rule, severity: 'warning', path, message, fix });
  }

  add(finding: Finding): void {
    const key = [finding.rule, ...finding.path, finding.message].join('\u0000');
    if (!this.found.has(key)) this.found.set(key, finding);
  }

  get all(): Finding[] {
    return [...this.found.values()];
  }
}

/** In a book every word counts: a third of its letters may be wrong. */
export const nearest = (word: string, known: readonly string[]): string | undefined =>
  nearestWord(word, known, (far, candidate) => far <= Math.floor(candidate.length / 3));

export const didYouMean = (word: string, known: readonly string[]): string | undefined => {
  const meant = nearest(word, known);
  return meant === undefined ? undefined : `did you mean ${meant}?`;
};
