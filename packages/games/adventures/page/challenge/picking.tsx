/** The die in the hand: picked by a tap or a key, or dragged; and where it may go. */

import { useMoment } from '@tabard/page/room/moment';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type Ahead, roundAhead } from '../../solver';
import { type AskFor, askedOf } from '../ask';
import { Die } from '../die';
import { type Drag, useDrag } from '../drag';
import { droppedOn } from '../drops';
import { viewOf } from '../view';
import { placeKey, slotsFor } from './keys';

interface Picking {
  /** Null: nothing is to be placed now. */
  readonly ask: AskFor<'challenge.place'> | null;
  /** The die in the hand. */
  readonly picked: number | null;
  readonly pick: (die: number | null) => void;
  /** Slots that the die in the hand fits and may cover. */
  readonly open: readonly number[];
  readonly place: (die: number, slot: number) => void;
  readonly drag: Drag<number>;
  /** How the round would end now, with what covers most placed. */
  readonly ahead: Ahead;
}

const PickingContext = createContext<Picking | null>(null);

export const usePicking = (): Picking => useContext(PickingContext)!;

interface PickingProviderProps {
  readonly children: ReactNode;
  /** A die is held over what stands for a whole enemy: it comes into sight. */
  readonly onEnemy: (enemy: number) => void;
}

export function PickingProvider({ children, onEnemy }: PickingProviderProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { b } = seen;
  const ahead = useMemo(() => roundAhead(seen), [seen]);
  const ask = askedOf(moment, 'challenge.place');
  const [chosen, pick] = useState<{ readonly die: number; readonly count: number } | null>(null);
  const place = (die: number, slot: number) => {
    const key = placeKey(b, ask, die, slot);
    pick(null);
    if (key) moment.onAnswer(key);
  };
  const drag = useDrag<number>({
    picture: (die) => <Die mask={b.dieMask[die]} value={b.dieValue[die]} size="3.4rem" />,
    onDrop: (die, on) => {
      const slot = droppedOn('slot', on);
      if (slot !== null) place(die, slot);
    },
    onOver: (_die, over) => {
      const enemy = over === null ? null : droppedOn('enemy', over);
      if (enemy !== null) onEnemy(enemy);
    },
  });
  // What was picked before the last answer is no longer meant.
  const picked = drag.dragged ?? (chosen?.count === moment.count ? chosen.die : null);
  const open = useMemo(() => (picked === null ? [] : slotsFor(b, ask, picked)), [b, ask, picked]);
  const value: Picking = {
    ask,
    picked,
    pick: (die) => pick(die === null ? null : { die, count: moment.count }),
    open,
    place,
    drag,
    ahead,
  };
  return (
    <PickingContext value={value}>
      {children}
      {drag.ghost}
    </PickingContext>
  );
}
