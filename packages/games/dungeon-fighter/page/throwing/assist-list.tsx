/** DF-R104.8: an aim is picked, the game throws. No timing, no fine movement. */

import { Button } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import { AIM_NAMES } from '../../physics';
import { assistKey } from './schemes/assist';

export function AssistList({ onThrow }: { readonly onThrow: (key: string) => void }) {
  const t = useWords();
  return (
    <div className="df-assist">
      {AIM_NAMES.map((aim, i) => (
        <Button key={aim} tone={i === 0 ? 'primary' : 'plain'} onClick={() => onThrow(assistKey(aim))}>
          <span>
            <b>{t(`dungeon-fighter.hand.aims.${aim}.name`)}</b>
            <small>{t(`dungeon-fighter.hand.aims.${aim}.says`)}</small>
          </span>
        </Button>
      ))}
    </div>
  );
}
