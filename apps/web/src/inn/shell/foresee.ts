/**
 * Somebody is on the way to a room, at its address or with a finger on its link: what the room needs is asked for now, side
 * by side, and not by each part when it is there itself. Whoever opens the room waits for the same files, and is told if
 * they do not come.
 */

import { pathIn } from '@tabard/page/router/base';
import { placeAt } from '@tabard/page/router/routes';
import { fetchGame, tablesStandIn } from '../../play/begin/fetch-game';

const unheard = () => undefined;
const tableRoom = () => import('../../play/home/table-room');

/** Once, when the page begins: for where it stands, and from then on for wherever somebody points. */
export function foreseeAll(): void {
  tablesStandIn(tableRoom);
  foresee(window.location);
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === window.location.origin) foresee(link);
  });
}

function foresee({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const { name, params } = placeAt(pathIn(pathname));
  if (name === 'setup') import('../setup/setup-room').catch(unheard);
  if (name === 'setup' && new URLSearchParams(search).has('now')) fetchGame(params.game).catch(unheard);
  if (name === 'table') tableRoom().catch(unheard);
}
