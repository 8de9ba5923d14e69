/** Vellum with a few lines of height: a book that has no mood of its own. */
import ornament from '@iconify-json/game-icons/trefoil-lily';
import { range } from '../grain';
import type { Mood } from './mood';

export const plain: Mood = {
  id: 'plain',
  ornament,
  ambience: 'camp',
  initial: (grain) =>
    range(4).map((i) => (
      <path
        key={i}
        transform={`rotate(${i * 90} 50 50)`}
        d={`M8 50C8 ${20 + grain(i) * 12} 26 12 40 14s14 16 2 16-10-12 0-12`}
      />
    )),
  ground: ({ width, height }) =>
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
