/** When a person asked for what cannot be done: one clear sentence, exit code 2, nothing changed. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** The word of these that was most likely meant, if any is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, candidate.length / 3) || candidate.startsWith(word))
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.candidate;
}

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

/** "there is no game X; did you mean Y? games: …" */
export function unknown(what: string, word: string, known: readonly string[]): UserError {
  const meant = nearest(word, known);
  return new UserError(
    `there is no ${what} "${word}"${meant ? `; did you mean ${meant}?` : ';'} ${what}s: ${known.join(', ')}`,
  );
}
