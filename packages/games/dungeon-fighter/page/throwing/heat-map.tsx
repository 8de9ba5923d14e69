/**
 * The board from above with every throw as a mark: a full dot is a Hit, a cross a Miss. Sections darken with their share
 * of all throws, and the shares stand in a table too. Blue and orange can be told apart by every eye.
 */

import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { BOARD } from '../../physics';
import { AREAS, type Area, roomIn } from '../hall/zones';
import { type Dot, drawnAt, heatOf, hitRate, sharesOf } from './heat';
import './heat-map.css';

export type { Dot } from './heat';

interface HeatMapProps {
  readonly dots: readonly Dot[];
  /** Without one: "Where the dice came to rest". */
  readonly title?: string;
}

/** Drawn so far from the centre, mm. */
const REACH = 300;

export const HeatMap = memo(function HeatMap({ dots, title }: HeatMapProps) {
  const t = useWords();
  const shares = sharesOf(dots);
  const heat = heatOf(shares);
  const percent = (share: number) => `${Math.round(100 * share)}%`;
  const name = title ?? t('dungeon-fighter.heat.title');
  const told = t('dungeon-fighter.heat.says', { throws: dots.length, rate: percent(hitRate(dots)) });
  return (
    <figure className="df-heat">
      <svg viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`} role="img" aria-label={`${name}. ${told}`}>
        <circle className="df-heat-board" r={BOARD.radius} />
        {AREAS.map((area) => (
          <path
            key={area.id}
            className="df-heat-section"
            d={outline(area)}
            style={{ '--heat': heat.get(area.id) ?? 0 } as React.CSSProperties}
          />
        ))}
        {BOARD.bones.axes.map(([x1, z1, x2, z2]) => (
          <line
            key={`${x1} ${z1}`}
            className="df-heat-bone"
            {...{ x1, x2 }}
            y1={z1}
            y2={z2}
            strokeWidth={2 * BOARD.bones.radius}
          />
        ))}
        {BOARD.holes.centres.map(([x, z]) => (
          <circle key={`${x} ${z}`} className="df-heat-hole" cx={x} cy={z} r={BOARD.holes.radius} />
        ))}
        {AREAS.map((area) => {
          const { x, z } = roomIn(area);
          return (
            <text key={area.id} className="df-heat-value" x={x} y={z}>
              {area.value}
            </text>
          );
        })}
        {dots.map((dot, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a throw has no other name
          <Mark key={i} dot={dot} />
        ))}
      </svg>
      <figcaption>
        <b>{name}</b> {told}
        <span className="df-heat-legend">
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <circle className="df-heat-hit" r="6" />
          </svg>
          {t('dungeon-fighter.heat.hit')}
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <path className="df-heat-miss" d={CROSS} />
          </svg>
          {t('dungeon-fighter.heat.miss')}
        </span>
      </figcaption>
      {dots.length > 0 && <Shares shares={shares} percent={percent} />}
    </figure>
  );
});

const CROSS = 'M-6 -6L6 6M6 -6L-6 6';

const Mark = memo(function Mark({ dot }: { readonly dot: Dot }) {
  const { x, z } = drawnAt(dot);
  const place = `translate(${x.toFixed(1)} ${z.toFixed(1)})`;
  return dot.hit ? (
    <circle className="df-heat-hit" r="6" transform={place} />
  ) : (
    <path className="df-heat-miss" d={CROSS} transform={place} />
  );
});

interface SharesProps {
  readonly shares: ReadonlyMap<string, number>;
  readonly percent: (share: number) => string;
}

const Shares = memo(function Shares({ shares, percent }: SharesProps) {
  const t = useWords();
  const rows = [...shares].sort(([, a], [, b]) => b - a);
  const nameOf = (zone: string) => {
    const area = AREAS.find(({ id }) => id === zone);
    if (!area) return t(`dungeon-fighter.heat.zones.${zone}`);
    return area.id === 'BULL'
      ? t('dungeon-fighter.heat.bullseye')
      : t('dungeon-fighter.heat.section', { section: area.id, value: area.value });
  };
  return (
    <details className="df-heat-shares">
      <summary>{t('dungeon-fighter.heat.shares')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('dungeon-fighter.heat.where')}</th>
            <th scope="col">{t('dungeon-fighter.heat.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([zone, share]) => (
            <tr key={zone}>
              <th scope="row">{nameOf(zone)}</th>
              <td>{percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
});

/** The outline of a section; the bullseye is a disc. */
function outline({ id, from, to, start, end }: Area): string {
  if (id === 'BULL') return `M${-to} 0A${to} ${to} 0 1 0 ${to} 0A${to} ${to} 0 1 0 ${-to} 0Z`;
  const at = (r: number, angle: number) => `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  return `M${at(from, start)}L${at(to, start)}A${to} ${to} 0 0 1 ${at(to, end)}L${at(from, end)}A${from} ${from} 0 0 0 ${at(from, start)}Z`;
}
