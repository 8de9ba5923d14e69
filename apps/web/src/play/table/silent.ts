/** Who has not said anything yet about what is proposed: people, each by the first of their seats; bots follow. */
import type { PendingAsk, Seat } from '@tabard/kernel';
import type { Proposal, Sitter } from '@tabard/table';

export function silentAbout({ agreed, against }: Proposal, sitters: readonly Sitter[]): Seat[] {
  const personAt = (seat: Seat) => (sitters[seat].kind === 'person' ? (sitters[seat].person ?? seat) : null);
  const heard = new Set([...agreed, ...against].map(personAt));
  return [...sitters.keys()].filter((seat) => {
    const person = personAt(seat);
    if (person === null || heard.has(person)) return false;
    heard.add(person);
    return true;
  });
}

/** Whether it waits for a word of whoever looks through this seat. */
export const waitsForWord = (proposal: Proposal | null, sitters: readonly Sitter[], viewer: Seat | null): boolean =>
  proposal !== null &&
  viewer !== null &&
  silentAbout(proposal, sitters).some((seat) => (sitters[seat].person ?? seat) === (sitters[viewer].person ?? viewer));

/** An answer to a question that is still to be told to whoever looks through this seat: what it does cannot be said yet. */
export const isAhead = (proposal: Proposal, told: readonly Pick<PendingAsk, 'seat'>[], viewer: Seat | null): boolean =>
  proposal.kind === 'answer' && viewer !== null && !told.some(({ seat }) => seat === viewer);
