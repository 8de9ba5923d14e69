/** The land under a map, by the mood of its book. */
import type { Mood } from '../moods';
import type { Size } from './layout';

interface GroundProps {
  readonly mood: Mood;
  readonly size: Size;
}

export const Ground = ({ mood, size }: GroundProps) => <g className="ra-ground">{mood.ground(size)}</g>;
