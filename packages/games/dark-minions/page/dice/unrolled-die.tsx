/** A die before it is rolled. */

import { type DieKind, LOOKS } from '@tabard/page/design/dice/die';
import { memo } from 'react';
import './dice-tray.css';

interface UnrolledDieProps {
  readonly kind: DieKind;
  readonly size?: string;
}

export const UnrolledDie = memo(function UnrolledDie({ kind, size }: UnrolledDieProps) {
  const { body, light, dark, ink } = LOOKS[kind];
  return (
    <span
      className="dm-unrolled"
      style={
        {
          ...(size === undefined ? {} : { '--die': size }),
          background: `linear-gradient(135deg, ${light}, ${body} 45%, ${dark})`,
          color: ink,
        } as React.CSSProperties
      }
      aria-hidden="true"
    >
      ?
    </span>
  );
});
