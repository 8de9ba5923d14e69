/** What the symbols on this table mean: where each stands, its picture, and the rule behind it; the words are the game's (`signs`). */
import broadsword from '@iconify-json/game-icons/broadsword';
import clawSlashes from '@iconify-json/game-icons/claw-slashes';
import crossedSwords from '@iconify-json/game-icons/crossed-swords';
import crown from '@iconify-json/game-icons/crown';
import daemonSkull from '@iconify-json/game-icons/daemon-skull';
import hearts from '@iconify-json/game-icons/hearts';
import onTarget from '@iconify-json/game-icons/on-target';
import pointing from '@iconify-json/game-icons/pointing';
import rollingDices from '@iconify-json/game-icons/rolling-dices';
import shop from '@iconify-json/game-icons/shop';
import starSwirl from '@iconify-json/game-icons/star-swirl';
import stitchedWound from '@iconify-json/game-icons/stitched-wound';
import treasureMap from '@iconify-json/game-icons/treasure-map';
import twoCoins from '@iconify-json/game-icons/two-coins';
import woodenDoor from '@iconify-json/game-icons/wooden-door';
import { IconMark } from '@tabard/page/design/icon';
import { SeatMark } from '@tabard/page/design/seat-mark';
import { type Sign, sign } from '@tabard/page/symbols/signs';

/** The first that fits counts: what is special stands before what is common. */
export const signs: readonly Sign[] = [
  sign(
    'limit',
    '.df-hero-card-limits, .df-hero-card-limits svg, .df-slots, .df-slot svg',
    'DF-16.2',
    <IconMark icon={crossedSwords} />,
  ),
  sign(
    'ability',
    '.df-hero-card-abilities, .df-hero-card-abilities svg, .df-ability, .df-ability svg, .df-member-ability, .df-abilities svg',
    'DF-10.2',
    <IconMark icon={starSwirl} />,
  ),
  sign(
    'damage',
    '.df-foe-numbers > :nth-child(1), .df-foe-numbers > :nth-child(1) svg',
    'DF-8.1',
    <IconMark icon={clawSlashes} />,
  ),
  sign('bounty', '.df-foe-numbers > span, .df-foe-numbers svg', 'DF-4.9', <IconMark icon={twoCoins} />),
  sign('kind', '.df-foe-kind, .df-foe-kind svg', 'DF-4.10', <IconMark icon={daemonSkull} />),
  sign('tracker', '.df-tracker, .df-digits, .df-digit, .df-foe .df-life', 'DF-4.8', <IconMark icon={hearts} />),
  sign('demand', '.df-req, .df-req svg, .df-demands', 'DF-11.1', <IconMark icon={onTarget} />),
  sign('shopIcons', '.df-shop-icons, .df-shop-icons svg', 'DF-4.4', <IconMark icon={shop} />),
  sign(
    'wayShop',
    '.df-way-shop, .df-way-shop svg, .df-way, .df-way-shops, .df-way svg',
    'DF-3.2',
    <IconMark icon={shop} />,
  ),
  sign('effect', '.df-effect, .df-effect svg, .df-room-effects', 'DF-4.5', <IconMark icon={treasureMap} />),
  sign(
    'bonusDice',
    '.df-chest .df-amount:has(svg.df-die), .df-chest svg.df-die',
    'DF-14.1',
    <IconMark icon={rollingDices} />,
  ),
  sign(
    'gold',
    '.df-chest, .df-chest svg, .df-amount, .df-purse, .df-purse svg, .df-gear-price',
    'DF-21.1',
    <IconMark icon={twoCoins} />,
  ),
  sign('pool', '.df-pool, .df-pool-place, .df-pool svg, svg.df-die', 'DF-5.5', <IconMark icon={rollingDices} />),
  sign('mark', '.df-mark, .df-mark svg, .df-marks svg', 'DF-5.1', <IconMark icon={crown} />),
  sign(
    'life',
    '.df-life, .df-life svg, .df-member .df-band, .df-bar, .df-bar svg, .df-level svg',
    'DF-2.3',
    <IconMark icon={hearts} />,
  ),
  sign(
    'scar',
    '.df-token, .df-token svg, [data-icon="scar-wound"], [data-icon="stitched-wound"]',
    'DF-13.4',
    <IconMark icon={stitchedWound} />,
  ),
  sign(
    'gear',
    '.df-gear, .df-gear svg, .df-gear-art, .df-gear-kind, .df-member-gear svg, .df-relic svg, .df-wares svg, .df-weapons svg, .df-exchange svg',
    'DF-16.1',
    <IconMark icon={broadsword} />,
  ),
  sign(
    'hero',
    '.df-hero-card-art svg, .df-member-portrait, .df-member-portrait svg, .df-sheet-portrait svg, .df-portrait svg, .df-hero-card svg',
    'DF-2.2',
    <IconMark icon={crossedSwords} />,
  ),
  sign(
    'side',
    '.df-member-name svg, .df-sheet-head > svg, .df-sheet-head svg, .df-hero-card-owner svg, .df-taker svg',
    'DF-2.2',
    <SeatMark shape="circle" colour="#e0762f" />,
  ),
  sign(
    'monster',
    '.df-foe-art, .df-foe-art svg, .df-foe svg, .df-fight-art svg',
    'DF-4.6',
    <IconMark icon={daemonSkull} />,
  ),
  sign(
    'room',
    '.df-room-art, .df-room-art svg, .df-room svg, .df-door svg, .df-doors svg',
    'DF-4.2',
    <IconMark icon={woodenDoor} />,
  ),
  sign(
    'outcome',
    '.df-outcome svg, .df-verdict svg, .df-verdict-symbol, .df-lies svg, .df-moment svg',
    'DF-7.1',
    <IconMark icon={onTarget} />,
  ),
  sign(
    'service',
    '.df-service svg, .df-services svg, .df-counter svg, .df-choice svg, .df-choice-emblem',
    'DF-15.1',
    <IconMark icon={shop} />,
  ),
  sign(
    'throwing',
    '.df-throw-area svg, .df-hand-panel svg, .df-meters svg, .df-pads svg, .df-ghost svg, .df-heat svg, .df-board svg',
    'DF-6.1',
    <IconMark icon={pointing} />,
  ),
];
