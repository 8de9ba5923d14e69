/** Who has not said anything yet about what is proposed: people, each by the first of their seats; bots follow. */
import type { Seat } from '@tabard/kernel';
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
