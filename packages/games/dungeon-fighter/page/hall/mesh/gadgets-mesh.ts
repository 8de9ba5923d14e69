/** Floe, pond, wall and chute: each round its own origin, as the physics has it (DF-R107.5, .6, .8, .12). */

import {
  BoxGeometry,
  type BufferGeometry,
  CircleGeometry,
  Group,
  LatheGeometry,
  Mesh,
  type Object3D,
  Vector2,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { CHUTE, FLOE, POND, WALL } from '../../../physics';
import { chance } from '../paint/chance';
import { frostSkin, ice } from './ice';
import { picture } from './texture';

export interface GadgetMeshes {
  readonly floe: Object3D;
  readonly pond: Object3D;
  readonly wall: Object3D;
  readonly chute: Object3D;
}

export function gadgetMeshes(): GadgetMeshes {
  const gadgets = { floe: floe(), pond: pond(), wall: wall(), chute: chute() };
  for (const gadget of Object.values(gadgets)) {
    gadget.visible = false;
    gadget.traverse((part) => {
      part.castShadow = true;
      part.receiveShadow = true;
    });
  }
  return gadgets;
}

/** Its origin is its middle. */
function floe(): Object3D {
  const block = new RoundedBoxGeometry(FLOE.width, FLOE.height, FLOE.depth, 2, 1.6);
  block.clearGroups();
  return new Mesh(block, ice(frostSkin(21)));
}

/** A rim of ice and dark water that is nothing but a picture on the table. */
function pond(): Object3D {
  const { inner, outer, height } = POND;
  const rim = new LatheGeometry(
    [new Vector2(outer, 0), new Vector2(outer - 0.8, height), new Vector2(inner + 0.8, height), new Vector2(inner, 0)],
    72,
  );
  const water = new CircleGeometry(inner, 48);
  water.rotateX(-Math.PI / 2);
  water.translate(0, 0.35, 0);
  const group = new Group();
  group.add(new Mesh(rim, ice(frostSkin(23))), new Mesh(water, ice(picture(256, 2, paintWater), 0.05)));
  return group;
}

function paintWater(pen: CanvasRenderingContext2D): void {
  const deep = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  deep.addColorStop(0, '#1c6f96');
  deep.addColorStop(0.75, '#0d4763');
  deep.addColorStop(1, '#2d86a6');
  pen.fillStyle = deep;
  pen.fillRect(-1, -1, 2, 2);
  pen.strokeStyle = 'rgb(190 236 250 / 0.4)';
  for (const r of [0.28, 0.5, 0.74]) {
    pen.lineWidth = 0.02;
    pen.beginPath();
    pen.arc(0.04, -0.03, r, 0.3 + r, 4.6 + r);
    pen.stroke();
  }
}

/** Blocks of ice, long in z, thick in x. */
function wall(): Object3D {
  const block = new RoundedBoxGeometry(WALL.thickness, WALL.height, WALL.length, 2, 1.6);
  block.clearGroups();
  return new Mesh(block, ice(picture(512, 2, paintBlocks)));
}

function paintBlocks(pen: CanvasRenderingContext2D): void {
  const next = chance(31);
  pen.fillStyle = '#8fc4d8';
  pen.fillRect(-1, -1, 2, 2);
  for (let row = 0; row < 4; row++) {
    for (let column = -1; column < 4; column++) {
      const x = -1 + (column + (row % 2) * 0.5) * 0.58;
      const y = -1 + row * 0.5;
      const tone = next();
      pen.fillStyle = `rgb(${135 + tone * 55} ${190 + tone * 32} ${212 + tone * 22})`;
      pen.fillRect(x + 0.015, y + 0.015, 0.55, 0.47);
      pen.fillStyle = 'rgb(255 255 255 / 0.5)';
      pen.fillRect(x + 0.015, y + 0.015, 0.55, 0.03);
    }
  }
  pen.strokeStyle = 'rgb(58 130 158 / 0.75)';
  pen.lineWidth = 0.022;
  for (let row = 1; row < 4; row++) {
    pen.beginPath();
    pen.moveTo(-1, -1 + row * 0.5);
    pen.lineTo(1, -1 + row * 0.5);
    pen.stroke();
  }
}

/** Its origin is the middle of the floor's upper edge; it leads towards -z. */
function chute(): Object3D {
  const { length, width, rail, thickness } = CHUTE;
  const floor = new BoxGeometry(width, thickness, length);
  floor.translate(0, -thickness / 2, -length / 2);
  const rails = [-1, 1].map((side) => {
    const bar: BufferGeometry = new BoxGeometry(thickness, rail + thickness, length);
    bar.translate(side * (width / 2 + thickness / 2), (rail - thickness) / 2, -length / 2);
    return bar;
  });
  const group = new Group();
  group.add(
    new Mesh(floor, ice(picture(256, 2, paintFall), 0.12)),
    new Mesh(mergeGeometries(rails), ice(frostSkin(25))),
  );
  return group;
}

/** Water frozen while it ran. */
function paintFall(pen: CanvasRenderingContext2D): void {
  const next = chance(41);
  pen.fillStyle = '#5fb0cd';
  pen.fillRect(-1, -1, 2, 2);
  for (let i = 0; i < 46; i++) {
    const x = next() * 2 - 1;
    pen.strokeStyle = next() < 0.6 ? `rgb(255 255 255 / ${0.15 + next() * 0.4})` : 'rgb(24 96 130 / 0.3)';
    pen.lineWidth = 0.015 + next() * 0.05;
    pen.beginPath();
    pen.moveTo(x, -1);
    pen.bezierCurveTo(x + 0.08, -0.4, x - 0.08, 0.4, x + (next() - 0.5) * 0.2, 1);
    pen.stroke();
  }
}
