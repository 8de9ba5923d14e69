/** What the signs of the table look like. Enemies and classes bring their own emblems along (content). */
import backpack from '@iconify-json/game-icons/backpack';
import breastplate from '@iconify-json/game-icons/breastplate';
import broadsword from '@iconify-json/game-icons/broadsword';
import campfire from '@iconify-json/game-icons/campfire';
import cat from '@iconify-json/game-icons/cat';
import coins from '@iconify-json/game-icons/coins';
import crossedSwords from '@iconify-json/game-icons/crossed-swords';
import cutDiamond from '@iconify-json/game-icons/cut-diamond';
import cycle from '@iconify-json/game-icons/cycle';
import emblems from '@iconify-json/game-icons/emblems-of/adventures';
import hand from '@iconify-json/game-icons/hand';
import heartPlus from '@iconify-json/game-icons/heart-plus';
import hourglass from '@iconify-json/game-icons/hourglass';
import innerSelf from '@iconify-json/game-icons/inner-self';
import openBook from '@iconify-json/game-icons/open-book';
import pointing from '@iconify-json/game-icons/pointing';
import pokerHand from '@iconify-json/game-icons/poker-hand';
import rollingDices from '@iconify-json/game-icons/rolling-dices';
import roundStar from '@iconify-json/game-icons/round-star';
import scrollUnfurled from '@iconify-json/game-icons/scroll-unfurled';
import skills from '@iconify-json/game-icons/skills';
import skull from '@iconify-json/game-icons/skull-crossed-bones';
import sleepy from '@iconify-json/game-icons/sleepy';
import stitchedWound from '@iconify-json/game-icons/stitched-wound';
import trade from '@iconify-json/game-icons/trade';
import upgrade from '@iconify-json/game-icons/upgrade';
import type { Icon } from '@tabard/page/design/icon';

export const SIGNS = {
  counter: crossedSwords,
  xp: roundStar,
  gold: coins,
  fatigue: sleepy,
  rowloss: stitchedWound,
  rowgain: heartPlus,
  none: hourglass,
  rest: campfire,
  death: skull,
  token: upgrade,
  dice: rollingDices,
  hand,
  cards: pokerHand,
  spent: cycle,
  items: backpack,
  storyteller: openBook,
  finger: pointing,
  trade,
} as const satisfies { readonly [sign: string]: Icon };

export const DECK_ICONS: { readonly [deck: string]: Icon } = {
  armor: breastplate,
  weapon: broadsword,
  skill: skills,
  trait: innerSelf,
  scroll: scrollUnfurled,
  familiar: cat,
  rare: cutDiamond,
};

export const emblemOf = ({ emblem }: { readonly emblem: string }): Icon => emblems[emblem];
