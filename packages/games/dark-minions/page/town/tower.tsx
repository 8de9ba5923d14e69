/** Towers: three colours, three outlines, and their price on them, so that none needs its colour to be known. */

import { useMoment } from '@tabard/page/room/moment';
import { memo, useId } from 'react';
import { TOWER_COLOURS } from '../../index';
import { asked } from '../asked';
import { aimAt, useHandOfDice, useSend } from '../dice/plan';
import { PlaceButton, SideMark } from '../marks';
import { towersAt, townName, viewOf } from '../view';

/** Round roof, battlements, spire: 40 by 56, standing on the ground line. */
const OUTLINES = [
  'M6 56V24H4V18Q20 -8 36 18V24H34V56Z',
  'M6 56V22H3V8H10V13H16V8H24V13H30V8H37V22H34V56Z',
  'M8 56V26H4L13 18 20 0 27 18 36 26H32V56Z',
];
const LOOKS = [
  { light: '#fffaf0', dark: '#cdbb92', ink: '#2b1d12', line: '#5e4a2e' },
  { light: '#b3ada3', dark: '#6f6a64', ink: '#17110d', line: '#2f2a26' },
  { light: '#4a4038', dark: '#161210', ink: '#ffe9c4', line: '#d3a24a' },
];

interface TowerProps {
  readonly colour: number;
  readonly price?: number;
  readonly size?: string;
  /** An empty place for one. */
  readonly missing?: boolean;
}

export const Tower = memo(function Tower({ colour, price, size = '2.5rem', missing }: TowerProps) {
  const id = useId();
  const { light, dark, ink, line } = LOOKS[colour];
  return (
    <svg
      className="dm-tower"
      data-missing={missing}
      viewBox="-2 -2 44 60"
      style={{ width: size, height: `calc(${size} * 60 / 44)` }}
      aria-hidden="true"
    >
      <linearGradient id={id} x1="0" x2="1">
        <stop offset="0.15" stopColor={light} />
        <stop offset="0.9" stopColor={dark} />
      </linearGradient>
      <path
        d={OUTLINES[colour]}
        fill={missing ? 'none' : `url(#${id})`}
        stroke={missing ? 'currentColor' : line}
        strokeWidth={missing ? 2.5 : 2}
        strokeDasharray={missing ? '4 3' : undefined}
        strokeLinejoin="round"
      />
      {price !== undefined && (
        <text className="dm-tower-price" x="20" y="46" textAnchor="middle" fill={ink}>
          {price}
        </text>
      )}
    </svg>
  );
});

interface TowerPlaceProps {
  readonly slot: number;
  readonly colour: number;
}

/** The Towers of one colour at a Town: a place for dice. */
export const TowerPlace = memo(function TowerPlace({ slot, colour }: TowerPlaceProps) {
  const moment = useMoment();
  const hand = useHandOfDice();
  const send = useSend();
  const seen = viewOf(moment.seen);
  const { b, content: c } = seen;
  const { standing, claimed } = towersAt(seen, slot, colour);
  if (standing === 0) return null;
  const use = { capture: b.town[slot], colour };
  const key = asked.key(moment, 'commit.use', use);
  const aim = aimAt(moment, use, hand);
  const name = moment.say({
    id: 'board.towerAt',
    with: {
      colour: { id: `colours.${TOWER_COLOURS[colour]}` },
      town: townName(c, b.town[slot]),
      count: standing - claimed,
      price: c.towerPrices[colour],
    },
  });
  // While it is asked which dice capture it, the place itself is no answer that could be described.
  const doing = aim.open && aim.keys[0] === key ? moment.describe(key) : name;
  return (
    <PlaceButton
      className="dm-tower-place"
      data-drop={key}
      data-claimed={claimed > 0}
      data-shut={hand.dice.length > 0 && !aim.open}
      open={aim.open}
      why={aim.why}
      dice={aim.dice}
      name={doing}
      says={doing}
      onUse={() => send(aim.keys)}
    >
      {standing - claimed > 1 && <span className="dm-tower-second">{<Tower colour={colour} />}</span>}
      <Tower colour={colour} price={c.towerPrices[colour]} />
      {claimed > 0 && (
        <span className="dm-tower-flag">
          <SideMark seat={b.turn} size="1.1rem" />
        </span>
      )}
    </PlaceButton>
  );
});
