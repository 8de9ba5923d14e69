/** Floe, pond, wall and chute in the hall. */

import { type Object3D, Vector3 } from 'three';
import { CHUTE, DICE, type Shape } from '../../physics';
import { NO_GADGETS, standing } from './gadget-poses';
import { type GadgetMeshes, gadgetMeshes } from './mesh/gadgets-mesh';
import { putInFlight } from './placing';
import type { Gadgets } from './scene';

export class GadgetStand {
  private readonly gadgets: GadgetMeshes = gadgetMeshes();

  get meshes(): readonly Object3D[] {
    return Object.values(this.gadgets);
  }

  /** Those that a reel moves. */
  get moving(): Pick<GadgetMeshes, 'wall' | 'chute'> {
    return this.gadgets;
  }

  stand(seat: number, gadgets: Gadgets): void {
    const poses = standing(seat, gadgets);
    for (const name of Object.keys(poses) as (keyof Gadgets)[]) {
      const pose = poses[name];
      if (pose) putInFlight(this.gadgets[name], pose);
      else this.gadgets[name].visible = false;
    }
  }

  clear(): void {
    this.stand(0, NO_GADGETS);
  }

  /** Where a die waits for the tilt (DF-R107.12), on the chute as it stands. */
  layOnChute(die: Object3D, shape: Shape, side: number): void {
    const { chute } = this.gadgets;
    const { along } = CHUTE.start[shape === 'snow' ? 'snow' : 'd4'];
    const { solid, edge } = DICE[shape];
    const above = solid === 'cube' ? edge / 2 : edge / (2 * Math.sqrt(6));
    chute.updateMatrixWorld();
    die.visible = true;
    die.position.copy(chute.localToWorld(new Vector3(side, above, -along)));
    die.quaternion.copy(chute.quaternion);
  }
}
