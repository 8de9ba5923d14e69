/** The dry bed of a river, and reeds along it: the tutorial. */
import ornament from '@iconify-json/game-icons/wheat';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(7);

export const reeds: Mood = {
  id: 'reeds',
  ornament,
  ambience: 'reeds',
  initial: (grain) =>
    range(9).map((i) => {
      const x = 8 + i * 10.5;
      const lean = (grain(i) - 0.5) * 22;
      const top = 12 + grain(i + 20) * 34;
      return (
        <g key={i}>
          <path d={`M${x} 96C${x} 70 ${x + lean} ${top + 30} ${x + lean} ${top}`} />
          <path className="ra-initial-full" d={`M${x + lean} ${top}q3 6 0 13q-3-7 0-13`} />
        </g>
      );
    }),
  ground: ({ width, height }) => (
    <>
      <path
        className="ra-ground-water"
        d={`M${width * 0.02} ${height}C${width * 0.3} ${height * 0.7} ${width * 0.55} ${height * 0.85} ${width * 0.66} ${height * 0.5}S${width * 0.9} ${height * 0.2} ${width} ${height * 0.1}V${height * 0.26}C${width * 0.86} ${height * 0.4} ${width * 0.84} ${height * 0.62} ${width * 0.72} ${height * 0.78}S${width * 0.4} ${height * 0.96} ${width * 0.26} ${height}Z`}
      />
      {range((width * height) / 9).map((i) => {
        const [x, y] = [land(i * 3) * width, land(i * 3 + 1) * height];
        const tall = 0.7 + land(i * 3 + 2) * 0.9;
        return (
          <path
            key={i}
            className="ra-ground-mark"
            d={`M${x} ${y}q-.1-${tall * 0.6}-.35-${tall}M${x} ${y}q0-${tall * 0.7} .1-${tall * 1.2}M${x} ${y}q.1-${tall * 0.6} .4-${tall * 0.9}`}
          />
        );
      })}
    </>
  ),
};
