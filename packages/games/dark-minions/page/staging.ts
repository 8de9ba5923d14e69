/** How Dark Minions is told: what each event takes, what it sounds like, what is put on the stage. */

import type { SoundName } from '@tabard/page/sound/sound';
import { type Cue, type Onlooker, ofOthers, type Staging } from '@tabard/page/stage/staging';
import type { DarkMinionsEvent } from '../index';
import { Claims, LevelUp, OverlordSpeaks, RollOff, TownFalls, Wins } from './moments';
import { viewOf } from './view';

/** From where on the table it happens. */
const at =
  (name: SoundName) =>
  ({ slot }: { readonly slot: number }, { seen }: Onlooker): Cue => {
    const slots = viewOf(seen).b.town.length;
    return { name, place: (slot / Math.max(1, slots - 1)) * 2 - 1 };
  };

type Seated = { readonly seat: number };

/** The own dice are heard where they fall. */
const othersDice = ({ seat }: Seated, { isOurs }: Onlooker): Cue | null => (isOurs(seat) ? null : 'dice-land');
const ownTurn = ({ seat }: Seated, { isOurs }: Onlooker): Cue | null => (isOurs(seat) ? 'turn' : null);

export const staging: Staging<DarkMinionsEvent> = {
  'turn.begins': { ms: ofOthers(250), sound: ownTurn },
  'turn.skipped': { ms: 900 },
  'dice.rolled': { ms: ofOthers(900), sound: othersDice },
  'dice.rerolled': { ms: ofOthers(900), sound: othersDice },
  attack: { ms: ofOthers(550), sound: at('march') },
  'capture.committed': { ms: ofOthers(550), sound: at('wood') },
  'capture.done': { ms: 0, sound: 'coin' },
  'respawn.dice': { ms: ofOthers(450), sound: 'breath' },
  'respawn.skull': { ms: 0, sound: 'breath' },
  'respawn.tile': { ms: 0, sound: 'breath' },
  'respawn.face': { ms: 0, sound: 'breath' },
  'overlord.bought': { ms: ofOthers(900), sound: 'coin' },
  'overlord.announced': { ms: 1200, sound: 'horn', show: OverlordSpeaks },
  'display.swapped': { ms: 0, sound: 'page' },
  done: { ms: ofOthers(250) },
  rolloff: { ms: 1200, sound: 'bone', show: RollOff },
  'rolloff.tower': { ms: 1200, sound: 'bone', show: RollOff },
  'town.falls': { ms: 1500, sound: at('flame'), show: TownFalls },
  'town.revealed': { ms: 600, sound: at('page') },
  'set.completed': { ms: 900, sound: 'bell', show: LevelUp },
  'level.lost': { ms: 0, sound: 'thud' },
  claim: { ms: 1200, sound: 'claim', show: Claims },
  'game.won': { ms: 1200, sound: 'bell', show: Wins },
  'game.shared': { ms: 1200, sound: 'bell', show: Wins },
};
