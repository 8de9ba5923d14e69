/** A Town as a place: its own sky, hills, its emblem against the light, and fires once the siege is well on. */
import flame from '@iconify-json/game-icons/flame';
import pine from '@iconify-json/game-icons/pine-tree';
import type { Icon } from '@tabard/page/design/icon';
import { Glow, Glyph } from '@tabard/page/design/scene';
import { memo, useId } from 'react';

interface TownSceneProps {
  readonly emblem: Icon;
  readonly hue: number;
  /** Makes two Towns of one hue differ. */
  readonly variant: number;
  /** 0 to 1: how much of what it takes stands before the walls. */
  readonly siege: number;
}

const HILLS = [
  'M0 196 60 168 118 186 190 150 262 180 330 160 400 188V300H0Z',
  'M0 178 74 190 140 160 214 184 286 154 352 182 400 170V300H0Z',
  'M0 186 52 160 126 182 202 166 268 146 340 178 400 160V300H0Z',
];
const FIRES: readonly (readonly [x: number, y: number, size: number])[] = [
  [150, 222, 40],
  [262, 226, 46],
  [206, 190, 34],
  [118, 232, 52],
  [300, 232, 42],
];

/** 400 by 260, cut to the card; the foot of the emblem is hidden behind the wall. */
export const TownScene = memo(function TownScene({ emblem, hue, variant, siege }: TownSceneProps) {
  const id = useId();
  const sun = [292, 118, 206][variant % 3];
  const fires = Math.floor(Math.max(0, siege - 0.45) * 9.5);
  return (
    <svg
      className="dm-town-scene"
      viewBox="0 0 400 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      style={{ '--sky-hue': hue } as React.CSSProperties}
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="dm-sky-1" />
          <stop offset="0.45" className="dm-sky-2" />
          <stop offset="0.78" className="dm-sky-3" />
        </linearGradient>
      </defs>
      <rect width="400" height="260" fill={`url(#${id}sky)`} />
      <g className="dm-sky-light">
        <Glow x={sun} y={150} r={150} colour="currentColor" strength={0.85} />
        <circle className="dm-sky-disc" cx={sun} cy={140} r={34} />
      </g>
      <path className="dm-hill-far" d={HILLS[variant % 3]} />
      <Glyph icon={pine} x={58} y={200} size={58} fill="var(--hill-far)" />
      <Glyph icon={pine} x={352} y={196} size={66} fill="var(--hill-far)" />
      <path className="dm-hill-mid" d="M0 226Q90 196 200 200T400 222V300H0Z" />
      <Glyph icon={emblem} x={200} y={238} size={168} fill="var(--town-rim)" />
      <Glyph icon={emblem} x={202} y={240} size={168} fill="var(--town-dark)" />
      {FIRES.slice(0, fires).map(([x, y, size]) => (
        <g key={x}>
          <Glow x={x} y={y - size / 2} r={size * 1.3} colour="#ffab4a" strength={0.7} flickers />
          <Glyph icon={flame} x={x} y={y} size={size} fill="#ffcf7d" className="flicker" />
        </g>
      ))}
    </svg>
  );
});
