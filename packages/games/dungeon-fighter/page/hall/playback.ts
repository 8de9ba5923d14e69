/** A throw played again: which pose each body has at any moment, and which contacts have been since the last look. Pure. */
import type { Contact, Track } from '../../physics';

/** What `watchThrow` and `watchFlip` give, as far as the picture needs it. */
export interface Reel {
  readonly tracks: readonly Track[];
  /** Frames; one more than the ticks. */
  readonly length: number;
  readonly contacts: readonly Contact[];
}

export const TICKS = 240; // a second
const NUMBERS = 7;

/** Position and quaternion; written over at every look, so that nothing is made while it runs. */
export interface Pose7 {
  x: number;
  y: number;
  z: number;
  qx: number;
  qy: number;
  qz: number;
  qw: number;
}
export const newPose = (): Pose7 => ({ x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 });

/** Between two ticks: straight for the place, the short way round for the turn. */
export function poseAt(poses: Float32Array, tick: number, into: Pose7): Pose7 {
  const last = poses.length / NUMBERS - 1;
  const at = Math.max(0, Math.min(last, tick));
  const low = Math.min(Math.floor(at), Math.max(0, last - 1));
  const share = at - low;
  const a = low * NUMBERS;
  const b = Math.min(low + 1, last) * NUMBERS;
  const mix = (i: number) => poses[a + i] + (poses[b + i] - poses[a + i]) * share;
  into.x = mix(0);
  into.y = mix(1);
  into.z = mix(2);
  const same =
    poses[a + 3] * poses[b + 3] +
    poses[a + 4] * poses[b + 4] +
    poses[a + 5] * poses[b + 5] +
    poses[a + 6] * poses[b + 6];
  const sign = same < 0 ? -1 : 1;
  const turn = (i: number) => poses[a + i] + (poses[b + i] * sign - poses[a + i]) * share;
  const [qx, qy, qz, qw] = [turn(3), turn(4), turn(5), turn(6)];
  const length = Math.sqrt(qx * qx + qy * qy + qz * qz + qw * qw) || 1;
  into.qx = qx / length;
  into.qy = qy / length;
  into.qz = qz / length;
  into.qw = qw / length;
  return into;
}

export interface Player {
  /** Advances; true while something is left. */
  step(ms: number): boolean;
  /** Now, in ticks. */
  readonly tick: number;
  /** The end at once; contacts that were not heard yet stay unheard. */
  end(): void;
}

export function playerOf(reel: Reel, speed: number, heard: (contact: Contact) => void): Player {
  let tick = 0;
  let told = 0;
  const end = reel.length - 1;
  return {
    get tick() {
      return tick;
    },
    step(ms) {
      tick = Math.min(end, tick + (ms / 1000) * TICKS * speed);
      while (told < reel.contacts.length && reel.contacts[told].tick <= tick) heard(reel.contacts[told++]);
      return tick < end;
    },
    end() {
      tick = end;
      told = reel.contacts.length;
    },
  };
}
