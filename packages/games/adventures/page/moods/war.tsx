/** A trampled field between two lines of spears: The Wardens' War. */
import ornament from '@iconify-json/game-icons/spears';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(19);

export const war: Mood = {
  id: 'war',
  ornament,
  ambience: 'war',
  initial: (grain) => (
    <>
      {range(9).map((i) => {
        const x = 10 + i * 10;
        const lean = (grain(i) - 0.5) * 12 + (i < 5 ? 8 : -8);
        const top = 16 + grain(i + 9) * 14;
        return (
          <g key={i}>
            <path d={`M${x} 92L${x + lean} ${top}`} />
            <path className="ra-initial-full" d={`M${x + lean} ${top - 9}l2.4 9h-4.8z`} />
          </g>
        );
      })}
      {range(3).map((i) => (
        <path key={`m${i}`} d={`M5 ${70 + i * 9}q11-${4 - i} 22 0t22 0t22 0t22 0`} />
      ))}
    </>
  ),
  ground: ({ width, height }) => (
    <>
      <path
        className="ra-ground-hill"
        d={`M0 0H${width}V${height * 0.24}Q${width * 0.5} ${height * 0.36} 0 ${height * 0.2}Z`}
      />
      <path
        className="ra-ground-hill"
        d={`M0 ${height}H${width}V${height * 0.74}Q${width * 0.5} ${height * 0.66} 0 ${height * 0.8}Z`}
      />
      {range((width * height) / 8).map((i) => {
        const [x, y] = [land(i * 3) * width, land(i * 3 + 1) * height];
        const isLine = y < height * 0.24 || y > height * 0.76;
        const lean = (land(i * 3 + 2) - 0.5) * 0.5;
        return (
          <path
            key={i}
            className="ra-ground-mark"
            d={isLine ? `M${x} ${y}l${lean}-1.3m-.15.3l.15-.4.15.4` : `M${x} ${y}q.3-.2.6 0m.1.25q.3-.2.6 0`}
          />
        );
      })}
    </>
  ),
};
