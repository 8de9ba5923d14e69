/** Something that can be done at any time, in the head of a room: a word beside its icon, or where it is narrow the icon. */
import type { ComponentProps } from 'react';
import { Button } from '../../design/controls';
import { type Icon, IconMark } from '../../design/icon';

interface MenuDeedProps extends Omit<ComponentProps<typeof Button>, 'children' | 'tone'> {
  readonly icon: Icon;
  readonly word: string;
}

export function MenuDeed({ icon, word, className = '', ...rest }: MenuDeedProps) {
  return (
    <Button tone="quiet" className={`at-table-deed ${className}`} title={word} {...rest}>
      <IconMark icon={icon} size="1.5rem" />
      <span className="at-table-deed-word">{word}</span>
    </Button>
  );
}
