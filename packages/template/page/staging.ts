/** How Sleeping Dragon is told: what each event takes, and what it sounds like. */
import { ofOthers, type Staging } from '@tabard/page/stage/staging';
import type { SleepingDragonEvent } from '../index';

export const staging: Staging<SleepingDragonEvent> = {
  'turn.begins': { ms: ofOthers(250) },
  reached: { ms: ofOthers(900), sound: 'coin' },
  woke: { ms: 1100, sound: 'flame' },
  left: { ms: ofOthers(700), sound: 'breath' },
  won: { ms: 1200, sound: 'bell' },
};
