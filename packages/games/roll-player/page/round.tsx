/** Where the game is: the round, its phases, and how much is left in bag and decks. */

import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import type { Phase } from '../index';
import { SIGNS } from './icons';
import { DiscardPile } from './market/discard-pile';
import { viewOf } from './view';
import './round.css';

const PHASES = ['roll', 'dice', 'market', 'cleanup'] as const satisfies readonly Phase[];

export function RoundLine() {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  if (b.round === 0 || !(PHASES as readonly string[]).includes(b.phase)) return null;
  return (
    <div className="rp-round">
      <b className="rp-round-number">{t('roll-player.room.round', { n: b.round })}</b>
      <ol className="rp-phases" aria-label={t('roll-player.room.phases')}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === b.phase ? 'step' : undefined}>
            {t(`roll-player.room.phase.${phase}`)}
          </li>
        ))}
      </ol>
      <span className="rp-round-left">
        <span title={t('roll-player.room.bag', { n: b.bag.length })}>
          <IconMark icon={SIGNS.bag} label={t('roll-player.room.bag', { n: b.bag.length })} />
          <b aria-hidden="true">{b.bag.length}</b>
        </span>
        {b.mode !== 'base' && <Call called={b.called === 1} left={b.callIn} />}
        <DiscardPile />
      </span>
    </div>
  );
}

/** RP-22: until it is drawn there are two dice on each card. */
const Call = memo(function Call({ called, left }: { readonly called: boolean; readonly left: number }) {
  const t = useWords();
  const words = called ? t('roll-player.room.called') : t('roll-player.room.callIn', { n: left });
  return (
    <span className="rp-round-call" data-called={called} title={words}>
      <IconMark icon={SIGNS.call} label={words} />
      {!called && <b aria-hidden="true">{left}</b>}
    </span>
  );
});
