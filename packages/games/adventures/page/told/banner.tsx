/** What stands on the stage for a moment: a sign, a few words, a line below. The log has the sentence. */

import { type Icon, IconMark } from '@tabard/page/design/icon';
import type { ReactNode } from 'react';
import './told.css';

interface BannerProps {
  readonly icon: Icon;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly tone?: 'good' | 'bad' | 'plain';
  readonly children?: ReactNode;
}

export function Banner({ icon, title, text, tone = 'plain', children }: BannerProps) {
  return (
    <div className="ra-told" data-tone={tone}>
      <span className="ra-told-sign">
        <IconMark icon={icon} size="100%" />
      </span>
      <p className="ra-told-title">{title}</p>
      {text && <p className="ra-told-text">{text}</p>}
      {children}
    </div>
  );
}

/** An event of one kind, as the stage hands it over. */
export interface ToldProps<E> {
  readonly event: E;
}
