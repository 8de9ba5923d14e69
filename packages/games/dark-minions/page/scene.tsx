/** Dusk at the gates: a town on its hill burns, and the hordes have come to see who gets the credit. */
import bully from '@iconify-json/game-icons/bully-minion';
import church from '@iconify-json/game-icons/church';
import minion from '@iconify-json/game-icons/evil-minion';
import flame from '@iconify-json/game-icons/flame';
import fort from '@iconify-json/game-icons/hill-fort';
import house from '@iconify-json/game-icons/medieval-village-01';
import spears from '@iconify-json/game-icons/spears';
import banner from '@iconify-json/game-icons/tattered-banner';
import windmill from '@iconify-json/game-icons/windmill';
import wyvern from '@iconify-json/game-icons/wyvern';
import { Glow, Glyph, SceneFrame } from '@tabard/page/design/scene';

const FAR = '#8a2e17';
const MID = '#571a12';
const NEAR = '#2a0e0b';
const FRONT = '#120705';

export function Scene() {
  return (
    <SceneFrame sky={['#1d0b10', '#4a1414', '#99330f', '#ea8330', '#ffcf7d']}>
      {() => (
        <>
          <Glow x={470} y={330} r={330} colour="#ffdf9a" strength={0.9} />
          <circle cx="470" cy="315" r="92" fill="#ffe7b0" />
          <Glyph icon={wyvern} x={205} y={170} size={105} fill="#3a0f10" turn={-8} />
          <Glyph icon={wyvern} x={650} y={120} size={52} fill="#5a1a13" flip />
          <path d="M0 330 90 290 170 318 260 270 350 306 430 290 540 316 640 268 720 300 800 276V500H0Z" fill={FAR} />
          <Glyph icon={windmill} x={262} y={286} size={92} fill={FAR} />
          <Glyph icon={church} x={640} y={284} size={90} fill={FAR} />
          <path d="M0 372 120 350 250 372 340 340 420 322 520 330 610 366 700 350 800 370V500H0Z" fill={MID} />
          <Glyph icon={fort} x={468} y={352} size={210} fill={MID} />
          <Glyph icon={house} x={340} y={352} size={96} fill={MID} flip />
          <Glyph icon={house} x={596} y={370} size={92} fill={MID} />
          <Glow x={345} y={290} r={70} colour="#ffb347" flickers />
          <Glow x={598} y={305} r={78} colour="#ff9a3a" flickers />
          <Glyph icon={flame} x={352} y={286} size={44} fill="#ffd27a" className="flicker" />
          <Glyph icon={flame} x={590} y={302} size={54} fill="#ffbf5e" className="flicker" />
          <Glyph icon={flame} x={618} y={316} size={34} fill="#ffd88e" className="flicker" />
          <path d="M0 424Q200 372 400 404T800 396V500H0Z" fill={NEAR} />
          <Glyph icon={spears} x={120} y={425} size={110} fill={NEAR} />
          <Glyph icon={spears} x={225} y={420} size={90} fill={NEAR} flip />
          <Glyph icon={minion} x={300} y={432} size={84} fill={NEAR} />
          <Glyph icon={minion} x={520} y={428} size={80} fill={NEAR} flip />
          <Glyph icon={bully} x={600} y={430} size={92} fill={NEAR} flip />
          <Glyph icon={spears} x={690} y={420} size={120} fill={NEAR} />
          <path d="M0 470Q180 424 380 452T800 440V500H0Z" fill={FRONT} />
          <Glyph icon={banner} x={96} y={478} size={215} fill={FRONT} />
          <Glyph icon={minion} x={215} y={486} size={165} fill={FRONT} />
          <Glyph icon={minion} x={400} y={492} size={150} fill={FRONT} flip />
          <Glyph icon={bully} x={575} y={492} size={188} fill={FRONT} flip />
          <Glyph icon={minion} x={722} y={488} size={158} fill={FRONT} />
          <Glow x={400} y={520} r={330} colour="#ff8a2b" strength={0.25} flickers />
        </>
      )}
    </SceneFrame>
  );
}
