/** What the choices of the set-up have in common: a card for each answer, and the button that takes it. */
import type { Card } from '@tabard/roll-player';
import type { ComponentType } from 'react';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { askOf } from './view';

export interface ChoiceProps {
  readonly props: BoardProps;
  /** The answer's key, "class:7". */
  readonly choice: string;
  readonly card: Card;
}

interface ChoicesProps {
  readonly props: BoardProps;
  readonly Choice: ComponentType<ChoiceProps>;
}

export function Choices({ props, Choice }: ChoicesProps) {
  const options = askOf(props)?.options ?? [];
  return (
    <div className="rp-choices">
      {options.map((key) => (
        <Choice key={key} props={props} choice={key} card={Number(key.split(':')[1])} />
      ))}
    </div>
  );
}

export function TakeButton({ props, choice, name }: Omit<ChoiceProps, 'card'> & { readonly name: string }) {
  const t = useWords();
  return (
    <button
      type="button"
      className="button"
      data-tone="primary"
      data-key={choice}
      aria-label={props.describe(choice)}
      onClick={() => props.onAnswer(choice)}
    >
      {t('rollPlayer.setUp.take', { name })}
    </button>
  );
}
