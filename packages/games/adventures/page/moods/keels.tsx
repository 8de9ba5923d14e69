/** Hulls on the mud, keel up and keel down, ribs and strakes: Keelfolk. */
import ornament from '@iconify-json/game-icons/anchor';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(11);

export const keels: Mood = {
  id: 'keels',
  ornament,
  ambience: 'harbour',
  initial: (grain) => (
    <>
      <path d="M6 34Q50 78 94 34" />
      <path d={`M50 60V${12 + grain(1) * 8}M50 16l${18 + grain(2) * 8} 14H50`} />
      {range(9).map((i) => {
        const x = 14 + i * 9;
        const sag = 26 * (1 - ((x - 50) / 44) ** 2);
        return (
          <path key={i} d={`M${x} ${34 + sag * 0.1}q${(50 - x) * 0.1} ${sag * 0.6} ${(50 - x) * 0.25} ${sag * 0.9}`} />
        );
      })}
      {range(3).map((i) => (
        <path key={`m${i}`} d={`M${6 + grain(i) * 20} ${74 + i * 8}q10-${2 + i} 20 0t20 0t20 0`} />
      ))}
    </>
  ),
  ground: ({ width, height }) => (
    <>
      {range((width * height) / 42).map((i) => {
        const [x, y] = [land(i * 4) * width, land(i * 4 + 1) * height];
        const long = 1.6 + land(i * 4 + 2) * 2.2;
        const isOver = land(i * 4 + 3) > 0.6;
        const sag = isOver ? -0.9 : 0.9;
        return (
          <g key={i}>
            <path className="ra-ground-water" d={`M${x} ${y}q${long / 2} ${sag} ${long} 0z`} />
            <path
              className="ra-ground-mark"
              d={`M${x} ${y}q${long / 2} ${sag} ${long} 0z${isOver ? '' : `M${x + long / 2} ${y}v-1.3l.6.5h-.6`}`}
            />
          </g>
        );
      })}
      {range(height / 2).map((i) => (
        <path
          key={`r${i}`}
          className="ra-ground-mark"
          d={`M${land(i + 90) * width * 0.8} ${i * 2 + 1}q.9-.3 1.8 0t1.8 0t1.8 0`}
        />
      ))}
    </>
  ),
};
