/** What a screen reader says next of a table. Pure. */

/** How far the telling has come, and what is asked there; null: nothing. */
export interface Reached {
  readonly told: number;
  readonly asked: string | null;
}

/** Of a long tale that was skipped only the end is said: the log has it all. */
const AT_MOST = 8;

/** Empty: nothing new. What happened is said first; then what is asked, also where it is asked anew in the same words. */
export function sentencesToSay(
  before: Reached,
  { told, asked }: Reached,
  sentencesOf: (from: number, to: number) => readonly string[],
): string[] {
  // Something was taken back: what stands now was told before.
  const news = told > before.told ? sentencesOf(Math.max(before.told, 0), told).slice(-AT_MOST) : [];
  const isNew = asked !== null && (news.length > 0 || asked !== before.asked);
  return [...news, ...(isNew ? [asked] : [])];
}
