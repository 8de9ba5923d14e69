/** Courses of stone under a dike, and keyholes in them: Nine Locks. */
import ornament from '@iconify-json/game-icons/key-lock';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(13);
const keyhole = (x: number, y: number, r: number): string =>
  `M${x - r * 0.45} ${y + r * 2}l${r * 0.2}-${r * 1.3}a${r} ${r} 0 1 1 ${r * 0.5} 0l${r * 0.2} ${r * 1.3}z`;

export const locks: Mood = {
  id: 'locks',
  ornament,
  ambience: 'locks',
  initial: (grain) => (
    <>
      {range(6).flatMap((row) =>
        range(5).map((column) => {
          const shift = row % 2 === 0 ? 0 : -10;
          return (
            <path
              key={`${row}.${column}`}
              d={`M${5 + column * 20 + shift + 20} ${5 + row * 15}v15M5 ${5 + row * 15}h90`}
            />
          );
        }),
      )}
      {range(9)
        .filter((i) => grain(i) > 0.45)
        .map((i) => (
          <path key={i} className="ra-initial-full" d={keyhole(16 + (i % 3) * 34, 16 + Math.floor(i / 3) * 30, 4)} />
        ))}
    </>
  ),
  ground: ({ width, height }) => (
    <>
      {range(height / 1.6).map((row) => (
        <path
          key={row}
          className="ra-ground-mark"
          d={`M0 ${row * 1.6}h${width}${range(width / 3.2 + 1)
            .map((i) => `M${i * 3.2 + (row % 2) * 1.6 + land(row * 31 + i) * 0.3} ${row * 1.6}v1.6`)
            .join('')}`}
        />
      ))}
      {range(9).map((i) => (
        <path
          key={`k${i}`}
          className="ra-ground-water"
          d={keyhole(width * (0.08 + 0.84 * land(i * 2 + 200)), height * (0.06 + 0.8 * land(i * 2 + 201)), 0.7)}
        />
      ))}
    </>
  ),
};
