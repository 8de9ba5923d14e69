/** What a lint rule found: the rule's number, how bad it is, where in the book, what is wrong, what would mend it. */

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

/** The word of these that was most likely meant, if any is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance: far }) => far <= Math.floor(candidate.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.candidate;
}

export const didYouMean = (word: string, known: readonly string[]): string | undefined => {
  const meant = nearest(word, known);
  return meant === undefined ? undefined : `did you mean ${meant}?`;
};

/** How many letters must be put in, taken out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}
