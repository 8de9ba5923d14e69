/** What a placement gives, said before it is done: Gold, the action, the goal, the colours and the Stars (RP-7). */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { type PlacementPreview, previewPlacement } from '../../index';
import { SIGNS } from '../icons';
import { signed } from '../signed';
import { viewOf } from '../view';
import { givesWords } from './gives-words';
import type { Placing } from './use-placing';

export interface Preview {
  readonly key: string;
  readonly gives: PlacementPreview;
}

/** Null where the chosen die may not go. */
export function usePreview(seat: Seat, placing: Placing, row: number): Preview | null {
  const moment = useMoment();
  const key = placing.rowKey(row);
  if (key === null || placing.chosen === null) return null;
  const gives = previewPlacement(viewOf(moment.seen), seat, placing.chosen, row);
  return gives && { key, gives };
}

export const PreviewChips = memo(function PreviewChips({ gives }: { readonly gives: PlacementPreview }) {
  const { gold, xp, action, goal, stars } = gives;
  return (
    <span className="rp-gives" aria-hidden="true">
      {(stars !== 0 || goal) && (
        <span
          className="rp-give"
          data-tone={stars < 0 || goal === 'lost' ? 'bad' : 'good'}
          data-goal={goal ?? undefined}
        >
          {stars !== 0 && (
            <>
              {signed(stars)} <IconMark icon={SIGNS.star} size="1em" />
            </>
          )}
        </span>
      )}
      {gold !== 0 && (
        <span className="rp-give" data-tone="gold">
          {signed(gold)} <IconMark icon={SIGNS.gold} size="1em" />
        </span>
      )}
      {xp !== 0 && (
        <span className="rp-give">
          {signed(xp)} <IconMark icon={SIGNS.xp} size="1em" />
        </span>
      )}
      {action && (
        <span className="rp-give" data-tone="action">
          <IconMark icon={SIGNS[action]} size="1.05em" />
        </span>
      )}
    </span>
  );
});

/** The whole row takes the die: a wide target for thumbs. */
export const PlaceRow = memo(function PlaceRow({ preview: { key, gives } }: { readonly preview: Preview }) {
  const moment = useMoment();
  const t = useWords();
  const words = [moment.describe(key), givesWords(t, gives)].filter(Boolean).join('. ');
  return (
    <button
      type="button"
      className="rp-row-place"
      data-key={key}
      aria-label={words}
      title={givesWords(t, gives)}
      onClick={() => moment.onAnswer(key)}
      onFocus={() => moment.onPoint(key)}
      onBlur={() => moment.onPoint(null)}
      onMouseEnter={() => moment.onPoint(key)}
      onMouseLeave={() => moment.onPoint(null)}
    />
  );
});
