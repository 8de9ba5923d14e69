/** Which drawing stands for what. One emblem each; a thing looks the same wherever it is met. */
import card from '@iconify-json/game-icons/card-ace-spades';
import shield from '@iconify-json/game-icons/checked-shield';
import dagger from '@iconify-json/game-icons/cloak-dagger';
import bones from '@iconify-json/game-icons/crossed-bones';
import swords from '@iconify-json/game-icons/crossed-swords';
import crown from '@iconify-json/game-icons/crown';
import diamond from '@iconify-json/game-icons/cut-diamond';
import cycle from '@iconify-json/game-icons/cycle';
import d4 from '@iconify-json/game-icons/d4';
import wall from '@iconify-json/game-icons/defensive-wall';
import target from '@iconify-json/game-icons/dice-target';
import divingDagger from '@iconify-json/game-icons/diving-dagger';
import ripples from '@iconify-json/game-icons/echo-ripples';
import drawings from '@iconify-json/game-icons/emblems-of/dungeon-fighter';
import eye from '@iconify-json/game-icons/eye-target';
import block from '@iconify-json/game-icons/frozen-block';
import ring from '@iconify-json/game-icons/frozen-ring';
import ghost from '@iconify-json/game-icons/ghost';
import hand from '@iconify-json/game-icons/hand';
import heart from '@iconify-json/game-icons/heart-plus';
import hearts from '@iconify-json/game-icons/hearts';
import fall from '@iconify-json/game-icons/heavy-fall';
import herbs from '@iconify-json/game-icons/herbs-bundle';
import hidden from '@iconify-json/game-icons/hidden';
import iceberg from '@iconify-json/game-icons/iceberg';
import rope from '@iconify-json/game-icons/jumping-rope';
import laurels from '@iconify-json/game-icons/laurel-crown';
import chest from '@iconify-json/game-icons/locked-chest';
import lyre from '@iconify-json/game-icons/lyre';
import muscle from '@iconify-json/game-icons/muscle-up';
import onTarget from '@iconify-json/game-icons/on-target';
import paw from '@iconify-json/game-icons/paw-print';
import prayer from '@iconify-json/game-icons/prayer';
import waves from '@iconify-json/game-icons/psychic-waves';
import punch from '@iconify-json/game-icons/punch';
import relic from '@iconify-json/game-icons/relic-blade';
import table from '@iconify-json/game-icons/round-table';
import run from '@iconify-json/game-icons/run';
import shop from '@iconify-json/game-icons/shop';
import sleepy from '@iconify-json/game-icons/sleepy';
import snatch from '@iconify-json/game-icons/snatch';
import snowflake from '@iconify-json/game-icons/snowflake-2';
import stream from '@iconify-json/game-icons/splashy-stream';
import potion from '@iconify-json/game-icons/standing-potion';
import swirl from '@iconify-json/game-icons/star-swirl';
import stitches from '@iconify-json/game-icons/stitched-wound';
import bag from '@iconify-json/game-icons/swap-bag';
import tomb from '@iconify-json/game-icons/tombstone';
import mask from '@iconify-json/game-icons/tribal-mask';
import gold from '@iconify-json/game-icons/two-coins';
import helm from '@iconify-json/game-icons/visored-helm';
import type { Icon } from '@tabard/page/design/icon';
import type { Requirement } from '../physics';
import type { Ability, GearKind, MonsterType } from './view';

/** The emblem of a card; another box may name one that is not in the page. */
export const iconOf = ({ icon }: { readonly icon: string }): Icon => drawings[icon] ?? target;

export const REQUIREMENT_ICONS: { readonly [requirement in Requirement]: Icon } = {
  blind: sleepy,
  'card-flick': card,
  'eye-level': eye,
  head: helm,
  'ice-floe': block,
  'ice-wall': wall,
  jump: rope,
  pond: ripples,
  prayer,
  punch,
  'under-table': table,
  waterfall: stream,
  'weak-hand': hand,
  x: bones,
  dancing: swirl,
};

export const ABILITY_ICONS: { readonly [ability in Ability['kind']]: Icon } = {
  agile: run,
  piercing: divingDagger,
  focused: onTarget,
  rethrow: cycle,
  'heal-party': hearts,
  pickpocket: snatch,
  'self-healing': heart,
  'sworn-enemy': swords,
  melody: lyre,
  cutthroat: dagger,
  camouflage: hidden,
  'herb-power': herbs,
};

export const TYPE_ICONS: { readonly [type in MonsterType]: Icon } = {
  beast: paw,
  tribe: mask,
  spirit: ghost,
  elemental: snowflake,
};

export const GEAR_ICONS: { readonly [kind in GearKind]: Icon } = {
  weapon: swords,
  armour: shield,
  spendable: potion,
  relic,
};

/** Single signs of the table. */
export const SIGNS = {
  gold,
  crown,
  chest,
  shop,
  d4,
  hearts,
  heart,
  scar: stitches,
  faint: fall,
  tomb,
  iceberg,
  frozen: ring,
  advantage: muscle,
  equipment: bag,
  damage: swords,
  madness: waves,
  fearless: cycle,
  epic: laurels,
  target,
  snow: snowflake,
  water: stream,
  xp: diamond,
  retreat: run,
  hand,
} as const;
