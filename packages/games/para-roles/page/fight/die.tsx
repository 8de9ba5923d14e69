/** A face of an enemy's die, flat. */
import { memo } from 'react';
import './die.css';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

/** `face` counts from 0. */
export const DieFace = memo(function DieFace({ face, size }: { readonly face: number; readonly size?: string }) {
  return (
    <svg className="pr-die" viewBox="0 0 24 24" style={{ width: size, height: size }} aria-hidden="true">
      <rect x="1.5" y="1.5" width="21" height="21" rx="5" />
      {PIPS[face].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" />
      ))}
    </svg>
  );
});
