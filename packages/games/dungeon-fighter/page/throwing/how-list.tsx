/** What a throw asks for, each with its sign and one line on how it is done now, in this scheme. */

import { IconMark } from '@tabard/page/design/icon';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import type { Requirement } from '../../physics';
import { REQUIREMENT_ICONS } from '../icons';
import type { ThrowScheme } from './habits';

interface HowListProps {
  readonly reqs: readonly Requirement[];
  readonly scheme: ThrowScheme;
}

export const HowList = memo(function HowList({ reqs, scheme }: HowListProps) {
  const t = useWords();
  if (reqs.length === 0) return <p className="df-hand-note">{t('dungeon-fighter.hand.plain')}</p>;
  return (
    <ul className="df-how" data-many={reqs.length > 1}>
      {reqs.map((requirement) => (
        <li key={requirement}>
          <IconMark icon={REQUIREMENT_ICONS[requirement]} size="1.7rem" />
          <span>
            <b>{t(`dungeon-fighter.hand.reqs.${requirement}`)}</b>{' '}
            <span className="df-how-says">
              {scheme === 'assist'
                ? t('dungeon-fighter.hand.assisted')
                : t(`dungeon-fighter.hand.how.${requirement}.${scheme}`)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
});
