/** What the choices of the set-up have in common: a card for each answer, and the button that takes it. */

import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import type { ComponentType } from 'react';
import { memo } from 'react';
import type { Card } from '../../index';
import { asked } from '../asked';

export interface ChoiceProps {
  /** The answer's key, "class:7". */
  readonly choice: string;
  readonly card: Card;
}

interface ChoicesProps {
  readonly Choice: ComponentType<ChoiceProps>;
}

export const Choices = memo(function Choices({ Choice }: ChoicesProps) {
  const moment = useMoment();
  const ask = asked.ask(moment);
  const isOfCards = ask?.question === 'class.choose' || ask?.question === 'familiar.choose';
  return (
    <div className="rp-choices">
      {isOfCards && ask.options.map((card, i) => <Choice key={ask.keys[i]} choice={ask.keys[i]} card={card} />)}
    </div>
  );
});

export const TakeButton = memo(function TakeButton({
  choice,
  name,
}: Omit<ChoiceProps, 'card'> & { readonly name: string }) {
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
});
