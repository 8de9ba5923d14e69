/** Decides what is looked at: the seat's own view, what a specific throw allows, the flying die, the result, and home again. */
import {
  eyeLevelView,
  followView,
  homeView,
  NO_ORBIT,
  type Orbit,
  resultView,
  underTableView,
  type View,
} from './camera';
import type { CameraMan } from './camera-man';
import type { Held } from './scene';
import { azimuthOf, type Spot } from './seat-frame';

const TRAVEL = 700;
const TO_RESULT = 620;
const MOST_NEAR = 1;
const MOST_FAR = -0.6;

type Sight = 'free' | 'high' | 'eye-level' | 'under-table';

/** DF-R104.10: where a specific throw fixes the view. */
const isFixed = (sight: Sight): boolean => sight === 'eye-level' || sight === 'under-table';

const sightOf = (held: Held | null): Sight => {
  if (held?.requirements.includes('eye-level')) return 'eye-level';
  if (held?.requirements.includes('under-table')) return 'under-table';
  return held?.requirements.includes('head') || held?.gadgets.chute ? 'high' : 'free';
};

export class Director {
  private azimuth = 0;
  private sight: Sight = 'free';
  private orbitNow: Orbit = NO_ORBIT;
  private spin = 0;
  private aims = false;
  private atHome = true;

  constructor(
    private readonly man: CameraMan,
    private readonly aspect: () => number,
    private readonly still: boolean,
  ) {}

  /** Who throws, or that nobody does. */
  attend(held: Held | null): void {
    const sight = sightOf(held);
    const azimuth = held ? azimuthOf(held.seat) : this.azimuth;
    const spin = held && !this.still ? held.spin : 0;
    const aims = held !== null;
    const moved = sight !== this.sight || azimuth !== this.azimuth || aims !== this.aims || !this.atHome;
    if (moved) this.orbitNow = NO_ORBIT;
    const turned = spin !== this.spin;
    Object.assign(this, { sight, azimuth, spin, aims });
    if (moved) this.goHome();
    else if (turned) this.man.go(this.home(), 0);
  }

  orbit(turn: number, nearer: number): void {
    const { orbitNow: old, sight } = this;
    this.orbitNow = {
      turn: isFixed(sight) ? Math.max(-0.6, Math.min(0.6, old.turn + turn)) : old.turn + turn,
      nearer: Math.max(MOST_FAR, Math.min(MOST_NEAR, old.nearer + nearer)),
    };
    this.atHome = true;
    this.man.go(this.home(), 0);
  }

  /** The picture has another shape. */
  reframe(): void {
    if (this.atHome) this.man.go(this.home(), 0);
  }

  startPlay(seat: number): void {
    this.azimuth = azimuthOf(seat);
    this.orbitNow = NO_ORBIT;
    this.spin = 0;
    if (isFixed(this.sight) || this.still) this.goHome('free');
    this.atHome = false;
  }

  follow(die: Spot, ms: number): void {
    this.man.pursue(followView(this.home('free'), die), ms);
  }

  showResult(dice: readonly Spot[]): void {
    this.atHome = false;
    this.man.go(resultView(this.azimuth, this.aspect(), dice), TO_RESULT);
  }

  goHome(sight: Sight = this.sight): void {
    this.sight = sight;
    this.atHome = true;
    this.man.go(this.home(), TRAVEL);
  }

  /** Where one looks from when nothing flies. */
  home(sight: Sight = this.sight): View {
    const azimuth = this.azimuth + this.spin;
    if (sight === 'eye-level') return eyeLevelView(azimuth, this.aspect(), this.orbitNow.turn);
    if (sight === 'under-table') return underTableView(azimuth, this.aspect(), this.orbitNow.turn);
    return homeView(azimuth, this.aspect(), this.orbitNow, { high: sight === 'high', aims: this.aims });
  }
}
