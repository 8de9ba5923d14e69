/** The middle of the table: the fight, the camp or the set-up; the deck between; the party before everyone. */
import { useMoment } from '@tabard/page/room/moment';
import { Camp } from './camp/camp';
import { Strip } from './cards/strip';
import { Fight } from './fight/fight';
import { Party } from './party/party';
import { SetUp } from './set-up/set-up';
import { usePointingHand } from './spot';
import { viewOf } from './view';
import './board.css';

export function Board() {
  const { seen, told, over } = useMoment();
  usePointingHand();
  const { phase, fight } = viewOf(seen).b;
  const isSetUp = phase === 'setup' || phase === 'buffs';
  return (
    <div className="pr-board" data-phase={phase} data-telling={told.isTelling} data-over={over}>
      {isSetUp ? <SetUp /> : fight ? <Fight /> : <Camp />}
      {!isSetUp && fight && <Strip />}
      <Party />
    </div>
  );
}
