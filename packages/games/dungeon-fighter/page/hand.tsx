/** Before the person at the screen: the own Hero's sheet; before it is chosen, nothing. */

import { useMoment } from '@tabard/page/room/moment';
import type { ReactNode } from 'react';
import { HeroSheet } from './hero/hero-sheet';
import { sheetAt, viewOf } from './view';
import './hand.css';

export function useHand(): ReactNode {
  const { seat, seen } = useMoment();
  const sheet = seat === null ? null : sheetAt(viewOf(seen), seat);
  return seat === null || !sheet ? null : <HeroSheet seat={seat} sheet={sheet} />;
}
