/** The picture of each place, by book and letter; a place that has none yet stands under a signpost. */
import anchor from '@iconify-json/game-icons/anchor';
import bigWave from '@iconify-json/game-icons/big-wave';
import bookshelf from '@iconify-json/game-icons/bookshelf';
import bunkBeds from '@iconify-json/game-icons/bunk-beds';
import burning from '@iconify-json/game-icons/burning-embers';
import campfire from '@iconify-json/game-icons/campfire';
import candles from '@iconify-json/game-icons/candles';
import castle from '@iconify-json/game-icons/castle';
import caveEntrance from '@iconify-json/game-icons/cave-entrance';
import chapel from '@iconify-json/game-icons/church';
import closedDoors from '@iconify-json/game-icons/closed-doors';
import crown from '@iconify-json/game-icons/crown';
import crystal from '@iconify-json/game-icons/crystal-growth';
import echoRipples from '@iconify-json/game-icons/echo-ripples';
import feather from '@iconify-json/game-icons/feather';
import hammer from '@iconify-json/game-icons/flat-hammer';
import floorHatch from '@iconify-json/game-icons/floor-hatch';
import footprint from '@iconify-json/game-icons/footprint';
import dock from '@iconify-json/game-icons/harbor-dock';
import hidden from '@iconify-json/game-icons/hidden';
import hillFort from '@iconify-json/game-icons/hill-fort';
import hourglass from '@iconify-json/game-icons/hourglass';
import hut from '@iconify-json/game-icons/hut';
import keyLock from '@iconify-json/game-icons/key-lock';
import lighthouse from '@iconify-json/game-icons/lighthouse';
import lips from '@iconify-json/game-icons/lips';
import meal from '@iconify-json/game-icons/meal';
import gate from '@iconify-json/game-icons/medieval-gate';
import village from '@iconify-json/game-icons/medieval-village-01';
import prayer from '@iconify-json/game-icons/prayer';
import quillInk from '@iconify-json/game-icons/quill-ink';
import raft from '@iconify-json/game-icons/raft';
import bell from '@iconify-json/game-icons/ringing-bell';
import roundTable from '@iconify-json/game-icons/round-table';
import scales from '@iconify-json/game-icons/scales';
import shop from '@iconify-json/game-icons/shop';
import sing from '@iconify-json/game-icons/sing';
import stream from '@iconify-json/game-icons/splashy-stream';
import squareBottle from '@iconify-json/game-icons/square-bottle';
import stairs from '@iconify-json/game-icons/stairs';
import rocks from '@iconify-json/game-icons/stalactites';
import stoneBlock from '@iconify-json/game-icons/stone-block';
import swamp from '@iconify-json/game-icons/swamp';
import swapBag from '@iconify-json/game-icons/swap-bag';
import tatteredBanner from '@iconify-json/game-icons/tattered-banner';
import tavernSign from '@iconify-json/game-icons/tavern-sign';
import tiedScroll from '@iconify-json/game-icons/tied-scroll';
import tombstone from '@iconify-json/game-icons/tombstone';
import towerBridge from '@iconify-json/game-icons/tower-bridge';
import nave from '@iconify-json/game-icons/viking-church';
import villageSign from '@iconify-json/game-icons/village';
import waterMill from '@iconify-json/game-icons/water-mill';
import well from '@iconify-json/game-icons/well';
import wheat from '@iconify-json/game-icons/wheat';
import tower from '@iconify-json/game-icons/white-tower';
import woodenCrate from '@iconify-json/game-icons/wooden-crate';
import woodenDoor from '@iconify-json/game-icons/wooden-door';
import sign from '@iconify-json/game-icons/wooden-sign';
import yarn from '@iconify-json/game-icons/yarn';
import type { Icon } from '@tabard/page/design/icon';

const PLACES: { readonly [slug: string]: { readonly [letter: string]: Icon } } = {
  'the-ferrymans-debt': { A: gate, B: wheat, C: chapel, D: tower },
  'low-water': { A: gate, B: crystal, C: raft, D: wheat, E: feather, F: lighthouse },
  'the-salt-road': { A: scales, B: rocks, C: hammer, D: dock, E: stream, F: swamp, G: village },
  'a-choir-of-glass': { A: castle, B: meal, C: nave, D: yarn, E: burning, F: well, G: bell },
  keelfolk: { A: dock, B: raft, C: scales, D: hut, E: anchor, F: quillInk, G: roundTable },
  'nine-locks': {
    A: closedDoors,
    B: bookshelf,
    C: floorHatch,
    D: scales,
    E: meal,
    F: echoRipples,
    G: keyLock,
    H: tombstone,
  },
  'the-drowned-market': {
    A: caveEntrance,
    B: shop,
    C: tiedScroll,
    D: hourglass,
    E: squareBottle,
    F: lips,
    G: swapBag,
    H: crown,
  },
  'the-wardens-war': {
    A: hillFort,
    B: dock,
    C: sing,
    D: woodenCrate,
    E: tatteredBanner,
    F: waterMill,
    G: anchor,
    H: roundTable,
  },
  'beneath-the-clapper': { A: caveEntrance, B: villageSign, C: prayer, D: bell, E: candles, F: rocks, G: bigWave },
  'the-tide-auditor': { A: woodenDoor, B: roundTable, C: bookshelf, D: bunkBeds, E: meal, F: hidden },
  'the-ninth-toll': {
    A: stairs,
    B: gate,
    C: campfire,
    D: towerBridge,
    E: villageSign,
    F: stoneBlock,
    G: woodenDoor,
    H: bell,
  },
  'everything-owed': {
    A: stairs,
    B: crystal,
    C: dock,
    D: nave,
    E: tavernSign,
    F: hammer,
    G: feather,
    H: village,
    I: woodenDoor,
  },
  'the-lighthouse-that-walked': { A: gate, B: crystal, C: raft, D: feather, E: footprint, F: lighthouse },
};

export const emblemOf = (slug: string, letter: string): Icon => PLACES[slug]?.[letter] ?? sign;
