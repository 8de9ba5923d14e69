/** Rings going down into bronze: Beneath the Clapper. */
import ornament from '@iconify-json/game-icons/ringing-bell';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(23);

export const depth: Mood = {
  id: 'depth',
  ornament,
  ambience: 'deep',
  initial: (grain) => {
    const [x, y] = [38 + grain(1) * 24, 40 + grain(2) * 20];
    return (
      <>
        {range(8).map((i) => (
          <ellipse key={i} cx={x + (50 - x) * (i / 8)} cy={y + (50 - y) * (i / 8)} rx={4 + i * 6} ry={3 + i * 5.4} />
        ))}
        <circle className="ra-initial-full" cx={x} cy={y} r="2.4" />
      </>
    );
  },
  ground: ({ width, height }) => (
    <>
      {range(9).map((i) => (
        <ellipse
          key={i}
          className="ra-ground-hill"
          cx={width / 2}
          cy={height * (0.06 + i * 0.1)}
          rx={width * (0.62 - i * 0.06)}
          ry={height * (0.14 - i * 0.01)}
        />
      ))}
      {range(9).map((i) => (
        <ellipse
          key={`r${i}`}
          className="ra-ground-mark"
          cx={width / 2}
          cy={height * (0.06 + i * 0.1)}
          rx={width * (0.62 - i * 0.06)}
          ry={height * (0.14 - i * 0.01)}
        />
      ))}
      {range(width).map((i) => {
        const [x, y] = [land(i * 2) * width, land(i * 2 + 1) * height];
        return <path key={`d${i}`} className="ra-ground-mark" d={`M${x} ${y}v${0.5 + land(i) * 0.9}`} />;
      })}
    </>
  ),
};
