/**
 * A hero's portrait in its frame. Wherever a hero is shown: the gallery, the guild, the market, the shelf of campaigns.
 * Decoration by itself: whoever shows it writes the name beside it.
 */

import { ShapesPicture } from '@tabard/page/design/picture/shapes-picture';
import type { Content } from '../../index';
import { type Likeness, PORTRAIT, portraitOf } from './portrait-parts';
import './portrait.css';

interface PortraitProps extends Likeness {
  readonly content: Pick<Content, 'classes'>;
  /** The width, as any CSS length; 6em when absent. */
  readonly size?: string;
  /** Somebody who cannot be chosen, or has left. */
  readonly faded?: boolean;
}

export function Portrait({ content, size = '6em', faded = false, ...likeness }: PortraitProps) {
  return (
    <span className="ra-portrait" data-faded={faded} style={{ width: size }}>
      <ShapesPicture {...PORTRAIT} shapes={portraitOf(content, likeness)} />
    </span>
  );
}
