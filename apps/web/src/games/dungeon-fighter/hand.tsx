/** Before the person at the screen: the own Hero's sheet; before it is chosen, nothing. */
import type { ReactNode } from 'react';
import { MomentProvider } from '../../room/moment';
import { HeroSheet } from './hero/hero-sheet';
import { useShown } from './shown';
import { sheetAt, viewOf } from './view';
import './hand.css';

export function useHand(): ReactNode {
  const moment = useShown();
  const { seat } = moment;
  const sheet = seat === null ? null : sheetAt(viewOf(moment.seen), seat);
  if (seat === null || !sheet) return null;
  return (
    <MomentProvider moment={moment}>
      <HeroSheet seat={seat} sheet={sheet} />
    </MomentProvider>
  );
}
