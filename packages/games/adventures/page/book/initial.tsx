/**
 * The drawn initial of a leaf: the letter on a ground of its book's mood. The ground grows from the letter, so that the
 * same letter is always the same drawing and another letter another one.
 */
import { memo } from 'react';
import { grainOf } from '../grain';
import type { Mood } from '../moods';
import './initial.css';

const SIZE = 100;

interface InitialProps {
  readonly letter: string;
  readonly mood: Mood;
}

export const Initial = memo(function Initial({ letter, mood }: InitialProps) {
  return (
    <svg className="ra-initial" data-mood={mood.id} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <rect className="ra-initial-ground" x="2" y="2" width="96" height="96" />
      <g className="ra-initial-marks">{mood.initial(grainOf(letter.codePointAt(0) ?? 0))}</g>
      <rect className="ra-initial-frame" x="4.5" y="4.5" width="91" height="91" />
      <text className="ra-initial-letter" x="50" y="79" textAnchor="middle">
        {letter.toLocaleUpperCase()}
      </text>
    </svg>
  );
});
