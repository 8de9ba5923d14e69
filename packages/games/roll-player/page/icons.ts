/** Which drawing stands for what. One emblem each; a thing looks the same wherever it is met. */

import bowman from '@iconify-json/game-icons/bowman';
import breastplate from '@iconify-json/game-icons/breastplate';
import broadsword from '@iconify-json/game-icons/broadsword';
import slashes from '@iconify-json/game-icons/claw-slashes';
import crown from '@iconify-json/game-icons/crown';
import skull from '@iconify-json/game-icons/daemon-skull';
import wall from '@iconify-json/game-icons/defensive-wall';
import eye from '@iconify-json/game-icons/eye-target';
import goblin from '@iconify-json/game-icons/goblin-head';
import hand from '@iconify-json/game-icons/hand';
import heart from '@iconify-json/game-icons/heart-plus';
import imp from '@iconify-json/game-icons/imp-laugh';
import innerSelf from '@iconify-json/game-icons/inner-self';
import chest from '@iconify-json/game-icons/locked-chest';
import medal from '@iconify-json/game-icons/medal';
import muscle from '@iconify-json/game-icons/muscle-up';
import book from '@iconify-json/game-icons/open-book';
import owl from '@iconify-json/game-icons/owl';
import paw from '@iconify-json/game-icons/paw-print';
import bell from '@iconify-json/game-icons/ringing-bell';
import dice from '@iconify-json/game-icons/rolling-dices';
import rose from '@iconify-json/game-icons/rose';
import star from '@iconify-json/game-icons/round-star';
import run from '@iconify-json/game-icons/run';
import scroll from '@iconify-json/game-icons/scroll-unfurled';
import shop from '@iconify-json/game-icons/shop';
import skills from '@iconify-json/game-icons/skills';
import stitches from '@iconify-json/game-icons/stitched-wound';
import bag from '@iconify-json/game-icons/swap-bag';
import swordsman from '@iconify-json/game-icons/swordman';
import tomb from '@iconify-json/game-icons/tombstone';
import map from '@iconify-json/game-icons/treasure-map';
import trophy from '@iconify-json/game-icons/trophy';
import gold from '@iconify-json/game-icons/two-coins';
import upgrade from '@iconify-json/game-icons/upgrade';
import type { Icon } from '@tabard/page/design/icon';
import type { AdventureType, Kind } from '../index';

export const SIGNS = {
  gold,
  xp: upgrade,
  honor: medal,
  injury: stitches,
  charisma: rose,
  star,
  hand,
  fiend: imp,
  minion: goblin,
  monster: skull,
  trophy,
  mercenary: swordsman,
  dice,
  bag,
  deck: chest,
  market: shop,
  hunt: bowman,
  call: bell,
  start: crown,
  peek: eye,
  dead: tomb,
  armor: breastplate,
  familiar: paw,
  STR: muscle,
  DEX: run,
  CON: heart,
  INT: book,
  WIS: owl,
  CHA: rose,
  FAM: paw,
} as const satisfies { readonly [name: string]: Icon };
export type Sign = keyof typeof SIGNS;

export const KIND_ICONS: { readonly [kind in Kind]: Icon } = {
  weapon: broadsword,
  armor: breastplate,
  skill: skills,
  trait: innerSelf,
  scroll,
};

export const ADVENTURE_ICONS: { readonly [type in AdventureType]: Icon } = {
  location: map,
  obstacle: wall,
  attack: slashes,
};

/** Where an Alignment arrow points on the grid (RP-16.2). */
export const ARROWS = { good: '↑', evil: '↓', lawful: '←', chaotic: '→' } as const;
