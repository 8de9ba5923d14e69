/** What takes the place of book and map before and after an adventure; null while one is being played. */

import { useMoment } from '@tabard/page/room/moment';
import type { ReactNode } from 'react';
import { askOf } from '../ask';
import { viewOf } from '../view';
import { Characters } from './characters';
import { Gathering } from './gathering';
import { Guild } from './guild';
import { Market } from './market';
import { Packing } from './packing';
import { isAskedAtHome, isOfGathering } from './questions';

export function useHome(): ReactNode {
  const moment = useMoment();
  const { stage } = viewOf(moment.seen).b;
  const asked = askOf(moment);
  const ask = asked && isAskedAtHome(moment.seen, asked) ? asked : null;
  if (stage === 'guild') return <Guild />;
  if (stage === 'market') return <Market />;
  if (stage === 'limit' && ask) return <Packing />;
  if (stage !== 'party') return null;
  if (isOfGathering(ask)) return <Gathering ask={ask} />;
  return <Characters ask={ask?.question === 'party.character' ? ask : null} />;
}
