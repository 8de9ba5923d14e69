/** The answers to a question as buttons; many of them folded into groups, one unfolded at a time. */

import { Button } from '@tabard/page/design/controls';
import type { OptionGroup } from '@tabard/page/face';
import { Stressed } from '@tabard/page/words/stressed';
import { useWords } from '@tabard/page/words/words';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { arrowTo, groupWith, headOf, itemsOf, numbersOf, type OptionItem } from './option-groups';

interface OptionListProps {
  /** Names the question, so that the next one begins folded. */
  readonly about: string;
  readonly keys: readonly string[];
  /** The answer that stands out. */
  readonly primary?: string;
  /** What a coach speaks of: its group is unfolded. */
  readonly suggested?: string | null;
  readonly groupOf?: (key: string) => OptionGroup | null;
  readonly labelOf: (group: OptionGroup) => string;
  /** After a group's name: what the best of its answers would bring. */
  readonly gistOf?: (keys: readonly string[]) => string | null;
  readonly describe: (key: string) => string;
  /** Beside the words, for eyes only. */
  readonly picture?: (key: string) => ReactNode;
  /** In one line, where the whole is told on request. */
  readonly brief?: (key: string) => string | null;
  /** Tells the whole of a button that says it briefly. */
  readonly tell?: (whole: string, button: ReactElement<Record<string, unknown>>) => ReactNode;
  readonly onAnswer: (key: string) => void;
}

/** So many letters are no button's label any more: in a narrow column not one such answer would be seen whole. */
const PARAGRAPH = 80;

export function OptionList(props: OptionListProps) {
  const { about, keys, suggested, groupOf = () => null } = props;
  const items = itemsOf(keys, groupOf);
  const [unfolded, setUnfolded] = useState<{ about: string; group: string | null } | null>(null);
  const open = unfolded?.about === about ? unfolded.group : groupWith(items, suggested);
  const numbers = numbersOf(items, open);
  const labelOf = (key: string) => props.brief?.(key) ?? props.describe(key);
  const isLong = items.some((item) => item.kind === 'option' && labelOf(item.key).length > PARAGRAPH);
  const isBrief = keys.some((key) => props.brief?.(key));
  return (
    <ul className="decision-options" data-long={isLong} data-brief={isBrief} onKeyDown={moveFocus}>
      {items.map((item) =>
        item.kind === 'option' ? (
          <Option key={item.key} {...props} option={item.key} number={numbers.get(item.key)} />
        ) : (
          <Group
            key={item.group.id}
            {...props}
            item={item}
            isOpen={item.group.id === open}
            numbers={numbers}
            onFold={() => setUnfolded({ about, group: item.group.id === open ? null : item.group.id })}
          />
        ),
      )}
    </ul>
  );
}

interface OptionProps extends OptionListProps {
  readonly option: string;
  readonly number: number | undefined;
}

function Option({ option, number, primary, describe, picture, brief, tell, onAnswer }: OptionProps) {
  const shown = picture?.(option);
  const short = brief?.(option);
  const whole = describe(option);
  const button = (
    <Button
      tone={option === primary ? 'primary' : 'plain'}
      className="decision-option"
      data-key={option}
      onClick={() => onAnswer(option)}
    >
      {number && <span className="decision-number" data-number={number} />}
      {shown && (
        <span className="decision-picture" aria-hidden="true">
          {shown}
        </span>
      )}
      <span>
        <Stressed text={short ?? whole} />
      </span>
    </Button>
  );
  return <li>{short && tell ? tell(whole, button) : button}</li>;
}

interface GroupProps extends OptionListProps {
  readonly item: OptionItem & { readonly kind: 'group' };
  readonly isOpen: boolean;
  readonly numbers: ReadonlyMap<string, number>;
  readonly onFold: () => void;
}

function Group({ item: { group, keys }, isOpen, numbers, onFold, ...props }: GroupProps) {
  const t = useWords();
  const id = useId();
  const number = numbers.get(headOf(group));
  const name = t('table.group', { name: props.labelOf(group), count: keys.length });
  const gist = isOpen ? null : props.gistOf?.(keys); // Unfolded, each of them says its own.
  return (
    <li className="decision-group" data-open={isOpen}>
      <Button
        className="decision-option decision-group-head"
        data-group={group.id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onFold}
      >
        {number && <span className="decision-number" data-number={number} />}
        <span>{gist ? `${name} · ${gist}` : name}</span>
      </Button>
      {isOpen && (
        <ul id={id}>
          {keys.map((key) => (
            <Option key={key} {...props} option={key} number={numbers.get(key)} />
          ))}
        </ul>
      )}
    </li>
  );
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const to = arrowTo(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length);
  if (to === null) return;
  buttons[to].focus();
  event.preventDefault();
}
