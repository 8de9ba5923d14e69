/** What lies before you: the dice of the turn, your horde, your Skulls and tiles, the Overlords you hold. */

import minions from '@iconify-json/game-icons/evil-minion';
import laurels from '@iconify-json/game-icons/laurel-crown';
import tomb from '@iconify-json/game-icons/tombstone';
import { LOOKS } from '@tabard/page/design/dice/die';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { levelOf, totalOf } from '../index';
import { DiceTray } from './dice/dice-tray';
import { useHandOfDice } from './dice/plan';
import { trayLineOf } from './dice/tray-line';
import { Figure, SideMark } from './marks';
import { OwnOverlords } from './overlords/own-overlords';
import { Purse } from './purse';
import { Tower } from './town/tower';
import { diceOfLevel, viewOf } from './view';
import './hand.css';

export const useHand = (): ReactNode => <Hand />;

function Hand() {
  const moment = useMoment();
  const { turn } = viewOf(moment.seen).b;
  return (
    <div className="dm-hand" data-own-turn={turn === moment.seat}>
      <section className="dm-dice">
        <DiceTray />
        <TrayLine />
      </section>
      {moment.seat !== null && <Own seat={moment.seat} />}
    </div>
  );
}

/** Whose dice these are, and what may be done with them. */
function TrayLine() {
  const moment = useMoment();
  const hand = useHandOfDice();
  const { b } = viewOf(moment.seen);
  const line = trayLineOf(moment, hand);
  if (line === null) return null;
  if ('sends' in line)
    return (
      <button
        type="button"
        className="button dm-tray-confirm"
        data-tone="primary"
        onClick={() => moment.onAnswer(line.sends)}
      >
        {moment.describe(line.sends)}
      </button>
    );
  return (
    <p className="dm-tray-line">
      <SideMark seat={b.turn} size="1.1rem" />
      {moment.say(line.hint)}
    </p>
  );
}

interface OwnProps {
  readonly seat: number;
}

const Own = memo(function Own({ seat }: OwnProps) {
  const moment = useMoment();
  const { say } = moment;
  const seen = viewOf(moment.seen);
  const { b, content: c } = seen;
  const target = c.rule.requiredVp[seen.seats as 3 | 4 | 5];
  const race = seen.options.longerGame !== 'on';
  return (
    <section className="dm-own" data-home={seat} aria-label={say({ id: 'board.yourHorde' })}>
      <div className="dm-own-figures">
        <SideMark seat={seat} size="1.7rem" />
        <Figure icon={minions} value={b.supply[seat]} label={say({ id: 'board.ready' })} />
        <Figure icon={tomb} value={b.graveyard[seat]} label={say({ id: 'board.dead' })} />
        <span className="dm-figure dm-own-vp" title={say({ id: 'board.yourVp' })}>
          <IconMark icon={laurels} />
          <b>{totalOf(b, c, seat)}</b>
          {race && <span className="dm-own-target">/ {target}</span>}
          <span className="hidden-words">{say({ id: 'board.yourVp' })}</span>
        </span>
      </div>
      <Level seat={seat} />
      <div className="dm-own-things">
        <Purse seat={seat} />
        <OwnOverlords seat={seat} />
      </div>
    </section>
  );
});

/** The level with its dice, and the Towers that lead to the next one. */
const Level = memo(function Level({ seat }: OwnProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { b, content: c } = seen;
  const level = levelOf(b, c, seat);
  return (
    <div className="dm-own-level">
      <span className="dm-own-level-name">{moment.say({ id: 'board.level', with: { level } })}</span>
      <span className="dm-own-level-dice" aria-hidden="true">
        {diceOfLevel(seen, seat).map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a level have an order
          <i key={i} style={{ background: LOOKS[kind].body, borderColor: LOOKS[kind].trace }} />
        ))}
      </span>
      <HeldTowers seat={seat} size="1.35rem" showsMissing={level < c.levels.length} />
    </div>
  );
});

interface HeldTowersProps extends OwnProps {
  readonly size: string;
  readonly showsMissing?: boolean;
}

/** Towers at hand; with `showsMissing` the places of a set that are still empty. */
export const HeldTowers = memo(function HeldTowers({ seat, size, showsMissing }: HeldTowersProps) {
  const moment = useMoment();
  const { towers } = viewOf(moment.seen).b;
  const [white, gray, black] = towers[seat];
  return (
    <span className="dm-held-towers">
      <span className="hidden-words">{moment.say({ id: 'board.towersHeld', with: { white, gray, black } })}</span>
      {heldOf(towers[seat], showsMissing).map(({ id, colour, missing }) => (
        <Tower key={id} colour={colour} size={size} missing={missing} />
      ))}
    </span>
  );
});

/** One entry for each Tower, in the order of the colours, or for a colour that is missing. */
function heldOf(towers: readonly number[], showsMissing = false) {
  return towers.flatMap((count, colour) => {
    const missing = count === 0 && showsMissing;
    return Array.from({ length: missing ? 1 : count }, (_, i) => ({ id: `${colour}-${i}`, colour, missing }));
  });
}
