/** What may be done with the dice on a sheet, and what the person has in mind with them. */
import type { Seat } from '@tabard/kernel';
import { useMoment } from '@tabard/page/room/moment';
import { useState } from 'react';
import type { Die } from '../../index';
import { type Placed, placedOn } from './placing';

export interface Placing extends Placed {
  readonly choose: (die: Die) => void;
  readonly chooseWay: (way: number) => void;
}

export function usePlacing(seat: Seat): Placing {
  const moment = useMoment();
  const [die, choose] = useState<Die | null>(null);
  const [way, chooseWay] = useState(0);
  return { ...placedOn(moment, seat, { die, way }), choose, chooseWay };
}
