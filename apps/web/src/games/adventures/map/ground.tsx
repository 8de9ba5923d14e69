/** The land under a map, by the mood of its book. Drawn from a few numbers that are always the same. */
import type { ReactNode } from 'react';
import { grainOf } from '../grain';
import type { MoodId } from '../moods';
import type { Size } from './layout';

interface GroundProps {
  readonly mood: MoodId;
  readonly size: Size;
}

const grain = grainOf(7);
const range = (n: number): number[] => Array.from({ length: Math.max(0, Math.floor(n)) }, (_, i) => i);

export const Ground = ({ mood, size }: GroundProps) => <g className="ra-ground">{GROUNDS[mood](size)}</g>;

const GROUNDS: { readonly [mood in MoodId]: (size: Size) => ReactNode } = {
  /** The dry bed of a river, and reeds along it. */
  reeds: ({ width, height }) => (
    <>
      <path
        className="ra-ground-water"
        d={`M${width * 0.02} ${height}C${width * 0.3} ${height * 0.7} ${width * 0.55} ${height * 0.85} ${width * 0.66} ${height * 0.5}S${width * 0.9} ${height * 0.2} ${width} ${height * 0.1}V${height * 0.26}C${width * 0.86} ${height * 0.4} ${width * 0.84} ${height * 0.62} ${width * 0.72} ${height * 0.78}S${width * 0.4} ${height * 0.96} ${width * 0.26} ${height}Z`}
      />
      {range((width * height) / 9).map((i) => {
        const [x, y] = [grain(i * 3) * width, grain(i * 3 + 1) * height];
        const tall = 0.7 + grain(i * 3 + 2) * 0.9;
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
  /** Sand ripples out to a horizon where the sea used to be. */
  flats: ({ width, height }) => (
    <>
      <circle className="ra-ground-light" cx={width * 0.8} cy={height * 0.12} r={Math.min(width, height) * 0.1} />
      {range(height / 1.15).map((i) => {
        const y = 1 + i * 1.15;
        const from = grain(i) * width * 0.35;
        const long = width * (0.3 + grain(i + 50) * 0.6);
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
          cx={grain(i * 5 + 2) * width}
          cy={height * (0.25 + grain(i * 5 + 3) * 0.7)}
          rx={1.4 + grain(i) * 2.4}
          ry={0.4 + grain(i + 9) * 0.5}
        />
      ))}
    </>
  ),
  /** Low hills, and the ruts of a road that does not stay where it is. */
  road: ({ width, height }) => (
    <>
      {range(4).map((i) => (
        <path
          key={i}
          className="ra-ground-hill"
          d={`M0 ${height * (0.2 + i * 0.22)}Q${width * (0.2 + grain(i) * 0.2)} ${height * (0.08 + i * 0.22)} ${width * 0.5} ${height * (0.2 + i * 0.22)}T${width} ${height * (0.17 + i * 0.22)}V${height}H0Z`}
        />
      ))}
      {[0.46, 0.52, 0.58].map((row) => (
        <path
          key={row}
          className="ra-ground-rut"
          d={`M0 ${height * row}C${width * 0.25} ${height * (row - 0.16)} ${width * 0.4} ${height * (row + 0.2)} ${width * 0.62} ${height * row}S${width * 0.9} ${height * (row - 0.1)} ${width} ${height * row}`}
        />
      ))}
      {range(width / 2.6).map((i) => {
        const [x, y] = [grain(i * 2) * width, grain(i * 2 + 1) * height];
        return <path key={i} className="ra-ground-mark" d={`M${x} ${y}h.5m.35.1h.25`} />;
      })}
    </>
  ),
  /** The floor of the priory, and light through leaded panes. */
  glass: ({ width, height }) => {
    const [columns, rows] = [Math.max(3, Math.round(width / 5)), Math.max(3, Math.round(height / 5))];
    const corner = (column: number, row: number): readonly [number, number] => {
      const i = row * (columns + 1) + column;
      const stray = (n: number, of: number, seed: number) => (n === 0 || n === of ? 0 : (grain(seed) - 0.5) * 2.6);
      return [
        (column / columns) * width + stray(column, columns, i * 2),
        (row / rows) * height + stray(row, rows, i * 2 + 1),
      ];
    };
    return range(columns * rows).flatMap((i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const [a, b] = [corner(column, row), corner(column + 1, row)];
      const [c, d] = [corner(column + 1, row + 1), corner(column, row + 1)];
      return [
        [a, b, c],
        [a, c, d],
      ].map((pane) => (
        <polygon
          key={pane.join()}
          className="ra-ground-pane"
          points={pane.join(' ')}
          fillOpacity={0.02 + grain(Math.round(pane[1][0] * 31 + pane[2][1] * 17)) * 0.16}
        />
      ));
    });
  },
  /** Vellum with a few lines of height. */
  plain: ({ width, height }) =>
    range(6).map((i) => (
      <ellipse
        key={i}
        className="ra-ground-rut"
        cx={width * 0.6}
        cy={height * 0.45}
        rx={width * (0.08 + i * 0.09)}
        ry={height * (0.06 + i * 0.08)}
      />
    )),
};
