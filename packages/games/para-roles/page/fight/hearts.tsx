/** HP as hearts one can count: full, empty, lent for a while, and breaking as they are lost. */

import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { HEART } from '../cards/cards';
import { words } from '../say';
import { columnsFor, type Health, type HeartState, heartsOf, ONE_ROW } from './heart-states';
import './hearts.css';

export const Hearts = memo(function Hearts(health: Health) {
  const moment = useMoment();
  const { hp, max, temporary = 0 } = health;
  const hearts = heartsOf(health);
  return (
    <span
      className="pr-hearts"
      style={{ '--columns': columnsFor(hearts.length) } as React.CSSProperties}
      data-many={hearts.length > ONE_ROW}
    >
      <span className="hidden-words">{words(moment, 'hp', { hp, max, temporary })}</span>
      {hearts.map((state, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place in the row
        <Heart key={i} state={state} />
      ))}
    </span>
  );
});

/** A heart as a sign for damage. */
export const HeartMark = () => (
  <svg className="icon pr-heart-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d={HEART} />
  </svg>
);

const Heart = memo(function Heart({ state }: { readonly state: HeartState }) {
  return (
    <svg className="pr-heart" viewBox="0 0 24 24" data-state={state} aria-hidden="true">
      <path d={HEART} />
      {state === 'breaking' && <path className="pr-heart-crack" d="M12 5.5 9.5 10l4 2.5L11 16l1 5" />}
    </svg>
  );
});
