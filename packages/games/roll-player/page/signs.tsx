/** What the symbols on this table mean: where each stands, its picture, and the rule behind it; the words are the game's (`signs`). */
import bowman from '@iconify-json/game-icons/bowman';
import broadsword from '@iconify-json/game-icons/broadsword';
import compass from '@iconify-json/game-icons/compass';
import crossedSwords from '@iconify-json/game-icons/crossed-swords';
import crown from '@iconify-json/game-icons/crown';
import goblinHead from '@iconify-json/game-icons/goblin-head';
import imp from '@iconify-json/game-icons/imp';
import lockedChest from '@iconify-json/game-icons/locked-chest';
import medal from '@iconify-json/game-icons/medal';
import muscleUp from '@iconify-json/game-icons/muscle-up';
import pawPrint from '@iconify-json/game-icons/paw-print';
import ringingBell from '@iconify-json/game-icons/ringing-bell';
import rollingDices from '@iconify-json/game-icons/rolling-dices';
import roundStar from '@iconify-json/game-icons/round-star';
import scrollUnfurled from '@iconify-json/game-icons/scroll-unfurled';
import shop from '@iconify-json/game-icons/shop';
import skullCrossedBones from '@iconify-json/game-icons/skull-crossed-bones';
import swapBag from '@iconify-json/game-icons/swap-bag';
import treasureMap from '@iconify-json/game-icons/treasure-map';
import twoCoins from '@iconify-json/game-icons/two-coins';
import { IconMark } from '@tabard/page/design/icon';
import { SeatMark } from '@tabard/page/design/seat-mark';
import { type Sign, sign } from '@tabard/page/symbols/signs';

/** The first that fits counts: what is special stands before what is common. */
export const signs: readonly Sign[] = [
  sign(
    'start',
    '[data-icon="crown"], [data-icon="queen-crown"], [data-icon="jewel-crown"], .rp-rival-name .icon, .rp-head-line .icon',
    'RP-5.2',
    <IconMark icon={crown} />,
  ),
  sign(
    'gold',
    '.rp-place-gold, .rp-good:has([data-icon="two-coins"]), [data-icon="two-coins"], [data-icon="coins"]',
    'RP-17.1',
    <IconMark icon={twoCoins} />,
  ),
  sign('place', '.rp-place-rank, .rp-place-name', 'RP-7.1', <IconMark icon={crown} />),
  sign(
    'holder',
    '.rp-place-holder, .rp-place-holder svg, .rp-choice-owner, .rp-choice-owner svg, .rp-rival-name > svg:first-child, .rp-place-pointers svg',
    'RP-1.5',
    <SeatMark shape="circle" colour="#e0762f" />,
  ),
  sign(
    'bag',
    '.rp-round-left > span:first-child, .rp-round-left > span:first-child svg',
    'RP-2.12',
    <IconMark icon={swapBag} />,
  ),
  sign('deck', '.rp-market-deck, .rp-market-deck svg', 'RP-10.1', <IconMark icon={lockedChest} />),
  sign('discards', '.rp-pile, .rp-pile svg', 'RP-10.3', <IconMark icon={shop} />),
  sign('call', '.rp-round-call, .rp-round-call svg', 'RP-22.1', <IconMark icon={ringingBell} />),
  sign('strength', '.rp-strength, .rp-strength svg', 'RP-19.2', <IconMark icon={skullCrossedBones} />),
  sign('reward', '.rp-rewards, .rp-rewards svg, .rp-levels, .rp-levels svg', 'RP-19.1', <IconMark icon={medal} />),
  sign('monsterLevel', '.rp-monster-levels, .rp-monster-levels svg', 'RP-24.1', <IconMark icon={roundStar} />),
  sign('adventure', '.rp-adventure, .rp-adventure svg, .rp-adventure-type', 'RP-24.1', <IconMark icon={treasureMap} />),
  sign('fiend', '.rp-pest, .rp-pest svg, [data-icon="imp-laugh"]', 'RP-18.2', <IconMark icon={imp} />),
  sign('foe', '.rp-foe, .rp-foe svg, .rp-foe-art', 'RP-19.2', <IconMark icon={goblinHead} />),
  sign(
    'attribute',
    '.rp-choice-mods, .rp-choice-mods svg, .rp-row-name, .rp-row-name svg, .rp-row-label, .rp-row-label svg, .rp-row-mod, .rp-gives, .rp-gives svg',
    'RP-8.1',
    <IconMark icon={muscleUp} />,
  ),
  sign(
    'goal',
    '.rp-row-goal, .rp-row-stars, .rp-row-need, .rp-row-figures, .rp-row-score',
    'RP-25.1',
    <IconMark icon={roundStar} />,
  ),
  sign(
    'stars',
    '.rp-stars, .rp-stars svg, .rp-cell-stars, .rp-die-stars, .rp-total, [data-icon="round-star"]',
    'RP-25.1',
    <IconMark icon={roundStar} />,
  ),
  sign(
    'alignment',
    '.rp-alignment, .rp-alignment svg, .rp-cell, .rp-pole, .rp-alignment-field',
    'RP-16.1',
    <IconMark icon={compass} />,
  ),
  sign(
    'backstory',
    '.rp-backstory, .rp-backstory svg, .rp-patch, .rp-backstory-patches',
    'RP-25.1',
    <IconMark icon={scrollUnfurled} />,
  ),
  sign(
    'familiar',
    '.rp-pet, .rp-pet svg, [data-icon="paw-print"], [data-icon="paw"]',
    'RP-9.1',
    <IconMark icon={pawPrint} />,
  ),
  sign(
    'cardKind',
    '.rp-card, .rp-card svg, .rp-chip, .rp-chip svg, .rp-cards svg, .rp-cards-kind, .rp-source svg',
    'RP-10.2',
    <IconMark icon={broadsword} />,
  ),
  sign(
    'token',
    '.rp-good, .rp-goods, .rp-goods svg, .rp-rival-goods svg, .rp-fighter-tokens svg',
    'RP-20.1',
    <IconMark icon={medal} />,
  ),
  sign(
    'combatDie',
    '.rp-combat-die, .rp-combat-dice svg, .rp-hunt-dice svg, .rp-fighter-dice svg',
    'RP-2.10',
    <IconMark icon={rollingDices} />,
  ),
  sign(
    'die',
    'svg.rp-die, .rp-space, .rp-mini, .rp-mini-space, .rp-tray-die',
    'RP-2.1',
    <IconMark icon={rollingDices} />,
  ),
  sign(
    'figure',
    '.rp-figure, .rp-head svg, .rp-class svg, .rp-choice svg',
    'RP-1.8',
    <IconMark icon={crossedSwords} />,
  ),
  sign('hunt', '.rp-hunt svg, .rp-fighter svg, .rp-combat svg, .rp-hiring svg', 'RP-19.1', <IconMark icon={bowman} />),
];
