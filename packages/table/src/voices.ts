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

/** An answer that somebody wants. `owners`: whose goods it gives away. */
export interface Wanted {
  readonly by: Seat;
  readonly key: string;
  readonly owners: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/**
 * An answer for the whole table. `casting`: who decides where voices are even. Where there is one, others may want
 * something else meanwhile (`rivals`): whoever is for one of these is against all others.
 */
export interface AnswerProposal extends Spoken, Wanted {
  readonly kind: 'answer';
  readonly casting?: Seat;
  /** Whose voices count, where not everybody's do. */
  readonly voices?: readonly Seat[];
  readonly rivals?: readonly Wanted[];
}

export type Proposal = UndoProposal | AnswerProposal;

/**
 * tied: all have spoken and are even, so the host decides, or whoever has the casting vote. dropped: most want none of it.
 * withdrawn: it is gone, and what is wanted besides is not.
 */
export type Verdict = 'carried' | 'dropped' | 'withdrawn' | 'tied' | 'open';

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

/** RA-R64: of those alone who have a voice. Bots follow: where only they would have one, all people have. */
function withAVoice({ voices }: AnswerProposal, people: Electorate): Electorate {
  if (voices === undefined) return people;
  const humans = people.humans.filter((human) => voices.some((seat) => people.humanOf(seat) === human));
  if (humans.length === 0) return people;
  return {
    humans,
    humanOf: (seat) => people.humanOf(seat),
    seatsOf: (human) => voices.filter((seat) => people.humanOf(seat) === human).length,
  };
}

/** Whether this seat's human has a say in it. */
export function hasVoice(proposal: Proposal, seat: Seat, people: Electorate): boolean {
  const human = people.humanOf(seat);
  return human !== null && (proposal.kind === 'undo' || withAVoice(proposal, people).humans.includes(human));
}

export function verdictOn(proposal: Proposal, everybody: Electorate): Verdict {
  const people = proposal.kind === 'undo' ? everybody : withAVoice(proposal, everybody);
  const agreed = voicesOf(proposal.agreed, people);
  const against = voicesOf(proposal.against, people);
  if (proposal.kind === 'undo') {
    if (against.length > 0) return 'dropped';
    return agreed.length === people.humans.length ? 'carried' : 'open';
  }
  const weigh = weightOf(proposal, people);
  const [all, pro, contra] = [people.humans, agreed, against].map(weigh);
  const owners = voicesOf(proposal.owners, people);
  // Whoever proposed it and thinks better of it takes it back.
  if (voicesOf(proposal.against, everybody).includes(people.humanOf(proposal.by) ?? NOBODY)) return 'withdrawn';
  if (owners.some((owner) => against.includes(owner))) return 'withdrawn';
  const none = weigh(against.filter((human) => !isRivals(human, proposal, people)));
  if (2 * none > all) return 'dropped';
  const first = inFront(proposal, people);
  const most = weigh(voicesOf(first[0].agreed, people));
  if (2 * most > all || (pro + contra === all && first.length === 1 && most > none))
    return ownersAgree(first[0], people) ? 'carried' : 'open';
  if (pro + contra < all) return 'open';
  return none > most ? 'dropped' : 'tied';
}

/** People are counted; where somebody has the casting vote, their seats. */
const weightOf =
  ({ casting }: AnswerProposal, people: Electorate) =>
  (voices: readonly number[]): number =>
    casting === undefined ? voices.length : voices.reduce((sum, human) => sum + people.seatsOf(human), 0);

const isRivals = (human: number, { rivals = [] }: AnswerProposal, people: Electorate): boolean =>
  rivals.some(({ agreed }) => voicesOf(agreed, people).includes(human));

/** RA-R22: what has most voices, of all that is wanted: one answer, or several that are even. */
export function inFront(proposal: AnswerProposal, everybody: Electorate): readonly Wanted[] {
  const people = withAVoice(proposal, everybody);
  const spoken = voicesOf([...proposal.agreed, ...proposal.against], people);
  const isVetoed = ({ owners, agreed }: Wanted): boolean =>
    voicesOf(owners, people).some((owner) => spoken.includes(owner) && !voicesOf(agreed, people).includes(owner));
  const all: readonly Wanted[] = [proposal, ...(proposal.rivals ?? []).filter((one) => !isVetoed(one))];
  const weigh = weightOf(proposal, people);
  const voices = all.map(({ agreed }) => weigh(voicesOf(agreed, people)));
  const most = Math.max(...voices);
  return all.filter((_, i) => voices[i] === most);
}

/** Who decides where voices are even: the host; or who plays the casting seat, else the next person on its left. */
export function decider(proposal: AnswerProposal, everybody: Electorate, seats: number): number | undefined {
  const { casting } = proposal;
  const people = withAVoice(proposal, everybody);
  if (casting === undefined) return people.humans[0];
  const leftwards = Array.from({ length: seats }, (_, i) => people.humanOf((casting + i) % seats));
  return leftwards.find((human) => human !== null && people.humans.includes(human)) ?? undefined;
}

/** Who decides has said it already, by proposing it or by being for one of several: nobody is asked twice. */
export function decidersOwn(proposal: AnswerProposal, people: Electorate, seats: number): Wanted | undefined {
  const human = decider(proposal, people, seats);
  const isTheirs = ({ by, agreed }: Wanted): boolean =>
    people.humanOf(by) === human ||
    (proposal.rivals !== undefined && voicesOf(agreed, people).includes(human ?? NOBODY));
  return inFront(proposal, people).find(isTheirs);
}

/** Nobody gives away what is another's, not even the host. */
export function ownersAgree({ owners, agreed }: Wanted, people: Electorate): boolean {
  const voices = voicesOf(agreed, people);
  return voicesOf(owners, people).every((owner) => voices.includes(owner));
}

/** The proposal with this seat's human for it or against it, whatever they said before. */
export function withVoice(proposal: Proposal, seat: Seat, agrees: boolean, people: Electorate): Proposal {
  const others = without(seat, people);
  const agreed = others(proposal.agreed);
  const against = others(proposal.against);
  const said = agrees
    ? { ...proposal, agreed: [...agreed, seat], against }
    : { ...proposal, agreed, against: [...against, seat] };
  return said.kind === 'answer' && said.rivals ? withRivals(said, wantedBesides(said.rivals, others)) : said;
}

/** RA-R22: the same with this seat's human for something else, whether somebody wanted that before or not. */
export function withRival(
  proposal: AnswerProposal,
  { by, key, owners }: Omit<Wanted, 'agreed'>,
  people: Electorate,
): AnswerProposal {
  const others = without(by, people);
  const rivals = wantedBesides(proposal.rivals ?? [], others);
  const said = rivals.find((one) => one.key === key);
  const wanted = said
    ? rivals.map((one) => (one === said ? { ...one, agreed: [...one.agreed, by] } : one))
    : [...rivals, { by, key, owners, agreed: [by] }];
  const against = [...others(proposal.against), by];
  return withRivals({ ...proposal, agreed: others(proposal.agreed), against }, wanted);
}

/** What is wanted besides takes the place of what was dropped; null: nothing is. Who wanted that may speak again. */
export function nextOf(proposal: AnswerProposal, people: Electorate): AnswerProposal | null {
  const [next, ...others] = proposal.rivals ?? [];
  if (!next) return null;
  const isTheirs = ({ agreed }: Wanted, seat: Seat): boolean => agreed.includes(seat);
  const isAgainst = (seat: Seat): boolean =>
    !isTheirs(next, seat) &&
    (people.humanOf(seat) !== people.humanOf(proposal.by) || others.some((one) => isTheirs(one, seat)));
  return withRivals({ ...proposal, ...next, against: proposal.against.filter(isAgainst) }, others);
}

const without = (seat: Seat, people: Electorate) => (seats: readonly Seat[]) =>
  seats.filter((other) => people.humanOf(other) !== people.humanOf(seat));

const wantedBesides = (rivals: readonly Wanted[], others: (seats: readonly Seat[]) => Seat[]): Wanted[] =>
  rivals.map((one) => ({ ...one, agreed: others(one.agreed) })).filter(({ agreed }) => agreed.length > 0);

const withRivals = ({ rivals: _, ...proposal }: AnswerProposal, rivals: readonly Wanted[]): AnswerProposal =>
  rivals.length > 0 ? { ...proposal, rivals } : proposal;
