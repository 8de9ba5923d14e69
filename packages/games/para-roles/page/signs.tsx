/** What the symbols on this table mean: where each stands, its picture, and the rule behind it; the words are the game's (`signs`). */
import checkedShield from '@iconify-json/game-icons/checked-shield';
import crossedSwords from '@iconify-json/game-icons/crossed-swords';
import cutDiamond from '@iconify-json/game-icons/cut-diamond';
import evilMinion from '@iconify-json/game-icons/evil-minion';
import hearts from '@iconify-json/game-icons/hearts';
import laurels from '@iconify-json/game-icons/laurels';
import lockedChest from '@iconify-json/game-icons/locked-chest';
import portal from '@iconify-json/game-icons/portal';
import psychicWaves from '@iconify-json/game-icons/psychic-waves';
import relicBlade from '@iconify-json/game-icons/relic-blade';
import rollingDices from '@iconify-json/game-icons/rolling-dices';
import starSwirl from '@iconify-json/game-icons/star-swirl';
import tentaclesSkull from '@iconify-json/game-icons/tentacles-skull';
import woodenDoor from '@iconify-json/game-icons/wooden-door';
import { IconMark } from '@tabard/page/design/icon';
import { SeatMark } from '@tabard/page/design/seat-mark';
import { type Sign, sign } from '@tabard/page/symbols/signs';

/** The first that fits counts: what is special stands before what is common. */
export const signs: readonly Sign[] = [
  sign('target', '.pr-target, .pr-target svg', 'PR-3.12'),
  sign('epicRing', '.pr-epic-ring, .pr-epic-ring svg', 'PR-10.4', <IconMark icon={starSwirl} />),
  sign('epic', '.pr-epic, .pr-epic svg', 'PR-10.1', <IconMark icon={starSwirl} />),
  sign('badge', '.pr-badge, .pr-badge svg, .pr-states svg', 'PR-8.2', <IconMark icon={checkedShield} />),
  sign('face', '.pr-faces, .pr-faces svg, svg.pr-die', 'PR-16.2', <IconMark icon={rollingDices} />),
  sign('action', '.pr-actions, .pr-actions svg, .pr-actions li', 'PR-16.2', <IconMark icon={crossedSwords} />),
  sign('enemyHeart', '.pr-enemy-hp, .pr-enemy-hp svg', 'PR-5.2', <IconMark icon={hearts} />),
  sign('heart', '.pr-hearts, .pr-heart, .pr-hp, .pr-member-hp, .pr-sheet-hp', 'PR-3.6', <IconMark icon={hearts} />),
  sign('buff', '.pr-plus, .pr-seals, .pr-shield, .pr-stat .pr-token', 'PR-9.19', <IconMark icon={laurels} />),
  sign(
    'coin',
    '.pr-coin, .pr-coins, .pr-purse, [data-icon="locked-chest"], [data-icon="cut-diamond"]',
    'PR-3.3',
    <IconMark icon={cutDiamond} />,
  ),
  sign('against', '.pr-against, .pr-against svg, .pr-verdict', 'PR-1.3'),
  sign('pile', '.pr-pile, .pr-pile svg, .pr-draw, .pr-draw svg, .pr-strip svg', 'PR-1.3'),
  sign('stat', '.pr-stat, .pr-card, .pr-card svg, .pr-stat-spot, .pr-ancient-stats, .pr-ranks, svg.pr-suit', 'PR-1.2'),
  sign(
    'role',
    '.pr-member-figures svg, .pr-sheet-line svg, .pr-calling-emblem, .pr-calling svg',
    'PR-3.11',
    <IconMark icon={checkedShield} />,
  ),
  sign(
    'madness',
    '.pr-track, .pr-track svg, .pr-track-name, .pr-track-line svg',
    'PR-E2',
    <IconMark icon={psychicWaves} />,
  ),
  sign('relic', '.pr-relics, .pr-relics svg', 'PR-M1', <IconMark icon={relicBlade} />),
  sign(
    'map',
    '.pr-map svg, .pr-maze svg, .pr-dungeon svg, .pr-levels svg, .pr-tower svg, .pr-ring svg, .pr-hub svg, .pr-tower-foe svg',
    'PR-E1',
    <IconMark icon={woodenDoor} />,
  ),
  sign('seal', '.pr-seal, .pr-seal-row, .pr-seal-row svg, .pr-portal-seals svg', 'PR-P7', <IconMark icon={portal} />),
  sign('ancient', '.pr-plate svg', 'PR-E17', <IconMark icon={tentaclesSkull} />),
  sign('headMark', '.pr-head-mark, .pr-head-mark svg, .pr-scene svg', 'PR-6.1', <IconMark icon={crossedSwords} />),
  sign('enemy', '.pr-enemy svg, .pr-enemy-emblem', 'PR-16.1', <IconMark icon={evilMinion} />),
  sign(
    'side',
    'li.pr-member > svg, .pr-sheet-head > svg, .pr-draft-owner, .pr-draft-owner svg, .pr-member svg, .pr-sheet-head svg',
    'PR-3.1',
    <SeatMark shape="circle" colour="#e0762f" />,
  ),
  sign('pack', '.pr-pack, .pr-pack svg', 'PR-24.1', <IconMark icon={lockedChest} />),
  sign(
    'townThing',
    '.pr-town svg, .pr-stall svg, .pr-good-name, .pr-goods svg, .pr-scouts svg, .pr-camp svg',
    'PR-23.1',
    <IconMark icon={lockedChest} />,
  ),
];
