/** Small things that stand everywhere on this table: a good with its number, rewards, a seat's sign. */

import { IconMark } from '@tabard/page/design/icon';
import type { Moment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import type { Level } from '../index';
import { SIGNS } from './icons';
import './marks.css';

export type GoodName = 'gold' | 'xp' | 'honor' | 'injury' | 'charisma' | 'trophy' | 'star' | 'dice';

interface GoodProps {
  readonly good: GoodName;
  readonly n: number;
  /** With a plus sign: what comes. */
  readonly isGain?: boolean;
}

/** An icon and a number, with the words for whoever cannot see the icon. */
export const Good = memo(function Good({ good, n, isGain = false }: GoodProps) {
  const t = useWords();
  const words = t(`roll-player.goods.${good}`, { n });
  return (
    <span className="rp-good" data-good={good} title={words}>
      <IconMark icon={SIGNS[good]} />
      <b aria-hidden="true">
        {isGain && '+'}
        {n}
      </b>
      <span className="hidden-words">{words}</span>
    </span>
  );
});

/** What a reward level of a Minion gives (RP-19.12). */
export const Rewards = memo(function Rewards({ level }: { readonly level: Level }) {
  const t = useWords();
  const goods = (['gold', 'xp', 'honor', 'injury'] as const).filter((good) => (level[good] ?? 0) > 0);
  return (
    <span className="rp-rewards">
      {level.trophy && (
        <span className="rp-good" data-good="trophy" title={t('roll-player.foes.trophy')}>
          <IconMark icon={SIGNS.trophy} label={t('roll-player.foes.trophy')} />
        </span>
      )}
      {goods.map((good) => (
        <Good key={good} good={good} n={level[good] ?? 0} />
      ))}
      {(level.actions ?? []).map((action, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same action may be given twice
        <span key={i} className="rp-reward-action">
          {t(`roll-player.rewards.${action}`)}
        </span>
      ))}
    </span>
  );
});

interface SeatNameProps extends Pick<Moment, 'names'> {
  readonly seat: number;
}

export const SeatName = memo(function SeatName({ names, seat }: SeatNameProps) {
  return (
    <span className="rp-seat-name">
      <SideMark seat={seat} size="1.05em" />
      <span>{names[seat]}</span>
    </span>
  );
});
