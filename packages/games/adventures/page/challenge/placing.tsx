/** RA-19: the placement ends here: what covers most in one press, or as it lies. */
import { Button } from '@tabard/page/design/controls';
import { useMoment } from '@tabard/page/room/moment';
import { words } from '../view';
import { usePicking } from './picking';

export function Placing() {
  const moment = useMoment();
  const { ask } = usePicking();
  if (!ask) return null;
  return (
    <div className="ra-placing">
      {(['best', 'confirm'] as const).map(
        (key) =>
          ask.options.includes(key) && (
            <Button
              key={key}
              tone={key === moment.usual ? 'primary' : 'plain'}
              data-key={key}
              onClick={() => moment.onAnswer(key)}
            >
              {moment.describe(key)}
            </Button>
          ),
      )}
      <p className="ra-placing-help">{words(moment, 'challenge.placingHelp')}</p>
    </div>
  );
}
