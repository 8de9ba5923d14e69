// node packages/games/dungeon-fighter/physics/scripts/make-meshes.mjs: the static surfaces of DF-R101.5 from the whole numbers of
// data/board.json, stored as vertices in 0.01 mm and triangles that turn anticlockwise when seen from outside.
import { readFileSync, writeFileSync } from 'node:fs';
import { triangulate } from './triangulate.mjs';

const data = (name) => new URL(`../src/world/data/${name}.json`, import.meta.url);
const board = JSON.parse(readFileSync(data('board'), 'utf8'));

const SEGMENTS = 144; // Two for each of the 72 seats: every seat sees the same table.
const HOLE_SEGMENTS = 36;
const POND_SEGMENTS = 72;

/** Collects vertices (mm in, 0.01 mm kept) so that neighbours share them: only shared edges are internal ones. */
function mesh() {
  const vertices = [];
  const triangles = [];
  const known = new Map();
  const vertex = (x, y, z) => {
    const point = [x, y, z].map((value) => Math.round(value * 100) || 0);
    const key = point.join();
    if (!known.has(key)) known.set(key, vertices.push(point) - 1);
    return known.get(key);
  };
  const triangle = (a, b, c) => triangles.push([a, b, c]);
  /** a, b along the one edge, d, c along the other; anticlockwise from outside. */
  const quad = (a, b, c, d) => {
    triangle(a, b, c);
    triangle(a, c, d);
  };
  return { vertex, triangle, quad, done: () => ({ vertices: vertices.flat(), triangles: triangles.flat() }) };
}

/** Around the axis of y, from +z towards +x, as the seats are numbered. */
const around = (segments, at) => {
  const angle = ((at % segments) * 2 * Math.PI) / segments;
  return [Math.sin(angle), Math.cos(angle)];
};

/** Strips between circles, listed as [radius, y], each outer side on the right of its way. */
function lathe(to, segments, profile, [cx, cz] = [0, 0]) {
  for (let at = 0; at < segments; at++) {
    const [x, z] = around(segments, at);
    const [nextX, nextZ] = around(segments, at + 1);
    for (let i = 1; i < profile.length; i++) {
      const [[r1, y1], [r2, y2]] = [profile[i - 1], profile[i]];
      to.quad(
        to.vertex(cx + r1 * x, y1, cz + r1 * z),
        to.vertex(cx + r2 * x, y2, cz + r2 * z),
        to.vertex(cx + r2 * nextX, y2, cz + r2 * nextZ),
        to.vertex(cx + r1 * nextX, y1, cz + r1 * nextZ),
      );
    }
  }
}

function table() {
  const { radius, thickness, opening } = board.table;
  const between = Math.round((radius + opening) / 2);
  const all = mesh();
  lathe(all, SEGMENTS, [
    [opening, -thickness],
    [opening, 0],
    [between, 0],
    [radius, 0],
    [radius, -thickness],
    [opening, -thickness],
  ]);
  return all.done();
}

function boardTop() {
  const { radius, top, bevel, holes } = board;
  const circle = (segments, r, [cx, cz] = [0, 0]) =>
    Array.from({ length: segments }, (_, at) => around(segments, at).map((part, i) => [cx, cz][i] + r * part));
  const clear = ([x, z]) => holes.centres.every(([hx, hz]) => (x - hx) ** 2 + (z - hz) ** 2 > (holes.radius + 10) ** 2);
  const points = [
    ...circle(SEGMENTS, radius),
    ...holes.centres.flatMap((centre) => circle(HOLE_SEGMENTS, holes.radius, centre)),
    ...[...circle(72, 215), ...circle(36, 165), ...circle(18, 105), ...circle(9, 45), [0, 0]].filter(clear),
  ].map((point) => point.map((part) => Math.round(part * 100) / 100));
  const holeOf = (index) => (index < SEGMENTS ? -1 : Math.floor((index - SEGMENTS) / HOLE_SEGMENTS));
  const all = mesh();
  const at = points.map(([x, z]) => all.vertex(x, top, z));
  for (const corners of triangulate(points)) {
    const hole = holeOf(corners[0]);
    const covers = hole >= 0 && hole < holes.centres.length && corners.every((corner) => holeOf(corner) === hole);
    if (!covers) all.triangle(at[corners[0]], at[corners[2]], at[corners[1]]); // In x and z, seen from above, the turn is the other way.
  }
  lathe(all, SEGMENTS, [
    [radius, top],
    [radius + bevel, top - bevel],
  ]);
  return all.done();
}

function wells() {
  const { top, holes } = board;
  const all = mesh();
  for (const centre of holes.centres) {
    lathe(
      all,
      HOLE_SEGMENTS,
      [
        [holes.radius, holes.floor],
        [holes.radius, top],
      ],
      centre,
    );
  }
  return all.done();
}

function floors() {
  const { holes } = board;
  const all = mesh();
  for (const [cx, cz] of holes.centres) {
    const middle = all.vertex(cx, holes.floor, cz);
    for (let at = 0; at < HOLE_SEGMENTS; at++) {
      const [[x, z], [nextX, nextZ]] = [around(HOLE_SEGMENTS, at), around(HOLE_SEGMENTS, at + 1)];
      const rim = (dx, dz) => all.vertex(cx + holes.radius * dx, holes.floor, cz + holes.radius * dz);
      all.triangle(middle, rim(x, z), rim(nextX, nextZ));
    }
  }
  return all.done();
}

function pond() {
  const { inner, outer, height } = board.pond;
  const all = mesh();
  lathe(all, POND_SEGMENTS, [
    [inner, 0],
    [inner, height],
    [outer, height],
    [outer, 0],
    [inner, 0],
  ]);
  return all.done();
}

const meshes = { table: table(), board: boardTop(), wells: wells(), floors: floors(), pond: pond() };
writeFileSync(data('meshes'), `${JSON.stringify(meshes)}\n`);
for (const [name, { vertices, triangles }] of Object.entries(meshes)) {
  console.log(`${name}: ${vertices.length / 3} vertices, ${triangles.length / 3} triangles`);
}
