import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import meshes from './data/meshes.json';
import normals from './data/normals.json';
import orientations from './data/orientations.json';
import seats from './data/seats.json';
import turns from './data/turns.json';
import { frameOf, heading, place, SEATS, seatAt, spinning } from './frame';
import { parallelPose } from './noise';
import { rotate } from './vectors';

const MILLION = 1_000_000;

describe('the integer tables', () => {
  test('DF-R100.3 whole numbers only', () => {
    const numbers = [...normals, ...orientations.flat(), ...seats.flat(), ...turns.flat()];
    const parts = Object.values(meshes).flatMap(({ vertices, triangles }) => [...vertices, ...triangles]);
    expect([...numbers, ...parts].every(Number.isInteger)).toBe(true);
  });

  test('DF-R100.3 the sources of the world use no sine, no clock, no chance', () => {
    const folder = new URL('.', import.meta.url);
    const sources = readdirSync(folder).filter((name) => /^\w[\w-]*\.ts$/.test(name));
    const forbidden = /Math\.(sin|cos|tan|a\w+2?|log\w*|exp\w*|pow|hypot|cbrt|random)\(|\*\*|Date|performance/;
    const allowed = /Math\.abs\(/g;
    for (const name of sources) {
      const text = readFileSync(new URL(name, folder), 'utf8').replace(allowed, '');
      expect(text.match(/^(?!\s*(\/\/|\*|\/\*)).*/gm)?.filter((line) => forbidden.test(line)) ?? [], name).toEqual([]);
    }
  });

  test('DF-R100.5 1,024 orientations of length 1, each corner of a d4 up about as often', () => {
    expect(orientations).toHaveLength(1024);
    const corners = [
      [1, 1, 1],
      [1, -1, -1],
      [-1, 1, -1],
      [-1, -1, 1],
    ];
    const up = [0, 0, 0, 0];
    for (const [x, y, z, w] of orientations) {
      expect(Math.abs((x * x + y * y + z * z + w * w) / MILLION ** 2 - 1)).toBeLessThan(1e-5);
      const turn = { x: x / MILLION, y: y / MILLION, z: z / MILLION, w: w / MILLION };
      const heights = corners.map(([cx, cy, cz]) => rotate(turn, { x: cx, y: cy, z: cz }).y);
      up[heights.indexOf(Math.max(...heights))] += 1;
    }
    for (const times of up) expect(Math.abs(times - 256)).toBeLessThan(12);
  });

  test('DF-R100.5 1,024 quantiles of the normal distribution, symmetric and rising', () => {
    expect(normals).toHaveLength(1024);
    expect(normals.every((value, i) => value === -normals[1023 - i])).toBe(true);
    expect(normals.every((value, i) => i === 0 || value > normals[i - 1])).toBe(true);
    expect(normals.filter((value) => Math.abs(value) < MILLION).length / 1024).toBeCloseTo(0.683, 2);
    expect(Math.sqrt(normals.reduce((sum, value) => sum + (value / MILLION) ** 2, 0) / 1024)).toBeCloseTo(1, 2);
  });

  test('DF-R104.2 72 seats, 0 = +z, increasing towards +x; right is right', () => {
    expect(seats).toHaveLength(SEATS);
    expect(place(frameOf(0), 100, 0, 5)).toEqual({ x: 0, y: 5, z: 100 });
    expect(place(frameOf(18), 100, 0, 0).x).toBe(100);
    expect(place(frameOf(0), 0, 30, 0).x).toBe(30);
    expect(place(frameOf(18), 0, 30, 0).z).toBe(-30);
    expect(seatAt(-1)).toBe(71);
    expect(seatAt(72)).toBe(0);
  });

  test('DF-R104.2 forward leads to the centre; positive spin around the axis to the right is backspin', () => {
    expect(heading(frameOf(0), 100, 7, 3)).toEqual({ x: 7, y: 3, z: -100 });
    expect(heading(frameOf(18), 100, 0, 0).x).toBe(-100);
    expect(spinning(frameOf(0), 5, 6, 7)).toEqual({ x: 5, y: 6, z: 7 }); // Around +x the top goes to +z: backwards.
  });

  test('DF-R107.12 rotations in steps of 5 mrad', () => {
    for (const [step, [sine, cosine]] of turns.entries()) {
      expect(sine).toBe(Math.round(Math.sin(step * 0.0025) * MILLION));
      expect(cosine).toBe(Math.round(Math.cos(step * 0.0025) * MILLION));
    }
  });

  test('DF-R107.12 24 different poses parallel to the chute', () => {
    const poses = Array.from({ length: 24 }, (_, index) => {
      const turn = parallelPose(index);
      const ends = [rotate(turn, { x: 1, y: 0, z: 0 }), rotate(turn, { x: 0, y: 1, z: 0 })];
      return ends.map(({ x, y, z }) => [x, y, z].map((part) => Math.round(part * 1000) + 0).join()).join(';');
    });
    expect(new Set(poses).size).toBe(24);
    expect(poses.every((pose) => pose.split(/[,;]/).every((part) => ['0', '1000', '-1000'].includes(part)))).toBe(true);
    expect(parallelPose(24 + 5)).toEqual(parallelPose(5));
  });
});

describe('the stored meshes', () => {
  const edges = (triangles: readonly number[]) =>
    triangles.map((from, i) => `${from}>${triangles[i % 3 === 2 ? i - 2 : i + 1]}`);
  const openEdges = (triangles: readonly number[]) => {
    const all = new Set(edges(triangles));
    return [...all].filter((edge) => !all.has(edge.split('>').reverse().join('>'))).length;
  };

  test('DF-R101.5 neighbours share their edges, once each way', () => {
    for (const { triangles } of Object.values(meshes)) expect(new Set(edges(triangles)).size).toBe(triangles.length);
    expect(openEdges(meshes.table.triangles)).toBe(0);
    expect(openEdges(meshes.pond.triangles)).toBe(0);
    expect(openEdges(meshes.board.triangles)).toBe(144 + 4 * 36); // its foot and its four holes
  });

  test('DF-R102.1 the top lies at 4 mm, the foot of the bevel at r 254 on the table', () => {
    const { vertices } = meshes.board;
    for (let i = 0; i < vertices.length; i += 3) {
      const [r, y] = [Math.sqrt(vertices[i] ** 2 + vertices[i + 2] ** 2), vertices[i + 1]];
      expect(y === 400 ? r <= 25_001 : y === 0 && Math.abs(r - 25_400) < 1).toBe(true);
    }
  });

  test('DF-R101.3 table from r 254 to 600, 30 mm thick', () => {
    const { vertices } = meshes.table;
    const radii = new Set<number>();
    for (let i = 0; i < vertices.length; i += 3) {
      radii.add(Math.round(Math.sqrt(vertices[i] ** 2 + vertices[i + 2] ** 2) / 100));
      expect([0, -3000]).toContain(vertices[i + 1]);
    }
    expect([Math.min(...radii), Math.max(...radii)]).toEqual([254, 600]);
  });

  test('DF-R102.2 wells reach from the top 18 mm down', () => {
    expect(new Set(meshes.wells.vertices.filter((_, i) => i % 3 === 1))).toEqual(new Set([400, -1400]));
    expect(new Set(meshes.floors.vertices.filter((_, i) => i % 3 === 1))).toEqual(new Set([-1400]));
  });
});
