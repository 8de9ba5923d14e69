/** Which drawing stands for what. One emblem each; a thing looks the same wherever it is met. */

import knightHelm from '@iconify-json/game-icons/black-knight-helm';
import shield from '@iconify-json/game-icons/bordered-shield';
import horns from '@iconify-json/game-icons/bull-horns';
import burningBook from '@iconify-json/game-icons/burning-book';
import burningEye from '@iconify-json/game-icons/burning-eye';
import moth from '@iconify-json/game-icons/butterfly-warning';
import candle from '@iconify-json/game-icons/candlebright';
import cave from '@iconify-json/game-icons/cave-entrance';
import checkedShield from '@iconify-json/game-icons/checked-shield';
import chessKnight from '@iconify-json/game-icons/chess-knight';
import slashes from '@iconify-json/game-icons/claw-slashes';
import dagger from '@iconify-json/game-icons/cloak-dagger';
import axes from '@iconify-json/game-icons/crossed-axes';
import crossedSlashes from '@iconify-json/game-icons/crossed-slashes';
import swords from '@iconify-json/game-icons/crossed-swords';
import crownedSkull from '@iconify-json/game-icons/crowned-skull';
import crystalBall from '@iconify-json/game-icons/crystal-ball';
import cursedStar from '@iconify-json/game-icons/cursed-star';
import diamond from '@iconify-json/game-icons/cut-diamond';
import daemon from '@iconify-json/game-icons/daemon-skull';
import disintegrate from '@iconify-json/game-icons/disintegrate';
import dragonBreath from '@iconify-json/game-icons/dragon-breath';
import dragon from '@iconify-json/game-icons/dragon-head';
import duel from '@iconify-json/game-icons/duel';
import drawings from '@iconify-json/game-icons/emblems-of/para-roles';
import minion from '@iconify-json/game-icons/evil-minion';
import fangs from '@iconify-json/game-icons/fangs-circle';
import footprint from '@iconify-json/game-icons/footprint';
import guardedTower from '@iconify-json/game-icons/guarded-tower';
import fall from '@iconify-json/game-icons/heavy-fall';
import assassin from '@iconify-json/game-icons/hooded-assassin';
import cross from '@iconify-json/game-icons/hospital-cross';
import imp from '@iconify-json/game-icons/imp-laugh';
import jester from '@iconify-json/game-icons/jester-hat';
import chalice from '@iconify-json/game-icons/jeweled-chalice';
import laurels from '@iconify-json/game-icons/laurels';
import lips from '@iconify-json/game-icons/lips';
import chest from '@iconify-json/game-icons/locked-chest';
import lyre from '@iconify-json/game-icons/lyre';
import mace from '@iconify-json/game-icons/mace-head';
import marrow from '@iconify-json/game-icons/marrow-drain';
import medicalPack from '@iconify-json/game-icons/medical-pack';
import meditation from '@iconify-json/game-icons/meditation';
import medusa from '@iconify-json/game-icons/medusa-head';
import minotaur from '@iconify-json/game-icons/minotaur';
import medicine from '@iconify-json/game-icons/miracle-medecine';
import cavalier from '@iconify-json/game-icons/mounted-knight';
import muscle from '@iconify-json/game-icons/muscle-up';
import musket from '@iconify-json/game-icons/musket';
import oak from '@iconify-json/game-icons/oak';
import target from '@iconify-json/game-icons/on-target';
import portal from '@iconify-json/game-icons/portal';
import portcullis from '@iconify-json/game-icons/portculis';
import waves from '@iconify-json/game-icons/psychic-waves';
import quill from '@iconify-json/game-icons/quill-ink';
import raiseSkeleton from '@iconify-json/game-icons/raise-skeleton';
import raiseZombie from '@iconify-json/game-icons/raise-zombie';
import rally from '@iconify-json/game-icons/rally-the-troops';
import relicBlade from '@iconify-json/game-icons/relic-blade';
import bell from '@iconify-json/game-icons/ringing-bell';
import rogue from '@iconify-json/game-icons/rogue';
import sabers from '@iconify-json/game-icons/sabers-choc';
import scalpel from '@iconify-json/game-icons/scalpel';
import shatter from '@iconify-json/game-icons/shatter';
import shiningHeart from '@iconify-json/game-icons/shining-heart';
import skeleton from '@iconify-json/game-icons/skeleton';
import snatch from '@iconify-json/game-icons/snatch';
import shout from '@iconify-json/game-icons/sonic-shout';
import spartan from '@iconify-json/game-icons/spartan';
import spears from '@iconify-json/game-icons/spears';
import blades from '@iconify-json/game-icons/spinning-blades';
import stairs from '@iconify-json/game-icons/stairs';
import starSwirl from '@iconify-json/game-icons/star-swirl';
import block from '@iconify-json/game-icons/stone-block';
import throne from '@iconify-json/game-icons/stone-throne';
import surroundedShield from '@iconify-json/game-icons/surrounded-shield';
import clash from '@iconify-json/game-icons/sword-clash';
import tentacles from '@iconify-json/game-icons/tentacles-skull';
import terror from '@iconify-json/game-icons/terror';
import timeBomb from '@iconify-json/game-icons/time-bomb';
import totem from '@iconify-json/game-icons/totem-mask';
import lily from '@iconify-json/game-icons/trefoil-lily';
import needles from '@iconify-json/game-icons/triple-needle';
import visor from '@iconify-json/game-icons/visored-helm';
import warlord from '@iconify-json/game-icons/warlord-helmet';
import wheat from '@iconify-json/game-icons/wheat';
import whip from '@iconify-json/game-icons/whip';
import wingedSword from '@iconify-json/game-icons/winged-sword';
import door from '@iconify-json/game-icons/wooden-door';
import sign from '@iconify-json/game-icons/wooden-sign';
import type { Seat } from '@tabard/kernel';
import type { Icon } from '@tabard/page/design/icon';
import {
  type Ability,
  type Action,
  builtIn,
  type CallingId,
  type Does,
  type EnemyAction,
  type EnemyType,
  type ItemId,
} from '../index';
import { callingAt, type View } from './view';

export const CALLING_ICONS: { readonly [calling in CallingId]: Icon } = {
  protector: checkedShield,
  healer: cross,
  damage: swords,
  support: starSwirl,
  paladin: wingedSword,
  paramedic: medicalPack,
  barbarian: axes,
  musketeer: musket,
  cavalier,
  'dark-knight': knightHelm,
  'war-cleric': mace,
  strategist: chessKnight,
  rogue,
  duelist: duel,
  squire: rally,
  saboteur: timeBomb,
  shaman: totem,
  surgeon: scalpel,
  bard: lyre,
  warlock: burningEye,
  druid: oak,
  monk: meditation,
  servant: bell,
  inquisitor: burningBook,
  troubadour: quill,
  necromancer: raiseZombie,
  diviner: crystalBall,
  assassin,
};

/** What a character is now; somebody without a role is a peasant. */
export const callingIcon = (seen: View, seat: Seat): Icon => {
  const calling = callingAt(seen, seat);
  return calling ? CALLING_ICONS[calling] : wheat;
};

export const ABILITY_ICONS: { readonly [ability in Ability]: Icon } = {
  'joint-attack': clash,
  'protect-other': surroundedShield,
  cure: medicine,
  'boost-heal': shiningHeart,
  'precise-strike': target,
  'double-damage': crossedSlashes,
  'buff-ally': laurels,
  'curse-enemy': cursedStar,
};

/** What a turn's answer does: abilities, and what anybody can do. */
const DEED_ICONS: { readonly [does in Does]?: Icon } = {
  ...ABILITY_ICONS,
  attack: swords,
  defend: shield,
  run: footprint,
  seal: portal,
};
export const deedIcon = ({ does }: Action): Icon | null => DEED_ICONS[does] ?? null;

interface EnemyLook {
  readonly icon: Icon;
  /** Of its sky and frame: hue in degrees, saturation in percent. */
  readonly hue: number;
  readonly full: number;
}

export const ENEMY_LOOKS: { readonly [type in EnemyType]: EnemyLook } = {
  minion: { icon: minion, hue: 38, full: 22 },
  defender: { icon: spartan, hue: 205, full: 34 },
  trickster: { icon: imp, hue: 96, full: 34 },
  phool: { icon: jester, hue: 315, full: 38 },
  commander: { icon: warlord, hue: 4, full: 48 },
  'demon-guard': { icon: daemon, hue: 20, full: 62 },
  prince: { icon: visor, hue: 268, full: 40 },
  queen: { icon: medusa, hue: 338, full: 46 },
  king: { icon: crownedSkull, hue: 158, full: 30 },
  dragon: { icon: dragon, hue: 12, full: 70 },
  'undead-guard': { icon: skeleton, hue: 190, full: 10 },
  minotaur: { icon: minotaur, hue: 30, full: 52 },
  'ancient-one': { icon: tentacles, hue: 178, full: 52 },
};

export const ACTION_ICONS: { readonly [action in EnemyAction]: Icon } = {
  attack: swords,
  'defend-self': shield,
  'defend-other': surroundedShield,
  steal: snatch,
  destroy: shatter,
  'damage-boost': muscle,
  whip,
  riposte: sabers,
  smile: lips,
  'life-to-death': marrow,
  'undead-guard': raiseSkeleton,
  fear: terror,
  breath: dragonBreath,
  gore: horns,
  bellow: shout,
  rend: slashes,
  unravel: disintegrate,
  'rift-call': portal,
};

/** What the content names a picture for, by its id. */
const drawn = (things: readonly { readonly id: string; readonly icon: string }[]): { readonly [id: string]: Icon } =>
  Object.fromEntries(things.map(({ id, icon }) => [id, drawings[icon]]));

export const ITEM_ICONS = drawn(builtIn.town.items) as { readonly [item in ItemId]: Icon };
export const PORTAL_ICONS = drawn(builtIn.rifts.portals);

/** By suit. */
export const TRAP_ICONS: readonly Icon[] = [needles, fall, blades, moth];
export const RELIC_ICONS: readonly Icon[] = [chalice, diamond, relicBlade, lily];

/** What a cell of the maze or a room of the dungeon holds; traps go by their suit. */
export const AREA_ICONS: { readonly [content: string]: Icon } = {
  empty: footprint,
  lair: fangs,
  patrol: spears,
  madness: waves,
  cache: chest,
  sanctuary: candle,
  wall: block,
  gate: portcullis,
  centre: throne,
  landing: sign,
  den: cave,
  guardroom: guardedTower,
  ambush: dagger,
  vault: chest,
  stairs,
  door,
};
