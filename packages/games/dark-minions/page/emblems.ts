/** The emblems of Towns and Overlords, by the names the content gives. */
import emblems from '@iconify-json/game-icons/emblems-of/dark-minions';
import type { Icon } from '@tabard/page/design/icon';

export const emblemOf = (name: string): Icon => emblems[name];
