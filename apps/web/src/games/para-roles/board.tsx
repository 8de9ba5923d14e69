/** The middle of the table: the fight, the camp or the set-up; the deck between; the party before everyone. */
import type { BoardProps } from '../face';
import { Camp } from './camp';
import { Fight } from './fight';
import { Moments } from './moments';
import { Party } from './party';
import { SetUp } from './set-up';
import { usePointingHand } from './spot';
import { Strip } from './strip';
import { type Stage, useStage } from './use-stage';
import { viewOf } from './view';
import './board.css';
import './phone.css';

/** While something is told, nothing on the board can be clicked; the decision panel waits for nobody. */
const listening = (props: BoardProps, stage: Stage): BoardProps =>
  stage.beat ? { ...props, seen: stage.seen, asks: [], pending: { asks: [], interrupts: [] } } : props;

export function Board(props: BoardProps) {
  const stage = useStage(props);
  usePointingHand(props);
  const shown = listening(props, stage);
  const { phase, fight } = viewOf(shown.seen).b;
  const isSetUp = phase === 'setup' || phase === 'buffs';
  return (
    <div className="pr-board" data-phase={phase} data-telling={stage.beat !== null} data-over={props.over}>
      {isSetUp ? (
        <SetUp props={shown} />
      ) : fight ? (
        <Fight props={shown} stage={stage} />
      ) : (
        <Camp props={shown} stage={stage} />
      )}
      {!isSetUp && fight && <Strip props={shown} stage={stage} />}
      <Party props={shown} stage={stage} />
      <Moments props={props} told={stage.told} />
    </div>
  );
}
