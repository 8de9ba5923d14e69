/** How it stands, in words: what is still missing, and what the end of the round will bring. */

import type { Message } from '@tabard/content';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { colourName, coloursOf, enemyName, openSlots, poolOf, type Slot, slotName, trackWords } from '../../index';
import { SIGNS } from '../icons';
import { clause } from '../say';
import { viewOf, words } from '../view';
import { usePicking } from './picking';

export function Standing() {
  return (
    <div className="ra-standing">
      <Missing />
      <RoundEnd />
    </div>
  );
}

/** Of the open slots those that the pool, as it lies, cannot cover. */
function Missing() {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const { ahead } = usePicking();
  const { slots, drawn, kind } = b.challenge!;
  const open = openSlots(b);
  const isRolled = drawn === 1 && poolOf(b).length + ahead.placed.length > 0;
  const lacking = isRolled ? ahead.open : open;
  const named = { slots: lacking.map((slot) => wanted(slots[slot])), count: ahead.placed.length, open: open.length };
  const says =
    lacking.length === 0
      ? words(moment, 'challenge.nothingMissing')
      : kind === 'combat'
        ? words(moment, isRolled ? 'challenge.covers' : 'challenge.openSlots', named)
        : words(moment, isRolled ? 'challenge.missing' : 'challenge.wanted', named);
  return (
    <div className="ra-missing" data-done={isRolled && ahead.open.length === 0}>
      <p aria-live="polite">{says}</p>
      {kind === 'combat' && lacking.length > 0 && <MissingByEnemy lacking={lacking} />}
    </div>
  );
}

/** Enemy by enemy: what must still be rolled to bring it down. */
const MissingByEnemy = memo(function MissingByEnemy({ lacking }: { readonly lacking: readonly number[] }) {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  const { slots, enemies } = b.challenge!;
  return (
    <details>
      <summary>{words(moment, 'challenge.whatIsMissing')}</summary>
      <ul>
        {enemies.map((number, enemy) => {
          const own = lacking.filter((slot) => slots[slot].enemy === enemy);
          if (own.length === 0) return null;
          return (
            <li key={number}>
              {words(moment, 'challenge.missingOf', {
                enemy: enemyName(content, number),
                slots: own.map((slot) => wanted(slots[slot])),
              })}
            </li>
          );
        })}
      </ul>
    </details>
  );
});

/** "any red", "any 5", "red 3": short enough for a list. */
function wanted(slot: Pick<Slot, 'colours' | 'value'>): Message {
  const [colour] = coloursOf(slot.colours);
  return slot.value === 0 ? { id: 'page.challenge.anyOf', with: { colour: colourName(colour) } } : slotName(slot);
}

/** RA-23: nothing of it happens where all is covered. */
function RoundEnd() {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  const { ahead } = usePicking();
  const { kind, enemies } = b.challenge!;
  if (kind === 'check' || ahead.open.length === 0) return null;
  const tracks = ahead.tracks.filter(({ effect }) => effect !== 'none');
  if (ahead.counter === 0 && tracks.length === 0 && !ahead.isLast) return null;
  return (
    <Tip says={words(moment, 'challenge.roundEndTip')} clause={clause('RA-23.2')} taps>
      <button type="button" className="ra-round-end" data-falling={ahead.falling.length > 0}>
        <span className="ra-round-end-head">{words(moment, 'challenge.roundEnd')}</span>
        {ahead.counter > 0 && (
          <span>
            <IconMark icon={SIGNS.counter} size="1.1em" /> {words(moment, 'challenge.counter', { n: ahead.counter })}
          </span>
        )}
        {tracks.map(({ enemy, effect }) => (
          <span key={enemy}>
            {words(moment, 'challenge.trackOf', {
              enemy: enemyName(content, enemies[enemy]),
              what: trackWords(effect),
            })}
          </span>
        ))}
        {ahead.isLast && <b>{words(moment, 'challenge.lastRound')}</b>}
        {ahead.falling.length > 0 && (
          <b className="ra-falling">
            {words(moment, 'challenge.falling', {
              who: ahead.falling.map((seat) => ({ seat })),
              n: ahead.falling.length,
            })}
          </b>
        )}
      </button>
    </Tip>
  );
}
