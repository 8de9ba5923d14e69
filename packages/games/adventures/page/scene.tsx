/** A book lies open, and the land in it stands up: hills of paper, a road, a tower with a light. */

import rider from '@iconify-json/game-icons/mounted-knight';
import pine from '@iconify-json/game-icons/pine-tree';
import raven from '@iconify-json/game-icons/raven';
import castle from '@iconify-json/game-icons/viking-church';
import tower from '@iconify-json/game-icons/white-tower';
import { Glow, Glyph, SceneFrame } from '@tabard/page/design/scene';

const STARS = [
  [70, 80],
  [150, 40],
  [240, 110],
  [330, 50],
  [480, 40],
  [570, 100],
  [650, 50],
  [740, 110],
  [110, 170],
  [700, 190],
];

export function Scene() {
  return (
    <SceneFrame sky={['#1c0709', '#3b0d10', '#6b1b18', '#a5442f']}>
      {(id) => (
        <>
          <defs>
            <linearGradient id={`${id}page`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="#fff6df" />
              <stop offset="1" stopColor="#d9bf88" />
            </linearGradient>
          </defs>
          {STARS.map(([x, y]) => (
            <path key={x} d={`M${x} ${y - 6}l2 4 4 2-4 2-2 4-2-4-4-2 4-2z`} fill="#e8bd62" />
          ))}
          <Glow x={400} y={290} r={330} colour="#ffd889" strength={0.75} />
          <circle cx="400" cy="205" r="82" fill="#f2cf7e" />
          <path d="M150 380 235 268 290 318 372 220 432 300 520 236 592 312 650 380Z" fill="#a8492f" />
          <path
            d="M372 220 400 257 384 270 372 258 356 270 344 254ZM520 236 544 262 528 276 516 264 500 276 494 256Z"
            fill="#ffe3b8"
          />
          <Glyph icon={castle} x={418} y={352} size={170} fill="#6f2018" />
          <path d="M120 396Q240 318 390 352T690 372V430H120Z" fill="#7d281c" />
          <Glyph icon={tower} x={252} y={376} size={120} fill="#5a1713" />
          <rect x="247" y="304" width="10" height="18" rx="5" fill="#ffdf8f" className="flicker" />
          <Glyph icon={pine} x={560} y={388} size={110} fill="#5a1713" />
          <Glyph icon={pine} x={612} y={394} size={86} fill="#5a1713" />
          <path d="M110 420Q260 366 400 396T700 392V440H110Z" fill="#491210" />
          <path
            d="M400 446C430 420 372 410 396 392S440 366 424 352"
            fill="none"
            stroke="#f2d9a2"
            strokeWidth="9"
            strokeLinecap="round"
            strokeDasharray="2 16"
          />
          <Glyph icon={rider} x={350} y={420} size={96} fill="#2a0808" />
          <Glyph icon={raven} x={672} y={404} size={78} fill="#2a0808" flip />
          <path d="M400 440C320 396 190 392 90 412V486C190 464 320 470 400 500Z" fill={`url(#${id}page)`} />
          <path d="M400 440C480 396 610 392 710 412V486C610 464 480 470 400 500Z" fill={`url(#${id}page)`} />
          <path
            d="M90 412 78 424V498H400 722V424L710 412V486C610 464 480 470 400 500 320 470 190 464 90 486Z"
            fill="#7a1f18"
          />
          <path d="M400 440V500" stroke="#b5935a" strokeWidth="4" />
          <g stroke="#a98a55" strokeWidth="3" opacity="0.75" fill="none">
            <path d="M130 426C210 412 290 416 360 440M130 446C210 432 290 436 360 462" />
            <path d="M670 426C590 412 510 416 440 440M670 446C590 432 510 436 440 462" />
          </g>
        </>
      )}
    </SceneFrame>
  );
}
