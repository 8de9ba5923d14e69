/**
 * A world made ready for one throw. Everything is created in the order of DF-R100.4, on top of a snapshot of what never
 * changes (table, board, wells): the order of creation is part of the result.
 */

import { mustBeAwake, RAPIER } from '#engine';
import type { DieId, DiePose, Launch, Layout, Pose, Shape, TemplateId } from '../types';
import { DEGREES_PER_SEAT, frameOf, place, seatAt } from './frame';
import {
  DIE_ANGULAR_DAMPING,
  FLOE,
  GRAVITY,
  MATERIALS,
  MM_PER_UNIT,
  SOLVER_ITERATIONS,
  TICKS_PER_SECOND,
  WALL,
} from './measures';
import { placeOf, toUnits, turnOf } from './pose';
import {
  type ColliderDesc,
  chuteCollider,
  dieCollider,
  floeCollider,
  icebergCollider,
  icebergPlace,
  pondCollider,
  staticMesh,
  templateCollider,
  wallCollider,
} from './shapes';
import { NO_TURN, type Quat, STILL, type Vec } from './vectors';

type World = InstanceType<typeof RAPIER.World>;
export type Body = ReturnType<World['createRigidBody']>;
export type Collider = ReturnType<World['createCollider']>;
type Queue = InstanceType<typeof RAPIER.EventQueue>;

export type ActorKind = 'die' | 'template' | 'wall' | 'chute';

/** A body with a name: what moves, or may be pushed. */
export interface Actor {
  readonly id: string;
  readonly kind: ActorKind;
  readonly body: Body;
  readonly collider: Collider;
  /** Whether rest is a question for it: not for a chute, nor for Templates that lie. */
  readonly free: boolean;
  /** As it was stored, for what rests at the start. */
  readonly before?: Pose;
  readonly shape?: Shape;
}

/** How a thrown body starts: mm, mm/s, mrad/s. */
export interface Start {
  readonly at: Vec;
  readonly turn: Quat;
  readonly velocity: Vec;
  readonly spin: Vec;
}

const DOWN = -GRAVITY / MM_PER_UNIT;

const STATIC = ['table', 'board', 'well', 'hole-floor'] as const;
const STATIC_MESH = { table: 'table', board: 'board', well: 'wells', 'hole-floor': 'floors' } as const;

interface Ground {
  readonly bytes: Uint8Array;
  readonly names: readonly (readonly [number, string])[];
  readonly loader: InstanceType<typeof RAPIER.SerializationPipeline>;
}

let made: Ground | undefined;

/** Made once: building the meshes takes longer than a throw. Every throw starts from these same bytes. */
function ground(): Ground {
  made ??= makeGround();
  return made;
}

function makeGround(): Ground {
  mustBeAwake();
  const world = new RAPIER.World({ x: 0, y: DOWN, z: 0 });
  world.timestep = 1 / TICKS_PER_SECOND;
  world.lengthUnit = 1;
  world.numSolverIterations = SOLVER_ITERATIONS;
  const names = STATIC.map((name) => {
    const material = name === 'table' ? MATERIALS.table : MATERIALS.board;
    return [world.createCollider(staticMesh(STATIC_MESH[name], material)).handle, name] as const;
  });
  const bytes = world.takeSnapshot();
  world.free();
  return { bytes, names, loader: new RAPIER.SerializationPipeline() };
}

/** As `World.restoreSnapshot`, but what it leaves behind is freed at once: a search throws for minutes without a pause. */
function openGround({ bytes, loader }: Ground): World {
  const raw = loader.raw.deserializeAll(bytes);
  if (!raw) throw new Error('The ground of the world cannot be read back.');
  const world = RAPIER.World.fromRaw(raw);
  raw.free();
  return world;
}

export class Scene {
  readonly world: World;
  readonly queue: Queue;
  /** By collider. */
  readonly names: Map<number, string>;
  readonly actors: Actor[] = [];
  /** Pairs of names that touched before the release: they are not told (DF-R106.1). */
  private readonly touching = new Set<string>();

  constructor() {
    const start = ground();
    this.world = openGround(start);
    this.names = new Map(start.names);
    this.queue = new RAPIER.EventQueue(true);
  }

  /** Icebergs, floe, pond, wall, chute, Templates, resting dice: DF-R100.4. */
  furnish(layout: Layout, launch: Launch | null, chute: { readonly at: Vec; readonly turn: Quat } | null): void {
    for (const index of layout.icebergs) this.stand(`iceberg-${index}`, icebergCollider(), icebergPlace(index));
    if (launch) this.placeGadgets(launch);
    if (chute) this.addChute(chute);
    for (const template of layout.templates) this.layTemplate(template);
    for (const die of layout.dice) this.layDie(die);
    if (layout.dice.length > 0) this.putToSleep();
  }

  private placeGadgets({ seat, floe, pond, wall }: Launch): void {
    const frame = frameOf(seat);
    if (floe) {
      const at = place(frame, floe.distance, floe.lat, FLOE.height / 2);
      this.stand('floe', floeCollider(), at, frame.turn);
    }
    if (pond) this.stand('pond', pondCollider(), place(frame, pond.distance, pond.lat, 0));
    if (wall) this.addWall(seat, wall);
  }

  private stand(name: string, desc: ColliderDesc, at: Vec, turn: Quat = NO_TURN): void {
    const { x, y, z } = toUnits(at);
    this.names.set(this.world.createCollider(desc.setTranslation(x, y, z).setRotation(turn)).handle, name);
  }

  private add(actor: Omit<Actor, 'body' | 'collider'>, body: BodyDesc, collider: ColliderDesc): void {
    const made = this.world.createRigidBody(body);
    const its = this.world.createCollider(collider, made);
    this.names.set(its.handle, actor.id);
    this.actors.push({ ...actor, body: made, collider: its });
  }

  /** DF-R107.6: the middle of its inner end at the rim; a negative turn swings the outer end to the thrower's line. */
  private addWall(seat: number, { azimuth, turn }: NonNullable<Launch['wall']>): void {
    const rim = seatAt(seat + azimuth / DEGREES_PER_SEAT);
    const swing = (azimuth < 0 ? -turn : turn) / DEGREES_PER_SEAT;
    const line = frameOf(seatAt(rim + swing));
    const foot = place(frameOf(rim), WALL.rim, 0, WALL.height / 2);
    const half = WALL.length / 2;
    const at = { x: foot.x + line.out.x * half, y: foot.y, z: foot.z + line.out.z * half };
    this.add({ id: 'wall', kind: 'wall', free: true }, dynamicAt(at, line.turn), wallCollider());
  }

  private addChute({ at, turn }: { readonly at: Vec; readonly turn: Quat }): void {
    const body = positioned(RAPIER.RigidBodyDesc.kinematicPositionBased(), at, turn);
    this.add({ id: 'chute', kind: 'chute', free: false }, body, chuteCollider());
  }

  /** DF-R110.5: fixed. */
  private layTemplate(template: Layout['templates'][number]): void {
    const body = positioned(RAPIER.RigidBodyDesc.fixed(), placeOf(template), turnOf(template));
    this.add({ id: template.id, kind: 'template', free: false, before: template }, body, templateCollider(template.id));
  }

  private layDie(die: DiePose): void {
    const body = dynamicAt(placeOf(die), turnOf(die)).setAngularDamping(DIE_ANGULAR_DAMPING).setSleeping(true);
    this.add({ id: die.id, kind: 'die', free: true, before: die, shape: die.shape }, body, dieCollider(die.shape));
  }

  /**
   * DF-R101.7: dice that rest are asleep. The engine wakes what it sees for the first time, so it takes one step
   * without weight; who touches whom then was so before the throw. What touches nothing lost its hold: it wakes.
   */
  private putToSleep(): void {
    this.world.gravity = { x: 0, y: 0, z: 0 };
    this.world.step(this.queue);
    this.world.gravity = { x: 0, y: DOWN, z: 0 };
    const held = new Set<string>();
    this.started((a, b) => {
      this.touching.add(pairOf(a, b));
      held.add(a).add(b);
    });
    for (const { id, kind, body } of this.actors) {
      if (kind !== 'die') continue;
      if (held.has(id)) body.sleep();
      else body.wakeUp();
    }
  }

  throwDie(id: DieId, shape: Shape, start: Start): void {
    const body = launched(start).setAngularDamping(DIE_ANGULAR_DAMPING);
    this.add({ id, kind: 'die', free: true, shape }, body, dieCollider(shape));
  }

  flip(id: TemplateId, start: Start): void {
    this.add({ id, kind: 'template', free: true }, launched(start), templateCollider(id));
  }

  /** The names of every two that began to touch in the last step, those aside that did so before. */
  newContacts(told: (a: string, b: string) => void): void {
    this.started((a, b) => {
      if (!this.touching.has(pairOf(a, b))) told(a, b);
    });
  }

  private started(told: (a: string, b: string) => void): void {
    this.queue.drainCollisionEvents((first, second, starts) => {
      if (starts) told(this.names.get(first) ?? '', this.names.get(second) ?? '');
    });
  }

  free(): void {
    this.queue.free();
    this.world.free();
  }
}

type BodyDesc = InstanceType<typeof RAPIER.RigidBodyDesc>;

function positioned(desc: BodyDesc, at: Vec, turn: Quat): BodyDesc {
  const { x, y, z } = toUnits(at);
  return desc.setTranslation(x, y, z).setRotation(turn);
}

const dynamicAt = (at: Vec, turn: Quat): BodyDesc => positioned(RAPIER.RigidBodyDesc.dynamic(), at, turn);

/** DF-R101.2: what is thrown never passes through anything. */
function launched({ at, turn, velocity, spin }: Start): BodyDesc {
  const v = toUnits(velocity);
  return dynamicAt(at, turn)
    .setLinvel(v.x, v.y, v.z)
    .setAngvel({ x: spin.x / 1000, y: spin.y / 1000, z: spin.z / 1000 })
    .setCcdEnabled(true);
}

const pairOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** A body that is laid, not thrown. */
export const AT_REST = { velocity: STILL, spin: STILL };
