/** The steps of one run until everything rests: DF-R101.2, DF-R101.6, DF-R106.1. */
import type { Contact, DiePose, Layout, Pose, Shape, TemplateId } from '../types';
import { type ChuteMotion, type Exit, exitAt } from './chute';
import { Frames } from './frames';
import {
  CHUTE,
  DAMPED_AFTER,
  DAMPED_FOR,
  LATE_DAMPING,
  LOST_BELOW,
  MM_PER_UNIT,
  REST,
  TICKS_PER_SECOND,
  TOUCH_MM,
} from './measures';
import { stored, toUnits } from './pose';
import type { Actor, ActorKind, Scene } from './scene';
import { inverse, lengthOf, minus, rotate, STILL, times, type Vec } from './vectors';

/** What the world shows when everything rests: all that judging needs. */
export interface Run {
  readonly ticks: number;
  readonly contacts: readonly Contact[];
  /** Every die of the world, thrown ones and those that fell off too, in the order of creation. */
  readonly dice: readonly DiePose[];
  readonly templates: Layout['templates'];
  readonly wall: Pose | null;
  /** Fell off the table (DF-R101.3). */
  readonly off: readonly string[];
  /** By die or Template: everything it touches at rest (DF-R106.5). */
  readonly touching: { readonly [id: string]: readonly string[] };
  /** By thrown die, in a Waterfall throw (DF-R107.12). */
  readonly exits: { readonly [id: string]: Exit };
  /** How far a flipped Template turned before its first contact, mrad (DF-R110.3). */
  readonly turned: number;
  readonly frames: Frames | null;
}

export interface RunOptions {
  readonly frames?: boolean;
}

export class Runner {
  private tick = 0;
  private quiet = 0;
  private readonly contacts: Contact[] = [];
  private readonly lost = new Set<Actor>();
  private readonly free: readonly Actor[];
  private readonly startedAt: readonly (readonly [Vec, number])[];
  private readonly speeds = new Map<string, Vec>();
  private readonly exits: Record<string, Exit> = {};
  private readonly frames: Frames | null;
  private readonly flipped: Actor | null;
  private turned = 0;
  private readonly byName: ReadonlyMap<string, Actor>;
  private readonly chute: Actor | undefined;

  constructor(
    private readonly scene: Scene,
    private readonly thrown: readonly string[],
    private readonly motion: ChuteMotion | null,
    options: RunOptions,
  ) {
    this.free = scene.actors.filter(({ free }) => free);
    this.byName = new Map(scene.actors.map((actor) => [actor.id, actor]));
    this.chute = this.byName.get('chute');
    this.flipped = scene.actors.find(({ kind, free }) => kind === 'template' && free) ?? null;
    this.startedAt = this.free.map(({ body }) => [body.translation(), body.rotation().w]);
    if (motion) for (const id of thrown) this.exits[id] = 'never';
    this.frames = options.frames ? new Frames(scene.actors) : null;
  }

  run(): Run {
    this.frames?.take();
    while (this.quiet < REST.ticks && this.tick < DAMPED_AFTER + DAMPED_FOR) this.step();
    return this.result();
  }

  private step(): void {
    if (this.tick === DAMPED_AFTER) this.damp();
    this.tick += 1;
    this.moveChute();
    this.noteSpeeds();
    this.scene.world.step(this.scene.queue);
    this.scene.newContacts((a, b) => {
      this.tell(a, b);
      this.tell(b, a);
    });
    this.watchTurn();
    this.watchExits();
    this.dropLost();
    this.quiet = this.isQuiet() && this.tick >= (this.motion?.endsAt ?? 0) ? this.quiet + 1 : 0;
    this.frames?.take();
  }

  /** DF-R101.6. */
  private damp(): void {
    for (const { body } of this.free) {
      body.setLinearDamping(LATE_DAMPING);
      body.setAngularDamping(LATE_DAMPING);
    }
  }

  private moveChute(): void {
    if (!this.motion || !this.chute || this.tick > this.motion.endsAt) return;
    const { at, turn } = this.motion.at(this.tick);
    this.chute.body.setNextKinematicTranslation(toUnits(at));
    this.chute.body.setNextKinematicRotation(turn);
  }

  private noteSpeeds(): void {
    for (const { id, body } of this.free) this.speeds.set(id, body.linvel());
  }

  /** DF-R106.1: a line for each die or Template in it. */
  private tell(name: string, other: string): void {
    const actor = this.byName.get(name);
    if (!actor || (actor.kind !== 'die' && actor.kind !== 'template')) return;
    const { x, z } = actor.body.translation();
    const speed = lengthOf(minus(this.speeds.get(name) ?? STILL, this.speeds.get(other) ?? STILL));
    this.contacts.push({
      tick: this.tick,
      body: name,
      other,
      x: whole(x * TENTHS),
      z: whole(z * TENTHS),
      speed: whole(speed * MM_PER_UNIT),
    });
  }

  /** DF-R110.3: the turn rate, summed up until it meets something. */
  private watchTurn(): void {
    if (!this.flipped || this.contacts.some(({ body }) => body === this.flipped?.id)) return;
    this.turned += (lengthOf(this.flipped.body.angvel()) * 1000) / TICKS_PER_SECOND;
  }

  /** DF-R107.12: in time; who leaves otherwise than over the lip is lost for good. */
  private watchExits(): void {
    if (!this.motion || !this.chute) return;
    const at = this.chute.body.translation();
    const back = inverse(this.chute.body.rotation());
    const inTime = this.tick <= this.motion.tiltsAt + CHUTE.exitTicks;
    for (const id of this.thrown) {
      if (this.exits[id] !== 'never' || !inTime) continue;
      const { body } = this.byName.get(id) as Actor;
      const seen = rotate(back, minus(body.translation(), at));
      this.exits[id] = exitAt(times(seen, MM_PER_UNIT));
    }
  }

  /** DF-R101.3: frozen where it is. */
  private dropLost(): void {
    for (const actor of this.free) {
      if (this.lost.has(actor) || actor.body.translation().y * MM_PER_UNIT >= LOST_BELOW) continue;
      this.lost.add(actor);
      actor.body.setEnabled(false);
    }
  }

  private isQuiet(): boolean {
    return this.free.every(
      (actor) =>
        this.lost.has(actor) ||
        (lengthOf(actor.body.linvel()) * MM_PER_UNIT < REST.speed && lengthOf(actor.body.angvel()) < REST.turn),
    );
  }

  private result(): Run {
    const kindOf = (wanted: ActorKind) => this.scene.actors.filter(({ kind }) => kind === wanted);
    const [dice, templates, [wall]] = [kindOf('die'), kindOf('template'), kindOf('wall')];
    const lying = [...dice, ...templates].filter((actor) => !this.lost.has(actor));
    return {
      ticks: this.tick,
      contacts: this.contacts,
      dice: dice.map((actor) => ({ ...this.poseOf(actor), shape: actor.shape as Shape })),
      templates: templates.map((actor) => ({ ...this.poseOf(actor), id: actor.id as TemplateId })),
      wall: wall ? this.poseOf(wall) : null,
      off: [...this.lost].map(({ id }) => id),
      touching: Object.fromEntries(lying.map((actor) => [actor.id, this.touchedBy(actor)])),
      exits: this.exits,
      turned: Math.round(this.turned),
      frames: this.frames,
    };
  }

  /** What nobody pushed lies where it was stored, to the last digit. */
  private poseOf(actor: Actor): Pose {
    const { id, body, before } = actor;
    const [at, turn] = [body.translation(), body.rotation()];
    const [slept, sleptW] = this.startedAt[this.free.indexOf(actor)] ?? [at, turn.w];
    const untouched = at.x === slept.x && at.y === slept.y && at.z === slept.z && turn.w === sleptW;
    if (before && untouched) return { id, p: before.p, q: before.q };
    return { id, ...stored(at, turn) };
  }

  private touchedBy({ collider }: Actor): string[] {
    const { world, names } = this.scene;
    const found: string[] = [];
    world.contactPairsWith(collider, (other) => {
      const contact = collider.contactCollider(other, TOUCH_MM / MM_PER_UNIT);
      if (contact && contact.distance * MM_PER_UNIT <= TOUCH_MM) found.push(names.get(other.handle) ?? '');
    });
    return found.sort();
  }
}

const TENTHS = MM_PER_UNIT * 10;
const whole = (value: number): number => Math.round(value) || 0;
