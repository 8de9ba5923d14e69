/** A program plays at one seat: it is asked what its seat is asked, and is shown what its seat may see. */
import type { Guest, GuestDeed, Sight } from '@tabard/inn';
import type { PendingAsk } from '@tabard/kernel';
import { MachineError } from '../fail';
import type { Program } from './program';
import type { Presence } from './world';

/** So often in a row it may give what cannot be before it is given up. */
const TRIES = 100;

/** What there is to do: an answer, a word on what others propose, or nothing more. */
type Next =
  | { readonly kind: 'over'; readonly sight: Sight }
  | { readonly kind: 'agree' | 'decide'; readonly sight: Sight }
  | { readonly kind: 'ask'; readonly sight: Sight; readonly ask: PendingAsk };

export async function playAt(presence: Presence, seat: number, program: Program): Promise<Sight> {
  const { guest } = presence;
  let told = 0;
  let refused = 0;
  for (let number = 0; ; ) {
    const next = await presence.until((now) => nextFor(now, seat));
    const { sight } = next;
    const from = Math.min(told, guest.history.length); // Less than before, when something was taken back.
    const story = { from, events: guest.history.slice(from) };
    if (next.kind === 'over') {
      program.tell({ kind: 'over', standing: sight.standing, sight, ...story });
      return sight;
    }
    if (next.kind !== 'ask') {
      await guest.do(next.kind === 'agree' ? { kind: 'agree', seat } : { kind: 'decide', seat, carried: true });
      continue;
    }
    const { ask } = next;
    told = guest.history.length;
    number += 1;
    const key = await program.ask({
      kind: 'ask',
      number,
      seat,
      ask,
      interrupts: mayThrowIn(sight, seat),
      sight,
      ...story,
    });
    const refusal = key === null ? NO_ANSWER : await guest.do(answer(seat, key, sight));
    // What was asked may be gone by the time it is answered: that is nobody's fault.
    const isLate = refusal?.by === 'inn' && refusal.reason === 'question-gone';
    refused = refusal && !isLate ? refused + 1 : 0;
    if (refusal) program.tell({ kind: 'refused', number, refusal });
    if (refused >= TRIES)
      throw new MachineError(`the program was refused ${TRIES} times in a row, last for ${JSON.stringify(refusal)}`);
  }
}

const NO_ANSWER = { by: 'seat', reason: 'an answer is a line like {"key": "…"}' } as const;

const answer = (seat: number, key: string, { moment }: Sight): GuestDeed => ({ kind: 'answer', seat, key, moment });

const mayThrowIn = ({ pending }: Sight, seat: number): readonly string[] =>
  pending.interrupts.find((each) => each.seat === seat)?.options ?? [];

/** It agrees to whatever people propose: they know what they want, and it has no words to argue. */
function nextFor({ sight, table, connection }: Guest, seat: number): Next | null {
  if (!sight || connection !== 'here') return null;
  const { standing, pending, proposal } = sight;
  if (standing) return { kind: 'over', sight };
  if (table?.paused) return null;
  if (sight.decides) return { kind: 'decide', sight };
  if (proposal) return [...proposal.agreed, ...proposal.against].includes(seat) ? null : { kind: 'agree', sight };
  const ask = pending.asks.find((each) => each.seat === seat);
  return ask ? { kind: 'ask', sight, ask } : null;
}
