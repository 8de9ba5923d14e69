/** Everything on the table that can be moved, put where it belongs: from a layout, from a hand, or from a playing reel. */

import { Group, type Mesh, type Object3D, Quaternion, Vector3 } from 'three';
import { type Layout, type Shape, type TemplateId, WATER_SPACING } from '../../physics';
import { NO_GADGETS } from './gadget-poses';
import { GadgetStand } from './gadgets';
import { diceMaker } from './mesh/dice-mesh';
import { holderMeshes, holderOf } from './mesh/holders-mesh';
import { icebergMeshes, templateMeshes } from './mesh/pieces-mesh';
import { putBefore, putDown, putInFlight, UP } from './placing';
import { newPose, poseAt } from './playback';
import type { Held } from './scene';
import { azimuthOf } from './seat-frame';
import type { Shown } from './watch';

/** Corner 0, the one with the icon, on top: so a d4 is offered in the hand. */
const OFFERED = new Quaternion()
  .setFromAxisAngle(UP, 0.5)
  .multiply(new Quaternion().setFromUnitVectors(new Vector3(1, 1, 1).normalize(), UP));

/** So much larger than it lies a die fits the mitten; a larger one wants a larger mitten. */
const HELD_BY_HAND = 1.7;

/** One of each, so that their programs are ready before the first throw. */
const FIRST: readonly (readonly [string, Shape])[] = [
  ['red', 'd4'],
  ['snow', 'snow'],
  ['water-0', 'water'],
];

interface Actor {
  readonly piece: Object3D;
  readonly poses: Float32Array;
}

export class Pieces {
  readonly group = new Group();
  private readonly maker = diceMaker();
  private readonly dice = new Map<string, Mesh>();
  private readonly templates = templateMeshes();
  private readonly icebergs = icebergMeshes();
  private readonly gadgets = new GadgetStand();
  private readonly holders = holderMeshes();
  private readonly pose = newPose();
  private held: Object3D[] = [];
  private actors: readonly Actor[] = [];

  constructor() {
    const { group, templates, icebergs, gadgets, holders } = this;
    group.add(...templates.values(), ...icebergs, ...gadgets.meshes, ...Object.values(holders));
    for (const [id, shape] of FIRST) this.die(id, shape).visible = false;
  }

  lay(layout: Layout): void {
    this.clear();
    for (const die of layout.dice) putDown(this.die(die.id, die.shape), die);
    for (const template of layout.templates) putDown(this.template(template.id), template);
    for (const index of layout.icebergs) this.icebergs[index].visible = true;
  }

  /** `larger`: a die in the hand is offered, so many times as large as it lies, and what it waits on with it. */
  hold(held: Held | null, larger: number): void {
    this.letGo();
    if (!held) return;
    const azimuth = azimuthOf(held.seat);
    const { r, y, lat } = held.at;
    this.gadgets.stand(held.seat, held.gadgets);
    if ('template' in held.what) {
      const template = this.template(held.what.template);
      putBefore(template, azimuth, r, y, lat);
      this.held.push(template);
    } else this.holdDice(held, held.what.dice, larger);
    const holder = holderOf(held);
    if (!holder) return;
    putBefore(this.holders[holder], azimuth, r, y, lat);
    this.holders[holder].scale.setScalar(Math.max(1, larger / HELD_BY_HAND));
    this.held.push(this.holders[holder]);
  }

  private holdDice(
    { seat, at, gadgets }: Held,
    dice: readonly { readonly id: string; readonly shape: Shape }[],
    larger: number,
  ): void {
    dice.forEach(({ id, shape }, i) => {
      const die = this.die(id, shape);
      const aside = (i - (dice.length - 1) / 2) * WATER_SPACING;
      if (gadgets.chute) this.gadgets.layOnChute(die, shape, at.lat + aside);
      else {
        putBefore(die, azimuthOf(seat), at.r, at.y, at.lat + aside * larger);
        die.scale.setScalar(larger);
      }
      if (shape === 'd4') die.quaternion.multiply(OFFERED);
      this.held.push(die);
    });
  }

  /** Readies the bodies of a reel and takes away whatever else lay there. */
  cast({ reel, before, gadgets, seat, shapes }: Shown): void {
    this.letGo();
    this.clear();
    this.gadgets.stand(seat, { ...NO_GADGETS, ...gadgets });
    for (const index of before.icebergs) this.icebergs[index].visible = true;
    this.actors = reel.tracks.map(({ id, kind, poses }) => {
      if (kind === 'die') return { piece: this.die(id, shapes.get(id) ?? 'd4'), poses };
      return { piece: kind === 'template' ? this.template(id as TemplateId) : this.gadgets.moving[kind], poses };
    });
  }

  /** Where the reel has everything at a tick. */
  move(tick: number): void {
    for (const { piece, poses } of this.actors) putInFlight(piece, poseAt(poses, tick, this.pose));
  }

  dispose(): void {
    this.maker.dispose();
  }

  private die(id: string, shape: Shape): Mesh {
    const name = `${id} ${shape}`;
    const known = this.dice.get(name);
    if (known) return known;
    const made = this.maker.make(id, shape);
    this.dice.set(name, made);
    this.group.add(made);
    return made;
  }

  private template(id: TemplateId): Mesh {
    const mesh = this.templates.get(id);
    if (!mesh) throw new Error(`No such Template: ${id}.`);
    return mesh;
  }

  private clear(): void {
    for (const piece of [...this.dice.values(), ...this.templates.values(), ...this.icebergs]) piece.visible = false;
  }

  private letGo(): void {
    for (const piece of this.held) {
      piece.visible = false;
      piece.scale.setScalar(1);
    }
    this.held = [];
    this.gadgets.clear();
  }
}
