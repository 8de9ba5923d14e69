/** Dice that have been given away lie where they were put until the turn ends. */
import { faceOf } from '@tabard/dark-minions';
import { DieFlat } from '../../design/dice/die-flat';
import type { BoardProps } from '../face';
import { dieName } from './dice-words';
import { diceAt, viewOf } from './view';

interface CommittedDiceProps {
  readonly props: BoardProps;
  readonly uses: readonly string[];
  readonly at?: number;
}

export function CommittedDice({ props, uses, at }: CommittedDiceProps) {
  const seen = viewOf(props.seen);
  const dice = diceAt(seen, uses, at);
  if (dice.length === 0) return null;
  return (
    <ul className="committed">
      {dice.map((die) => (
        <li key={die}>
          <DieFlat
            die={{ kind: seen.b.dice[die], face: faceOf(seen.b, seen.content, die) }}
            size="1.9rem"
            label={dieName(props, die)}
          />
        </li>
      ))}
    </ul>
  );
}
