/** A hero's sheet: fatigue against health, the six rows of stamina, the class card (RA-1.11 to RA-1.14). */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { memo } from 'react';
import {
  ATTRS,
  attrName,
  attrShort,
  CLASS_LOCKED,
  CLASS_READY,
  className,
  isExhausted,
  isForRow,
  NO_CARD,
  optionWords,
  personName,
  raceName,
  rowAt,
} from '../../index';
import type { Preview } from '../../solver';
import { askedOf, keyWhere, ownAsk } from '../ask';
import { playOf } from '../challenge/keys';
import { Die } from '../die';
import { emblemOf, SIGNS } from '../icons';
import { clause, spoken } from '../say';
import { viewOf, words } from '../view';
import { PlayButton, previewOf } from './card';
import './sheet.css';

export const SheetHead = memo(function SheetHead({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  const classCard = content.classes[b.classOf[seat]];
  return (
    <header className="ra-sheet-head">
      <span className="ra-sheet-emblem ra-emblem">
        <IconMark icon={emblemOf(classCard)} size="100%" />
      </span>
      <div>
        <h3>
          <SideMark seat={seat} size="0.8em" /> {spoken(moment, personName(content, b.names[seat]))}
        </h3>
        <p>{words(moment, 'party.who', { race: raceName(content, b.race[seat]), class: className(classCard.id) })}</p>
      </div>
    </header>
  );
});

/** RA-26.1: full, and the hero is exhausted. */
export const FatigueBar = memo(function FatigueBar({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const [fatigue, health] = [b.fatigue[seat], b.health[seat]];
  const says = words(moment, isExhausted(b, seat) ? 'party.exhausted' : 'party.fatigue', {
    fatigue,
    health,
    left: health - fatigue,
  });
  return (
    <Tip says={says} clause={clause('RA-26.1')} taps>
      <button type="button" className="ra-fatigue" data-full={isExhausted(b, seat)} aria-label={says}>
        <IconMark icon={SIGNS.fatigue} size="1.2em" />
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect className="ra-fatigue-ground" width="100" height="10" />
          <rect className="ra-fatigue-taken" width={(100 * fatigue) / Math.max(1, health)} height="10" />
        </svg>
        <b aria-hidden="true">
          {fatigue}/{health}
        </b>
      </button>
    </Tip>
  );
});

/** The stamina of each attribute, and what fills it again at a rest; answered here where a row is asked for. */
export const Rows = memo(function Rows({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  return (
    <ul className="ra-rows" aria-label={words(moment, 'party.rows')}>
      {ATTRS.map((attr, i) => (
        <li key={attr}>
          <Row seat={seat} attr={i} />
        </li>
      ))}
    </ul>
  );
});

const Row = memo(function Row({ seat, attr }: { readonly seat: Seat; readonly attr: number }) {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const [row, score] = [b.rows[rowAt(seat, attr)], b.scores[rowAt(seat, attr)]];
  const key = rowKey(moment, seat, attr);
  const says = words(moment, 'party.row', { attr: attrName(attr), row, score });
  return (
    <Tip says={says} clause={clause('RA-17.6')} taps={key === null}>
      <button
        type="button"
        className="ra-row"
        data-open={key !== null}
        data-empty={row === 0}
        data-key={key ?? undefined}
        aria-disabled={key === null}
        aria-label={key === null ? says : moment.describe(key)}
        onClick={() => key !== null && moment.onAnswer(key)}
      >
        <Die mask={1 << attr} value={0} size="1.35em" spent={row === 0} />
        <span className="ra-row-name" aria-hidden="true">
          {moment.say(attrShort(attr))}
        </span>
        <b aria-hidden="true">
          {row}
          <small>/{score}</small>
        </b>
      </button>
    </Tip>
  );
});

function rowKey(moment: Parameters<typeof ownAsk>[0], seat: Seat, attr: number): string | null {
  const ask = ownAsk(moment);
  if (!ask) return null;
  if (ask.question === 'pool.substitute') return keyWhere(ask, (one) => one.from === seat && one.attr === attr);
  return ask.seat === seat && isForRow(ask) ? keyWhere(ask, (one) => one === attr) : null;
}

interface ClassCardProps {
  readonly seat: Seat;
  readonly previews: readonly Preview[] | null;
}

/** RA-18.9: face up it may be used, then it lies face down until a rest. */
export const ClassCard = memo(function ClassCard({ seat, previews }: ClassCardProps) {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  const { id, options } = content.classes[b.classOf[seat]];
  const state = b.classState[seat];
  const ask = askedOf(moment, 'challenge.play');
  const says = state === CLASS_READY ? 'ready' : state === CLASS_LOCKED ? 'locked' : 'used';
  return (
    <article
      className="ra-card ra-class paper-sheet on-paper"
      data-down={state !== CLASS_READY}
      aria-label={moment.say(className(id))}
    >
      <Tip says={words(moment, `party.class.${says}`)} clause={clause('RA-18.9')} taps>
        <button type="button" className="ra-card-name">
          <IconMark icon={emblemOf(content.classes[b.classOf[seat]])} size="1.2em" />
          <b>{moment.say(className(id))}</b>
          {state !== CLASS_READY && (
            <span className="ra-card-after">
              <IconMark icon={SIGNS.spent} size="1.1em" label={words(moment, `party.class.${says}`)} />
            </span>
          )}
        </button>
      </Tip>
      <ul className="ra-card-options">
        {options.map((option, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place on the card
          <li key={i}>
            {ask && ask.seat === seat ? (
              <PlayButton
                play={{ kind: 'ability', card: NO_CARD, option: i }}
                isOpen={playOf(ask, NO_CARD, i) !== null}
                text={moment.say(optionWords(option))}
                preview={previewOf(previews, seat, NO_CARD, i)}
              />
            ) : (
              <span>{moment.say(optionWords(option))}</span>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
});
