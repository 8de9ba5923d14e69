/** Water standing up, and a bell over it: The Ninth Toll. */
import ornament from '@iconify-json/game-icons/big-wave';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(37);

export const ninth: Mood = {
  id: 'ninth',
  ornament,
  ambience: 'storm',
  initial: (grain) => (
    <>
      <path d={`M${42 + grain(1) * 10} 8q-2 14-13 24h36q-11-10-13-24q-5-4-10 0`} />
      {range(6).map((i) => {
        const y = 46 + i * 9;
        const shift = grain(i) * 16;
        return (
          <path
            key={i}
            d={`M${shift - 8} ${y}q7-12 15-3q-5-1-5 4q8 4 14-1q7-12 15-3q-5-1-5 4q8 4 14-1q7-12 15-3q-5-1-5 4q8 4 14-1`}
          />
        );
      })}
    </>
  ),
  ground: ({ width, height }) => (
    <>
      <path
        className="ra-ground-water"
        d={`M0 0H${width}V${height * 0.3}${range(width / 2 + 1)
          .map((i) => `q-.5 ${0.8 + land(i) * 0.6}-1 0t-1 0`)
          .join('')}Z`}
      />
      {range(height / 1.4).map((i) => {
        const from = land(i) * width * 0.5;
        return (
          <path
            key={i}
            className="ra-ground-mark"
            d={`M${from} ${1 + i * 1.4}${range(1 + land(i + 40) * 5)
              .map(() => 'q.5-.8 1.1-.2q-.35 0-.35.25q.6.3 1-.05')
              .join('')}`}
          />
        );
      })}
    </>
  ),
};
