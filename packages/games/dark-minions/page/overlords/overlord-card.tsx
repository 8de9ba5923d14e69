/** An Overlord as a picture: the emblem in its own light, framed. */

import { IconMark } from '@tabard/page/design/icon';
import { memo } from 'react';
import type { Content } from '../../index';
import { emblemOf } from '../emblems';
import './overlords.css';

interface OverlordArtProps {
  readonly card: Content['overlords'][number];
  readonly size?: string;
}

export const OverlordArt = memo(function OverlordArt({ card, size = '3.9rem' }: OverlordArtProps) {
  return (
    <span className="dm-overlord-art" style={{ '--sky-hue': card.hue } as React.CSSProperties}>
      <IconMark icon={emblemOf(card.emblem)} size={size} />
    </span>
  );
});
