/** DF-R104.8: an aim is picked, the game throws. No timing, no fine movement. */

import { Button } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import type { OptionTo } from '../../index';
import { AIM_NAMES } from '../../physics';

export const AssistList = memo(function AssistList({
  onThrow,
}: {
  readonly onThrow: (answer: OptionTo<'throw'>) => void;
}) {
  const t = useWords();
  return (
    <div className="df-assist">
      {AIM_NAMES.map((aim, i) => (
        <Button key={aim} tone={i === 0 ? 'primary' : 'plain'} onClick={() => onThrow({ assist: aim })}>
          <span>
            <b>{t(`dungeon-fighter.hand.aims.${aim}.name`)}</b>
            <small>{t(`dungeon-fighter.hand.aims.${aim}.says`)}</small>
          </span>
        </Button>
      ))}
    </div>
  );
});
