/** An enemy's card: its emblem, its slots, its round track, and the modifiers that make it worse. */

import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import {
  counterOf,
  enemyName,
  enemyOf,
  isCovered,
  modifierName,
  modifierWords,
  slotsOf,
  type TrackEffect,
  trackWords,
} from '../../index';
import { emblemOf, SIGNS } from '../icons';
import { clause, spoken } from '../say';
import { viewOf, words } from '../view';
import { SlotButton } from './slot';
import './enemy.css';

export const EnemyCard = memo(function EnemyCard({ enemy }: { readonly enemy: number }) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const challenge = seen.b.challenge!;
  const card = enemyOf(seen, enemy);
  const isDefeated = challenge.defeated[enemy] === 1;
  const name = moment.say(enemyName(seen.content, card.number));
  return (
    <article
      className="ra-enemy paper-sheet on-paper"
      data-defeated={isDefeated}
      data-rank={card.rank}
      aria-label={name}
    >
      <header className="ra-enemy-head">
        <span className="ra-enemy-emblem ra-emblem">
          <IconMark icon={emblemOf(card)} size="100%" />
        </span>
        <div>
          <h3>{name}</h3>
          <p className="ra-enemy-rank">
            {words(moment, isDefeated ? 'challenge.defeated' : `challenge.rank.${card.rank}`)}
          </p>
        </div>
      </header>
      <Modifiers modifiers={challenge.modifiers[enemy]} />
      <ul className="ra-slots">
        {slotsOf(challenge, enemy).map((slot) => (
          <li key={slot}>
            <SlotButton slot={slot} />
          </li>
        ))}
      </ul>
      <RoundTrack track={card.track} marker={challenge.marker[enemy]} isDefeated={isDefeated} />
    </article>
  );
});

/** RA-16.3, RA-21.3: their names; what they do is told where they stand. */
export const Modifiers = memo(function Modifiers({ modifiers }: { readonly modifiers: readonly number[] }) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  if (modifiers.length === 0) return null;
  return (
    <ul className="ra-modifiers">
      {modifiers.map((one) => (
        <li key={one}>
          <Tip says={spoken(moment, modifierWords(content.modifiers[one]))} clause={clause('RA-16.3')} taps>
            <button type="button" className="ra-modifier">
              {moment.say(modifierName(content, one))}
            </button>
          </Tip>
        </li>
      ))}
    </ul>
  );
});

interface RoundTrackProps {
  readonly track: readonly [TrackEffect, TrackEffect];
  readonly marker: number;
  readonly isDefeated: boolean;
}

/** RA-23.4: three spaces; what the next one does comes with the end of the round. */
const RoundTrack = memo(function RoundTrack({ track, marker, isDefeated }: RoundTrackProps) {
  const moment = useMoment();
  return (
    <ol className="ra-track" aria-label={words(moment, 'challenge.track')}>
      {[null, ...track].map((effect, space) => {
        const state = isDefeated ? 'off' : space < marker ? 'past' : space === marker ? 'now' : 'to-come';
        const text = trackSpace(moment, effect, space, state);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track
          <li key={space}>
            <Tip says={text} clause={clause('RA-23.4')} taps>
              <button type="button" className="ra-space" data-state={state} data-next={space === marker + 1}>
                {effect !== null && effect !== 'none' && <Effect effect={effect} />}
                {(effect === null || effect === 'none') && <span aria-hidden="true">·</span>}
                <span className="hidden-words">{text}</span>
              </button>
            </Tip>
          </li>
        );
      })}
    </ol>
  );
});

const trackSpace = (moment: Moment, effect: TrackEffect | null, space: number, state: string): string =>
  words(moment, effect === null ? 'challenge.firstSpace' : `challenge.space.${state}`, {
    space: space + 1,
    what: effect === null ? '' : trackWords(effect),
  });

const Effect = memo(function Effect({ effect }: { readonly effect: Exclude<TrackEffect, 'none'> }) {
  const [[what, n]] = Object.entries(effect);
  return (
    <>
      <IconMark icon={SIGNS[what as 'fatigue']} size="1.2em" />
      <b aria-hidden="true">
        {what === 'rowgain' ? '+' : '−'}
        {n}
      </b>
    </>
  );
});

interface EnemyTabProps {
  readonly enemy: number;
  readonly isShown: boolean;
  readonly drop: string;
  /** Slots of it that the die in the hand fits. */
  readonly fitting: number;
  readonly onShow: () => void;
}

/** Where there is no room for all: each in short, and a way to it. */
export function EnemyTab({ enemy, isShown, drop, fitting, onShow }: EnemyTabProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const challenge = seen.b.challenge!;
  const card = enemyOf(seen, enemy);
  const slots = slotsOf(challenge, enemy);
  const open = slots.filter((slot) => !isCovered(seen.b, slot));
  const counter = open.reduce((sum, slot) => sum + counterOf(seen, slot), 0);
  return (
    <button
      type="button"
      className="ra-enemy-tab"
      aria-current={isShown}
      data-drop={drop}
      data-fits={fitting > 0}
      data-defeated={challenge.defeated[enemy] === 1}
      onClick={onShow}
    >
      <IconMark icon={emblemOf(card)} size="1.7em" />
      <span className="hidden-words">{moment.say(enemyName(seen.content, card.number))}</span>
      <span className="ra-enemy-tab-figures" aria-hidden="true">
        {slots.length - open.length}/{slots.length}
        {counter > 0 && (
          <span className="ra-slot-counter">
            <IconMark icon={SIGNS.counter} size="1em" />
            {counter}
          </span>
        )}
      </span>
      <span className="hidden-words">
        {words(moment, 'challenge.tab', { covered: slots.length - open.length, slots: slots.length, counter, fitting })}
      </span>
    </button>
  );
}
