// node packages/games/dungeon-fighter/physics/scripts/make-tables.mjs: the integer tables of DF-R100.3, made once and checked in. Here, and
// only here, sines and quantiles are computed; the simulation reads whole numbers and is the same on every machine.
import { writeFileSync } from 'node:fs';

const MILLION = 1_000_000;
const parts = (value) => Math.round(value * MILLION) || 0;
const sinCos = (angle) => [parts(Math.sin(angle)), parts(Math.cos(angle))];

/** 72 seats, 5 degrees apart: sine and cosine of the azimuth and of its half (DF-R104.2). */
const seats = Array.from({ length: 72 }, (_, seat) => {
  const azimuth = (seat * Math.PI) / 36;
  return [...sinCos(azimuth), ...sinCos(azimuth / 2)];
});

/** Rotations of 0 to 1,200 mrad in steps of 5: sine and cosine of the half angle (DF-R107.12). */
const turns = Array.from({ length: 241 }, (_, step) => sinCos((step * 5) / 2000));

/**
 * 1,024 rotations, spread evenly over all of them: a spiral over the unit quaternions whose two angles advance by
 * irrational shares of a turn, the radius growing so that equal volumes get equal numbers.
 */
const ORIENTATIONS = 1024;
const SHARES = [Math.SQRT2, 1.533751168755204];
const orientations = Array.from({ length: ORIENTATIONS }, (_, index) => {
  const at = index + 0.5;
  const radius = [Math.sqrt(at / ORIENTATIONS), Math.sqrt(1 - at / ORIENTATIONS)];
  return SHARES.flatMap((share, half) => {
    const [sine, cosine] = [Math.sin((2 * Math.PI * at) / share), Math.cos((2 * Math.PI * at) / share)];
    return [parts(radius[half] * sine), parts(radius[half] * cosine)];
  });
});

/** The normal distribution cut into 1,024 equal parts: the middle of each, symmetric to the last digit. */
const QUANTILES = 1024;
const upper = Array.from({ length: QUANTILES / 2 }, (_, index) => parts(quantile(0.5 + (index + 0.5) / QUANTILES)));
const normals = [...upper.map((value) => -value).reverse(), ...upper];

/** By halving: slow and sure. */
function quantile(share) {
  let [low, high] = [0, 8];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (0.5 + centralArea(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The area under the bell from 0 to z, by its series. */
function centralArea(z) {
  let term = z;
  let sum = z;
  for (let n = 1; n < 200; n++) {
    term *= (-z * z) / (2 * n);
    sum += term / (2 * n + 1);
  }
  return sum / Math.sqrt(2 * Math.PI);
}

const write = (name, value) =>
  writeFileSync(new URL(`../src/world/data/${name}.json`, import.meta.url), `${JSON.stringify(value)}\n`);
write('seats', seats);
write('turns', turns);
write('orientations', orientations);
write('normals', normals);
