/** A beam that goes round, and footprints far too large: The Lighthouse That Walked. */
import ornament from '@iconify-json/game-icons/lighthouse';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(41);

export const lens: Mood = {
  id: 'lens',
  ornament,
  ambience: 'coast',
  initial: (grain) => {
    const y = 22 + grain(1) * 14;
    return (
      <>
        {range(7).map((i) => (
          <path key={i} d={`M50 ${y}L${i < 4 ? 95 : 5} ${5 + ((i * 3) % 7) * 13 + grain(i) * 6}`} />
        ))}
        <path d={`M44 ${y + 8}l-5 46h22l-5-46z`} />
        <circle className="ra-initial-full" cx="50" cy={y} r="6" />
        <path d={`M42 ${y + 54}q-2 10-10 ${92 - y - 54}M58 ${y + 54}q2 10 10 ${92 - y - 54}`} />
      </>
    );
  },
  ground: ({ width, height }) => (
    <>
      {range(3).map((i) => (
        <path
          key={i}
          className="ra-ground-light"
          d={`M${width * 0.5} ${height * 0.45}L${width * (0.02 + i * 0.4)} ${i % 2 === 0 ? 0 : height}h${width * 0.16}Z`}
        />
      ))}
      {range((width * height) / 18).map((i) => {
        const [x, y] = [land(i * 2) * width, land(i * 2 + 1) * height];
        return i % 5 === 0 ? (
          <path
            key={i}
            className="ra-ground-mark"
            d={`M${x} ${y}q-.5.9 0 1.4q.7.2.9-.6q0-.9-.9-.8m.1-.3l-.1-.4m.4.4l.1-.4`}
          />
        ) : (
          <path key={i} className="ra-ground-mark" d={`M${x} ${y}q.6-.3 1.2 0t1.2 0`} />
        );
      })}
    </>
  ),
};
