/** One answer as a card: its emblem, what it does, and at a click it is given. */
import type { ReactNode } from 'react';
import type { BoardProps } from '../face';
import './choice-card.css';

interface ChoiceCardProps {
  readonly props: BoardProps;
  readonly choice: string;
  readonly emblem: ReactNode;
  /** Takes nothing and changes nothing: stands back a little. */
  readonly isPlain?: boolean;
  readonly colour?: string;
}

export function ChoiceCard({ props, choice, emblem, isPlain = false, colour }: ChoiceCardProps) {
  return (
    <button
      type="button"
      className="df-choice"
      data-key={choice}
      data-plain={isPlain}
      data-colour={colour}
      onClick={() => props.onAnswer(choice)}
    >
      {!isPlain && <span className="df-choice-emblem">{emblem}</span>}
      <span>{props.describe(choice)}</span>
    </button>
  );
}
