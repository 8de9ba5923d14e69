/** A space of a row: the colour a Backstory wants behind it, the die on it, and what a click on the die would do. */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { type Colour, type Die, hasColour, NONE } from '../../index';
import { ColourPatch, DieFace } from '../dice/die';
import { dieWords } from '../dice/die-words';
import { answerOnSheet, describeOnSheet } from '../dice/foreseen';
import { differenceWords } from '../dice/gives-words';
import type { Placing } from '../dice/use-placing';
import { type WhatIf, whatIf } from '../dice/what-if';
import { SIGNS } from '../icons';
import { signed } from '../signed';
import { viewOf } from '../view';
import { isMatch } from './goal';

interface SpaceProps {
  readonly seat: Seat;
  readonly placing: Placing;
  readonly space: number;
  readonly wanted: Colour | null;
  /** The die that would lie here. */
  readonly ghost: Die | null;
}

export const Space = memo(function Space({ seat, placing, space, wanted, ghost }: SpaceProps) {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  const die = b.heroes[seat].spaces[space];
  const spaceKey = die === NONE ? placing.spaceKey(space) : null;
  const matches = wanted !== null && die !== NONE && isMatch(viewOf(moment.seen), seat, space);
  const fits = wanted !== null && ghost !== null && hasColour(ghost, wanted);
  return (
    <span className="rp-space" data-wanted={wanted ?? undefined} data-match={matches} data-fits={fits}>
      {wanted && <ColourPatch colour={wanted} size="100%" />}
      {wanted && die === NONE && (
        <span className="hidden-words">
          {t('roll-player.sheet.wants', { colour: t(`roll-player.colours.${wanted}`) })}
        </span>
      )}
      {die !== NONE && <DieOn seat={seat} placing={placing} die={die} />}
      {ghost !== null && (
        <span className="rp-ghost">
          <DieFace die={ghost} value={b.values[ghost]} size="100%" />
        </span>
      )}
      {spaceKey && (
        <button
          type="button"
          className="rp-space-open"
          data-key={spaceKey}
          aria-label={moment.describe(spaceKey)}
          onClick={() => moment.onAnswer(spaceKey)}
        >
          <Difference found={placing.ask && whatIf(viewOf(moment.seen), seat, placing.ask, spaceKey)} />
        </button>
      )}
    </span>
  );
});

interface DieOnProps {
  readonly seat: Seat;
  readonly placing: Placing;
  readonly die: Die;
}

const DieOn = memo(function DieOn({ seat, placing, die }: DieOnProps) {
  const moment = useMoment();
  const t = useWords();
  const view = viewOf(moment.seen);
  const value = view.b.values[die];
  const key = placing.dieKey(die);
  const about = placing.ask?.about;
  const isPicked = about !== undefined && 'die' in about && about.die === die;
  const isFresh = moment.told.fresh.some((event) => event.die === die);
  const words = dieWords(t, die, value);
  if (!key)
    return (
      <span className="rp-space-die" data-fresh={isFresh}>
        <DieFace die={die} value={value} size="100%" isChosen={isPicked} />
        <span className="hidden-words">{words}</span>
      </span>
    );
  const found = placing.dieAsk && whatIf(view, seat, placing.dieAsk, key);
  return (
    <button
      type="button"
      className="rp-space-die"
      data-open="true"
      data-key={key}
      data-fresh={isFresh}
      aria-label={[describeOnSheet(moment, key), found && differenceWords(t, found)].filter(Boolean).join('. ')}
      onClick={() => answerOnSheet(moment, key)}
      onFocus={() => moment.onPoint(key)}
      onBlur={() => moment.onPoint(null)}
    >
      <DieFace die={die} value={value} size="100%" isChosen={isPicked} />
      <Difference found={found} />
    </button>
  );
});

/** On the die's corner: what it would show, and the Stars that come or go with it. */
export const Difference = memo(function Difference({ found }: { readonly found: WhatIf | null }) {
  if (!found) return null;
  const { value, stars } = found;
  return (
    <>
      {value > 0 && (
        <span className="rp-die-to" aria-hidden="true">
          →{value}
        </span>
      )}
      {stars !== 0 && (
        <span className="rp-die-stars" data-tone={stars > 0 ? 'good' : 'bad'} aria-hidden="true">
          {signed(stars)}
          <IconMark icon={SIGNS.star} size="0.85em" />
        </span>
      )}
    </>
  );
});
