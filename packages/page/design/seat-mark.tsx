import { memo } from 'react';

/** A side is a colour and a shape, everywhere. */
export const SEAT_SHAPES = ['square', 'circle', 'triangle', 'diamond', 'star', 'hexagon'] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];

const OUTLINES: { readonly [shape in SeatShape]: string } = {
  square: 'M4 4H20V20H4Z',
  circle: 'M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3Z',
  triangle: 'M12 3 22 20.5H2Z',
  diamond: 'M12 1.5 22 12 12 22.5 2 12Z',
  hexagon: 'M7 3.5H17L22 12 17 20.5H7L2 12Z',
  star: 'M12 1.5 15 8.6 22.6 9.2 16.8 14.2 18.6 21.7 12 17.7 5.4 21.7 7.2 14.2 1.4 9.2 9 8.6Z',
};

interface SeatMarkProps {
  readonly shape: SeatShape;
  readonly colour: string;
  readonly size?: string;
  /** Without it the mark is decoration. */
  readonly label?: string;
}

export const SeatMark = memo(function SeatMark({ shape, colour, size = '1.25em', label }: SeatMarkProps) {
  return (
    <>
      <svg viewBox="0 0 24 24" style={{ width: size, height: size, flex: 'none' }} aria-hidden="true">
        <path
          d={OUTLINES[shape]}
          fill={colour}
          stroke={`color-mix(in oklab, ${colour}, #000 60%)`}
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      {label && <span className="hidden-words">{label}</span>}
    </>
  );
});
