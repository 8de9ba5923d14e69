/** The Graveyard: a hill under a thin moon that fills with stones, a row for every horde. Dice brought here raise minions. */

import dead from '@iconify-json/game-icons/dead-wood';
import stone from '@iconify-json/game-icons/tombstone';
import type { Icon } from '@tabard/page/design/icon';
import { Glow, Glyph } from '@tabard/page/design/scene';
import { useMoment } from '@tabard/page/room/moment';
import { seatsFrom } from '@tabard/page/room/sides';
import { memo } from 'react';
import { comeBack } from '../index';
import { asked } from './asked';
import { CommittedDice, DiceMarks } from './dice/committed-dice';
import { diceNames } from './dice/dice-words';
import { aimAt, useHandOfDice, useSend } from './dice/plan';
import { PlaceButton, SideMark } from './marks';
import { sideOf, sum, viewOf } from './view';
import './graveyard.css';

/** Two boards and a nail: our own, leaning a little. */
const cross: Icon = {
  name: 'cross',
  d: 'M206 500 214 236 104 244 100 166 216 160 218 40 298 44 294 158 412 152 416 230 292 234 300 500Z',
};

export function Graveyard() {
  const moment = useMoment();
  const hand = useHandOfDice();
  const send = useSend();
  const { say } = moment;
  const seen = viewOf(moment.seen);
  const { graveyard } = seen.b;
  const aim = aimAt(moment, 'respawn', hand);
  const own = moment.seat === null ? 0 : graveyard[moment.seat];
  const back = aim.open && aim.value !== null ? comeBack(seen, aim.bySkull ? 'skull' : aim.value) : 0;
  const name = say({ id: 'board.graveyardIs', with: { count: sum(graveyard), own } });
  return (
    <section
      className="dm-graveyard"
      id="dm-place-graveyard"
      data-hot={aim.open}
      data-aimed={aim.open && hand.dice.length > 0}
      data-shut={hand.dice.length > 0 && !aim.open}
    >
      <GraveyardScene />
      <PlaceButton
        className="dm-town-place"
        data-drop={asked.key(moment, 'commit.use', 'respawn')}
        open={aim.open && aim.keys.length > 0}
        why={aim.why}
        aimed={hand.dice.length > 0}
        dice={aim.dice}
        name={
          back > 0
            ? `${name} ${diceNames(moment, aim.dice)}. ${say({ id: 'board.back', with: { count: back } })}`
            : name
        }
        says={<p>{say({ id: 'board.graveyardSays' })}</p>}
        onUse={() => send(aim.keys)}
      />
      <h2>{say({ id: 'board.graveyard' })}</h2>
      <ul className="dm-graves">
        {seatsFrom(seen, moment.seat).map((seat) => (
          <li key={seat} data-empty={graveyard[seat] === 0}>
            <Stones count={graveyard[seat]} colour={sideOf(seen, seat).colour} />
            <span className="dm-field-tag">
              <SideMark seat={seat} size="1rem" named />
              <b>{graveyard[seat]}</b>
            </span>
          </li>
        ))}
      </ul>
      <CommittedDice uses={['respawn', 'skull']} />
      {back > 0 && (
        <p className="dm-town-preview">
          <DiceMarks dice={aim.dice} />
          {say({ id: 'board.back', with: { count: back } })}
        </p>
      )}
    </section>
  );
}

const STONES_WIDE = 72;

/** A stone for five, a cross for one. */
const Stones = memo(function Stones({ count, colour }: { readonly count: number; readonly colour: string }) {
  const graves = [
    ...Array.from({ length: Math.floor(count / 5) }, () => ({ icon: stone, size: 26 })),
    ...Array.from({ length: count % 5 }, () => ({ icon: cross, size: 17 })),
  ];
  const step = Math.min(15, (STONES_WIDE - 26) / Math.max(1, graves.length - 1));
  return (
    <svg className="dm-stones" viewBox={`0 0 ${STONES_WIDE} 40`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {graves.map(({ icon, size }, i) => (
        <Glyph
          // biome-ignore lint/suspicious/noArrayIndexKey: a grave stays in its place
          key={i}
          icon={icon}
          x={STONES_WIDE / 2 - (step * (graves.length - 1)) / 2 + step * i}
          y={38 - (i % 2) * 4}
          size={size}
          fill={colour}
        />
      ))}
    </svg>
  );
});

function GraveyardScene() {
  return (
    <svg className="dm-graveyard-scene" viewBox="0 62 800 138" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Glow x={640} y={118} r={120} colour="#bfe0d8" strength={0.35} />
      <circle cx="640" cy="118" r="16" className="dm-graveyard-moon" />
      <path className="dm-graveyard-far" d="M0 120Q120 70 260 104T520 92T800 110V200H0Z" />
      <Glyph icon={dead} x={90} y={134} size={110} fill="var(--grave-far)" />
      <Glyph icon={dead} x={730} y={140} size={130} fill="var(--grave-far)" flip />
      <Glyph icon={cross} x={300} y={112} size={44} fill="var(--grave-far)" />
      <Glyph icon={stone} x={420} y={108} size={40} fill="var(--grave-far)" />
      <path className="dm-graveyard-near" d="M0 156Q200 118 420 146T800 142V200H0Z" />
    </svg>
  );
}
