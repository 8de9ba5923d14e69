/** The inn at the end of the road: by night with every window lit, by day as an old print on parchment. */
import fort from '@iconify-json/game-icons/hill-fort';
import figure from '@iconify-json/game-icons/hooded-figure';
import pine from '@iconify-json/game-icons/pine-tree';
import sign from '@iconify-json/game-icons/tavern-sign';
import windmill from '@iconify-json/game-icons/windmill';
import { Glow, Glyph } from '@tabard/page/design/scene';

const STARS = [
  [520, 40],
  [610, 120],
  [700, 60],
  [790, 150],
  [880, 50],
  [960, 110],
  [1040, 40],
  [1130, 90],
  [1440, 70],
  [1520, 140],
  [1570, 40],
  [910, 200],
];
const UPPER = [1104, 1158, 1236, 1290];
const PINES = [
  [800, 462, 90],
  [860, 466, 120],
  [1530, 480, 210],
  [1585, 470, 150],
];

function Window({
  x,
  y,
  w = 34,
  h = 42,
}: {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
  readonly h?: number;
}) {
  const half = w / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={w} height={h} rx="3" className="pano-pane" />
      <path d={`M${half} 0V${h}M0 ${h * 0.48}H${w}`} className="pano-lead" />
      <rect width={w} height={h} rx="3" className="pano-sash" />
    </g>
  );
}

/** Long because it is a picture: it is read from back to front, and no part of it is met anywhere else. */
export function Panorama() {
  return (
    <svg className="pano" viewBox="0 0 1600 540" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="pano-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="pano-sky-1" />
          <stop offset="0.55" className="pano-sky-2" />
          <stop offset="1" className="pano-sky-3" />
        </linearGradient>
        <pattern id="pano-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)">
          <path d="M0 2H9" className="pano-stroke" />
        </pattern>
        <pattern id="pano-tiles" width="14" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 9.5H14M4 0V9.5M11 0V4.5" className="pano-stroke" />
        </pattern>
      </defs>
      <rect className="pano-back" width="1600" height="540" fill="url(#pano-sky)" />
      <g className="pano-stars">
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={x % 4 ? 1.3 : 2.2} />
        ))}
      </g>
      <g className="pano-halo">
        <Glow x={975} y={140} r={260} colour="#f6d9a8" strength={0.5} />
      </g>
      <circle className="pano-moon" cx="975" cy="140" r="52" />
      <g className="pano-cloud">
        <path d="M770 186c40-2 60-10 96-9 22-20 56-20 72-4 26-8 52 2 62 14 44-4 80 4 128 2-70 14-270 16-358-3Z" />
        <path d="M600 120c30-2 44-8 70-7 18-15 42-13 54 0 24-4 40 4 66 6-50 10-140 10-190 1Z" />
      </g>

      <g className="pano-far">
        <path d="M0 380 120 318 210 352 330 290 460 358 560 316 700 372 820 330 940 366 1080 318 1240 360 1400 312 1600 366V540H0Z" />
        <Glyph icon={fort} x={742} y={372} size={130} fill="currentColor" />
      </g>
      <g className="pano-mid">
        <path d="M0 430Q180 372 380 406T760 398T1140 404T1600 392V540H0Z" />
        <Glyph icon={windmill} x={632} y={416} size={96} fill="currentColor" />
        <Glyph icon={pine} x={930} y={420} size={92} fill="currentColor" />
        <Glyph icon={pine} x={985} y={424} size={72} fill="currentColor" />
      </g>
      <path
        className="pano-shade"
        d="M0 430Q180 372 380 406T760 398T1140 404T1600 392V540H0Z"
        fill="url(#pano-hatch)"
      />

      <g className="pano-smoke">
        <path d="M1343 146c-14-20 18-30 6-54s-34-22-24-52 44-20 40-46" />
      </g>
      <g className="pano-house">
        <path d="M1326 140h36v120h-36z" />
        <path d="M1320 134h48v12h-48z" />
        <path d="M1044 306 1112 190H1308L1376 306Z" />
        <path d="M1340 352 1376 282H1452L1492 352Z" />
        <path d="M1082 300H1342V470H1082Z" />
        <path d="M1342 348H1470V470H1342Z" />
        <path d="M1166 232 1210 158 1254 232V300H1166Z" />
      </g>
      <path
        className="pano-shade"
        d="M1044 306 1112 190H1308L1376 306Z M1340 352 1376 282H1452L1492 352Z"
        fill="url(#pano-tiles)"
      />
      <path className="pano-gable" d="M1172 300V236L1210 172 1248 236V300Z" />
      <g className="pano-beams">
        <path d="M1082 306H1342M1082 374H1342M1090 306V374M1148 306V374M1200 306V374M1226 306V374M1282 306V374M1336 306V374M1342 352H1470M1404 352V470M1166 232 1210 158 1254 232M1172 262H1248" />
        <path d="M1148 374 1126 306M1282 374 1304 306M1200 374 1176 306M1226 374 1250 306" opacity="0.55" />
      </g>
      <g className="pano-lights">
        <Glow x={1210} y={380} r={230} colour="#ffb04e" strength={0.5} flickers />
        {UPPER.map((x) => (
          <Window key={x} x={x} y={318} />
        ))}
        <Window x={1194} y={226} w={32} h={30} />
        <Window x={1100} y={394} w={48} h={44} />
        <Window x={1276} y={394} w={48} h={44} />
        <Window x={1424} y={390} w={34} h={38} />
        <path className="pano-pane" d="M1188 470V412a24 26 0 0 1 48 0V470Z" />
        <path className="pano-door" d="M1212 388V470M1188 412V470M1236 412V470" />
      </g>
      <g className="pano-house">
        <path d="M1020 318h64v6h-64z" />
        <Glyph icon={sign} x={1040} y={398} size={84} fill="currentColor" />
      </g>

      <path className="pano-near" d="M0 476Q240 434 520 462T1040 460T1600 462V540H0Z" />
      <path className="pano-road" d="M1190 468H1236Q1240 484 1160 496T980 540H700Q960 506 1090 494T1190 468Z" />
      <g className="pano-near">
        {PINES.map(([x, y, size]) => (
          <Glyph key={x} icon={pine} x={x} y={y} size={size} fill="currentColor" />
        ))}
        <Glyph icon={figure} x={1062} y={506} size={58} fill="currentColor" />
      </g>
      <Glow x={1094} y={484} r={40} colour="#ffc56b" strength={0.9} flickers />
      <circle cx="1094" cy="484" r="3.5" className="pano-pane" />
    </svg>
  );
}
