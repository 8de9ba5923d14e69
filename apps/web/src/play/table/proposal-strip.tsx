/** What somebody proposes to the others, who has spoken, and the voice of the seat at this screen. */
import type { Seat } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import type { Proposal } from '@tabard/table';

interface ProposalStripProps {
  readonly proposal: Proposal;
  readonly names: readonly string[];
  /** People who have not said anything yet. */
  readonly silent: readonly Seat[];
  /** Whether a person sits there: a bot follows, and is not waited for. */
  readonly isPerson: (seat: Seat) => boolean;
  /** What the proposed answer does. */
  readonly describe: (key: string) => string;
  /** Who speaks here; null: somebody who only looks on. */
  readonly seat: Seat | null;
  /** Whoever speaks here proposed it: they are not asked again, only told for whom it waits. */
  readonly isOwn: boolean;
  /** Somebody who is exhausted looks on while dice are placed. */
  readonly hasVoice: boolean;
  /** The seat is the host's, and has the last word now. */
  readonly decides: boolean;
  readonly onVote: (agrees: boolean) => void;
  readonly onDecide: (carried: boolean) => void;
}

export function ProposalStrip(props: ProposalStripProps) {
  const { proposal, names, silent, isPerson, describe, seat, isOwn, hasVoice, decides, onVote, onDecide } = props;
  const t = useWords();
  const { by, agreed, against } = proposal;
  const what = proposal.kind === 'undo' ? t('table.goBack') : describe(proposal.key);
  const all = (seats: readonly Seat[]) => seats.map((each) => names[each]);
  const payers =
    proposal.kind === 'answer' ? proposal.owners.filter((owner) => !agreed.includes(owner) && isPerson(owner)) : [];
  return (
    <section className="proposal" aria-label={t('table.proposal')} aria-live="polite">
      <p>
        <b>{t('table.proposes', { name: names[by], what })}</b>
      </p>
      <p className="proposal-voices">
        {t('table.agreed', { names: all(agreed) })}
        {against.length > 0 && ` ${t('table.against', { names: all(against) })}`}
        {silent.length > 0 && ` ${t('table.notSaidYet', { names: all(silent) })}`}
        {payers.length > 0 && ` ${t('table.mustAgree', { names: all(payers) })}`}
      </p>
      {proposal.kind === 'answer' &&
        proposal.rivals?.map(({ key, agreed: wanting }) => (
          <p key={key} className="proposal-voices">
            {t('table.rival', { names: all(wanting), what: describe(key) })}
          </p>
        ))}
      {seat !== null && <Deeds {...{ proposal, seat, isOwn, hasVoice, decides, onVote, onDecide }} />}
    </section>
  );
}

type Handed = 'proposal' | 'isOwn' | 'hasVoice' | 'decides' | 'onVote' | 'onDecide';
interface DeedsProps extends Pick<ProposalStripProps, Handed> {
  readonly seat: Seat;
}

function Deeds({ proposal: { agreed, against }, seat, isOwn, hasVoice, decides, onVote, onDecide }: DeedsProps) {
  const t = useWords();
  if (isOwn)
    return (
      <div className="proposal-deeds">
        <span>{t('table.othersDecide')}</span>
        {decides && (
          <Button tone="primary" onClick={() => onDecide(true)}>
            {t('table.carry')}
          </Button>
        )}
        <Button tone="quiet" onClick={() => onVote(false)}>
          {t('table.withdraw')}
        </Button>
      </div>
    );
  if (decides)
    return (
      <div className="proposal-deeds">
        <span>{t('table.hostDecides')}</span>
        <Button tone="primary" onClick={() => onDecide(true)}>
          {t('table.carry')}
        </Button>
        <Button onClick={() => onDecide(false)}>{t('table.drop')}</Button>
      </div>
    );
  if (!hasVoice) return <p className="proposal-voices">{t('table.noVoice')}</p>;
  return (
    <div className="proposal-deeds">
      <Button
        tone={agreed.includes(seat) ? 'quiet' : 'primary'}
        aria-pressed={agreed.includes(seat)}
        onClick={() => onVote(true)}
      >
        {t('table.agree')}
      </Button>
      <Button aria-pressed={against.includes(seat)} onClick={() => onVote(false)}>
        {t('table.disagree')}
      </Button>
    </div>
  );
}
