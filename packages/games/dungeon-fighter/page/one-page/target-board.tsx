/** The target board as printed: rings, sections with their values, holes and bones. */
import { memo } from 'react';
import { BOARD, BULLSEYE } from '../../physics';
import { AREAS, roomIn } from '../hall/zones';

const OCTANTS = 8;
const [inner, ...rings] = BOARD.rings;
const MARGIN = 6;
const REACH = BOARD.radius + MARGIN;

/** The lines between the sections, from the bullseye's border outwards. */
const SPOKES = Array.from({ length: OCTANTS }, (_, i) => {
  const [x, y] = [Math.cos((i * 2 * Math.PI) / OCTANTS), Math.sin((i * 2 * Math.PI) / OCTANTS)];
  return { x1: x * inner.to, y1: y * inner.to, x2: x * BOARD.radius, y2: y * BOARD.radius };
});

export const TargetBoard = memo(function TargetBoard({ label }: { readonly label: string }) {
  return (
    <svg className="dfs-board" viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`} role="img" aria-label={label}>
      {[...rings].reverse().map(({ name, to }) => (
        <circle key={name} className="dfs-ring" r={to} />
      ))}
      {SPOKES.map((spoke) => (
        <line key={`${spoke.x2} ${spoke.y2}`} className="dfs-spoke" {...spoke} />
      ))}
      <circle className="dfs-bull" r={inner.to} />
      {BOARD.bones.axes.map(([x1, z1, x2, z2]) => (
        <line
          key={`${x1} ${z1}`}
          className="dfs-bone"
          {...{ x1, x2 }}
          y1={z1}
          y2={z2}
          strokeWidth={2 * BOARD.bones.radius}
        />
      ))}
      {BOARD.holes.centres.map(([x, z]) => (
        <circle key={`${x} ${z}`} className="dfs-hole" cx={x} cy={z} r={BOARD.holes.radius} />
      ))}
      {AREAS.filter(({ id }) => id !== BULLSEYE).map((area) => {
        const { x, z } = roomIn(area);
        return (
          <text key={area.id} x={x} y={z} data-value={area.value}>
            {area.value}
          </text>
        );
      })}
    </svg>
  );
});
