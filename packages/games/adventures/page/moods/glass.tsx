/** The floor of the priory, and light through leaded panes: A Choir of Glass. */
import ornament from '@iconify-json/game-icons/crystal-growth';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(7);

export const glass: Mood = {
  id: 'glass',
  ornament,
  ambience: 'glass',
  initial: (grain) => {
    const point = (column: number, row: number): readonly [number, number] => {
      const isEdge = (n: number) => n === 0 || n === 4;
      const shift = (n: number, i: number) => (isEdge(n) ? 0 : (grain(i) - 0.5) * 13);
      const at = row * 5 + column;
      return [5 + column * 22.5 + shift(column, at), 5 + row * 22.5 + shift(row, at + 30)];
    };
    return range(16).flatMap((i) => {
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
  ground: ({ width, height }) => {
    const [columns, rows] = [Math.max(3, Math.round(width / 5)), Math.max(3, Math.round(height / 5))];
    const corner = (column: number, row: number): readonly [number, number] => {
      const i = row * (columns + 1) + column;
      const stray = (n: number, of: number, seed: number) => (n === 0 || n === of ? 0 : (land(seed) - 0.5) * 2.6);
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
          fillOpacity={0.02 + land(Math.round(pane[1][0] * 31 + pane[2][1] * 17)) * 0.16}
        />
      ));
    });
  },
};
