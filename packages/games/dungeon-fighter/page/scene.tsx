/** A cave of ice: something enormous gets up, and a die is already in the air. */
import golem from '@iconify-json/game-icons/ice-golem';
import swordwoman from '@iconify-json/game-icons/swordwoman';
import { Cube, Glow, Glyph, SceneFrame } from '@tabard/page/design/scene';

const DEEP = '#06202a';

export function Scene() {
  return (
    <SceneFrame sky={['#0a2a36', '#17566a', '#4fa3b8', '#bfe6ec']}>
      {(id) => (
        <>
          <defs>
            <linearGradient id={`${id}ice`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="#0d3441" />
              <stop offset="1" stopColor="#3f8ea3" />
            </linearGradient>
          </defs>
          <Glow x={410} y={300} r={300} colour="#f2ffff" strength={0.9} />
          <path
            d="M0 0H800V120L770 210 748 110 720 170 690 60 655 190 625 70 590 130 560 40 520 110 490 30 450 90 400 24 352 96 320 34 280 130 252 50 215 180 185 60 150 220 120 90 84 190 50 80 20 230 0 120Z"
            fill={`url(#${id}ice)`}
          />
          <path
            d="M0 0H800V60L760 130 720 40 660 96 600 20 520 60 440 8 340 56 270 14 210 86 150 30 90 120 50 40 0 130Z"
            fill={DEEP}
          />
          <path d="M0 500V250L60 300 90 380 150 350 190 420 260 400 800 400V500Z" fill="#2c7386" />
          <path d="M800 500V230L752 296 720 370 672 340 640 410 560 400V500Z" fill="#2c7386" />
          <Glyph icon={golem} x={420} y={410} size={292} fill="#124453" />
          <g fill="#eaffff" className="flicker">
            <circle cx="404" cy="152" r="5" />
            <circle cx="434" cy="152" r="5" />
          </g>
          <path d="M0 420Q200 392 400 402T800 414V500H0Z" fill="#123f4d" />
          <g fill="none" stroke="#bfeaf2">
            <ellipse cx="420" cy="446" rx="215" ry="38" strokeWidth="6" />
            <ellipse cx="420" cy="446" rx="140" ry="25" strokeWidth="6" />
            <ellipse cx="420" cy="446" rx="66" ry="12" strokeWidth="6" />
          </g>
          <ellipse cx="420" cy="446" rx="24" ry="5" fill="#bfeaf2" />
          <path
            d="M150 330Q230 180 372 214"
            fill="none"
            stroke="#fff"
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray="2 16"
            opacity="0.9"
          />
          <Cube x={262} y={226} size={86} colour="#d8493a" pips={5} turn={-18} />
          <path d="M0 480Q160 436 330 470T800 474V500H0Z" fill={DEEP} />
          <Glyph icon={swordwoman} x={120} y={488} size={178} fill={DEEP} />
          <path d="M640 500 668 400 700 470 728 380 760 460 800 410V500Z" fill={DEEP} />
        </>
      )}
    </SceneFrame>
  );
}
