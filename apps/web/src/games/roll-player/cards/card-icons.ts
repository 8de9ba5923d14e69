/** The drawings of cards, fiends, foes and heroes, by the ids of the content; a pack's own card gets its kind's. */
import abacus from '@iconify-json/game-icons/abacus';
import backpack from '@iconify-json/game-icons/backpack';
import barbedSpear from '@iconify-json/game-icons/barbed-spear';
import battleAxe from '@iconify-json/game-icons/battle-axe';
import bearFace from '@iconify-json/game-icons/bear-face';
import birdMask from '@iconify-json/game-icons/bird-mask';
import bowman from '@iconify-json/game-icons/bowman';
import breastplate from '@iconify-json/game-icons/breastplate';
import broadsword from '@iconify-json/game-icons/broadsword';
import butterflyWarning from '@iconify-json/game-icons/butterfly-warning';
import candlebright from '@iconify-json/game-icons/candlebright';
import cat from '@iconify-json/game-icons/cat';
import cloak from '@iconify-json/game-icons/cloak';
import clockwork from '@iconify-json/game-icons/clockwork';
import compass from '@iconify-json/game-icons/compass';
import crab from '@iconify-json/game-icons/crab';
import crossbow from '@iconify-json/game-icons/crossbow';
import crossedSabres from '@iconify-json/game-icons/crossed-sabres';
import crown from '@iconify-json/game-icons/crown';
import crystalBall from '@iconify-json/game-icons/crystal-ball';
import cycle from '@iconify-json/game-icons/cycle';
import daemonSkull from '@iconify-json/game-icons/daemon-skull';
import echoRipples from '@iconify-json/game-icons/echo-ripples';
import egyptianSphinx from '@iconify-json/game-icons/egyptian-sphinx';
import evilMoon from '@iconify-json/game-icons/evil-moon';
import eyeTarget from '@iconify-json/game-icons/eye-target';
import fairy from '@iconify-json/game-icons/fairy';
import feather from '@iconify-json/game-icons/feather';
import flame from '@iconify-json/game-icons/flame';
import flamingo from '@iconify-json/game-icons/flamingo';
import floatingGhost from '@iconify-json/game-icons/floating-ghost';
import foxHead from '@iconify-json/game-icons/fox-head';
import frog from '@iconify-json/game-icons/frog';
import gargoyle from '@iconify-json/game-icons/gargoyle';
import gauntlet from '@iconify-json/game-icons/gauntlet';
import gecko from '@iconify-json/game-icons/gecko';
import ghost from '@iconify-json/game-icons/ghost';
import gloves from '@iconify-json/game-icons/gloves';
import goblinHead from '@iconify-json/game-icons/goblin-head';
import golemHead from '@iconify-json/game-icons/golem-head';
import hand from '@iconify-json/game-icons/hand';
import heartPlus from '@iconify-json/game-icons/heart-plus';
import herbsBundle from '@iconify-json/game-icons/herbs-bundle';
import hidden from '@iconify-json/game-icons/hidden';
import hood from '@iconify-json/game-icons/hood';
import hoodedAssassin from '@iconify-json/game-icons/hooded-assassin';
import hoodedFigure from '@iconify-json/game-icons/hooded-figure';
import hornedHelm from '@iconify-json/game-icons/horned-helm';
import horseHead from '@iconify-json/game-icons/horse-head';
import hourglass from '@iconify-json/game-icons/hourglass';
import iceGolem from '@iconify-json/game-icons/ice-golem';
import imp from '@iconify-json/game-icons/imp';
import impLaugh from '@iconify-json/game-icons/imp-laugh';
import innerSelf from '@iconify-json/game-icons/inner-self';
import jesterHat from '@iconify-json/game-icons/jester-hat';
import lantern from '@iconify-json/game-icons/lantern';
import leatherBoot from '@iconify-json/game-icons/leather-boot';
import leatherVest from '@iconify-json/game-icons/leather-vest';
import lizardman from '@iconify-json/game-icons/lizardman';
import lockedChest from '@iconify-json/game-icons/locked-chest';
import lyre from '@iconify-json/game-icons/lyre';
import mailShirt from '@iconify-json/game-icons/mail-shirt';
import meal from '@iconify-json/game-icons/meal';
import medal from '@iconify-json/game-icons/medal';
import metalBoot from '@iconify-json/game-icons/metal-boot';
import minotaur from '@iconify-json/game-icons/minotaur';
import mirrorMirror from '@iconify-json/game-icons/mirror-mirror';
import muscleUp from '@iconify-json/game-icons/muscle-up';
import octopus from '@iconify-json/game-icons/octopus';
import ogre from '@iconify-json/game-icons/ogre';
import openBook from '@iconify-json/game-icons/open-book';
import orcHead from '@iconify-json/game-icons/orc-head';
import pawPrint from '@iconify-json/game-icons/paw-print';
import pirateCaptain from '@iconify-json/game-icons/pirate-captain';
import plainDagger from '@iconify-json/game-icons/plain-dagger';
import plantRoots from '@iconify-json/game-icons/plant-roots';
import popeCrown from '@iconify-json/game-icons/pope-crown';
import prayer from '@iconify-json/game-icons/prayer';
import quillInk from '@iconify-json/game-icons/quill-ink';
import rabbit from '@iconify-json/game-icons/rabbit';
import raiseZombie from '@iconify-json/game-icons/raise-zombie';
import rat from '@iconify-json/game-icons/rat';
import raven from '@iconify-json/game-icons/raven';
import ringingBell from '@iconify-json/game-icons/ringing-bell';
import rockGolem from '@iconify-json/game-icons/rock-golem';
import rollingDices from '@iconify-json/game-icons/rolling-dices';
import rooster from '@iconify-json/game-icons/rooster';
import rose from '@iconify-json/game-icons/rose';
import roundShield from '@iconify-json/game-icons/round-shield';
import roundTable from '@iconify-json/game-icons/round-table';
import run from '@iconify-json/game-icons/run';
import runeStone from '@iconify-json/game-icons/rune-stone';
import scales from '@iconify-json/game-icons/scales';
import scrollUnfurled from '@iconify-json/game-icons/scroll-unfurled';
import seaTurtle from '@iconify-json/game-icons/sea-turtle';
import shop from '@iconify-json/game-icons/shop';
import slime from '@iconify-json/game-icons/slime';
import sling from '@iconify-json/game-icons/sling';
import snail from '@iconify-json/game-icons/snail';
import snake from '@iconify-json/game-icons/snake';
import snowflake2 from '@iconify-json/game-icons/snowflake-2';
import spectre from '@iconify-json/game-icons/spectre';
import spiderFace from '@iconify-json/game-icons/spider-face';
import spikedDragonHead from '@iconify-json/game-icons/spiked-dragon-head';
import squirrel from '@iconify-json/game-icons/squirrel';
import stagHead from '@iconify-json/game-icons/stag-head';
import stairs from '@iconify-json/game-icons/stairs';
import stitchedWound from '@iconify-json/game-icons/stitched-wound';
import swamp from '@iconify-json/game-icons/swamp';
import swapBag from '@iconify-json/game-icons/swap-bag';
import swordman from '@iconify-json/game-icons/swordman';
import tatteredBanner from '@iconify-json/game-icons/tattered-banner';
import tentaclesSkull from '@iconify-json/game-icons/tentacles-skull';
import terror from '@iconify-json/game-icons/terror';
import tribalMask from '@iconify-json/game-icons/tribal-mask';
import troll from '@iconify-json/game-icons/troll';
import trophy from '@iconify-json/game-icons/trophy';
import twoCoins from '@iconify-json/game-icons/two-coins';
import vineFlower from '@iconify-json/game-icons/vine-flower';
import visoredHelm from '@iconify-json/game-icons/visored-helm';
import warhammer from '@iconify-json/game-icons/warhammer';
import whip from '@iconify-json/game-icons/whip';
import witchFace from '@iconify-json/game-icons/witch-face';
import wizardFace from '@iconify-json/game-icons/wizard-face';
import wizardStaff from '@iconify-json/game-icons/wizard-staff';
import wolfHead from '@iconify-json/game-icons/wolf-head';
import wolfHowl from '@iconify-json/game-icons/wolf-howl';
import womanElfFace from '@iconify-json/game-icons/woman-elf-face';
import wormMouth from '@iconify-json/game-icons/worm-mouth';
import wyvern from '@iconify-json/game-icons/wyvern';
import type { Icon } from '../../../design/icon';
import { SIGNS } from '../icons';

type Emblems = { readonly [id: string]: Icon };

const CARD: Emblems = {
  'lamplighters-hook': lantern,
  'twinned-sabres': crossedSabres,
  'astrolabe-rod': wizardStaff,
  quarterstaff: wizardStaff,
  'paupers-sling': sling,
  'jeweled-dagger': plainDagger,
  longsword: broadsword,
  'gravediggers-maul': warhammer,
  'oathkeeper-buckler': roundShield,
  'tithe-scales': scales,
  'salt-censer': lantern,
  'exorcists-handbell': ringingBell,
  'drovers-goad': barbedSpear,
  'boar-spear': barbedSpear,
  'falconers-glove': gauntlet,
  backpack,
  'inkhorn-stiletto': quillInk,
  'troll-bone-club': daemonSkull,
  'ratchet-crossbow': crossbow,
  'skinning-knife': plainDagger,
  'grudge-axe': battleAxe,
  'sergeants-baton': warhammer,
  'coachmans-whip': whip,
  'banner-lance': tatteredBanner,
  'inherited-greatsword': broadsword,
  'ringmail-coif': visoredHelm,
  'ringmail-sabatons': metalBoot,
  'ringmail-collar': breastplate,
  'ringmail-gauntlets': gauntlet,
  'ringmail-hauberk': mailShirt,
  'buckskin-jerkin': leatherVest,
  'leather-gloves': gloves,
  'buckskin-leggings': leatherVest,
  'buckskin-hood': hood,
  'moonweave-mantle': cloak,
  'moonweave-slippers': leatherBoot,
  'moonweave-veil': cloak,
  'ringmail-apron': breastplate,
  'buckskin-boots': leatherBoot,
  'moonweave-sash': cloak,
  'sigil-of-embers': flame,
  'sigil-of-moss': herbsBundle,
  'sigil-of-snows': snowflake2,
  'sigil-of-dusk': evilMoon,
  'sigil-of-tides': echoRipples,
  'sigil-of-soot': runeStone,
  feint: hoodedAssassin,
  barter: shop,
  'patient-hand': hand,
  climb: stairs,
  'close-order-drill': barbedSpear,
  'short-change': twoCoins,
  'cut-the-line': run,
  intimidate: terror,
  diplomacy: roundTable,
  'tempt-fate': rollingDices,
  'straight-record': scrollUnfurled,
  'borrowed-face': mirrorMirror,
  'square-meal': meal,
  heel: pawPrint,
  heckle: terror,
  'field-dressing': heartPlus,
  exorcise: prayer,
  fetch: pawPrint,
  summon: impLaugh,
  'peer-ahead': crystalBall,
  'two-faced': tribalMask,
  'rile-the-pack': wolfHowl,
  'rein-in': horseHead,
  'low-blow': muscleUp,
  'measured-breath': innerSelf,
  thrifty: swapBag,
  'well-equipped': backpack,
  uniformed: mailShirt,
  noncommittal: compass,
  'never-rests': hourglass,
  'late-bloomer': rose,
  'step-by-step': stairs,
  'many-hued': feather,
  'open-palms': hand,
  'patchwork-pride': jesterHat,
  'snake-eyed': snake,
  rootless: plantRoots,
  hypocrite: tribalMask,
  turncoat: cloak,
  overbearing: crown,
  'frail-frame': daemonSkull,
  balanced: scales,
  reckless: terror,
  spendthrift: twoCoins,
  lopsided: warhammer,
  devious: hidden,
  'battle-scarred': stitchedWound,
  untroubled: innerSelf,
  'beast-bonded': bearFace,
  relentless: crossedSabres,
  'bad-company': impLaugh,
  'double-entry': abacus,
  'circle-drawer': runeStone,
  'trophy-proud': trophy,
  'haunted-company': floatingGhost,
  'well-read': openBook,
  homebody: meal,
  'clean-shield': roundShield,
  'plain-cut': roundShield,
  overgrown: plantRoots,
  'decorated-wreck': medal,
  clarity: crystalBall,
  'pact-of-ash': openBook,
  'rite-of-mirrors': mirrorMirror,
  unbinding: feather,
  'leash-song': lyre,
  'echo-of-craft': echoRipples,
  'scrying-smoke': eyeTarget,
  'topsy-turvy-verse': cycle,
  'writ-of-passage': scrollUnfurled,
  'banner-call': tatteredBanner,
  'ferrymans-coin': twoCoins,
  'giants-stride': leatherBoot,
  'bounty-writ': trophy,
  'tempest-verse': echoRipples,
  quadrille: lyre,
  'guild-voucher': shop,
  'lessons-of-pain': openBook,
  'saints-finger': prayer,
};
const FIEND: Emblems = {
  fidget: imp,
  'slack-sinew': slime,
  'hush-gremlin': impLaugh,
  'jealous-shade': ghost,
  'sour-muse': lyre,
  'lullaby-ghost': floatingGhost,
  'knot-goblin': goblinHead,
  'amber-mite': spiderFace,
  butterthumb: gloves,
  'deserter-at-the-door': hoodedFigure,
  'price-sprite': fairy,
  'haggle-deaf-boggart': troll,
  'chain-gnawer': rat,
  'blunting-wisp': spectre,
  'kelpie-of-bargains': horseHead,
  'gilt-leech': wormMouth,
  'ledger-ghoul': raiseZombie,
  'pocket-weasel': foxHead,
  'tollgate-imp': imp,
  'lead-foot-shade': metalBoot,
  'narrow-eye': eyeTarget,
  'loose-end-lar': spiderFace,
  'stable-bogle': horseHead,
  'tall-poppy-imp': rose,
  'moth-of-purses': butterflyWarning,
  'crooked-compass': compass,
  'grudge-magpie': raven,
  'elbow-jogger': goblinHead,
  'splinter-spook': plantRoots,
  doomcrier: daemonSkull,
};
const MINION: Emblems = {
  'bog-lurker': lizardman,
  'tollbridge-ogre': ogre,
  'candle-wisps': lantern,
  'ditch-jackals': wolfHead,
  'courier-harpy': witchFace,
  'kobold-excisemen': spikedDragonHead,
  'chapel-gargoyle': gargoyle,
  'hedge-mimic': plantRoots,
  'mud-giant': golemHead,
  'stray-imps': imp,
  'sleepless-scarecrow': hoodedFigure,
  'marsh-coven': witchFace,
  'iron-husk': visoredHelm,
  'rift-hound': wolfHowl,
  'gallows-crowd': raiseZombie,
  'grey-governess': hoodedFigure,
  'famine-hare': rabbit,
  'weeping-cuirassier': visoredHelm,
  'plague-stag': stagHead,
  'mosaic-basilisk': lizardman,
  'twin-headed-bailiff': spikedDragonHead,
  'clockwork-tyrant': clockwork,
  'pit-champion': breastplate,
  'goblin-choir': goblinHead,
  'cellar-slime': slime,
  'gate-crows': raven,
  'tin-militia': swordman,
  'boulder-cub': bearFace,
  'nettle-aunt': herbsBundle,
  'river-toll-newts': lizardman,
  'snapping-footlocker': lockedChest,
  'kennel-fog': wolfHead,
  'squabbling-trolls': troll,
  'wax-knight': visoredHelm,
  'backward-hobgoblin': orcHead,
  'hollow-deer': stagHead,
  'saltmarsh-serpent': snake,
  'ember-bull': minotaur,
  'bone-abacus': abacus,
  'storm-drummer': terror,
  'playground-giant': ogre,
  'orchard-hag': witchFace,
  'milestone-giant': rockGolem,
  'lamplit-stalker': hoodedAssassin,
  'jealous-pedigree': foxHead,
  'quartermaster-ghoul': raiseZombie,
  'drowned-regiment': raiseZombie,
  'late-lamplighter': lantern,
  'hundred-handed-cook': meal,
};
const MONSTER: Emblems = {
  'gloamspider-queen': spiderFace,
  thornmother: vineFlower,
  'the-pale-abbot': popeCrown,
  'carnival-sphinx': egyptianSphinx,
  'marrow-wyrm': wyvern,
  'hoarfrost-colossus': iceGolem,
  'mother-quagmire': swamp,
  'chalk-widow': spectre,
  'the-velvet-impresario': jesterHat,
  'kilnheart-titan': golemHead,
  'the-tithe-below': tentaclesSkull,
  'undertow-empress': octopus,
};
const FAMILIAR: Emblems = {
  'soot-cat': cat,
  'bell-heron': flamingo,
  'mire-toad': frog,
  'candle-moth': butterflyWarning,
  'cinder-hound': wolfHead,
  'glass-adder': snake,
  'moor-pony': horseHead,
  'gutter-rook': raven,
  'coil-newt': gecko,
  'cockatrice-chick': rooster,
  'nettle-hare': rabbit,
  'chapel-snail': snail,
  'lock-tortoise': seaTurtle,
  'parley-parrot': birdMask,
  'masked-stoat': squirrel,
};
const RACE: Emblems = {
  dikefolk: hornedHelm,
  oxenfolk: minotaur,
  otterkin: foxHead,
  mudlark: goblinHead,
  lampblack: hood,
  heronkin: birdMask,
  cairnfolk: golemHead,
  gannet: pirateCaptain,
  frogling: frog,
  tallowkin: candlebright,
  reedling: womanElfFace,
  coralback: crab,
  saltborn: wizardFace,
  stiltwalker: witchFace,
  'kelpie-blood': horseHead,
};
const CLASS: Emblems = {
  pikeman: barbedSpear,
  wallbreaker: warhammer,
  hexer: eyeTarget,
  chartwright: compass,
  mudwife: herbsBundle,
  briarwarden: bowman,
  almoner: heartPlus,
  lampwright: lantern,
  latchfinger: lockedChest,
  cutpurse: hoodedAssassin,
  'ballad-broker': lyre,
  'fortune-teller': crystalBall,
  bruiser: muscleUp,
  banneret: tatteredBanner,
  glassreader: mirrorMirror,
  tinkermage: clockwork,
  hearthguard: roundShield,
  saltwalker: leatherBoot,
  oathwarden: scrollUnfurled,
  dunehermit: wizardStaff,
  'shadow-pilot': hoodedAssassin,
  stiltdancer: run,
  beastmaster: pawPrint,
  mountebank: jesterHat,
  harpooner: barbedSpear,
  pitfighter: breastplate,
  weathercaster: echoRipples,
  ledgerkeeper: quillInk,
  bargehand: backpack,
  'bell-diver': ringingBell,
  bonesetter: daemonSkull,
  chorister: openBook,
  netcaster: spiderFace,
  'knife-courier': plainDagger,
  houndmaster: wolfHowl,
  'horn-captain': minotaur,
};

const EMBLEMS = {
  card: { of: CARD, otherwise: SIGNS.market },
  fiend: { of: FIEND, otherwise: SIGNS.fiend },
  minion: { of: MINION, otherwise: SIGNS.minion },
  monster: { of: MONSTER, otherwise: SIGNS.monster },
  familiar: { of: FAMILIAR, otherwise: SIGNS.familiar },
  race: { of: RACE, otherwise: SIGNS.start },
  class: { of: CLASS, otherwise: SIGNS.dice },
} as const;

export const emblemOf = (family: keyof typeof EMBLEMS, id: string): Icon =>
  EMBLEMS[family].of[id] ?? EMBLEMS[family].otherwise;
