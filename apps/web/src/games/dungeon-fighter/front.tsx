/** What stands before the table: the question of the moment as cards, a counter, a window. Nothing while dice fly. */
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { Counter } from './counter';
import { DungeonChoice } from './dungeon-choice';
import { EXCHANGES, Exchange } from './exchange';
import { HeroChoice } from './hero-choice';
import { askOf, fightOf, nameOfSeat, questionOf, viewOf } from './view';
import { isWindow, Window } from './window';

export function Front({ props }: { readonly props: BoardProps }) {
  const question = questionOf(props);
  if (question === 'setup.hero') return <HeroChoice props={props} />;
  if (question === 'dungeon.card') return <DungeonChoice props={props} />;
  if (EXCHANGES.includes(question)) return <Exchange props={props} />;
  if (question === 'shop.buy') return <Counter props={props} />;
  if (isWindow(question)) return askOf(props) ? <Window props={props} /> : <Waits props={props} />;
  return fightOf(viewOf(props.seen)) ? null : <Waits props={props} />;
}

/** Somebody else decides. */
function Waits({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const asked = props.pending.asks[0];
  if (!asked || props.over) return null;
  return <p className="df-waits">{t('dungeonFighter.room.waits', { name: nameOfSeat(props, asked.seat) })}</p>;
}
