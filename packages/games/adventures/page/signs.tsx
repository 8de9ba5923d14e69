/** What the symbols on this table mean: where each stands, its picture, and the rule behind it; the words are the game's (`signs`). */
import cardAceSpades from '@iconify-json/game-icons/card-ace-spades';
import clawSlashes from '@iconify-json/game-icons/claw-slashes';
import cursedStar from '@iconify-json/game-icons/cursed-star';
import daemonSkull from '@iconify-json/game-icons/daemon-skull';
import evilMinion from '@iconify-json/game-icons/evil-minion';
import hearts from '@iconify-json/game-icons/hearts';
import heavyFall from '@iconify-json/game-icons/heavy-fall';
import hourglass from '@iconify-json/game-icons/hourglass';
import medal from '@iconify-json/game-icons/medal';
import openBook from '@iconify-json/game-icons/open-book';
import rollingDices from '@iconify-json/game-icons/rolling-dices';
import scales from '@iconify-json/game-icons/scales';
import swapBag from '@iconify-json/game-icons/swap-bag';
import treasureMap from '@iconify-json/game-icons/treasure-map';
import twoCoins from '@iconify-json/game-icons/two-coins';
import { IconMark } from '@tabard/page/design/icon';
import { SeatMark } from '@tabard/page/design/seat-mark';
import { type Sign, sign } from '@tabard/page/symbols/signs';

/** The first that fits counts: what is special stands before what is common. */
export const signs: readonly Sign[] = [
  sign(
    'slot',
    '.ra-slot, .ra-slot svg, .ra-slots svg, .ra-small-slot, .ra-small-slot svg',
    'RA-36.1',
    <IconMark icon={rollingDices} />,
  ),
  sign('counter', '.ra-slot-counter, .ra-slot-counter svg', 'RA-37.3', <IconMark icon={clawSlashes} />),
  sign('reward', '.ra-slot-reward, .ra-slot-reward svg, .ra-slot-pays svg', 'RA-37.1', <IconMark icon={medal} />),
  sign('track', '.ra-track, .ra-track svg, .ra-space svg, .ra-marker', 'RA-37.5', <IconMark icon={hourglass} />),
  sign('modifier', '.ra-modifier, .ra-modifier svg, .ra-modifiers svg', 'RA-16.3', <IconMark icon={cursedStar} />),
  sign(
    'rank',
    '.ra-enemy-rank, .ra-enemy-head svg, .ra-enemy-emblem, .ra-enemy svg, .ra-enemy-tab svg',
    'RA-21.2',
    <IconMark icon={daemonSkull} />,
  ),
  sign(
    'skill',
    '.ra-skill, .ra-skill svg, .ra-skill-limit, .ra-skill-head svg',
    'RA-16.1',
    <IconMark icon={openBook} />,
  ),
  sign('buy', '.ra-buy, .ra-buy svg, .ra-buy-price, .ra-buy-die', 'RA-17.4', <IconMark icon={hearts} />),
  sign('stamina', '.ra-row, .ra-row svg, .ra-rows svg, .ra-attr, .ra-attr svg', 'RA-17.4', <IconMark icon={hearts} />),
  sign('fatigue', '.ra-fatigue, .ra-fatigue svg, .ra-fatigue-taken', 'RA-26.1', <IconMark icon={heavyFall} />),
  sign('favor', '.ra-favor, .ra-favor svg', 'RA-14.1', <IconMark icon={scales} />),
  sign(
    'figure',
    '.ra-figure, .ra-figure svg, .ra-journal svg, .ra-counters svg',
    'RA-12.1',
    <IconMark icon={twoCoins} />,
  ),
  sign('item', '.ra-item, .ra-item svg, .ra-items svg', 'RA-11.1', <IconMark icon={swapBag} />),
  sign('plays', '.ra-plays-left, .ra-plays-left svg', 'RA-18.5', <IconMark icon={cardAceSpades} />),
  sign('card', '.ra-card, .ra-card svg, .ra-cards svg', 'RA-18.5', <IconMark icon={cardAceSpades} />),
  sign(
    'mapToken',
    '.ra-token, .ra-token svg, .ra-place-token, .ra-place-token svg',
    'RA-10.1',
    <IconMark icon={evilMinion} />,
  ),
  sign('placeXp', '.ra-place-xp, .ra-place-xp svg', 'RA-12.1', <IconMark icon={medal} />),
  sign(
    'map',
    '.ra-map svg, .ra-place, .ra-path, .ra-party, .ra-map-info svg, svg.ra-map-drawing',
    'RA-9.1',
    <IconMark icon={treasureMap} />,
  ),
  sign('choice', '.ra-choice svg, .ra-choices svg, .ra-deed svg', 'RA-7.1', <IconMark icon={openBook} />),
  sign(
    'die',
    '.ra-die, .ra-die svg, .ra-dice svg, .ra-pool svg, svg.ra-die',
    'RA-17.14',
    <IconMark icon={rollingDices} />,
  ),
  sign(
    'member',
    '.ra-member svg, .ra-member-name svg, .ra-member-hero, .ra-member-state svg, .ra-sheet-head svg, .ra-sheet-emblem, .ra-face',
    'RA-2.5',
    <SeatMark shape="circle" colour="#e0762f" />,
  ),
  sign(
    'leaf',
    '.ra-leaf svg, .ra-book svg, .ra-note svg, .ra-margin svg, .ra-ornament, .ra-title-kind, .ra-passage svg',
    'RA-5.1',
    <IconMark icon={openBook} />,
  ),
  sign(
    'home',
    '.ra-home svg, .ra-guild svg, .ra-market svg, .ra-raising svg, .ra-characters svg, .ra-gathering svg, .ra-portrait svg',
    'RA-27.1',
    <IconMark icon={swapBag} />,
  ),
];
