/** A dice slot: what it wants, what it does while it is open and what it pays (RA-37.4), and the die that covers it. */

import { LOOKS, PATTERNS } from '@tabard/page/design/dice/die';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { memo, useId } from 'react';
import { coloursOf, counterOf, dieName, slotWords } from '../../index';
import { asked } from '../ask';
import { Die, KINDS } from '../die';
import { dropOf } from '../drops';
import { SIGNS } from '../icons';
import { clause } from '../say';
import { viewOf, words } from '../view';
import { usePicking } from './picking';
import { slotPress } from './slot-press';
import './slot.css';

export const SlotButton = memo(function SlotButton({ slot }: { readonly slot: number }) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { b } = seen;
  const it = b.challenge!.slots[slot];
  const { ask, picked, open, place, drag, ahead } = usePicking();
  const ghost = ahead.placed.find((one) => one.slot === slot)?.die;
  const { state, covers, puts, back } = slotPress(b, slot, { ask, picked, open, ghost });
  const canAct = puts !== null || back !== null;
  const act = () => {
    if (puts !== null) place(puts, slot);
    else if (back !== null) moment.onAnswer(back);
  };
  const counter = counterOf(seen, slot);
  const name = (one: number) => moment.say(dieName(b.dieMask[one], b.dieValue[one]));
  const named = covers ?? (state === 'fits' ? picked : (ghost ?? null));
  const label = words(moment, `challenge.slot.${state}`, {
    slot: slotWords(it, counter),
    die: named === null ? '' : name(named),
  });
  const refused =
    !canAct && picked !== null && covers === null
      ? moment.why(asked.key(moment, 'challenge.place', { place: picked, slot }))
      : null;
  return (
    <Tip
      says={
        <>
          {moment.say(slotWords(it, counter))}
          {refused && <p className="ra-why">{refused.text}</p>}
          {back !== null && <p>{moment.describe(back)}</p>}
        </>
      }
      clause={clause(refused?.clause ?? (counter > 0 ? 'RA-37.3' : 'RA-19.1'))}
      taps={!canAct}
    >
      <button
        type="button"
        className="ra-slot"
        data-state={state}
        data-slot={slot}
        data-drop={dropOf('slot', slot)}
        data-over={drag.over === dropOf('slot', slot)}
        aria-disabled={!canAct}
        aria-label={label}
        onClick={() => canAct && act()}
      >
        <span className="ra-slot-hole">
          <SlotFace colours={it.colours} value={it.value} />
          {covers !== null && <Die mask={b.dieMask[covers]} value={b.dieValue[covers]} size="2.6em" />}
          {covers === null && ghost !== undefined && (
            <span className="ra-slot-ghost">
              <Die mask={b.dieMask[ghost]} value={b.dieValue[ghost]} size="1.55em" />
            </span>
          )}
        </span>
        <SlotPays counter={covers === null ? counter : 0} xp={it.xp} gold={it.gold} isWon={covers !== null} />
      </button>
    </Tip>
  );
});

interface SlotPaysProps {
  readonly counter: number;
  readonly xp: number;
  readonly gold: number;
  /** Covered: the reward is sure. */
  readonly isWon: boolean;
}

/** RA-37.4: the counterattack left, the reward right. */
const SlotPays = memo(function SlotPays({ counter, xp, gold, isWon }: SlotPaysProps) {
  return (
    <span className="ra-slot-pays" aria-hidden="true">
      {counter > 0 && (
        <span className="ra-slot-counter">
          <IconMark icon={SIGNS.counter} size="1em" />
          {counter}
        </span>
      )}
      {xp + gold > 0 && (
        <span className="ra-slot-reward" data-won={isWon}>
          <IconMark icon={xp > 0 ? SIGNS.xp : SIGNS.gold} size="1em" />
          {xp || gold}
        </span>
      )}
    </span>
  );
});

interface SlotFaceProps {
  /** 0: any colour. */
  readonly colours: number;
  /** 0: any value. */
  readonly value: number;
}

const HOLE = 'M16 3H88A13 13 0 0 1 101 16V88A13 13 0 0 1 88 101H16A13 13 0 0 1 3 88V16A13 13 0 0 1 16 3Z';
const UPPER = 'M16 3H88A13 13 0 0 1 97 7L7 97A13 13 0 0 1 3 88V16A13 13 0 0 1 16 3Z';
const LOWER = 'M97 7A13 13 0 0 1 101 16V88A13 13 0 0 1 88 101H16A13 13 0 0 1 7 97Z';

/** Empty: the colour or colours it wants with their patterns, and the value; a colour is never told by itself alone. */
export const SlotFace = memo(function SlotFace({ colours, value }: SlotFaceProps) {
  const id = useId();
  const wanted = coloursOf(colours).map((colour) => LOOKS[KINDS[colour]]);
  const shapes = wanted.length === 2 ? [UPPER, LOWER] : [HOLE];
  const dark = wanted.length === 1 && wanted[0] === LOOKS.white;
  return (
    <svg className="ra-slot-face" viewBox="0 0 104 104" aria-hidden="true">
      <path d={HOLE} className="ra-slot-ground" />
      {wanted.map((look, i) => (
        <g key={look.body}>
          <path d={shapes[i]} fill={look.body} fillOpacity="0.82" />
          {PATTERNS[look.pattern] && (
            <>
              <pattern id={`${id}${i}`} width="24" height="24" patternUnits="userSpaceOnUse">
                <path
                  d={PATTERNS[look.pattern]!}
                  stroke={look.trace}
                  strokeWidth="4"
                  strokeLinecap="round"
                  fill="none"
                />
              </pattern>
              <path d={shapes[i]} fill={`url(#${id}${i})`} opacity="0.7" />
            </>
          )}
        </g>
      ))}
      <path d={HOLE} className="ra-slot-edge" />
      {value > 0 && (
        <>
          <circle cx="52" cy="52" r="27" className="ra-slot-plate" />
          <text x="52" y="70" textAnchor="middle" className="ra-slot-value">
            {value}
          </text>
        </>
      )}
      {value === 0 && <path d="M52 30v44M30 52h44M36 36l32 32M68 36 36 68" className="ra-slot-any" data-dark={dark} />}
    </svg>
  );
});
