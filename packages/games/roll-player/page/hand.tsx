/** Before the person at the screen lies the hero's page: a column of its own, or on a small screen a page of the board. */

import { useNarrow } from '@tabard/page/room/frame/form';
import { useMoment } from '@tabard/page/room/moment';
import type { ReactNode } from 'react';
import { Sheet } from './sheet/sheet';
import { viewOf } from './view';
import './hand.css';

export function useHand(): ReactNode {
  const moment = useMoment();
  const isNarrow = useNarrow();
  const { seat } = moment;
  const { phase } = viewOf(moment.seen).b;
  if (isNarrow || seat === null || phase === 'sheets') return null;
  return (
    <div className="rp-hand">
      <Sheet seat={seat} />
    </div>
  );
}
