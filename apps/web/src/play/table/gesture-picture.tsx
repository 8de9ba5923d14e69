/** A hand and what it does: drawn with a pen, so that it needs no colour and no movement. */
import type { Gesture } from '@tabard/page/room/keys';

const HAND =
  'M17 20v-9a2.5 2.5 0 0 1 5 0v7l6 1.5a3 3 0 0 1 2.2 3.4l-1 6A3 3 0 0 1 26.2 31H20a3 3 0 0 1-2.3-1L12.500 23.800a2 2 0 0 1 2.900-2.700z';

/** What is drawn beside the hand. */
const SIGNS: { readonly [gesture in Gesture]: string } = {
  tap: 'M19.500 3v3M12.500 6l2 2.200M26.500 6l-2 2.200',
  hold: 'M19.500 11m-7 0a7 7 0 1 1 14 0M19.500 7v4l3 2',
  hover: 'M19.500 11m-4.500 0a4.500 4.500 0 1 1 9 0M32 4h9v7h-5l-3 3v-3h-1z',
  drag: 'M4 11h8M4 11l3-3M4 11l3 3M27 11h9M36 11l-3-3M36 11l-3 3',
  scroll: 'M34 5v18M34 5l-3 3M34 5l3 3M34 23l-3-3M34 23l3-3',
  flick: 'M24 9C29 4 35 3 41 4M41 4l-4-2.500M41 4l-3 3.500',
};

export function GesturePicture({ gesture }: { readonly gesture: Gesture }) {
  return (
    <svg className="gesture" viewBox="0 0 44 34" aria-hidden="true" data-gesture={gesture}>
      <path d={HAND} />
      <path d={SIGNS[gesture]} />
    </svg>
  );
}
