/** The middle of the table: the fight, the camp or the set-up; the deck between; the party before everyone. */
import { type Moment, MomentProvider, useMoment } from '../../room/moment';
import { Camp } from './camp/camp';
import { Strip } from './cards/strip';
import { Fight } from './fight/fight';
import { Moments } from './moments';
import { Party } from './party/party';
import { SetUp } from './set-up/set-up';
import { usePointingHand } from './spot';
import { type Stage, useStage } from './use-stage';
import { viewOf } from './view';
import './board.css';
import './phone.css';

/** While something is told, nothing on the board can be clicked; the decision panel waits for nobody. */
const listening = (moment: Moment, stage: Stage): Moment =>
  stage.beat ? { ...moment, seen: stage.seen, asks: [], pending: { asks: [], interrupts: [] } } : moment;

export function Board() {
  const moment = useMoment();
  const stage = useStage();
  usePointingHand();
  const shown = listening(moment, stage);
  const { phase, fight } = viewOf(shown.seen).b;
  const isSetUp = phase === 'setup' || phase === 'buffs';
  return (
    <div className="pr-board" data-phase={phase} data-telling={stage.beat !== null} data-over={moment.over}>
      <MomentProvider moment={shown}>
        {isSetUp ? <SetUp /> : fight ? <Fight stage={stage} /> : <Camp stage={stage} />}
        {!isSetUp && fight && <Strip stage={stage} />}
        <Party stage={stage} />
      </MomentProvider>
      <Moments told={stage.told} />
    </div>
  );
}
