/** Big buttons for thumbs: the one switch, two wrists or palms, the jump. They do what the keys do. */

import { useWords } from '@tabard/page/words/words';
import { type KeyboardEvent, memo, useRef } from 'react';
import type { Control } from './challenges/challenge';
import type { LiveGrip } from './grip';
import type { PadList } from './prompt';

export function Pads({ live, pads }: { readonly live: LiveGrip; readonly pads: PadList }) {
  if (pads.length === 0) return null;
  return (
    <div className="df-pads" data-count={pads.length}>
      {pads.map(([control, word]) => (
        <Pad key={control} live={live} control={control} word={word} />
      ))}
    </div>
  );
}

interface PadProps {
  readonly live: LiveGrip;
  readonly control: Control;
  readonly word: string;
}

const Pad = memo(function Pad({ live: { hand, show }, control, word }: PadProps) {
  const t = useWords();
  const byHand = useRef(false);
  const press = () => {
    byHand.current = true;
    hand.press(control, performance.now());
    show();
  };
  const letGo = () => {
    if (!hand.held.has(control)) return;
    hand.letGo(control, performance.now());
    show();
  };
  const isSwitch = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';
  return (
    <button
      type="button"
      className="df-pad"
      data-control={control}
      onPointerDown={press}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onKeyDown={(event) => {
        if (!isSwitch(event)) return;
        event.preventDefault();
        if (!event.repeat) press();
      }}
      onKeyUp={(event) => isSwitch(event) && letGo()}
      onClick={() => {
        // A click that no pointer and no key made: a screen reader's.
        if (!byHand.current) {
          press();
          letGo();
        }
        byHand.current = false;
      }}
    >
      {t(`dungeon-fighter.hand.pads.${word}`)}
    </button>
  );
});
