/** The five sides as the house shows them before and after a game: a colour and a shape each, in the order of seats. */

import type { Seat } from '@tabard/kernel';
import { memo } from 'react';
import { SEAT_SHAPES, SeatMark } from '../design/seat-mark';

export const SIDE_COLOURS = [
  'hsl(42 32% 78%)',
  'hsl(25 80% 54%)',
  'hsl(90 42% 47%)',
  'hsl(263 48% 66%)',
  'hsl(195 46% 64%)',
  'hsl(345 58% 66%)',
] as const;

export const colourOf = (seat: number): string => SIDE_COLOURS[seat % SIDE_COLOURS.length];
export const shapeOf = (seat: number) => SEAT_SHAPES[seat % SEAT_SHAPES.length];

export const SideMark = memo(function SideMark({ seat, size }: { readonly seat: number; readonly size?: string }) {
  return <SeatMark shape={shapeOf(seat)} colour={colourOf(seat)} size={size} />;
});

/** Seats as the viewer sees them round the table: itself first. */
export const seatsFrom = ({ seats }: { readonly seats: number }, viewer: Seat | null): Seat[] =>
  Array.from({ length: seats }, (_, i) => (i + (viewer ?? 0)) % seats);
