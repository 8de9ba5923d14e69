/** The picture of each place, by book and letter; a place that has none yet stands under a signpost. */
import burning from '@iconify-json/game-icons/burning-embers';
import castle from '@iconify-json/game-icons/castle';
import chapel from '@iconify-json/game-icons/church';
import crystal from '@iconify-json/game-icons/crystal-growth';
import feather from '@iconify-json/game-icons/feather';
import hammer from '@iconify-json/game-icons/flat-hammer';
import dock from '@iconify-json/game-icons/harbor-dock';
import lighthouse from '@iconify-json/game-icons/lighthouse';
import meal from '@iconify-json/game-icons/meal';
import gate from '@iconify-json/game-icons/medieval-gate';
import village from '@iconify-json/game-icons/medieval-village-01';
import raft from '@iconify-json/game-icons/raft';
import bell from '@iconify-json/game-icons/ringing-bell';
import scales from '@iconify-json/game-icons/scales';
import stream from '@iconify-json/game-icons/splashy-stream';
import rocks from '@iconify-json/game-icons/stalactites';
import swamp from '@iconify-json/game-icons/swamp';
import nave from '@iconify-json/game-icons/viking-church';
import well from '@iconify-json/game-icons/well';
import wheat from '@iconify-json/game-icons/wheat';
import tower from '@iconify-json/game-icons/white-tower';
import sign from '@iconify-json/game-icons/wooden-sign';
import yarn from '@iconify-json/game-icons/yarn';
import type { Icon } from '../../../design/icon';

const PLACES: { readonly [slug: string]: { readonly [letter: string]: Icon } } = {
  'the-ferrymans-debt': { A: gate, B: wheat, C: chapel, D: tower },
  'low-water': { A: gate, B: crystal, C: raft, D: wheat, E: feather, F: lighthouse },
  'the-salt-road': { A: scales, B: rocks, C: hammer, D: dock, E: stream, F: swamp, G: village },
  'a-choir-of-glass': { A: castle, B: meal, C: nave, D: yarn, E: burning, F: well, G: bell },
};

export const emblemOf = (slug: string, letter: string): Icon => PLACES[slug]?.[letter] ?? sign;
