/** Every tick's poses, for the picture: px, py, pz in mm and qx, qy, qz, qw for each body that is not fixed. */
import { MM_PER_UNIT } from './measures';
import type { Actor, ActorKind } from './scene';

const NUMBERS = 7;
const ROOM = 256; // ticks at first

export interface Track {
  readonly id: string;
  readonly kind: ActorKind;
  /** Seven numbers a frame; frame 0 is the release. */
  readonly poses: Float32Array;
}

export class Frames {
  private count = 0;
  private readonly moving: readonly Actor[];
  private buffers: Float32Array[];

  constructor(actors: readonly Actor[]) {
    this.moving = actors.filter(({ free, kind }) => free || kind === 'chute');
    this.buffers = this.moving.map(() => new Float32Array(ROOM * NUMBERS));
  }

  take(): void {
    if ((this.count + 1) * NUMBERS > this.buffers[0].length) this.grow();
    this.moving.forEach(({ body }, i) => {
      const { x, y, z } = body.translation();
      const turn = body.rotation();
      this.buffers[i].set(
        [x * MM_PER_UNIT, y * MM_PER_UNIT, z * MM_PER_UNIT, turn.x, turn.y, turn.z, turn.w],
        this.count * NUMBERS,
      );
    });
    this.count += 1;
  }

  private grow(): void {
    this.buffers = this.buffers.map((buffer) => {
      const wider = new Float32Array(buffer.length * 2);
      wider.set(buffer);
      return wider;
    });
  }

  /** One more than the ticks of the run. */
  get length(): number {
    return this.count;
  }

  get tracks(): readonly Track[] {
    return this.moving.map(({ id, kind }, i) => ({
      id,
      kind,
      poses: this.buffers[i].subarray(0, this.count * NUMBERS),
    }));
  }
}
