/** A state as a small round picture with its word. */

import { type Icon, IconMark } from '@tabard/page/design/icon';
import type { ReactNode } from 'react';
import { memo } from 'react';
import './badge.css';

export interface BadgeProps {
  readonly icon: Icon;
  /** What it means. */
  readonly label: string;
  readonly tone?: 'good' | 'bad' | 'gold' | 'plain';
  readonly value?: ReactNode;
}

export const Badge = memo(function Badge({ icon, label, tone = 'plain', value }: BadgeProps) {
  return (
    <span className="pr-badge" data-tone={tone} title={label}>
      <IconMark icon={icon} size="1.15rem" />
      {value !== undefined && <b aria-hidden="true">{value}</b>}
      <span className="hidden-words">{label}. </span>
    </span>
  );
});
