/**
 * The drawn initial of a leaf: the letter on a ground of its book's mood. The ground grows from the letter, so that the
 * same letter is always the same drawing and another letter another one.
 */
import type { ReactNode } from 'react';
import { grainOf } from '../grain';
import type { MoodId } from '../moods';
import './initial.css';

const SIZE = 100;

interface InitialProps {
  readonly letter: string;
  readonly mood: MoodId;
}

export function Initial({ letter, mood }: InitialProps) {
  return (
    <svg className="ra-initial" data-mood={mood} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <rect className="ra-initial-ground" x="2" y="2" width="96" height="96" />
      <g className="ra-initial-marks">{GROUNDS[mood](grainOf(letter.codePointAt(0) ?? 0))}</g>
      <rect className="ra-initial-frame" x="4.5" y="4.5" width="91" height="91" />
      <text className="ra-initial-letter" x="50" y="79" textAnchor="middle">
        {letter.toLocaleUpperCase()}
      </text>
    </svg>
  );
}

type Grain = (i: number) => number;
const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const GROUNDS: { readonly [mood in MoodId]: (grain: Grain) => ReactNode } = {
  reeds: (grain) =>
    count(9).map((i) => {
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
  flats: (grain) => (
    <>
      <circle cx={26 + grain(1) * 48} cy="26" r="11" />
      {count(7).map((i) => {
        const y = 44 + i * i * 1.05 + i * 1.5;
        const from = 6 + grain(i) * 26;
        return <path key={i} d={`M${from} ${y}q8-${3 + i / 2} 16 0t16 0t16 0t16 0`} />;
      })}
      <path d={`M${60 + grain(3) * 14} 22q5-6 8 0q3-6 8 0`} />
    </>
  ),
  road: (grain) => {
    const bend = 24 + grain(2) * 52;
    return (
      <>
        <path d="M5 40Q24 24 44 36T95 30" />
        <path d={`M34 96C${bend} 78 ${100 - bend} 62 50 38M66 96C${bend + 16} 78 ${106 - bend} 62 54 38`} />
        {count(4).map((i) => (
          <path
            key={i}
            className="ra-initial-full"
            d={`M${10 + i * 23 + grain(i) * 6} ${88 - i * 12}v-${11 - i * 1.6}q2.4-3 4.8 0v${11 - i * 1.6}z`}
          />
        ))}
      </>
    );
  },
  glass: (grain) => {
    const point = (column: number, row: number): readonly [number, number] => {
      const isEdge = (n: number) => n === 0 || n === 4;
      const shift = (n: number, i: number) => (isEdge(n) ? 0 : (grain(i) - 0.5) * 13);
      const at = row * 5 + column;
      return [5 + column * 22.5 + shift(column, at), 5 + row * 22.5 + shift(row, at + 30)];
    };
    return count(16).flatMap((i) => {
      const [column, row] = [i % 4, Math.floor(i / 4)];
      const corners = [point(column, row), point(column + 1, row), point(column + 1, row + 1), point(column, row + 1)];
      const [a, b, c, d] = corners;
      const halves = grain(i + 60) > 0.5 ? [[a, b, c], [a, c, d]] : [[a, b, d], [b, c, d]]; // biome-ignore format: two panes a line
      return halves.map((pane) => (
        <polygon
          key={pane.join()}
          className="ra-initial-pane"
          points={pane.join(' ')}
          fillOpacity={0.1 + grain(Math.round(pane[0][0] * 7 + pane[1][1] * 3 + pane[2][0])) * 0.55}
        />
      ));
    });
  },
  plain: (grain) =>
    count(4).map((i) => (
      <path
        key={i}
        transform={`rotate(${i * 90} 50 50)`}
        d={`M8 50C8 ${20 + grain(i) * 12} 26 12 40 14s14 16 2 16-10-12 0-12`}
      />
    )),
};
