/** A coast seen from above, and nine strokes going out over it: Everything Owed. */
import ornament from '@iconify-json/game-icons/hourglass';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(31);
/** Sine and cosine of nine even turns, to three places: drawings shall be the same everywhere. */
const TURNS = [
  [0, 1],
  [0.643, 0.766],
  [0.985, 0.174],
  [0.866, -0.5],
  [0.342, -0.94],
  [-0.342, -0.94],
  [-0.866, -0.5],
  [-0.985, 0.174],
  [-0.643, 0.766],
] as const;

export const tolls: Mood = {
  id: 'tolls',
  ornament,
  ambience: 'tolls',
  initial: (grain) => (
    <>
      <circle cx="50" cy="50" r="17" />
      {TURNS.map(([x, y], i) => {
        const out = 34 + grain(i) * 12;
        return (
          <g key={`${x} ${y}`}>
            <path d={`M${50 + x * 22} ${50 - y * 22}L${50 + x * out} ${50 - y * out}`} />
            <circle className="ra-initial-full" cx={50 + x * out} cy={50 - y * out} r="2.6" />
          </g>
        );
      })}
    </>
  ),
  ground: ({ width, height }) => (
    <>
      <path
        className="ra-ground-water"
        d={`M0 ${height * 0.72}C${width * 0.2} ${height * 0.6} ${width * 0.3} ${height * 0.9} ${width * 0.52} ${height * 0.78}S${width * 0.86} ${height * 0.6} ${width} ${height * 0.7}V${height}H0Z`}
      />
      {range(9).map((i) => (
        <circle
          key={i}
          className="ra-ground-rut"
          cx={width * 0.5}
          cy={height * 0.5}
          r={Math.max(width, height) * 0.07 * (i + 1)}
        />
      ))}
      {range((width * height) / 16).map((i) => {
        const [x, y] = [land(i * 2) * width, land(i * 2 + 1) * height * 0.7];
        return <path key={`h${i}`} className="ra-ground-mark" d={`M${x} ${y}q.35-.5.7 0`} />;
      })}
    </>
  ),
};
