/**
 * What may not be answered now, each with the clause that decides: a sheet over seats and log, or at the foot of a small
 * screen. Board and choices stay free, and it goes with the question, by Escape or by its button.
 */
import type { Refusal, Seat } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { clauseId } from '@tabard/page/room/clause-id';
import { useMoment } from '@tabard/page/room/moment';
import type { TableAtHand } from '@tabard/page/room/table-at-hand';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import './refused.css';

interface RefusedProps {
  readonly table: TableAtHand;
  readonly seat: Seat;
  readonly refusals: readonly Refusal[];
  readonly onClose: () => void;
}

export function Refused({ table, seat, refusals, onClose }: RefusedProps) {
  const { describeFor } = useMoment();
  const t = useWords();
  const id = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const { speech, game } = table.module;
  useEffect(() => {
    const from = document.activeElement as HTMLElement | null;
    sheet.current?.show(); // Not modal: what it speaks of stays in reach. Its button takes the focus, and gives it back.
    return () => from?.focus();
  }, []);
  return createPortal(
    <dialog
      ref={sheet}
      className="refused on-paper"
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className="refused-head">
        <h2 id={id}>{t('table.why.title')}</h2>
        <Button tone="quiet" onClick={onClose}>
          {t('table.why.close')}
        </Button>
      </header>
      <ul data-scrolls>
        {refusals.map(({ key, why }) => (
          <li key={key}>
            <s>{describeFor(seat, key)}</s>
            <span className="refused-reason">
              {table.speaker.say(speech.refusal(why, game.content))}{' '}
              <Link to={pathTo('clause', { game: game.id, clause: clauseId(why.clause) })}>{why.clause}</Link>
            </span>
          </li>
        ))}
      </ul>
    </dialog>,
    document.querySelector('.at-table-laid') ?? document.body,
  );
}
