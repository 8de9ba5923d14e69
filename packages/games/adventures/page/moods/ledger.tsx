/** Ruled columns, and figures that carry over: The Tide Auditor. */
import ornament from '@iconify-json/game-icons/quill-ink';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(29);

export const ledger: Mood = {
  id: 'ledger',
  ornament,
  ambience: 'office',
  initial: (grain) => (
    <>
      {range(11).map((i) => (
        <path key={i} d={`M5 ${12 + i * 8}h90`} />
      ))}
      <path d="M26 5v90M74 5v90M77 5v90" />
      {range(10)
        .filter((i) => grain(i) > 0.3)
        .map((i) => (
          <path
            key={`f${i}`}
            className="ra-initial-full"
            d={`M${80 + grain(i + 20) * 3} ${14.5 + i * 8}h${5 + grain(i + 40) * 7}v3h-${5 + grain(i + 40) * 7}z`}
          />
        ))}
    </>
  ),
  ground: ({ width, height }) => (
    <>
      {range(height / 1.3).map((i) => (
        <path key={i} className="ra-ground-mark" d={`M0 ${1 + i * 1.3}h${width}`} />
      ))}
      {[0.12, 0.5, 0.53, 0.88].map((column) => (
        <path key={column} className="ra-ground-mark" d={`M${width * column} 0v${height}`} />
      ))}
      {range(height / 1.3).map((i) => (
        <path
          key={`f${i}`}
          className="ra-ground-mark"
          d={`M${width * (land(i) > 0.5 ? 0.89 : 0.54)} ${1.9 + i * 1.3}${range(2 + land(i + 60) * 3)
            .map(() => 'q.2-.5.4 0t.4 0')
            .join('')}`}
        />
      ))}
    </>
  ),
};
