/** The drawing beside each margin note; a new kind of note without one does not compile. */
import abacus from '@iconify-json/game-icons/abacus';
import backpack from '@iconify-json/game-icons/backpack';
import campfire from '@iconify-json/game-icons/campfire';
import signs from '@iconify-json/game-icons/direction-signs';
import heart from '@iconify-json/game-icons/heart-plus';
import lily from '@iconify-json/game-icons/laurel-crown';
import medal from '@iconify-json/game-icons/medal';
import muscle from '@iconify-json/game-icons/muscle-up';
import hand from '@iconify-json/game-icons/poker-hand';
import quill from '@iconify-json/game-icons/quill-ink';
import star from '@iconify-json/game-icons/round-star';
import scales from '@iconify-json/game-icons/scales';
import skills from '@iconify-json/game-icons/skills';
import sleepy from '@iconify-json/game-icons/sleepy';
import wound from '@iconify-json/game-icons/stitched-wound';
import map from '@iconify-json/game-icons/treasure-map';
import coins from '@iconify-json/game-icons/two-coins';
import upgrade from '@iconify-json/game-icons/upgrade';
import sign from '@iconify-json/game-icons/wooden-sign';
import type { Icon } from '@tabard/page/design/icon';
import type { NoteType } from './margin';

export const NOTE_ICONS: { readonly [type in NoteType]: Icon } = {
  'xp.changed': upgrade,
  'gold.changed': coins,
  'favor.changed': scales,
  'health.changed': heart,
  'row.changed': muscle,
  'counter.changed': abacus,
  'title.gained': medal,
  'title.returned': medal,
  'keyword.recorded': quill,
  'keyword.erased': quill,
  'item.found': backpack,
  'item.returned': backpack,
  'map.changed': map,
  'card.gained': hand,
  'card.returned': hand,
  'card.moved': hand,
  'score.raised': skills,
  fatigued: wound,
  exhausted: sleepy,
  recovered: campfire,
  revived: campfire,
  'class.turned': lily,
  'bonus.back': star,
  'end.available': lily,
  'token.placed': star,
  'token.removed': star,
  'path.opened': signs,
  'path.closed': signs,
  'location.opened': sign,
  'location.closed': sign,
};
