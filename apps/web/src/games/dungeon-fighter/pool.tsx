/** The dice that may still be thrown: a click takes one. Those already thrown lie on the table and stand here as holes. */
import { dieName } from '@tabard/dungeon-fighter';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { type AnyDie, DieMark } from './marks';
import { fightOf, offers, type PoolDie, questionOf, viewOf } from './view';
import './pool.css';

const ALWAYS: readonly PoolDie[] = ['red', 'green', 'blue'];

export function Pool({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const seen = viewOf(props.seen);
  const fight = fightOf(seen);
  if (!fight) return null;
  const { pool, thrown } = fight.combat;
  const dice = [...ALWAYS, ...(['snow', 'water'] as const).filter((die) => pool.includes(die) || thrown.includes(die))];
  const cubes = seen.options.dice === 'crate';
  const isAsked = questionOf(props) === 'turn.die';
  return (
    <ul className="df-pool" aria-label={t('dungeonFighter.room.pool')} data-asked={isAsked}>
      {dice.map((die) => (
        <li key={die}>
          <PoolPlace props={props} die={die} cubes={cubes} isThere={pool.includes(die)} />
        </li>
      ))}
    </ul>
  );
}

interface PlaceProps {
  readonly props: BoardProps;
  readonly die: PoolDie;
  readonly cubes: boolean;
  readonly isThere: boolean;
}

function PoolPlace({ props, die, cubes, isThere }: PlaceProps) {
  const t = useWords();
  const name = props.say(dieName(die));
  if (!isThere)
    return (
      <span className="df-pool-place" data-gone="true" title={t('dungeonFighter.room.thrownDie', { die: name })}>
        <DieMark die={die as AnyDie} cubes={cubes} size="2.6rem" />
        <span className="hidden-words">{t('dungeonFighter.room.thrownDie', { die: name })}</span>
      </span>
    );
  const isOpen = offers(props, die);
  return (
    <button
      type="button"
      className="df-pool-place"
      data-open={isOpen}
      aria-disabled={!isOpen || undefined}
      aria-label={isOpen ? props.describe(die) : name}
      title={isOpen ? props.describe(die) : name}
      onClick={() => isOpen && props.onAnswer(die)}
    >
      <DieMark die={die as AnyDie} cubes={cubes} size="2.6rem" />
    </button>
  );
}
