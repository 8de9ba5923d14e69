/** The pace a person has chosen for what is told at the table. */
import { motionIsReduced, SPEEDS, settings } from '../settings/settings';
import type { Pace } from './stage';

export function chosenPace(): Pace {
  const { speed } = settings();
  return { factor: SPEEDS[speed], isStepped: speed === 'step', isStill: motionIsReduced() };
}
