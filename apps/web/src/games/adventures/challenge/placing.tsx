/** RA-19: the placement ends here: what covers most in one press, or as it lies; leaving something for nothing asks once. */
import { useState } from 'react';
import { Button } from '../../../design/controls';
import { useMoment } from '../../../room/moment';
import { words } from '../view';
import { usePicking } from './picking';

export function Placing() {
  const moment = useMoment();
  const { ask, ahead } = usePicking();
  const [warnedAt, setWarnedAt] = useState(-1);
  if (!ask) return null;
  const leaves = ahead.placed.length;
  const isWarned = warnedAt === moment.count;
  const confirm = () => {
    if (leaves > 0 && !isWarned) setWarnedAt(moment.count);
    else moment.onAnswer('confirm');
  };
  return (
    <div className="ra-placing">
      {ask.options.includes('best') && (
        <Button tone="primary" data-key="best" onClick={() => moment.onAnswer('best')}>
          {moment.describe('best')}
        </Button>
      )}
      <Button tone={leaves === 0 ? 'primary' : isWarned ? 'danger' : 'plain'} data-key="confirm" onClick={confirm}>
        {leaves > 0 && isWarned
          ? words(moment, 'challenge.leaveAnyway', { count: leaves })
          : moment.describe('confirm')}
      </Button>
      <p className="ra-placing-help">{words(moment, 'challenge.placingHelp')}</p>
    </div>
  );
}
