/**
 * How people agree: what is proposed, who has spoken, and what comes of it. People are counted, not their seats; but where
 * the rules give a seat the casting vote, they vote by seats, and a human's voice counts for each that they play.
 */
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

/** An answer for the whole table. `owners`: whose goods it gives away. `casting`: who decides where voices are even. */
interface AnswerProposal extends Spoken {
  readonly kind: 'answer';
  readonly key: string;
  readonly owners: readonly Seat[];
  readonly casting?: Seat;
}

export type Proposal = UndoProposal | AnswerProposal;

/** tied: all have spoken and are even, so the host decides, or whoever has the casting vote. */
export type Verdict = 'carried' | 'dropped' | 'tied' | 'open';

/** Who has a voice, and which human plays a seat: null at a bot's, which has none. */
export interface Electorate {
  readonly humans: readonly number[];
  humanOf(seat: Seat): number | null;
  /** How many seats a human plays. */
  seatsOf(human: number): number;
}

/** No human has this number. */
const NOBODY = -1;

const voicesOf = (seats: readonly Seat[], people: Electorate): number[] =>
  people.humans.filter((human) => seats.some((seat) => people.humanOf(seat) === human));

export function verdictOn(proposal: Proposal, people: Electorate): Verdict {
  const agreed = voicesOf(proposal.agreed, people);
  const against = voicesOf(proposal.against, people);
  if (proposal.kind === 'undo') {
    if (against.length > 0) return 'dropped';
    return agreed.length === people.humans.length ? 'carried' : 'open';
  }
  const weigh = (voices: readonly number[]): number =>
    proposal.casting === undefined ? voices.length : voices.reduce((sum, human) => sum + people.seatsOf(human), 0);
  const [all, pro, contra] = [people.humans, agreed, against].map(weigh);
  const owners = voicesOf(proposal.owners, people);
  // Whoever proposed it and thinks better of it takes it back.
  if (against.includes(people.humanOf(proposal.by) ?? NOBODY)) return 'dropped';
  if (2 * contra > all || owners.some((owner) => against.includes(owner))) return 'dropped';
  if (2 * pro > all) return ownersAgree(proposal, people) ? 'carried' : 'open';
  return pro + contra === all ? 'tied' : 'open';
}

/** Who decides where voices are even: the host; or who plays the casting seat, else the next person on its left. */
export function decider({ casting }: AnswerProposal, people: Electorate, seats: number): number | undefined {
  if (casting === undefined) return people.humans[0];
  const leftwards = Array.from({ length: seats }, (_, i) => people.humanOf((casting + i) % seats));
  return leftwards.find((human) => human !== null) ?? undefined;
}

/** Who decides has said it already, by proposing it: nobody is asked twice. */
export const isDecidersOwn = (proposal: AnswerProposal, people: Electorate, seats: number): boolean =>
  people.humanOf(proposal.by) === decider(proposal, people, seats);

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
