/** What stands before the table: the question of the moment as cards, a counter, a window. Nothing while dice fly. */

import { askOf, questionOf } from '@tabard/page/room/asked';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { placeOf } from '../asked';
import { Exchange } from '../hero/exchange';
import { HeroChoice } from '../hero/hero-choice';
import { fightOf, nameOfSeat, viewOf } from '../view';
import { Counter } from './counter';
import { DungeonChoice } from './dungeon-choice';
import { Window } from './window';

export function Front() {
  const moment = useMoment();
  const place = placeOf(questionOf(moment));
  if (place === 'heroes') return <HeroChoice />;
  if (place === 'doors') return <DungeonChoice />;
  if (place === 'exchange') return <Exchange />;
  if (place === 'counter') return <Counter />;
  if (place === 'window' || place === 'weapons') return askOf(moment) ? <Window /> : <Waits />;
  return fightOf(viewOf(moment.seen)) ? null : <Waits />;
}

/** Somebody else decides. */
function Waits() {
  const moment = useMoment();
  const t = useWords();
  const asked = moment.pending.asks[0];
  if (!asked || moment.over) return null;
  return <p className="df-waits">{t('dungeon-fighter.room.waits', { name: nameOfSeat(moment, asked.seat) })}</p>;
}
