/** Sand ripples out to a horizon where the sea used to be: Low Water. */
import ornament from '@iconify-json/game-icons/feather';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(7);

export const flats: Mood = {
  id: 'flats',
  ornament,
  ambience: 'flats',
  initial: (grain) => (
    <>
      <circle cx={26 + grain(1) * 48} cy="26" r="11" />
      {range(7).map((i) => {
        const y = 44 + i * i * 1.05 + i * 1.5;
        const from = 6 + grain(i) * 26;
        return <path key={i} d={`M${from} ${y}q8-${3 + i / 2} 16 0t16 0t16 0t16 0`} />;
      })}
      <path d={`M${60 + grain(3) * 14} 22q5-6 8 0q3-6 8 0`} />
    </>
  ),
  ground: ({ width, height }) => (
    <>
      <circle className="ra-ground-light" cx={width * 0.8} cy={height * 0.12} r={Math.min(width, height) * 0.1} />
      {range(height / 1.15).map((i) => {
        const y = 1 + i * 1.15;
        const from = land(i) * width * 0.35;
        const long = width * (0.3 + land(i + 50) * 0.6);
        const waves = range(long / 3);
        return (
          <path
            key={i}
            className="ra-ground-mark"
            d={`M${from} ${y}${waves.map(() => 'q.75-.45 1.5 0t1.5 0').join('')}`}
          />
        );
      })}
      {range(5).map((i) => (
        <ellipse
          key={i}
          className="ra-ground-water"
          cx={land(i * 5 + 2) * width}
          cy={height * (0.25 + land(i * 5 + 3) * 0.7)}
          rx={1.4 + land(i) * 2.4}
          ry={0.4 + land(i + 9) * 0.5}
        />
      ))}
    </>
  ),
};
