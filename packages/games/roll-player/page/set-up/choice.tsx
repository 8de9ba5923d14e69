/** What the choices of the set-up have in common: a card for each answer, and the button that takes it. */

import { askOf } from '@tabard/page/room/asked';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import type { ComponentType } from 'react';
import type { Card } from '../../index';

export interface ChoiceProps {
  /** The answer's key, "class:7". */
  readonly choice: string;
  readonly card: Card;
}

interface ChoicesProps {
  readonly Choice: ComponentType<ChoiceProps>;
}

export function Choices({ Choice }: ChoicesProps) {
  const moment = useMoment();
  const options = askOf(moment)?.options ?? [];
  return (
    <div className="rp-choices">
      {options.map((key) => (
        <Choice key={key} choice={key} card={Number(key.split(':')[1])} />
      ))}
    </div>
  );
}

export function TakeButton({ choice, name }: Omit<ChoiceProps, 'card'> & { readonly name: string }) {
  const moment = useMoment();
  const t = useWords();
  return (
    <button
      type="button"
      className="button"
      data-tone="primary"
      data-key={choice}
      aria-label={moment.describe(choice)}
      onClick={() => moment.onAnswer(choice)}
    >
      {t('roll-player.setUp.take', { name })}
    </button>
  );
}
