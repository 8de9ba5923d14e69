/** A cave by the light of its gold, and somebody large who sleeps on it. */
import cave from '@iconify-json/game-icons/cave-entrance';
import coins from '@iconify-json/game-icons/coins';
import jewel from '@iconify-json/game-icons/cut-diamond';
import thief from '@iconify-json/game-icons/hooded-figure';
import chest from '@iconify-json/game-icons/open-treasure-chest';
import dragon from '@iconify-json/game-icons/spiked-dragon-head';
import { Glow, Glyph, SceneFrame } from '@tabard/page/design/scene';

const ROCK = '#1c1416';
const BEAST = '#5b2a22';
const GOLD = '#d99b2b';
const BRIGHT = '#ffd873';

export function Scene() {
  return (
    <SceneFrame sky={['#0d0a10', '#241622', '#4a2a1c', '#8a5218']}>
      {() => (
        <>
          <Glow x={420} y={430} r={380} colour="#ffcf6a" strength={0.75} />
          <path d="M0 0H800V210Q700 90 560 96T330 84 0 240Z" fill={ROCK} />
          <path
            d="M600 200h44l-44 48h44M664 132h58l-58 64h58"
            fill="none"
            stroke="#cfe0ff"
            strokeWidth="9"
            opacity="0.8"
          />
          <Glyph icon={dragon} x={420} y={420} size={270} fill={BEAST} flip />
          <path d="M60 500Q230 352 420 392T760 500Z" fill={GOLD} />
          <Glyph icon={chest} x={250} y={462} size={110} fill="#6b3f12" />
          <Glyph icon={coins} x={370} y={470} size={100} fill={BRIGHT} />
          <Glyph icon={coins} x={520} y={482} size={120} fill={BRIGHT} flip />
          <Glyph icon={jewel} x={450} y={450} size={46} fill="#9fe3d4" />
          <Glow x={450} y={430} r={60} colour="#c8fff2" flickers />
          <path d="M0 500V430Q90 462 190 500Z" fill={ROCK} />
          <Glyph icon={thief} x={110} y={488} size={170} fill="#0b0709" />
          <Glyph icon={cave} x={740} y={510} size={150} fill={ROCK} />
        </>
      )}
    </SceneFrame>
  );
}
