/** DF-R107.13: the Weak-Hand. The server mirrors and shakes the raw values itself. */
import { noise } from './noise';
import { type Shot, shift, speedUp } from './shot';

const EVERY = 60;
const CHANNELS = { lat: 3, f: 4 };
const LAT = 25;

/** DF-R107.16: lat in mm, f in 1/10,000. */
export const tremorAt = (challenge: number, tick: number): { readonly lat: number; readonly f: number } => ({
  lat: Math.trunc((LAT * noise(challenge, CHANNELS.lat, EVERY, tick)) / 1000) + 0,
  f: noise(challenge, CHANNELS.f, EVERY, tick),
});

/** Left and right are swapped: in the mirror of the throwing line spin around the line's own side axis stays. */
export function mirror(shot: Shot): void {
  shot.lat = -shot.lat;
  shot.l = -shot.l;
  shot.spin.y = -shot.spin.y;
  shot.spin.z = -shot.spin.z;
  if (!shot.chute) return;
  shot.chute.yaw = -shot.chute.yaw;
  shot.chute.side = -shot.chute.side + 0;
}

export function weakHand(shot: Shot, challenge: number, release: number): void {
  mirror(shot);
  const tremor = tremorAt(challenge, release);
  shift(shot, tremor.lat, 0);
  speedUp(shot, 1 + tremor.f / 10_000);
}
