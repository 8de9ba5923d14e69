/** Pieces of a picture: a frame with a sky, silhouettes that stand on a ground line, small lights. */
import { memo, type ReactNode, useId } from 'react';
import type { Icon } from './icon';
import './scene.css';

interface SceneProps {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly string[];
  /** What is kept where the frame is wider than the picture; the middle unless said. */
  readonly keeps?: 'middle' | 'foot';
  readonly children: (id: string) => ReactNode;
}

/** 800 by 500, cut to any shape of card; what matters stands near the middle. */
export function SceneFrame({ sky, keeps = 'middle', children }: SceneProps) {
  const id = useId();
  return (
    <svg
      className="scene"
      viewBox="0 0 800 500"
      preserveAspectRatio={keeps === 'foot' ? 'xMidYMax slice' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          {sky.map((colour, i) => (
            <stop key={colour} offset={i / (sky.length - 1)} stopColor={colour} />
          ))}
        </linearGradient>
      </defs>
      <rect width="800" height="500" fill={`url(#${id}sky)`} />
      {children(id)}
    </svg>
  );
}

interface GlyphProps {
  readonly icon: Icon;
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly flip?: boolean;
  readonly turn?: number;
  readonly opacity?: number;
  readonly className?: string;
}

/** A silhouette standing at a point. */
export const Glyph = memo(function Glyph({ icon, x, y, size, fill, flip, turn = 0, opacity, className }: GlyphProps) {
  const scale = size / 512;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale}) translate(-256 -500)`}>
      <path className={className} d={icon.d} fill={fill} opacity={opacity} />
    </g>
  );
});

interface GlowProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
  readonly strength?: number;
  readonly flickers?: boolean;
}

/** A soft light. */
export const Glow = memo(function Glow({ x, y, r, colour, strength = 0.8, flickers }: GlowProps) {
  const id = useId();
  return (
    <g className={flickers ? 'flicker' : undefined}>
      <radialGradient id={id}>
        <stop offset="0" stopColor={colour} stopOpacity={strength} />
        <stop offset="0.35" stopColor={colour} stopOpacity={strength * 0.45} />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </g>
  );
});

/** A die in the round, as seen from above a corner. */
export const Cube = memo(function Cube({ x, y, size, colour, pips, turn = 0 }: CubeProps) {
  const half = size / 2;
  const low = size * 0.29;
  const top = `0,${-half} ${half},${-half + low} 0,${-half + 2 * low} ${-half},${-half + low}`;
  const left = `${-half},${-half + low} 0,${-half + 2 * low} 0,${half + low * 0.6} ${-half},${half - low * 0.4}`;
  const right = `${half},${-half + low} 0,${-half + 2 * low} 0,${half + low * 0.6} ${half},${half - low * 0.4}`;
  const spots = {
    1: [[0, 0]],
    2: [
      [-1, 0],
      [1, 0],
    ],
    3: [
      [-1, 0],
      [0, 0],
      [1, 0],
    ],
    4: [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ],
    5: [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
      [0, 0],
    ],
    6: [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
      [-0.5, -0.5],
      [0.5, 0.5],
    ],
  }[pips];
  const dark = colour === '#efe6d0';
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} strokeLinejoin="round" strokeWidth={size * 0.05}>
      <polygon
        points={left}
        fill={`color-mix(in srgb, ${colour}, #000 32%)`}
        stroke={`color-mix(in srgb, ${colour}, #000 32%)`}
      />
      <polygon
        points={right}
        fill={`color-mix(in srgb, ${colour}, #000 55%)`}
        stroke={`color-mix(in srgb, ${colour}, #000 55%)`}
      />
      <polygon points={top} fill={colour} stroke={`color-mix(in srgb, ${colour}, #fff 22%)`} />
      {spots?.map(([dx, dy]) => (
        <ellipse
          key={`${dx} ${dy}`}
          cx={(dx + dy) * half * 0.34}
          cy={-half + low + (dy - dx) * low * 0.34}
          rx={size * 0.062}
          ry={size * 0.038}
          fill={dark ? '#3a2415' : '#fff4dc'}
        />
      ))}
    </g>
  );
});
interface CubeProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly pips: 1 | 2 | 3 | 4 | 5 | 6;
  readonly turn?: number;
}
