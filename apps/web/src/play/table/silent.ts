/** Who has not said anything yet about what is proposed: people, each by the first of their seats; bots follow. */
import type { PendingAsk, Seat } from '@tabard/kernel';
import type { Proposal, Sitter } from '@tabard/table';

const personAt = (sitters: readonly Sitter[], seat: Seat): number | null =>
  sitters[seat].kind === 'person' ? (sitters[seat].person ?? seat) : null;

/** Whether this seat's person has a voice in it: everybody, unless the rules say whose (of bots alone: everybody again). */
export function hasVoice(proposal: Proposal, sitters: readonly Sitter[], seat: Seat): boolean {
  const voices = proposal.kind === 'answer' ? (proposal.voices ?? []) : [];
  const persons = new Set(voices.map((one) => personAt(sitters, one)).filter((person) => person !== null));
  const own = personAt(sitters, seat);
  return persons.size === 0 || (own !== null && persons.has(own));
}

export function silentAbout(proposal: Proposal, sitters: readonly Sitter[]): Seat[] {
  const heard = new Set([...proposal.agreed, ...proposal.against].map((seat) => personAt(sitters, seat)));
  return [...sitters.keys()].filter((seat) => {
    const person = personAt(sitters, seat);
    if (person === null || heard.has(person) || !hasVoice(proposal, sitters, seat)) return false;
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
