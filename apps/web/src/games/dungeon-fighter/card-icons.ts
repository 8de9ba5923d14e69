/** The drawings that cards and Heroes name in the content (`icon:`). One emblem each. */
import abacus from '@iconify-json/game-icons/abacus';
import achillesHeel from '@iconify-json/game-icons/achilles-heel';
import anatomy from '@iconify-json/game-icons/anatomy';
import bank from '@iconify-json/game-icons/bank';
import bathtub from '@iconify-json/game-icons/bathtub';
import bearFace from '@iconify-json/game-icons/bear-face';
import bearHead from '@iconify-json/game-icons/bear-head';
import blanket from '@iconify-json/game-icons/blanket';
import brainFreeze from '@iconify-json/game-icons/brain-freeze';
import bread from '@iconify-json/game-icons/bread';
import bubblingBowl from '@iconify-json/game-icons/bubbling-bowl';
import buffaloHead from '@iconify-json/game-icons/buffalo-head';
import bunkBeds from '@iconify-json/game-icons/bunk-beds';
import chickenLeg from '@iconify-json/game-icons/chicken-leg';
import closedDoors from '@iconify-json/game-icons/closed-doors';
import coffeeMug from '@iconify-json/game-icons/coffee-mug';
import cook from '@iconify-json/game-icons/cook';
import crab from '@iconify-json/game-icons/crab';
import crossbow from '@iconify-json/game-icons/crossbow';
import crossedSwords from '@iconify-json/game-icons/crossed-swords';
import fishCorpse from '@iconify-json/game-icons/fish-corpse';
import flail from '@iconify-json/game-icons/flail';
import floatingGhost from '@iconify-json/game-icons/floating-ghost';
import floorHatch from '@iconify-json/game-icons/floor-hatch';
import foxHead from '@iconify-json/game-icons/fox-head';
import frozenOrb from '@iconify-json/game-icons/frozen-orb';
import gauntlet from '@iconify-json/game-icons/gauntlet';
import ghost from '@iconify-json/game-icons/ghost';
import goblinHead from '@iconify-json/game-icons/goblin-head';
import haunting from '@iconify-json/game-icons/haunting';
import heartBottle from '@iconify-json/game-icons/heart-bottle';
import herbsBundle from '@iconify-json/game-icons/herbs-bundle';
import hornedHelm from '@iconify-json/game-icons/horned-helm';
import hotSpices from '@iconify-json/game-icons/hot-spices';
import hourglass from '@iconify-json/game-icons/hourglass';
import iceGolem from '@iconify-json/game-icons/ice-golem';
import iceShield from '@iconify-json/game-icons/ice-shield';
import icebergs from '@iconify-json/game-icons/icebergs';
import igloo from '@iconify-json/game-icons/igloo';
import kidSlide from '@iconify-json/game-icons/kid-slide';
import leatherVest from '@iconify-json/game-icons/leather-vest';
import lyre from '@iconify-json/game-icons/lyre';
import meal from '@iconify-json/game-icons/meal';
import meatCleaver from '@iconify-json/game-icons/meat-cleaver';
import monclerJacket from '@iconify-json/game-icons/moncler-jacket';
import monkFace from '@iconify-json/game-icons/monk-face';
import openTreasureChest from '@iconify-json/game-icons/open-treasure-chest';
import penguin from '@iconify-json/game-icons/penguin';
import personInBlizzard from '@iconify-json/game-icons/person-in-blizzard';
import pirateCaptain from '@iconify-json/game-icons/pirate-captain';
import pirateHat from '@iconify-json/game-icons/pirate-hat';
import pokerHand from '@iconify-json/game-icons/poker-hand';
import polarStar from '@iconify-json/game-icons/polar-star';
import powderBag from '@iconify-json/game-icons/powder-bag';
import queenCrown from '@iconify-json/game-icons/queen-crown';
import raft from '@iconify-json/game-icons/raft';
import rat from '@iconify-json/game-icons/rat';
import ropeBridge from '@iconify-json/game-icons/rope-bridge';
import roundShield from '@iconify-json/game-icons/round-shield';
import seatedMouse from '@iconify-json/game-icons/seated-mouse';
import sing from '@iconify-json/game-icons/sing';
import sink from '@iconify-json/game-icons/sink';
import skis from '@iconify-json/game-icons/skis';
import slippers from '@iconify-json/game-icons/slippers';
import snowflake2 from '@iconify-json/game-icons/snowflake-2';
import snowman from '@iconify-json/game-icons/snowman';
import soap from '@iconify-json/game-icons/soap';
import spikedDragonHead from '@iconify-json/game-icons/spiked-dragon-head';
import splashyStream from '@iconify-json/game-icons/splashy-stream';
import squareBottle from '@iconify-json/game-icons/square-bottle';
import stalactites from '@iconify-json/game-icons/stalactites';
import steelDoor from '@iconify-json/game-icons/steel-door';
import toyMallet from '@iconify-json/game-icons/toy-mallet';
import tribalMask from '@iconify-json/game-icons/tribal-mask';
import troll from '@iconify-json/game-icons/troll';
import umbrella from '@iconify-json/game-icons/umbrella';
import vikingChurch from '@iconify-json/game-icons/viking-church';
import walrusHead from '@iconify-json/game-icons/walrus-head';
import waterFlask from '@iconify-json/game-icons/water-flask';
import weightLiftingUp from '@iconify-json/game-icons/weight-lifting-up';
import well from '@iconify-json/game-icons/well';
import whistle from '@iconify-json/game-icons/whistle';
import winterGloves from '@iconify-json/game-icons/winter-gloves';
import woodCabin from '@iconify-json/game-icons/wood-cabin';
import woodenCrate from '@iconify-json/game-icons/wooden-crate';
import yarn from '@iconify-json/game-icons/yarn';
import type { Icon } from '../../design/icon';

export const CARD_ICONS: { readonly [name: string]: Icon } = {
  abacus,
  'achilles-heel': achillesHeel,
  anatomy,
  bank,
  bathtub,
  'bear-face': bearFace,
  'bear-head': bearHead,
  blanket,
  'brain-freeze': brainFreeze,
  bread,
  'bubbling-bowl': bubblingBowl,
  'buffalo-head': buffaloHead,
  'bunk-beds': bunkBeds,
  'chicken-leg': chickenLeg,
  'closed-doors': closedDoors,
  'coffee-mug': coffeeMug,
  cook,
  crab,
  crossbow,
  'crossed-swords': crossedSwords,
  'fish-corpse': fishCorpse,
  flail,
  'floating-ghost': floatingGhost,
  'floor-hatch': floorHatch,
  'fox-head': foxHead,
  'frozen-orb': frozenOrb,
  gauntlet,
  ghost,
  'goblin-head': goblinHead,
  haunting,
  'heart-bottle': heartBottle,
  'herbs-bundle': herbsBundle,
  'horned-helm': hornedHelm,
  'hot-spices': hotSpices,
  hourglass,
  'ice-golem': iceGolem,
  'ice-shield': iceShield,
  icebergs,
  igloo,
  'kid-slide': kidSlide,
  'leather-vest': leatherVest,
  lyre,
  meal,
  'meat-cleaver': meatCleaver,
  'moncler-jacket': monclerJacket,
  'monk-face': monkFace,
  'open-treasure-chest': openTreasureChest,
  penguin,
  'person-in-blizzard': personInBlizzard,
  'pirate-captain': pirateCaptain,
  'pirate-hat': pirateHat,
  'poker-hand': pokerHand,
  'polar-star': polarStar,
  'powder-bag': powderBag,
  'queen-crown': queenCrown,
  raft,
  rat,
  'rope-bridge': ropeBridge,
  'round-shield': roundShield,
  'seated-mouse': seatedMouse,
  sing,
  sink,
  skis,
  slippers,
  'snowflake-2': snowflake2,
  snowman,
  soap,
  'spiked-dragon-head': spikedDragonHead,
  'splashy-stream': splashyStream,
  'square-bottle': squareBottle,
  stalactites,
  'steel-door': steelDoor,
  'toy-mallet': toyMallet,
  'tribal-mask': tribalMask,
  troll,
  umbrella,
  'viking-church': vikingChurch,
  'walrus-head': walrusHead,
  'water-flask': waterFlask,
  'weight-lifting-up': weightLiftingUp,
  well,
  whistle,
  'winter-gloves': winterGloves,
  'wood-cabin': woodCabin,
  'wooden-crate': woodenCrate,
  yarn,
};
