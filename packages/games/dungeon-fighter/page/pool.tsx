/** The dice that may still be thrown: a click takes one. Those already thrown lie on the table and stand here as holes. */

import { questionOf } from '@tabard/page/room/asked';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { dieName } from '../index';
import { asked, placeOf } from './asked';
import { type AnyDie, DieMark } from './marks';
import { fightOf, type PoolDie, viewOf } from './view';
import './pool.css';

const ALWAYS: readonly PoolDie[] = ['red', 'green', 'blue'];

export function Pool() {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const fight = fightOf(seen);
  if (!fight) return null;
  const { pool, thrown } = fight.combat;
  const dice = [...ALWAYS, ...(['snow', 'water'] as const).filter((die) => pool.includes(die) || thrown.includes(die))];
  const cubes = seen.options.dice === 'crate';
  const isAsked = placeOf(questionOf(moment)) === 'pool';
  return (
    <ul className="df-pool" aria-label={t('dungeon-fighter.room.pool')} data-asked={isAsked}>
      {dice.map((die) => (
        <li key={die}>
          <PoolPlace die={die} cubes={cubes} isThere={pool.includes(die)} />
        </li>
      ))}
    </ul>
  );
}

interface PlaceProps {
  readonly die: PoolDie;
  readonly cubes: boolean;
  readonly isThere: boolean;
}

const PoolPlace = memo(function PoolPlace({ die, cubes, isThere }: PlaceProps) {
  const moment = useMoment();
  const t = useWords();
  const name = moment.say(dieName(die));
  if (!isThere)
    return (
      <span className="df-pool-place" data-gone="true" title={t('dungeon-fighter.room.thrownDie', { die: name })}>
        <DieMark die={die as AnyDie} cubes={cubes} size="2.6rem" />
        <span className="hidden-words">{t('dungeon-fighter.room.thrownDie', { die: name })}</span>
      </span>
    );
  const isOpen = asked.offered(moment, 'turn.die', die) !== null;
  return (
    <button
      type="button"
      className="df-pool-place"
      data-open={isOpen}
      aria-disabled={!isOpen || undefined}
      aria-label={isOpen ? moment.describe(die) : name}
      title={isOpen ? moment.describe(die) : name}
      onClick={() => isOpen && moment.onAnswer(die)}
    >
      <DieMark die={die as AnyDie} cubes={cubes} size="2.6rem" />
    </button>
  );
});
