/** Before the person at the screen: the own Hero's sheet; before it is chosen, nothing. */
import type { BoardProps } from '../face';
import { HeroSheet } from './hero-sheet';
import { useShown } from './shown';
import './hand.css';

export function Hand(given: BoardProps) {
  const props = useShown(given);
  const { seat } = props;
  if (seat === null) return null;
  return <HeroSheet props={props} seat={seat} />;
}
