/** Low hills, and the ruts of a road that does not stay where it is: The Salt Road. */
import ornament from '@iconify-json/game-icons/rune-stone';
import { grainOf, range } from '../grain';
import type { Mood } from './mood';

const land = grainOf(7);

export const road: Mood = {
  id: 'road',
  ornament,
  ambience: 'road',
  initial: (grain) => {
    const bend = 24 + grain(2) * 52;
    return (
      <>
        <path d="M5 40Q24 24 44 36T95 30" />
        <path d={`M34 96C${bend} 78 ${100 - bend} 62 50 38M66 96C${bend + 16} 78 ${106 - bend} 62 54 38`} />
        {range(4).map((i) => (
          <path
            key={i}
            className="ra-initial-full"
            d={`M${10 + i * 23 + grain(i) * 6} ${88 - i * 12}v-${11 - i * 1.6}q2.4-3 4.8 0v${11 - i * 1.6}z`}
          />
        ))}
      </>
    );
  },
  ground: ({ width, height }) => (
    <>
      {range(4).map((i) => (
        <path
          key={i}
          className="ra-ground-hill"
          d={`M0 ${height * (0.2 + i * 0.22)}Q${width * (0.2 + land(i) * 0.2)} ${height * (0.08 + i * 0.22)} ${width * 0.5} ${height * (0.2 + i * 0.22)}T${width} ${height * (0.17 + i * 0.22)}V${height}H0Z`}
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
        const [x, y] = [land(i * 2) * width, land(i * 2 + 1) * height];
        return <path key={i} className="ra-ground-mark" d={`M${x} ${y}h.5m.35.1h.25`} />;
      })}
    </>
  ),
};
