/** Which of the answers stand as buttons in the camp, in which order, each with its sign. */
import candle from '@iconify-json/game-icons/candlebright';
import coins from '@iconify-json/game-icons/coins';
import cycle from '@iconify-json/game-icons/cycle';
import footprint from '@iconify-json/game-icons/footprint';
import magnifier from '@iconify-json/game-icons/magnifying-glass';
import portcullis from '@iconify-json/game-icons/portculis';
import stairs from '@iconify-json/game-icons/stairs';
import swapBag from '@iconify-json/game-icons/swap-bag';
import tentacles from '@iconify-json/game-icons/tentacles-skull';
import trade from '@iconify-json/game-icons/trade';
import door from '@iconify-json/game-icons/wooden-door';
import type { PendingAsk } from '@tabard/kernel';
import type { Icon } from '@tabard/page/design/icon';
import type { CampWord } from '../../index';
import { ITEM_ICONS } from '../icons';

/** All but the way back, which is on the map. */
const ICONS: { readonly [word in Exclude<CampWord, 'back'>]: Icon } = {
  go: footprint,
  return: footprint,
  hub: footprint,
  challenge: tentacles,
  leave: portcullis,
  thread: ITEM_ICONS.thread,
  sanctuary: candle,
  search: magnifier,
  find: magnifier,
  open: door,
  down: stairs,
  up: stairs,
  withdraw: portcullis,
  shop: trade,
  scroll: ITEM_ICONS.scroll,
  treasure: coins,
  hand: swapBag,
  slots: cycle,
};
/** In the order of their weight: the way on first. */
const ORDER: readonly string[] = Object.keys(ICONS);
const hasIcon = (key: string): key is keyof typeof ICONS => Object.hasOwn(ICONS, key);

export const iconOf = (key: string): Icon | null => (hasIcon(key) ? ICONS[key] : null);

/** Beyond so many, the answers of another question lie where they are given. */
const FEW = 6;

export function campDeeds({ question, options }: Pick<PendingAsk, 'question' | 'options'>): readonly string[] {
  if (question === 'camp') return ORDER.filter((key) => options.includes(key));
  return options.length <= FEW ? options : [];
}
