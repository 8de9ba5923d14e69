/** What prose *stresses* with stars, as a storybook does; a star that stresses nothing (a slot `*4`) stays. */

export interface Run {
  readonly text: string;
  readonly isStressed: boolean;
}

const STRESS = /(?<!\w)\*([^\s*](?:[^*\n]*[^\s*])?)\*(?!\w)/g;

/** Without the marks of stress: what is searched and read aloud. */
export const plain = (text: string): string => text.replace(STRESS, '$1');

export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(STRESS)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index), isStressed: false });
    runs.push({ text: match[1], isStressed: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), isStressed: false });
  return runs;
}
