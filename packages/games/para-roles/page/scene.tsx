/** A walk in the woods under a huge moon: four of them, four suits, and something with wings. */
import bowman from '@iconify-json/game-icons/bowman';
import pine from '@iconify-json/game-icons/pine-tree';
import robe from '@iconify-json/game-icons/robe';
import swordman from '@iconify-json/game-icons/swordman';
import swordwoman from '@iconify-json/game-icons/swordwoman';
import wyvern from '@iconify-json/game-icons/wyvern';
import { Glow, Glyph, SceneFrame } from '@tabard/page/design/scene';

const FAR = '#3d4f86';
const MID = '#23305f';
const NEAR = '#101a3d';
const FRONT = '#070c1f';
const STARS = [
  [60, 60],
  [130, 130],
  [210, 40],
  [95, 210],
  [300, 90],
  [660, 60],
  [735, 150],
  [700, 230],
  [560, 40],
  [770, 50],
  [30, 150],
];
const FAR_PINES = [40, 110, 170, 235, 560, 625, 690, 760];
const NEAR_PINES = [
  [20, 200],
  [95, 150],
  [735, 215],
  [655, 150],
  [800, 170],
];
const SUITS = ['♥', '♦', '♠', '♣'];

export function Scene() {
  return (
    <SceneFrame sky={['#0a1030', '#18245a', '#3a4f98', '#8ea3d6']}>
      {() => (
        <>
          {STARS.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r={x % 3 ? 1.6 : 2.6} fill="#e8eeff" />
          ))}
          <Glow x={420} y={205} r={330} colour="#dfe6ff" strength={0.75} />
          <circle cx="420" cy="200" r="128" fill="#f3efdf" />
          <g fill="#d9d6cc">
            <circle cx="385" cy="165" r="24" />
            <circle cx="455" cy="225" r="34" />
            <circle cx="395" cy="262" r="14" />
            <circle cx="468" cy="150" r="12" />
          </g>
          <Glyph icon={wyvern} x={452} y={228} size={132} fill="#16204a" turn={-6} />
          <path d="M0 350Q200 290 400 330T800 318V500H0Z" fill={FAR} />
          {FAR_PINES.map((x, i) => (
            <Glyph key={x} icon={pine} x={x} y={350 - (i % 3) * 8} size={110 + (i % 2) * 30} fill={FAR} />
          ))}
          <path d="M0 400Q220 340 400 372T800 366V500H0Z" fill={MID} />
          {[150, 245, 590, 680].map((x, i) => (
            <Glyph key={x} icon={pine} x={x} y={404} size={140 + i * 8} fill={MID} />
          ))}
          <path d="M0 424Q250 358 420 386T800 398V500H0Z" fill={NEAR} />
          <Glyph icon={swordman} x={318} y={402} size={112} fill={NEAR} />
          <Glyph icon={robe} x={392} y={398} size={104} fill={NEAR} />
          <Glyph icon={swordwoman} x={464} y={402} size={110} fill={NEAR} flip />
          <Glyph icon={bowman} x={536} y={404} size={112} fill={NEAR} />
          {NEAR_PINES.map(([x, size]) => (
            <Glyph key={x} icon={pine} x={x} y={500} size={size * 1.7} fill={FRONT} />
          ))}
          <path d="M0 470Q400 426 800 460V500H0Z" fill={FRONT} />
          {SUITS.map((suit, i) => (
            <g key={suit} transform={`translate(${270 + i * 88} ${446 - (i % 2) * 5}) rotate(${(i - 1.5) * 7})`}>
              <rect x="-29" y="-40" width="58" height="80" rx="7" fill="#f4ecd9" stroke="#c9b890" strokeWidth="2" />
              <text y="14" textAnchor="middle" fontSize="44" fill={i < 2 ? '#a5382c' : '#1a2046'}>
                {suit}
              </text>
            </g>
          ))}
        </>
      )}
    </SceneFrame>
  );
}
