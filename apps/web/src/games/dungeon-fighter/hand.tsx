/** Before the person at the screen: the own Hero's sheet; before it is chosen, nothing. */
import type { ReactNode } from 'react';
import type { BoardProps } from '../face';
import { HeroSheet } from './hero-sheet';
import { useShown } from './shown';
import { sheetAt, viewOf } from './view';
import './hand.css';

export function useHand(given: BoardProps): ReactNode {
  const props = useShown(given);
  const { seat } = props;
  const sheet = seat === null ? null : sheetAt(viewOf(props.seen), seat);
  return seat === null || !sheet ? null : <HeroSheet {...{ props, seat, sheet }} />;
}
