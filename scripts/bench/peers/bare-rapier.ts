/** A plain throw by the engine alone: the same ground, the same die, the same steps; nothing is told, nothing judged. */
import RAPIER from '@dimforge/rapier3d-deterministic-compat';
import type { ThrowSituation } from '@tabard/dungeon-fighter/physics';
import { launchOf } from '@tabard/dungeon-fighter/physics';
import { MATERIALS } from '../../../packages/games/dungeon-fighter/physics/world/measures';
import { dieNoise, noisyVelocity, orientationOf } from '../../../packages/games/dungeon-fighter/physics/world/noise';
import { dieCollider, staticMesh } from '../../../packages/games/dungeon-fighter/physics/world/shapes';

const ground = (() => {
  const world = new RAPIER.World({ x: 0, y: -981, z: 0 });
  world.timestep = 1 / 240;
  world.lengthUnit = 1;
  world.numSolverIterations = 8;
  world.createCollider(staticMesh('table', MATERIALS.table));
  for (const name of ['board', 'wells', 'floors'] as const) world.createCollider(staticMesh(name, MATERIALS.board));
  const bytes = world.takeSnapshot();
  world.free();
  return bytes;
})();

/** From seat 0, where forward is -z. */
export function throwByHand(situation: ThrowSituation, ticks: number): number {
  const { from, vel } = launchOf(situation);
  const noise = dieNoise(situation.nonce, 0, 'd4');
  const { f, l, u } = noisyVelocity(vel, noise);
  const world = RAPIER.World.restoreSnapshot(ground);
  const body = world.createRigidBody(
    RAPIER.RigidBodyDesc.dynamic()
      .setTranslation(0, from.y / 10, from.r / 10)
      .setRotation(orientationOf(noise.orientation))
      .setLinvel(l / 10, u / 10, -f / 10)
      .setAngvel({ x: noise.spin.x / 1000, y: noise.spin.y / 1000, z: noise.spin.z / 1000 })
      .setAngularDamping(0.3)
      .setCcdEnabled(true),
  );
  world.createCollider(dieCollider('d4'), body);
  for (let tick = 0; tick < ticks; tick++) world.step();
  world.free();
  return 1;
}
