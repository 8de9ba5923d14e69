/** What the symbols on this table mean: where each stands, its picture, and the rule behind it; the words are the game's (`signs`). */
import cardExchange from '@iconify-json/game-icons/card-exchange';
import crownedSkull from '@iconify-json/game-icons/crowned-skull';
import evilMinion from '@iconify-json/game-icons/evil-minion';
import guardedTower from '@iconify-json/game-icons/guarded-tower';
import hourglass from '@iconify-json/game-icons/hourglass';
import laurelCrown from '@iconify-json/game-icons/laurel-crown';
import raiseZombie from '@iconify-json/game-icons/raise-zombie';
import rollingDices from '@iconify-json/game-icons/rolling-dices';
import skullCrossedBones from '@iconify-json/game-icons/skull-crossed-bones';
import tombstone from '@iconify-json/game-icons/tombstone';
import upgrade from '@iconify-json/game-icons/upgrade';
import { IconMark } from '@tabard/page/design/icon';
import { SeatMark } from '@tabard/page/design/seat-mark';
import { type Sign, sign } from '@tabard/page/symbols/signs';

/** The first that fits counts: what is special stands before what is common. */
export const signs: readonly Sign[] = [
  sign('vp', '.dm-town-vp', 'DM-11.1', <IconMark icon={laurelCrown} />),
  sign('skull', '.dm-town-skulls, .dm-purse > .dm-coin:first-child', 'DM-6.1', <IconMark icon={skullCrossedBones} />),
  sign('tile', '.dm-start-tile, .dm-coin', 'DM-1.4'),
  sign('count', '.dm-town-count, .dm-town-preview', 'DM-10.6'),
  sign('held', '.dm-held-towers, .dm-held-towers svg', 'DM-7.11', <IconMark icon={guardedTower} />),
  sign('supplyTowers', '.dm-stack-towers, .dm-stack-towers svg', 'DM-1.9', <IconMark icon={guardedTower} />),
  sign('tower', 'svg.dm-tower, .dm-tower-place', 'DM-7.1', <IconMark icon={guardedTower} />),
  sign(
    'level',
    '.dm-rival-level, .dm-own-level-name, .dm-own-level-dice, .dm-strip-level',
    'DM-3.1',
    <IconMark icon={upgrade} />,
  ),
  sign(
    'ready',
    '.dm-rival-figures > .dm-figure:nth-of-type(1), .dm-own-figures > .dm-figure:nth-of-type(1), .dm-rival-strip b',
    'DM-1.3',
    <IconMark icon={evilMinion} />,
  ),
  sign(
    'dead',
    '.dm-rival-figures > .dm-figure:nth-of-type(2), .dm-own-figures > .dm-figure:nth-of-type(2), .dm-stones, .dm-graves, .dm-graves *, [data-icon="tombstone"]',
    'DM-5.1',
    <IconMark icon={tombstone} />,
  ),
  sign('total', '.dm-own-vp, .dm-figure:nth-of-type(3)', 'DM-15.1', <IconMark icon={laurelCrown} />),
  sign('next', '.dm-stack-tile, .dm-stack:first-child', 'DM-1.5', <IconMark icon={evilMinion} />),
  sign('stack', '.dm-stack-card, .dm-stack', 'DM-16.1', <IconMark icon={crownedSkull} />),
  sign('spent', '.dm-committed, .dm-committed svg', 'DM-3.9', <IconMark icon={rollingDices} />),
  sign('die', 'svg.die, .dm-tray-place, .dm-die-still, .dm-tray svg', 'DM-3.4', <IconMark icon={rollingDices} />),
  sign('trigger', '.dm-town-trigger, .dm-town-trigger svg', 'DM-11.4', <IconMark icon={evilMinion} />),
  sign('falls', '.dm-town-falls, .dm-town-falls svg', 'DM-10.6', <IconMark icon={skullCrossedBones} />),
  sign(
    'rise',
    '[data-icon="raise-zombie"], .dm-overlord-marks > span:first-child',
    'DM-16.8',
    <IconMark icon={raiseZombie} />,
  ),
  sign('turnCost', '.dm-overlord-marks > span', 'DM-17.10', <IconMark icon={hourglass} />),
  sign('price', '.dm-overlord-cost', 'DM-16.4', <IconMark icon={rollingDices} />),
  sign('exchange', '.dm-overlord-exchange, .dm-overlord-exchange svg', 'DM-16.2', <IconMark icon={cardExchange} />),
  sign('overlord', '.dm-overlord-art, [data-icon="crowned-skull"]', 'DM-16.3', <IconMark icon={crownedSkull} />),
  sign(
    'side',
    'li.dm-rival > svg, .dm-own-figures > svg, .dm-field-tag svg, .dm-rival-strip svg, .dm-tray-line svg, .dm-tower-flag svg, .dm-troop, .dm-besiegers, .dm-besiegers svg, .dm-in-play svg',
    'DM-1.2',
    <SeatMark shape="circle" colour="#e0762f" />,
  ),
  sign('place', '.dm-place-index button, .dm-place-index svg', 'DM-10.6', <IconMark icon={evilMinion} />),
  sign('emblem', '.dm-town svg', 'DM-4.1', <IconMark icon={evilMinion} />),
];
