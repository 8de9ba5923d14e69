/** What lies before you: the dice of the turn, your horde, your Skulls and tiles, the Overlords you hold. */
import minions from '@iconify-json/game-icons/evil-minion';
import laurels from '@iconify-json/game-icons/laurel-crown';
import tomb from '@iconify-json/game-icons/tombstone';
import { levelOf, totalOf } from '@tabard/dark-minions';
import type { ReactNode } from 'react';
import { LOOKS } from '../../design/dice/die';
import { IconMark } from '../../design/icon';
import type { BoardProps } from '../face';
import { DiceTray } from './dice-tray';
import { Figure, SideMark } from './marks';
import { OwnOverlords } from './own-overlords';
import { freeOf, usePicked } from './plan';
import { Purse } from './purse';
import { Tower } from './tower';
import { askOf, diceOfLevel, viewOf } from './view';
import './hand.css';

export const useHand = (props: BoardProps): ReactNode => <Hand {...props} />;

function Hand(props: BoardProps) {
  const { turn } = viewOf(props.seen).b;
  return (
    <div className="dm-hand" data-own-turn={turn === props.seat}>
      <section className="dm-dice">
        <DiceTray {...props} />
        <TrayLine {...props} />
      </section>
      {props.seat !== null && <Own props={props} seat={props.seat} />}
    </div>
  );
}

/** Whose dice these are, and what may be done with them. */
function TrayLine(props: BoardProps) {
  const picked = usePicked(props);
  const { b } = viewOf(props.seen);
  const ask = askOf(props);
  const key = picked.join('+');
  if (ask?.question.endsWith('.dice') && ask.options.includes(key)) {
    return (
      <button type="button" className="button tray-confirm" data-tone="primary" onClick={() => props.onAnswer(key)}>
        {props.describe(key)}
      </button>
    );
  }
  const hint =
    b.turn !== props.seat
      ? { id: b.dice.length > 0 ? 'board.diceOf' : 'board.turnOf', with: { seat: { seat: b.turn } } }
      : freeOf(props).length === 0
        ? { id: ask?.question === 'roll.white' ? 'board.hintRoll' : 'board.yourDice' }
        : { id: picked.length > 0 ? 'board.hintPlace' : 'board.hintPick' };
  return (
    <p className="tray-line">
      <SideMark props={props} seat={b.turn} size="1.1rem" />
      {props.say(hint)}
    </p>
  );
}

interface OwnProps {
  readonly props: BoardProps;
  readonly seat: number;
}

function Own({ props, seat }: OwnProps) {
  const { say } = props;
  const seen = viewOf(props.seen);
  const { b, content: c } = seen;
  const target = c.rule.requiredVp[seen.seats as 3 | 4 | 5];
  const race = seen.options.longerGame !== 'on';
  return (
    <section className="dm-own" data-home={seat} aria-label={say({ id: 'board.yourHorde' })}>
      <div className="own-figures">
        <SideMark props={props} seat={seat} size="1.7rem" />
        <Figure icon={minions} value={b.supply[seat]} label={say({ id: 'board.ready' })} />
        <Figure icon={tomb} value={b.graveyard[seat]} label={say({ id: 'board.dead' })} />
        <span className="dm-figure own-vp" title={say({ id: 'board.yourVp' })}>
          <IconMark icon={laurels} />
          <b>{totalOf(b, c, seat)}</b>
          {race && <span className="own-target">/ {target}</span>}
          <span className="hidden-words">{say({ id: 'board.yourVp' })}</span>
        </span>
      </div>
      <Level props={props} seat={seat} />
      <div className="own-things">
        <Purse props={props} seat={seat} />
        <OwnOverlords props={props} seat={seat} />
      </div>
    </section>
  );
}

/** The level with its dice, and the Towers that lead to the next one. */
function Level({ props, seat }: OwnProps) {
  const seen = viewOf(props.seen);
  const { b, content: c } = seen;
  const level = levelOf(b, c, seat);
  return (
    <div className="own-level">
      <span className="own-level-name">{props.say({ id: 'board.level', with: { level } })}</span>
      <span className="own-level-dice" aria-hidden="true">
        {diceOfLevel(seen, seat).map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a level have an order
          <i key={i} style={{ background: LOOKS[kind].body, borderColor: LOOKS[kind].trace }} />
        ))}
      </span>
      <HeldTowers props={props} seat={seat} size="1.35rem" showsMissing={level < c.levels.length} />
    </div>
  );
}

interface HeldTowersProps extends OwnProps {
  readonly size: string;
  readonly showsMissing?: boolean;
}

/** Towers at hand; with `showsMissing` the places of a set that are still empty. */
export function HeldTowers({ props, seat, size, showsMissing }: HeldTowersProps) {
  const { towers } = viewOf(props.seen).b;
  const [white, gray, black] = towers[seat];
  return (
    <span className="held-towers">
      <span className="hidden-words">{props.say({ id: 'board.towersHeld', with: { white, gray, black } })}</span>
      {heldOf(towers[seat], showsMissing).map(({ id, colour, missing }) => (
        <Tower key={id} colour={colour} size={size} missing={missing} />
      ))}
    </span>
  );
}

/** One entry for each Tower, in the order of the colours, or for a colour that is missing. */
function heldOf(towers: readonly number[], showsMissing = false) {
  return towers.flatMap((count, colour) => {
    const missing = count === 0 && showsMissing;
    return Array.from({ length: missing ? 1 : count }, (_, i) => ({ id: `${colour}-${i}`, colour, missing }));
  });
}
