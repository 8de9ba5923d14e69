/** Dice that have been given away lie where they were put until the turn ends. */

import { DieFlat } from '@tabard/page/design/dice/die-flat';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { faceOf } from '../../index';
import { diceAt, viewOf } from '../view';
import { dieName } from './dice-words';

interface CommittedDiceProps {
  readonly uses: readonly string[];
  readonly at?: number;
}

export function CommittedDice({ uses, at }: CommittedDiceProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const dice = diceAt(seen, uses, at);
  if (dice.length === 0) return null;
  return (
    <ul className="dm-committed">
      {dice.map((die) => (
        <li key={die}>
          <DieFlat
            die={{ kind: seen.b.dice[die], face: faceOf(seen.b, seen.content, die) }}
            size="1.9rem"
            label={dieName(moment, die)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Which dice are meant, small and for eyes only. */
export const DiceMarks = memo(function DiceMarks({ dice }: { readonly dice: readonly number[] }) {
  const { b, content: c } = viewOf(useMoment().seen);
  return (
    <span className="dm-dice-marks" aria-hidden="true">
      {dice.map((die) => (
        <DieFlat key={die} die={{ kind: b.dice[die], face: faceOf(b, c, die) }} size="1.4em" />
      ))}
    </span>
  );
});
