/** How people agree: what is proposed, who has spoken, and what comes of it. People are counted, not their seats. */
import type { Seat } from '@tabard/kernel';

interface Spoken {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  readonly against: readonly Seat[];
  /** When it was proposed, where there is a time limit. */
  readonly at?: number;
}

/** A wish to go back further than one may alone: so many answers shall stand. */
interface UndoProposal extends Spoken {
  readonly kind: 'undo';
  readonly to: number;
}

/** An answer for the whole table. `owners`: whose goods it gives away. */
interface AnswerProposal extends Spoken {
  readonly kind: 'answer';
  readonly key: string;
  readonly owners: readonly Seat[];
}

export type Proposal = UndoProposal | AnswerProposal;

/** tied: all have spoken and are even, so the host decides. */
export type Verdict = 'carried' | 'dropped' | 'tied' | 'open';

/** Who has a voice, and which human plays a seat: null at a bot's, which has none. */
export interface Electorate {
  readonly humans: readonly number[];
  humanOf(seat: Seat): number | null;
}

const voicesOf = (seats: readonly Seat[], people: Electorate): number[] =>
  people.humans.filter((human) => seats.some((seat) => people.humanOf(seat) === human));

export function verdictOn(proposal: Proposal, people: Electorate): Verdict {
  const all = people.humans.length;
  const agreed = voicesOf(proposal.agreed, people);
  const against = voicesOf(proposal.against, people);
  if (proposal.kind === 'undo') {
    if (against.length > 0) return 'dropped';
    return agreed.length === all ? 'carried' : 'open';
  }
  const owners = voicesOf(proposal.owners, people);
  if (2 * against.length > all || owners.some((owner) => against.includes(owner))) return 'dropped';
  if (2 * agreed.length > all) return ownersAgree(proposal, people) ? 'carried' : 'open';
  return agreed.length + against.length === all ? 'tied' : 'open';
}

/** Nobody gives away what is another's, not even the host. */
export function ownersAgree({ owners, agreed }: AnswerProposal, people: Electorate): boolean {
  const voices = voicesOf(agreed, people);
  return voicesOf(owners, people).every((owner) => voices.includes(owner));
}

/** The proposal with this seat's human for it or against it, whatever they said before. */
export function withVoice(proposal: Proposal, seat: Seat, agrees: boolean, people: Electorate): Proposal {
  const human = people.humanOf(seat);
  const others = (seats: readonly Seat[]) => seats.filter((other) => people.humanOf(other) !== human);
  const agreed = others(proposal.agreed);
  const against = others(proposal.against);
  return agrees
    ? { ...proposal, agreed: [...agreed, seat], against }
    : { ...proposal, agreed, against: [...against, seat] };
}
