/** What the symbols on this table mean: where each stands, its picture, and the rule behind it; the words are the game's (`signs`). */
import coins from '@iconify-json/game-icons/coins';
import snore from '@iconify-json/game-icons/sleepy';
import { IconMark } from '@tabard/page/design/icon';
import { type Sign, sign } from '@tabard/page/symbols/signs';

export const signs: readonly Sign[] = [
  sign('wakes', '.sd-wakes', 'SD-1.2', <IconMark icon={snore} />),
  sign('held', '.sd-held, .sd-dice', 'SD-1.1', <IconMark icon={coins} />),
  sign('owned', '.sd-owned, .sd-way-out', 'SD-1.3', <IconMark icon={coins} />),
];
