/** Who sits where, as the places between adventures show them. */

import type { Seat } from '@tabard/kernel';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { personName } from '../../index';
import { spoken } from '../say';
import { viewOf } from '../view';
import { Portrait } from './portrait';

/** The hero's name; before there is one, the player's. */
export function nameAt(moment: Pick<Moment, 'seen' | 'say' | 'names'>, seat: Seat): string {
  const { b, content } = viewOf(moment.seen);
  return b.names[seat] ? spoken(moment, personName(content, b.names[seat])) : moment.names[seat];
}

interface PortraitAtProps {
  readonly seat: Seat;
  readonly size?: string;
}

export const PortraitAt = memo(function PortraitAt({ seat, size }: PortraitAtProps) {
  const { b, content } = viewOf(useMoment().seen);
  if (b.classOf[seat] < 0) return null;
  const { id } = content.classes[b.classOf[seat]];
  return <Portrait {...{ content, size }} race={b.race[seat]} class={id} portrait={b.portrait[seat]} />;
});
