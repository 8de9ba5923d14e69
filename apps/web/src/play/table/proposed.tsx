/** What somebody proposes, as it stands at this table: beside a question, while others are waited for, and after the end. */
import type { PendingAsk, Seat } from '@tabard/kernel';
import { useMoment } from '@tabard/page/room/moment';
import type { TableAtHand, TableNow } from '@tabard/page/room/table-at-hand';
import { describer } from './describe';
import { ProposalStrip } from './proposal-strip';
import { hasVoice, isAhead, silentAbout } from './silent';

interface ProposedProps {
  readonly table: Pick<TableAtHand, 'module' | 'speaker' | 'refusals' | 'vote' | 'decide'>;
  readonly now: TableNow;
}

/** Whether who sits here made the proposal, at this seat of theirs or at another: they have said what they want. */
function isOwn({ proposal, viewer, sitters }: TableNow): boolean {
  const personAt = (seat: Seat) => sitters[seat].person ?? seat;
  return proposal !== null && viewer !== null && personAt(proposal.by) === personAt(viewer);
}

/** What the party decides, and who sits here has proposed: the answers wait behind "all choices". */
export const hasProposed = (now: TableNow, { kind }: PendingAsk): boolean =>
  now.proposal?.kind === 'answer' && kind === 'together' && isOwn(now);

/**
 * Whoever is asked about it sees it, whether or not it is their turn; whoever made it sees that it stands. An answer has words only
 * with its question: while something is still told, or on its way, both wait.
 */
export function Proposed({ table, now }: ProposedProps) {
  const { names, seen } = useMoment();
  const { proposal, pending } = now;
  if (!proposal || isAhead(proposal, now.asks, now.viewer)) return null;
  if (proposal.kind === 'answer' && pending.asks.length === 0) return null;
  const describe = describer(table, seen, pending); // Of whoever made it: all are asked the same, and an onlooker reads it, too.
  return (
    <ProposalStrip
      proposal={proposal}
      names={names}
      silent={silentAbout(proposal, now.sitters)}
      isPerson={(seat) => now.sitters[seat].kind === 'person'}
      describe={(key) => describe(proposal.by, key)}
      seat={now.viewer}
      isOwn={isOwn(now)}
      hasVoice={now.viewer !== null && hasVoice(proposal, now.sitters, now.viewer)}
      decides={now.decides}
      onVote={(agrees) => table.vote(agrees)}
      onDecide={(carried) => table.decide(carried)}
    />
  );
}
