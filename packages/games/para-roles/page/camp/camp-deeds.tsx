/** What the party may do where it stands, as buttons; moves that belong to the map are on the map as well. */
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
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { askOf } from '@tabard/page/room/asked';
import { useMoment } from '@tabard/page/room/moment';
import type { CampWord } from '../../index';
import { ITEM_ICONS } from '../icons';
import { words } from '../say';

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

/** Another question than where to go: its answers, unless they are many. */
const few = (options: readonly string[]): readonly string[] => (options.length <= FEW ? options : []);
const FEW = 6;

export function CampDeeds() {
  const moment = useMoment();
  const ask = askOf(moment);
  if (!ask) return <p className="pr-camp-waits">{moment.over ? '' : words(moment, 'camp.waits')}</p>;
  const keys = ask.question === 'camp' ? ORDER.filter((key) => ask.options.includes(key)) : few(ask.options);
  return (
    <ul className="pr-deeds">
      {keys.map((key) => (
        <li key={key}>
          <button
            type="button"
            className="button pr-deed"
            data-tone={key === moment.usual ? 'primary' : 'plain'}
            onClick={() => moment.onAnswer(key)}
          >
            {hasIcon(key) && <IconMark icon={ICONS[key]} size="1.4rem" />}
            <span>{moment.describe(key)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
