import { describe, expect, it } from 'vitest';
import { enlargedIn, eyeLevelView, eyeOf, homeView, NO_ORBIT, project, resultView, underTableView } from './camera';
import { HELD_PX } from './scene';
import { azimuthOf, spotAt } from './seat-frame';

const SHAPES = { phone: 360 / 740, 'small landscape': 740 / 360, laptop: 1280 / 800, wide: 2560 / 1080, square: 1 };

describe('the view from a seat', () => {
  for (const [name, aspect] of Object.entries(SHAPES)) {
    for (const seat of [0, 7, 36, 71]) {
      it(`shows bullseye, board and hand from seat ${seat} on a ${name}`, () => {
        const azimuth = azimuthOf(seat);
        const view = homeView(azimuth, aspect);
        const points = [spotAt(azimuth, 0, 4, 0), spotAt(azimuth, 650, 120, 0)];
        for (const lat of [-250, 250]) points.push(spotAt(azimuth, 0, 4, lat));
        for (const r of [-250, 250]) points.push(spotAt(azimuth, r, 4, 0));
        for (const point of points) {
          const { x, y } = project(view, aspect, point);
          expect(Math.abs(x)).toBeLessThan(1);
          expect(Math.abs(y)).toBeLessThan(1);
        }
        expect(project(view, aspect, points[1]).y).toBeLessThan(project(view, aspect, points[0]).y);
        expect(project(view, aspect, points[0]).x).toBeCloseTo(0, 6);
      });
    }
  }

  it('fills the picture: the board is never a coin on the far table', () => {
    for (const aspect of Object.values(SHAPES)) {
      const view = homeView(0, aspect);
      const wide = project(view, aspect, { x: 250, y: 4, z: 0 }).x * aspect;
      expect(wide).toBeGreaterThan(0.4);
    }
  });

  it('comes to who aims: the board is larger, and board and hand stay in the picture', () => {
    for (const aspect of Object.values(SHAPES)) {
      const spread = (aims: boolean) => {
        const view = homeView(0, aspect, NO_ORBIT, { aims });
        const at = (x: number, z: number) => project(view, aspect, { x, y: 4, z });
        for (const { x, y } of [at(250, 0), at(0, -250), project(view, aspect, { x: 0, y: 120, z: 655 })]) {
          expect(Math.abs(x)).toBeLessThan(1);
          expect(Math.abs(y)).toBeLessThan(1);
        }
        return (at(250, 0).x - at(-250, 0).x) * (at(0, -250).y - at(0, 250).y);
      };
      expect(spread(true)).toBeGreaterThan(1.15 * spread(false));
    }
  });

  it('DF-R104.3: a die in the hand is never smaller than the thumb that takes it, however small the picture', () => {
    for (const aspect of Object.values(SHAPES)) {
      for (const height of [200, 480, 1300]) {
        const view = homeView(0, aspect, NO_ORBIT, { aims: true });
        const hand = spotAt(0, 660, 120, 0);
        for (const edge of [10, 22, 40]) {
          const { half } = project(view, aspect, hand);
          const drawn = (edge * enlargedIn(view, height, hand, edge) * height) / (2 * half);
          expect(drawn).toBeGreaterThanOrEqual(HELD_PX);
        }
      }
    }
  });

  it('DF-R104.10: before a throw the view goes round the table and comes nearer', () => {
    const home = homeView(0, 1.6);
    const turned = homeView(0, 1.6, { turn: 0.5, nearer: 0 });
    expect(turned.azimuth).not.toBeCloseTo(home.azimuth, 2);
    expect(homeView(0, 1.6, { turn: 0, nearer: 0.5 }).y).toBeLessThan(home.y);
  });
});

describe('views that a throw fixes', () => {
  it('DF-R107.3: Eye-Level sits 25 mm above the table at r 800 and turns only sideways', () => {
    for (const turn of [-0.4, 0, 0.4]) {
      const view = eyeLevelView(azimuthOf(9), 1.6, turn);
      expect(view.r).toBe(800);
      expect(view.y).toBe(25);
      expect(eyeOf(view)).toEqual(spotAt(azimuthOf(9), 800, 25, 0));
    }
  });

  it('DF-R107.11: Under-the-Table looks from below the table top', () => {
    expect(underTableView(0, 1.6, 0).y).toBeLessThan(-30);
  });
});

describe('the view of a result', () => {
  it('looks down on where the die lies', () => {
    const view = resultView(0, 1.6, [{ x: 100, y: 9, z: -40 }]);
    const { x, y } = project(view, 1.6, { x: 100, y: 0, z: -40 });
    expect(Math.abs(x)).toBeLessThan(0.01);
    expect(Math.abs(y)).toBeLessThan(0.01);
    expect(view.y).toBeGreaterThan(200);
  });

  it('shows all three Water dice, and the whole board for a die that fell off', () => {
    const dice = [-120, 0, 140].map((x) => ({ x, y: 5, z: 20 }));
    const view = resultView(1, 0.5, dice);
    for (const die of dice) expect(Math.abs(project(view, 0.5, die).x)).toBeLessThan(1);
    const board = resultView(0, 0.5, [{ x: 700, y: -200, z: 0 }]);
    expect(Math.abs(project(board, 0.5, { x: 250, y: 4, z: 0 }).x)).toBeLessThan(1);
  });
});
