/** Morning in the workshop of heroes: light through an arch, one hero half made, six colours of dice on the bench. */
import shelf from '@iconify-json/game-icons/bookshelf';
import candles from '@iconify-json/game-icons/candles';
import swords from '@iconify-json/game-icons/crossed-swords';
import hero from '@iconify-json/game-icons/elf-helmet';
import { Cube, Glow, Glyph, SceneFrame } from '@tabard/page/design/scene';

const WALL = '#3b2911';
const STONE = '#6d4e20';
const BENCH = '#241606';

export function Scene() {
  return (
    <SceneFrame sky={['#241706', '#3a2810', '#553c18']}>
      {(id) => (
        <>
          <defs>
            <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="#ffe6a6" stopOpacity="0.55" />
              <stop offset="1" stopColor="#ffe6a6" stopOpacity="0" />
            </linearGradient>
            <linearGradient id={`${id}day`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="#fff3c9" />
              <stop offset="1" stopColor="#e7b550" />
            </linearGradient>
          </defs>
          <g stroke="#2d1f0b" strokeWidth="3" fill="none" opacity="0.8">
            <path d="M0 70H800M0 150H800M0 230H800M0 310H800M120 0V70M640 0V70M60 70V150M720 70V150M140 150V230M660 150V230M70 230V310M740 230V310" />
          </g>
          <path d="M276 356V178a124 124 0 0 1 248 0V356Z" fill={STONE} />
          <path d="M296 356V180a104 104 0 0 1 208 0V356Z" fill={`url(#${id}day)`} />
          <path d="M296 310Q350 266 400 292T504 280V356H296Z" fill="#c08d35" />
          <Glow x={400} y={230} r={300} colour="#ffe39a" strength={0.6} />
          <Glyph icon={hero} x={400} y={352} size={220} fill="#3a2509" />
          <Glyph icon={shelf} x={130} y={346} size={180} fill={WALL} />
          <Glyph icon={swords} x={672} y={215} size={120} fill="#4a3413" />
          <Glyph icon={candles} x={672} y={350} size={110} fill="#2a1a06" />
          <Glow x={672} y={256} r={80} colour="#ffcf6b" strength={0.7} flickers />
          <polygon points="300,180 500,180 700,500 100,500" fill={`url(#${id}beam)`} />
          <path d="M0 350H800V500H0Z" fill={BENCH} />
          <path d="M0 350H800V360H0Z" fill="#8a6327" />
          <path d="M0 402H800M0 450H800" stroke="#3a2610" strokeWidth="3" />
          <Cube x={150} y={414} size={84} colour="#b8382c" pips={5} turn={-4} />
          <Cube x={262} y={429} size={84} colour="#3d68b0" pips={3} turn={5} />
          <Cube x={370} y={412} size={84} colour="#efe6d0" pips={6} turn={-2} />
          <Cube x={474} y={430} size={84} colour="#4f8a45" pips={4} turn={6} />
          <Cube x={580} y={414} size={84} colour="#3b3330" pips={2} turn={-6} />
          <Cube x={684} y={428} size={84} colour="#7b55a8" pips={1} turn={3} />
        </>
      )}
    </SceneFrame>
  );
}
