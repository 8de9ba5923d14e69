/** One answer as a card: its emblem, what it does, and at a click it is given. */

import { useMoment } from '@tabard/page/room/moment';
import type { ReactNode } from 'react';
import './choice-card.css';

interface ChoiceCardProps {
  readonly choice: string;
  readonly emblem: ReactNode;
  /** Takes nothing and changes nothing: stands back a little. */
  readonly isPlain?: boolean;
  readonly colour?: string;
}

export function ChoiceCard({ choice, emblem, isPlain = false, colour }: ChoiceCardProps) {
  const moment = useMoment();
  return (
    <button
      type="button"
      className="df-choice"
      data-key={choice}
      data-plain={isPlain}
      data-colour={colour}
      onClick={() => moment.onAnswer(choice)}
    >
      {!isPlain && <span className="df-choice-emblem">{emblem}</span>}
      <span>{moment.describe(choice)}</span>
    </button>
  );
}
