/** The dice of the turn: thrown, picked up by click or key, carried to a place by drag. */

import type { EventNamed } from '@tabard/kernel';
import { DiceThrow } from '@tabard/page/design/dice/dice-throw';
import type { ShownDie } from '@tabard/page/design/dice/die';
import { DieFlat } from '@tabard/page/design/dice/die-flat';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { motionIsReduced } from '@tabard/page/settings/settings';
import { play } from '@tabard/page/sound/sound';
import type { Actor } from '@tabard/page/stage/stage';
import { useActor } from '@tabard/page/stage/use-stage';
import { memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type DarkMinionsEvent, dieValue, faceOf, isDiceUse, slotOf } from '../../index';
import { asked } from '../asked';
import { diceOfLevel, type View, viewOf } from '../view';
import { dieName } from './dice-words';
import { aimAt, aimAtTown, freeOf, type Hand, marching, useDiceToGo, useHandOfDice, usePicks, useSend } from './plan';
import { UnrolledDie } from './unrolled-die';
import './dice-tray.css';

const AFTER_THROW_MS = 350;

type Rolled = EventNamed<DarkMinionsEvent, 'dice.rolled' | 'dice.rerolled'>;

/** Dice in the air: where they will lie, and what is to be done when they do. */
interface Flight {
  readonly view: View;
  readonly land: () => void;
}

export function DiceTray() {
  const { seen } = useMoment();
  const [flight, setFlight] = useState<Flight | null>(null);
  const fly: Actor<Rolled> = (event, { seen: landed, signal, isOurs }) => {
    if (!isOurs(event.seat) || motionIsReduced()) return null;
    return new Promise((done) => {
      const land = () => {
        setFlight(null);
        done();
      };
      signal.addEventListener('abort', land);
      setFlight({ view: viewOf(landed), land });
    });
  };
  useActor<Rolled>('dice.rolled', fly);
  useActor<Rolled>('dice.rerolled', fly);
  if (flight) return <Throw {...flight} />;
  if (viewOf(seen).b.dice.length === 0) return <Unrolled />;
  return <LyingDice />;
}

const Throw = memo(function Throw({ view: { b, content: c }, land }: Flight) {
  const moment = useMoment();
  const landed = useRef(land);
  const timer = useRef(0);
  useEffect(() => {
    timer.current = window.setTimeout(() => landed.current(), 4000); // A throw that never lands must not keep the dice.
    return () => window.clearTimeout(timer.current);
  }, []);
  const dice = b.dice.map((kind, die): ShownDie => ({ kind, faces: c.dice[kind], top: b.face[die] }));
  return (
    <div className="dm-tray dm-tray-throw">
      <DiceThrow
        dice={dice}
        seed={`${moment.count}`}
        label={trayName(moment)}
        height="100%"
        onDone={() => {
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => landed.current(), AFTER_THROW_MS);
        }}
      />
    </div>
  );
});

/** Before the roll: the dice of the level, in the hand of whoever is about to roll. */
function Unrolled() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const ask = asked.ask(moment);
  const kinds = diceOfLevel(seen, seen.b.turn);
  const rolls = ask?.question === 'roll.white' ? ask.keys[0] : null;
  const size = { '--dice': kinds.length } as React.CSSProperties;
  const dice = (
    <span className="dm-tray-row">
      {kinds.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of a level have an order
        <UnrolledDie key={i} kind={kind} />
      ))}
    </span>
  );
  if (rolls === null) {
    return (
      <div className="dm-tray" data-waiting="true" style={size}>
        {dice}
      </div>
    );
  }
  return (
    <button
      type="button"
      className="dm-tray dm-tray-roll"
      style={size}
      aria-label={moment.describe(rolls)}
      onClick={() => moment.onAnswer(rolls)}
    >
      {dice}
      <span className="dm-tray-roll-word">{moment.say({ id: 'board.roll' })}</span>
    </button>
  );
}

function LyingDice() {
  const moment = useMoment();
  const hand = useHandOfDice();
  const free = freeOf(moment);
  const { b } = viewOf(moment.seen);
  const going = useDiceToGo(hand);
  const drag = useDrag(hand);
  const rolled = moment.told.fresh.some(({ type }) => type === 'dice.rolled' || type === 'dice.rerolled');
  return (
    <ul
      className="dm-tray dm-tray-row"
      style={{ '--dice': b.dice.length } as React.CSSProperties}
      data-fresh={rolled && b.turn !== moment.seat}
      aria-label={trayName(moment)}
    >
      {b.dice.map((_, die) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die's place is its name
        <li key={die} className="dm-tray-place" {...(free.includes(die) ? drag(die) : {})}>
          <Die {...{ die, hand, isFree: free.includes(die) }} goes={going.includes(die)} />
        </li>
      ))}
    </ul>
  );
}

function trayName(moment: Moment): string {
  const { turn } = viewOf(moment.seen).b;
  return turn === moment.seat
    ? moment.say({ id: 'board.yourDice' })
    : moment.say({ id: 'board.diceOf', with: { seat: { seat: turn } } });
}

interface DieProps {
  readonly die: number;
  readonly hand: Hand;
  readonly isFree: boolean;
  readonly goes: boolean;
}

const Die = memo(function Die({ die, hand, isFree, goes }: DieProps) {
  const moment = useMoment();
  const picks = usePicks();
  const seen = viewOf(moment.seen);
  const face = faceOf(seen.b, seen.content, die);
  const value = dieValue(seen, die);
  const changed = (face.kind === 'number' || face.kind === 'plus') && value !== face.value;
  const spent = seen.b.use[die] !== 'free';
  const picture = (
    <>
      <DieFlat die={{ kind: seen.b.dice[die], face }} size="var(--die)" glows={goes} spent={spent} />
      {changed && (
        <span className="dm-die-counts" aria-hidden="true">
          {value}
        </span>
      )}
    </>
  );
  if (!isFree) {
    return (
      <span className="dm-die-still" data-spent={spent}>
        {picture}
        <span className="hidden-words">
          {dieName(moment, die)} {spent && moment.say({ id: `board.use.${seen.b.use[die]}` })}
        </span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="dm-die-button"
      aria-pressed={goes}
      aria-label={dieName(moment, die)}
      onClick={() => {
        play('bone');
        picks.toggle(die, hand, face.kind === 'plus');
      }}
    >
      {picture}
    </button>
  );
});

// ---- carrying

const FAR_ENOUGH = 7;

/** Pointer handlers for a die: beyond a few pixels it is carried, and dropped on whatever lies below. */
function useDrag(hand: Hand) {
  const moment = useMoment();
  const send = useSend();
  const { pickUp } = usePicks();
  const now = useRef({ moment, hand, send });
  now.current = { moment, hand, send };
  return (die: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const { currentTarget: place, pointerId, clientX, clientY } = event;
      let ghost: HTMLElement | null = null;
      let over: Element | null = null;
      let carried: readonly number[] = [];
      const begin = () => {
        const { dice } = now.current.hand;
        carried = dice.includes(die) ? dice : [die];
        pickUp(carried);
        ghost = carry(place, carried);
      };
      const move = (to: globalThis.PointerEvent) => {
        if (to.pointerId !== pointerId) return;
        if (!ghost && Math.hypot(to.clientX - clientX, to.clientY - clientY) > FAR_ENOUGH) begin();
        if (!ghost) return;
        to.preventDefault();
        ghost.style.translate = `${to.clientX}px ${to.clientY}px`;
        const below = dropAt(to);
        if (below === over) return;
        over?.removeAttribute('data-over');
        below?.setAttribute('data-over', 'true');
        over = below;
      };
      const end = (to: globalThis.PointerEvent) => {
        if (to.pointerId !== pointerId) return;
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
        over?.removeAttribute('data-over');
        if (!ghost) return;
        ghost.remove();
        delete document.documentElement.dataset.carrying;
        window.addEventListener('click', swallow, { capture: true, once: true }); // The drag was no click.
        window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
        if (to.type === 'pointerup') drop(now.current, dropAt(to), carried);
      };
      window.addEventListener('pointermove', move, { passive: false });
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    },
  });
}

const swallow = (event: MouseEvent) => {
  event.stopPropagation();
  event.preventDefault();
};

const dropAt = ({ clientX, clientY }: globalThis.PointerEvent): Element | null =>
  document.elementFromPoint(clientX, clientY)?.closest('[data-drop]') ?? null;

/** Pictures of the dice under the pointer. */
function carry(place: HTMLElement, dice: readonly number[]): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'dm-carried-dice';
  const places = place.parentElement?.children ?? [];
  for (const die of dice) {
    const picture = places[die]?.querySelector('svg');
    if (picture) ghost.append(picture.cloneNode(true));
  }
  document.body.append(ghost);
  document.documentElement.dataset.carrying = 'true';
  return ghost;
}

interface Dropping {
  readonly moment: Moment;
  readonly send: (keys: readonly string[]) => void;
}

function drop({ moment, send }: Dropping, at: Element | null, dice: readonly number[]): void {
  const key = at?.getAttribute('data-drop');
  if (!key) return;
  const use = asked.option(moment, 'commit.use', key);
  if (use === undefined || !isDiceUse(use)) return;
  const hand = { dice, byItself: false };
  const slot = use !== 'respawn' && 'attack' in use ? slotOf(viewOf(moment.seen).b, use.attack) : -1;
  const town = slot >= 0 ? aimAtTown(moment, slot, hand) : null;
  const aim = town ?? aimAt(moment, use, hand);
  if (!aim.open) play('refuse');
  else send(town ? marching(moment, town, town.most) : aim.keys);
}
