/** A way through the woods, one enemy after the other: what is still alive out there is no secret. */

import campfire from '@iconify-json/game-icons/campfire';
import pine from '@iconify-json/game-icons/pine-tree';
import { Glow, Glyph, SceneFrame } from '@tabard/page/design/scene';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { ACE, between, type Card, campaignName, makeCard, SUITS } from '../../index';
import { Rank, SuitMark } from '../cards/cards';
import { words } from '../say';
import { viewOf } from '../view';
import './path.css';

const HIGHEST: { readonly [campaign: string]: number } = { woods: 10 };

export function Path() {
  const moment = useMoment();
  const { b, options } = viewOf(moment.seen);
  const highest = HIGHEST[options.campaign] ?? ACE;
  const dead = new Set<Card>(b.graveyard);
  const alive = between(2, highest).filter((card) => !dead.has(card));
  return (
    <>
      <Woods />
      <div className="pr-path">
        <div className="pr-plate">
          <h2>{moment.say(campaignName(options.campaign))}</h2>
          <p>{words(moment, 'path.left', { count: Math.floor(alive.length / SUITS.length) })}</p>
          <Ranks highest={highest} alive={alive} />
        </div>
      </div>
    </>
  );
}

/** By suit, every rank: who is still out there, and who lies in the graveyard. */
interface RanksProps {
  readonly highest: number;
  readonly alive: readonly Card[];
}

const Ranks = memo(function Ranks({ highest, alive }: RanksProps) {
  const moment = useMoment();
  const values = Array.from({ length: highest - 1 }, (_, i) => i + 2);
  return (
    <table className="pr-ranks">
      <caption className="hidden-words">{words(moment, 'path.alive')}</caption>
      <tbody>
        {SUITS.map((suit) => (
          <tr key={suit}>
            <th scope="row">
              <SuitMark suit={suit} />
              <span className="hidden-words">{words(moment, `suit.${suit}`)}</span>
            </th>
            {values.map((value) => {
              const lives = alive.includes(makeCard(suit, value));
              return (
                <td key={value} data-alive={lives}>
                  <Rank value={value} />
                  {!lives && <span className="hidden-words"> {words(moment, 'path.dead')}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const FAR = [30, 95, 170, 250, 560, 640, 720, 790];
const NEAR: readonly (readonly [number, number])[] = [
  [-5, 330],
  [80, 250],
  [690, 260],
  [780, 350],
];

function Woods() {
  return (
    <SceneFrame sky={['#070c26', '#14205a', '#33479a', '#7488c9']}>
      {() => (
        <>
          <Glow x={590} y={110} r={230} colour="#dfe6ff" strength={0.6} />
          <circle cx="590" cy="110" r="46" fill="#f3efdf" />
          <path d="M0 330Q220 270 400 305T800 290V500H0Z" fill="#2b3b7c" />
          {FAR.map((x, i) => (
            <Glyph key={x} icon={pine} x={x} y={330 - (i % 3) * 9} size={120 + (i % 2) * 26} fill="#2b3b7c" />
          ))}
          <path d="M0 390Q260 330 430 372T800 360V500H0Z" fill="#161f4e" />
          <path d="M380 372C430 400 330 430 420 500H520C450 440 500 410 430 372Z" fill="#3c4a86" />
          <Glow x={250} y={420} r={120} colour="#ffb45c" strength={0.9} flickers />
          <Glyph icon={campfire} x={250} y={446} size={78} fill="#ffca7a" />
          {NEAR.map(([x, size]) => (
            <Glyph key={x} icon={pine} x={x} y={505} size={size} fill="#060a1d" />
          ))}
          <path d="M0 474Q400 440 800 468V500H0Z" fill="#060a1d" />
        </>
      )}
    </SceneFrame>
  );
}
