/** Who decides what is looked at: from the seat, as a specific throw allows, and the shorter way round. */
import { PerspectiveCamera } from 'three';
import { describe, expect, it } from 'vitest';
import { blend, cameraMan } from './camera-man';
import { Director } from './director';
import { NO_GADGETS } from './gadget-poses';
import type { Held } from './scene';
import { azimuthOf, headingAt, seenFrom, shortTurn, spotAt } from './seat-frame';

const held = (more: Partial<Held> = {}): Held => ({
  seat: 12,
  what: { dice: [{ id: 'red', shape: 'd4' }] },
  at: { r: 660, y: 120, lat: 0 },
  aim: null,
  gadgets: NO_GADGETS,
  requirements: [],
  darkness: 0,
  spin: 0,
  ...more,
});

/** A director with a real camera, and the view it shows when all travels are over. */
function filming({ still = false } = {}) {
  const first = new Director({ go: () => undefined } as never, () => 1.6, still).home();
  const man = cameraMan(new PerspectiveCamera(), first, still);
  const director = new Director(man, () => 1.6, still);
  const settled = () => {
    for (let i = 0; i < 100 && man.step(50); i++);
    return man.view;
  };
  return { director, man, settled };
}

describe('the seat frame', () => {
  it('from every seat a spot is counted back as it was put', () => {
    for (let seat = 0; seat < 72; seat += 7) {
      const azimuth = azimuthOf(seat);
      const { r, lat } = seenFrom(azimuth, spotAt(azimuth, 420, 0, -35));
      expect([r, lat]).toEqual([expect.closeTo(420), expect.closeTo(-35)]);
    }
  });

  it('forward is towards the middle, from wherever one sits', () => {
    for (const seat of [0, 18, 40]) {
      const azimuth = azimuthOf(seat);
      const from = spotAt(azimuth, 600, 0, 0);
      const way = headingAt(azimuth, 100, 0, 30);
      expect(Math.hypot(from.x + way.x, from.z + way.z)).toBeCloseTo(500);
      expect(way.y).toBe(30);
    }
  });

  it('one turns the shorter way round, also across the first seat', () => {
    expect(shortTurn(azimuthOf(71), azimuthOf(1))).toBeCloseTo(azimuthOf(2));
    expect(shortTurn(azimuthOf(1), azimuthOf(71))).toBeCloseTo(-azimuthOf(2));
    expect(Math.abs(shortTurn(0, azimuthOf(36)))).toBeCloseTo(Math.PI);
  });

  it('a travel from the last seat to the first does not go round the whole table', () => {
    const { director } = filming();
    const [from, to] = [director.home(), director.home()].map((view, i) => ({
      ...view,
      azimuth: azimuthOf(i ? 1 : 71),
    }));
    expect(blend(from, to, 0.5).azimuth).toBeCloseTo(azimuthOf(72));
    expect([blend(from, to, 0), blend(from, to, 1).r]).toEqual([from, to.r]);
  });
});

describe('DF-R104.10: what is looked at', () => {
  it('the eye goes to whoever throws, and stays there when nobody holds anything', () => {
    const { director, settled } = filming();
    director.attend(held());
    expect(settled().azimuth).toBeCloseTo(azimuthOf(12));
    director.attend(null);
    expect(settled().azimuth).toBeCloseTo(azimuthOf(12));
  });

  it('at eye level and from under the table the view is fixed: one looks a little aside and no farther', () => {
    for (const requirement of ['eye-level', 'under-table'] as const) {
      const { director, settled } = filming();
      director.attend(held({ requirements: [requirement] }));
      const ahead = settled();
      const turned = (turn: number) => {
        director.orbit(turn, 0);
        return settled();
      };
      const most = turned(0.6);
      expect(most).not.toEqual(ahead);
      expect(turned(5)).toEqual(most);
      expect(turned(-0.6)).toEqual(ahead);
    }
  });

  it('a free view goes all round the table', () => {
    const { director, settled } = filming();
    director.attend(held());
    const home = settled().azimuth;
    director.orbit(Math.PI, 0);
    expect(Math.abs(shortTurn(home, settled().azimuth))).toBeCloseTo(Math.PI);
    director.orbit(Math.PI, 0);
    expect(shortTurn(home, settled().azimuth)).toBeCloseTo(0);
  });

  it('nearer and farther have their limits', () => {
    const { director, settled } = filming();
    director.attend(held());
    settled();
    const after = (nearer: number) => {
      director.orbit(0, nearer);
      const { r, y } = settled();
      return Math.hypot(r, y);
    };
    const nearest = after(9);
    expect(after(1)).toBeCloseTo(nearest);
    const farthest = after(-9);
    expect(after(-1)).toBeCloseTo(farthest);
    expect(farthest).toBeGreaterThan(nearest);
  });

  it('another thrower begins with a view of its own, not with how the last one had turned it', () => {
    const { director, settled } = filming();
    director.attend(held());
    settled();
    const home = { ...director.home() };
    director.orbit(1, 0.5);
    director.attend(held({ seat: 30 }));
    director.attend(held());
    expect(settled()).toEqual(home);
  });

  it('DF-R107.15: a dancing Hero turns the picture; whoever wants calm sees it stand', () => {
    for (const still of [false, true]) {
      const { director, settled } = filming({ still });
      director.attend(held());
      settled();
      director.attend(held({ spin: 1 }));
      expect(shortTurn(azimuthOf(12), settled().azimuth)).toBeCloseTo(still ? 0 : 1);
    }
  });

  it('a throw is followed and its result shown, and then it is home again', () => {
    const { director, settled, man } = filming();
    director.attend(held());
    const home = settled();
    director.startPlay(12);
    director.follow({ x: 100, y: 20, z: 50 }, 500);
    expect(man.view).not.toEqual(home);
    director.showResult([{ x: 0, y: 0, z: 0 }]);
    expect(settled().to).not.toEqual(home.to);
    director.goHome();
    expect(settled()).toEqual(home);
  });
});
