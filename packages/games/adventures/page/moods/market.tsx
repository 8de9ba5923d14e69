/** Strings of lanterns in the bowl of a bell, at night: The Drowned Market. */
import ornament from '@iconify-json/game-icons/lantern';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(17);

export const market: Mood = {
  id: 'market',
  ornament,
  ambience: 'market',
  initial: (grain) => (
    <>
      {range(3).map((row) => {
        const [from, to] = [14 + row * 26 + grain(row) * 8, 10 + row * 26 + grain(row + 5) * 10];
        return (
          <g key={row}>
            <path d={`M5 ${from}Q50 ${from + 18} 95 ${to}`} />
            {range(4).map((i) => {
              const x = 16 + i * 22 + grain(row * 4 + i) * 5;
              const y = from + (to - from) * (x / 95) + 9 * (1 - ((x - 50) / 45) ** 2);
              return <path key={i} className="ra-initial-full" d={`M${x} ${y}v3h-2.6q-2 4 0 8h5.2q2-4 0-8h-2.6`} />;
            })}
          </g>
        );
      })}
    </>
  ),
  ground: ({ width, height }) => (
    <>
      {range(5).map((i) => (
        <path
          key={i}
          className="ra-ground-rut"
          d={`M0 ${height * (0.3 + i * 0.16)}Q${width / 2} ${height * (0.5 + i * 0.2)} ${width} ${height * (0.3 + i * 0.16)}`}
        />
      ))}
      {range((width * height) / 26).map((i) => {
        const [x, y] = [land(i * 2) * width, land(i * 2 + 1) * height];
        return (
          <g key={i}>
            <circle className="ra-ground-light" cx={x} cy={y} r={0.55} />
            <path className="ra-ground-mark" d={`M${x} ${y - 0.9}v.35m-.3 0h.6q.3.5 0 1h-.6q-.3-.5 0-1`} />
          </g>
        );
      })}
    </>
  ),
};
