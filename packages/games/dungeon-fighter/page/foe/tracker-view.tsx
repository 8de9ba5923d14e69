/** The Monster Life Tracker: tens and units as two turned numbers, the Epic mark below zero. */

import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { EPIC_LIFE } from '../../index';
import { digitsOf, isEpic } from './tracker';
import './tracker.css';

export const Tracker = memo(function Tracker({ life }: { readonly life: number }) {
  const t = useWords();
  const { tens, units, below } = digitsOf(life);
  return (
    <div className="df-tracker" data-down={life <= 0} data-epic={isEpic(life)}>
      <span className="hidden-words">{t('dungeon-fighter.room.life', { life })}</span>
      <span className="df-digits" aria-hidden="true">
        {below > 0 ? (
          <b key={below} className="df-digit df-digit-below">
            −{below}
          </b>
        ) : (
          <>
            <b key={`t${tens}`} className="df-digit" data-idle={tens === 0}>
              {tens}
            </b>
            <b key={`u${units}`} className="df-digit">
              {units}
            </b>
          </>
        )}
      </span>
      <span
        className="df-epic-mark"
        title={t('dungeon-fighter.room.epicMark', { limit: EPIC_LIFE })}
        aria-hidden="true"
      >
        {EPIC_LIFE}
      </span>
    </div>
  );
});
