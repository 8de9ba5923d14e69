/** The hall where it is drawn quickly enough, the flat table everywhere else; three.js is fetched only for the hall. */
import { isDeep } from '@tabard/page/design/depth';
import type { MakeScene } from './scene';

export type Kind = 'hall' | 'flat';

export const chosenKind = (): Kind => (isDeep('hall') ? 'hall' : 'flat');

/** Each in its own chunk. */
export async function makerOf(kind: Kind): Promise<MakeScene> {
  return kind === 'hall' ? (await import('./hall-3d')).makeHall : (await import('./flat-2d')).makeFlat;
}
