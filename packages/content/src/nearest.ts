/** Of words that somebody may have meant, the likeliest. */

/** How many letters must be put in, taken out or changed. */
export function letterDistance(a: string, b: string): number {
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

/** The word of these that was most likely meant, if `isNear` holds of any. */
export function nearestWord(
  word: string,
  known: readonly string[],
  isNear: (distance: number, candidate: string) => boolean,
): string | undefined {
  const near = known
    .map((candidate) => ({ candidate, distance: letterDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => isNear(distance, candidate))
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.candidate;
}

/** The words nearest to this one, the nearest first; of two as near, the earlier. */
export function nearestWords(word: string, known: readonly string[], most: number): readonly string[] {
  const meant = word.toLowerCase();
  return known
    .map((candidate) => ({ candidate, distance: letterDistance(meant, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
