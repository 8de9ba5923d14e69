/**
 * node packages/games/dungeon-fighter/physics/scripts/run.mjs picture [file.svg]: the board, the table, the gadgets at their usual places and
 * the edges of the stored meshes, seen from above, for a human to check. One unit is a millimetre.
 */
import { writeFileSync } from 'node:fs';
import meshes from '../world/data/meshes.json';
import { frameOf, place, seatAt } from '../world/frame';
import { BOARD, CHUTE, FLOE, ICEBERG, POND, TEMPLATE_MEASURES, WALL } from '../world/measures';
import { type Zone, zoneAt } from '../world/zones';

const COLOURS = ['', '#e8f0f6', '#c5dcec', '#93bedd', '#5b97c5', '#2d6ea3'];
const STEP = 2; // mm

function colourOf(zone: Zone): string | null {
  if (zone.kind === 'out') return null;
  if (zone.kind === 'hole') return '#111';
  if (zone.kind === 'bone') return '#d9b38c';
  return zone.value === 10 ? '#c0392b' : COLOURS[zone.value];
}

/** Sampled by `zoneAt`, not drawn from the data: what is seen here is what is judged. */
function zones(): string {
  const cells: string[] = [];
  for (let x = -252; x < 252; x += STEP) {
    for (let z = -252; z < 252; z += STEP) {
      const colour = colourOf(zoneAt((x + STEP / 2) * 100, (z + STEP / 2) * 100));
      if (colour) cells.push(`<path fill="${colour}" d="M${x} ${z}h${STEP}v${STEP}h-${STEP}z"/>`);
    }
  }
  return cells.join('');
}

function edges(name: keyof typeof meshes, colour: string, { x, z } = { x: 0, z: 0 }): string {
  const { vertices, triangles } = meshes[name];
  const point = (index: number) => `${vertices[3 * index] / 100} ${vertices[3 * index + 2] / 100}`;
  let path = '';
  for (let i = 0; i < triangles.length; i += 3) {
    path += `M${point(triangles[i])}L${point(triangles[i + 1])}L${point(triangles[i + 2])}z`;
  }
  return `<path fill="none" stroke="${colour}" stroke-width="0.3" transform="translate(${x} ${z})" d="${path}"/>`;
}

const circle = (x: number, z: number, r: number, style: string): string =>
  `<circle cx="${x}" cy="${z}" r="${r}" ${style}/>`;
const label = (x: number, z: number, text: string): string =>
  `<text x="${x}" y="${z}" font-size="14" text-anchor="middle" font-family="sans-serif">${text}</text>`;

/** A box turned to a seat: across it, along it. */
function box(seat: number, distance: number, lat: number, across: number, along: number, style: string): string {
  const { x, z } = place(frameOf(seat), distance, lat, 0);
  return `<rect x="${-across / 2}" y="${-along / 2}" width="${across}" height="${along}" transform="translate(${x} ${z}) rotate(${-seat * 5})" ${style}/>`;
}

function gadgets(): string {
  const ice = 'fill="#bfe9f5" fill-opacity="0.8" stroke="#126"';
  const pond = place(frameOf(18), 335, 0, 0);
  const foot = place(frameOf(5), WALL.rim, 0, 0);
  const line = frameOf(seatAt(5 - 3)).out;
  const [wx, wz] = [foot.x + (line.x * WALL.length) / 2, foot.z + (line.z * WALL.length) / 2];
  return [
    box(0, 340, 0, FLOE.width, FLOE.depth, ice),
    circle(
      pond.x,
      pond.z,
      (POND.inner + POND.outer) / 2,
      `fill="none" stroke="#126" stroke-width="${POND.outer - POND.inner}" opacity="0.5"`,
    ),
    `<rect x="${-WALL.thickness / 2}" y="${-WALL.length / 2}" width="${WALL.thickness}" height="${WALL.length}" transform="translate(${wx} ${wz}) rotate(${-10})" ${ice}/>`,
    box(36, 640 - CHUTE.length / 2, 0, CHUTE.width, CHUTE.length, ice),
    ...BOARD.holes.centres.flatMap(([x, z]) => [
      circle(x, z, ICEBERG.base, ice),
      circle(x, z, ICEBERG.top, 'fill="#fff"'),
    ]),
    circle(0, 200, TEMPLATE_MEASURES['frozen-1'].outer, 'fill="none" stroke="#060"'),
    circle(0, 200, TEMPLATE_MEASURES['frozen-1'].inner, 'fill="none" stroke="#060"'),
    circle(-180, 0, TEMPLATE_MEASURES['weak-point'].outer, 'fill="none" stroke="#060"'),
    label(0, 345, 'floe, seat 0'),
    label(pond.x, pond.z, 'pond, seat 18'),
    label(wx + 40, wz, 'wall +25, -15'),
    label(0, -500, 'chute, seat 36'),
  ].join('');
}

const names = (): string =>
  BOARD.rings
    .flatMap(({ from, to, name }, ring) =>
      ring === 0
        ? []
        : Array.from({ length: 8 }, (_, octant) => {
            const angle = ((octant + 0.5) * Math.PI) / 4;
            const r = (from + to) / 2;
            return label(Math.cos(angle) * r, Math.sin(angle) * r + 5, `${name}${octant}`);
          }),
    )
    .join('');

export default function run(_root: string, [file = 'board.svg']: readonly string[]): void {
  const parts = [
    circle(0, 0, BOARD.table.radius, 'fill="#8a6a48"'),
    circle(0, 0, BOARD.table.opening, 'fill="#444"'),
    zones(),
    edges('table', '#3a2a18'),
    edges('board', '#a33'),
    edges('wells', '#ff0'),
    edges('pond', '#036', place(frameOf(18), 335, 0, 0)),
    names(),
    gadgets(),
  ];
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-720 -720 1440 1440" width="1440" height="1440">${parts.join('')}</svg>\n`,
  );
}
