/**
 * Non-interference: what a viewer may not know is exchanged for something else possible, and all that this viewer
 * sees must stay byte for byte. The exchanged match must also be a match: bots think in it.
 */
import { type Match, RulesError, type Seat } from '@tabard/kernel';
import { difference } from '../difference';
import { keysOf, randomMove } from '../moves';
import { type Check, type Decision, nameOf, newSeed, viewersOf } from './check';
import { carriesHiddenFacts } from './locals';

const ANSWERS_IMAGINED = 6;

export const secrecy: Check = {
  name: 'secrecy',
  at(decision) {
    for (const viewer of viewersOf(decision.match)) {
      const wrong =
        leaks(decision, viewer) ??
        remembers(decision, viewer) ??
        carriesHiddenFacts(decision, viewer) ??
        breaksWhenPlayed(decision, viewer);
      if (wrong) return wrong;
    }
    return null;
  },
};

function leaks({ match, whims, sealedBy }: Decision, viewer: Seat | null): string | null {
  const other = match.imagine(viewer, newSeed(whims));
  const keys = [...new Set(match.pending.asks.flatMap((ask) => keysOf(match, ask.seat)))];
  const parts: [string, (m: Match) => unknown][] = [
    ['sees', (m) => m.view(viewer)],
    ['is told of the question', (m) => pendingSeen(m, viewer, sealedBy)],
  ];
  if (viewer !== null) {
    parts.push(
      ['is refused', (m) => m.refusals(viewer)],
      ['is explained', (m) => keys.map((key) => m.explain(viewer, key))],
    );
  }
  for (const [part, of] of parts) {
    const found = difference(of(other), of(match));
    if (found) return `what ${nameOf(viewer)} ${part} depends on what it may not know: ${found}`;
  }
  return null;
}

/** Seals are broken together: in an imagined match the others, who have answered, are asked again. */
export function pendingSeen(match: Match, viewer: Seat | null, sealedBy: ReadonlySet<Seat>) {
  const { asks, interrupts } = match.pendingFor(viewer);
  return { asks: asks.filter(({ seat }) => seat === viewer || !sealedBy.has(seat)), interrupts };
}

/** What is imagined may depend on the view and the seed alone; else a bot's choice would follow the true cards. */
function remembers({ match, whims }: Decision, viewer: Seat | null): string | null {
  const seed = newSeed(whims);
  const once = match.imagine(viewer, seed);
  const twice = match.imagine(viewer, newSeed(whims)).imagine(viewer, seed);
  const found = difference(twice.board, once.board);
  return found && `what ${nameOf(viewer)} imagines depends on what is really there (sort the unseen first): ${found}`;
}

function breaksWhenPlayed({ match, whims }: Decision, viewer: Seat | null): string | null {
  const other = match.imagine(viewer, newSeed(whims));
  try {
    for (let i = 0; i <= ANSWERS_IMAGINED; i++) {
      const broken = other.broken();
      if (broken) return `in a match imagined by ${nameOf(viewer)}, ${i} answers on: ${broken}`;
      if (other.standing) return null;
      const { seat, key } = randomMove(other, whims);
      other.answer(seat, key);
    }
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return `a match imagined by ${nameOf(viewer)} failed: ${error.message}`;
  }
  return null;
}
