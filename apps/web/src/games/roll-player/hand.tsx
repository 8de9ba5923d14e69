/** Before the person at the screen lies the hero's page: a column of its own, or on a small screen a page of the board. */
import type { ReactNode } from 'react';
import type { BoardProps } from '../face';
import { Sheet } from './sheet';
import { useNarrow } from './use-narrow';
import { viewOf } from './view';
import './hand.css';

export function useHand(props: BoardProps): ReactNode {
  const isNarrow = useNarrow();
  const { seat } = props;
  const { phase } = viewOf(props.seen).b;
  if (isNarrow || seat === null || phase === 'sheets') return null;
  return (
    <div className="rp-hand">
      <Sheet props={props} seat={seat} />
    </div>
  );
}
