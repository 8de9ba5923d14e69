/** What a tumble sounds like, made of its contact log: what was met, how hard, and on which side of the listener. */

import { playVoices, type SoundVoice } from '@tabard/page/sound/sound';
import { type Contact, zoneAt } from '../../physics';
import { seenFrom } from './seat-frame';

export type Surface = 'wood' | 'ice' | 'bone' | 'hole' | 'floe' | 'wall' | 'chute' | 'crystal' | 'die';

/** Softer than this, nobody hears it; at LOUD it is as loud as it gets. */
const SILENT = 45;
const LOUD = 2600;
/** A rolling die chatters: of what one body does within these ticks, only a harder knock is heard. */
const CHATTER = 9;

const knock = (pitch: number, gain: number, length = 0.07): SoundVoice[] => [
  { noise: pitch * 4, q: 3, length: length * 0.8, gain },
  { tone: [pitch, pitch * 0.72], length, gain: gain * 0.8 },
];
const glass = (pitch: number, ratios: readonly number[], length: number, gain: number): SoundVoice[] =>
  ratios.map((ratio, i) => ({ tone: pitch * ratio, length: length / (1 + i * 0.5), gain: gain / (1 + i) }));

const VOICES: { readonly [surface in Surface]: readonly SoundVoice[] } = {
  wood: [...knock(210, 0.55), { tone: [105, 78], length: 0.14, gain: 0.3 }],
  ice: [...knock(900, 0.22, 0.04), ...glass(2300, [1, 1.62], 0.09, 0.1)],
  bone: [...knock(640, 0.34, 0.05), ...knock(520, 0.18, 0.06).map((voice) => ({ ...voice, at: 0.035 }))],
  hole: [
    { tone: [340, 92], length: 0.26, gain: 0.6 },
    { noise: [700, 240], q: 1.2, length: 0.16, gain: 0.25 },
  ],
  floe: [...glass(1180, [1, 2.32, 3.9], 0.7, 0.2), ...knock(420, 0.25)],
  wall: [
    { tone: [140, 62], length: 0.24, gain: 0.6 },
    { noise: 420, q: 0.8, length: 0.12, gain: 0.35 },
    ...glass(1560, [1, 1.7], 0.2, 0.06),
  ],
  chute: [{ noise: [2400, 1500], q: 2.4, length: 0.12, gain: 0.16 }],
  crystal: [...glass(2750, [1, 1.41, 2.12, 2.9], 0.9, 0.16), ...knock(700, 0.2)],
  die: [...knock(1250, 0.28, 0.035), ...glass(3100, [1], 0.05, 0.06)],
};

/** What was met. A bone is only printed on the board, but it should sound like one. */
export function surfaceOf({ other, x, z }: Contact): Surface {
  if (other === 'table') return 'wood';
  if (other === 'board' || other === 'well') return zoneAt(x * 10, z * 10).kind === 'bone' ? 'bone' : 'ice';
  if (other === 'hole-floor') return 'hole';
  if (other === 'floe' || other === 'wall' || other === 'chute') return other;
  if (other.startsWith('iceberg')) return 'crystal';
  if (other === 'pond' || other.startsWith('frozen') || other === 'weak-point') return 'ice';
  return 'die';
}

/** 0 to 1, as the ear counts. */
export const strengthOf = (speed: number): number =>
  speed <= SILENT ? 0 : Math.min(1, ((speed - SILENT) / (LOUD - SILENT)) ** 0.7);

/** The ear of one throw, for one who sits at this azimuth. */
export function listener(azimuth: number): (contact: Contact) => void {
  const last = new Map<string, Contact>();
  return (contact) => {
    const strength = strengthOf(contact.speed);
    const before = last.get(contact.body);
    if (strength === 0) return;
    if (before && contact.tick - before.tick < CHATTER && contact.speed < before.speed * 1.3) return;
    last.set(contact.body, contact);
    const { lat } = seenFrom(azimuth, { x: contact.x / 10, z: contact.z / 10 });
    playVoices(VOICES[surfaceOf(contact)], lat / 350, strength);
  };
}
