/** HP as hearts one can count: full, empty, lent for a while, and breaking as they are lost. */

import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { HEART } from '../cards/cards';
import { words } from '../say';
import './hearts.css';

interface HeartsProps {
  readonly hp: number;
  readonly max: number;
  readonly temporary?: number;
  /** So many have just been lost. */
  readonly lost?: number;
  readonly gained?: number;
}

const ONE_ROW = 12;
const TWO_ROWS = 20;

/** Up to twelve in a row, then two rows; a boss has them in rows of ten. */
const columnsFor = (count: number): number =>
  count <= ONE_ROW ? count : count <= TWO_ROWS ? Math.ceil(count / 2) : 10;

export const Hearts = memo(function Hearts({ hp, max, temporary = 0, lost = 0, gained = 0 }: HeartsProps) {
  const moment = useMoment();
  const count = Math.max(hp, max);
  const stateOf = (i: number) => {
    if (i >= hp) return i < hp + lost ? 'breaking' : 'empty';
    if (i >= max) return 'above';
    return i >= hp - gained ? 'new' : 'full';
  };
  return (
    <span
      className="pr-hearts"
      style={{ '--columns': columnsFor(count + temporary) } as React.CSSProperties}
      data-many={count + temporary > ONE_ROW}
    >
      <span className="hidden-words">{words(moment, 'hp', { hp, max, temporary })}</span>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place in the row
        <Heart key={i} state={stateOf(i)} />
      ))}
      {Array.from({ length: temporary }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place in the row
        <Heart key={`lent ${i}`} state="lent" />
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

const Heart = memo(function Heart({ state }: { readonly state: string }) {
  return (
    <svg className="pr-heart" viewBox="0 0 24 24" data-state={state} aria-hidden="true">
      <path d={HEART} />
      {state === 'breaking' && <path className="pr-heart-crack" d="M12 5.5 9.5 10l4 2.5L11 16l1 5" />}
    </svg>
  );
});
