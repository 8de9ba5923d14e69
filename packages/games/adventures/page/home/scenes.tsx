/** Where the party goes after an adventure: the guild's hall, the market on the quay, the table where packs are tied. */
import backpack from '@iconify-json/game-icons/backpack';
import candles from '@iconify-json/game-icons/candles';
import shield from '@iconify-json/game-icons/checked-shield';
import dock from '@iconify-json/game-icons/harbor-dock';
import stranger from '@iconify-json/game-icons/hooded-figure';
import lantern from '@iconify-json/game-icons/lantern';
import raft from '@iconify-json/game-icons/raft';
import rooster from '@iconify-json/game-icons/rooster';
import scales from '@iconify-json/game-icons/scales';
import shop from '@iconify-json/game-icons/shop';
import spears from '@iconify-json/game-icons/spears';
import swordman from '@iconify-json/game-icons/swordman';
import swordwoman from '@iconify-json/game-icons/swordwoman';
import dummy from '@iconify-json/game-icons/target-dummy';
import banner from '@iconify-json/game-icons/tattered-banner';
import village from '@iconify-json/game-icons/village';
import crate from '@iconify-json/game-icons/wooden-crate';
import { Glow, Glyph, SceneFrame } from '@tabard/page/design/scene';

const WINDOWS = [150, 290, 510, 650];

export function GuildScene() {
  return (
    <SceneFrame keeps="foot" sky={['#1a0b08', '#3a1710', '#5d2a18', '#7a3d20']}>
      {() => (
        <>
          {WINDOWS.map((x) => (
            <g key={x}>
              <path d={`M${x - 26} 300V170a26 26 0 0 1 52 0V300Z`} fill="#f0b75a" />
              <path
                d={`M${x} 144V300M${x - 26} 210H${x + 26}M${x - 26} 255H${x + 26}`}
                stroke="#4a1f10"
                strokeWidth="4"
              />
              <path d={`M${x - 26} 300L${x - 80} 470H${x + 40}L${x + 26} 300Z`} fill="#ffcf7a" opacity="0.12" />
            </g>
          ))}
          {[80, 220, 400, 580, 720].map((x) => (
            <path key={x} d={`M${x - 12} 500V120h24V500Z`} fill="#2a0f09" />
          ))}
          <path d="M60 128Q230 40 400 128Q570 40 740 128V104H60Z" fill="#220b07" />
          <Glyph icon={banner} x={400} y={300} size={150} fill="#8a241a" />
          <Glyph icon={shield} x={220} y={270} size={64} fill="#c08a3a" />
          <Glyph icon={shield} x={580} y={270} size={64} fill="#c08a3a" />
          <path d="M0 400H800V500H0Z" fill="#3a1a0e" />
          <path d="M0 400H800M0 430H800M0 466H800" stroke="#25100a" strokeWidth="3" />
          <Glyph icon={spears} x={92} y={410} size={120} fill="#1c0a06" />
          <Glyph icon={dummy} x={190} y={436} size={140} fill="#1c0a06" />
          <Glow x={400} y={380} r={210} colour="#ffd28a" strength={0.6} flickers />
          <Glyph icon={swordman} x={350} y={452} size={170} fill="#140604" />
          <Glyph icon={swordwoman} x={462} y={452} size={164} fill="#140604" flip />
          <Glyph icon={candles} x={640} y={446} size={96} fill="#140604" />
          <Glow x={640} y={372} r={60} colour="#ffe1a0" strength={0.8} flickers />
        </>
      )}
    </SceneFrame>
  );
}

const STALLS = [
  { x: 130, cloth: '#7d2418' },
  { x: 300, cloth: '#2c5a3c' },
  { x: 500, cloth: '#5a3a72' },
  { x: 670, cloth: '#74501a' },
];

export function MarketScene() {
  return (
    <SceneFrame keeps="foot" sky={['#22304f', '#6a4a5c', '#c9784f', '#f0b56a']}>
      {() => (
        <>
          <circle cx="400" cy="250" r="70" fill="#ffdf9a" opacity="0.9" />
          <Glyph icon={village} x={160} y={318} size={180} fill="#6b3c44" />
          <Glyph icon={village} x={640} y={318} size={200} fill="#6b3c44" flip />
          <path d="M0 300H800V360H0Z" fill="#4d5f7a" />
          <path d="M320 318h160M300 332h90M420 344h110" stroke="#ffdf9a" strokeWidth="3" opacity="0.7" />
          <Glyph icon={raft} x={560} y={346} size={90} fill="#2a2133" />
          <Glyph icon={dock} x={250} y={362} size={110} fill="#2a2133" />
          <path d="M0 352H800V500H0Z" fill="#3a241a" />
          {STALLS.map(({ x, cloth }, i) => (
            <g key={x}>
              <path d={`M${x - 62} 330V462M${x + 62} 330V462`} stroke="#1c100a" strokeWidth="7" />
              <path d={`M${x - 76} 336L${x - 56} 288H${x + 56}L${x + 76} 336Z`} fill={cloth} />
              <path
                d={`M${x - 76} 336a12.6 12 0 0 0 25.3 0a12.6 12 0 0 0 25.3 0a12.6 12 0 0 0 25.3 0a12.6 12 0 0 0 25.3 0a12.6 12 0 0 0 25.3 0a12.6 12 0 0 0 25.3 0Z`}
                fill={cloth}
              />
              <path
                d={`M${x - 40} 288L${x - 52} 336M${x} 288V336M${x + 40} 288L${x + 52} 336`}
                stroke="#f1e0bb"
                strokeWidth="6"
                opacity="0.7"
              />
              <path d={`M${x - 66} 410H${x + 66}V460H${x - 66}Z`} fill="#24150d" />
              <Glyph icon={[shop, crate, scales, crate][i]} x={x} y={416} size={62} fill="#1c100a" />
              <Glow x={x} y={370} r={64} colour="#ffd58a" strength={0.7} flickers />
              <Glyph icon={lantern} x={x + 44} y={372} size={34} fill="#241409" />
            </g>
          ))}
          <Glyph icon={stranger} x={398} y={474} size={120} fill="#140a06" />
          <Glyph icon={rooster} x={584} y={488} size={52} fill="#140a06" />
        </>
      )}
    </SceneFrame>
  );
}

export function PackingScene() {
  return (
    <SceneFrame keeps="foot" sky={['#100c14', '#2a1c1c', '#5a3320', '#8a5428']}>
      {() => (
        <>
          <Glow x={400} y={300} r={300} colour="#ffcf7a" strength={0.7} flickers />
          <path d="M0 380H800V500H0Z" fill="#2a160c" />
          <path d="M60 360H740L780 400H20Z" fill="#4a2a16" />
          {[190, 330, 470, 610].map((x) => (
            <Glyph key={x} icon={backpack} x={x} y={384} size={130} fill="#180b06" />
          ))}
          <Glyph icon={candles} x={400} y={372} size={90} fill="#120703" />
        </>
      )}
    </SceneFrame>
  );
}
