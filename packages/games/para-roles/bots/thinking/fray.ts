/** A fight as a companion sees it: who stands there, what each can do, how long it will take and what it will cost. */
import type { Seat } from '@tabard/kernel';
import { callingOf, callingOfPair, type EpicId } from '../../content/roles';
import {
  type Character,
  type Enemy,
  type Fight,
  type ParaRoles,
  SEATS,
  type Seen,
  type Token,
  type Who,
} from '../../rules/board';
import { ATTACK, DEFENSE, HEALTH, NONE, TRICK } from '../../rules/cards/cards';
import { stat } from '../../rules/cards/stats';
import { anyEffect, EFFECTS } from '../../rules/effects/effect';
import { protectorOf } from '../../rules/fight/hurt';
import type { Faculties } from '../faculties';
import { A_LITTLE, EPIC, FORFEIT, LEAST_DIVISOR, LEAST_RATE, ZEAL } from '../weights';
import { damageRate } from './blows';
import { Odds, oneOf, UNCOUNTED } from './odds';
import { steadyHarm } from './threat';
import { lossOf } from './worth';

export interface Hero {
  readonly seat: Seat;
  readonly one: Character;
  readonly alive: boolean;
  readonly hp: number;
  readonly max: number;
  readonly defense: number;
  readonly attack: number;
  readonly trick: number;
  /** How often its checks succeed; `hit` with the help of a Joint Attack. */
  readonly guard: number;
  readonly hit: number;
  readonly wit: number;
  /** Cards it draws for an attack. */
  readonly cards: number;
  /** What its next hit point is worth. */
  readonly weight: number;
  /** Where its attacks belong in the party's work: healers have other things to do. */
  readonly zeal: number;
}

export interface Foe {
  readonly id: Who;
  readonly enemy: Enemy;
  readonly hp: number;
  readonly max: number;
  readonly defense: number;
  readonly hit: number;
  readonly wit: number;
  /** How often a hit gets through its Defense. */
  readonly pass: number;
  readonly stance: boolean;
  /** Who takes what is meant for it; itself if nobody protects it. */
  readonly taker: Who;
  /** Worth of the party's hit points it takes in a round, in the long run. */
  harm: number;
  /** Damage the whole party deals to it in a round, if all turn against it. */
  rate: number;
  /** Rounds until it falls. */
  rounds: number;
  /** What the enemies still standing while it stands take in a round: it, and those that are dealt with later. */
  tail: number;
}

interface TokenLoss {
  readonly token: Token;
  readonly loss: number;
}

/** By how much a fight that goes on for ever is disliked, in hit points a round. */
const IMPATIENCE = 0.12;
/** What one more reshuffle costs where it costs anything: Madness, Doom, the treasure of the hunt. */
const A_MADNESS = 1;
const A_DOOM = 0.6;

export class Fray {
  readonly b: ParaRoles;
  readonly fight: Fight;
  readonly odds: Odds;
  readonly heroes: readonly Hero[];
  readonly living: readonly Hero[];
  readonly foes: readonly Foe[];
  /** By seat: who stands before it (Protect Other), or NONE. */
  readonly shields: readonly Seat[];
  /** By seat: how often an attack that hits gets through. */
  readonly fail: readonly number[];
  /** By seat: how often an enemy's card names it, the dead passed over (PR-17.4). */
  readonly shares: readonly number[];
  /** Rounds until all enemies have fallen, and what they take meanwhile in a round, all together. */
  rounds = 0;
  harm = 0;
  /** XXX falls on the enemy that would last longest; this is how likely it does so in any one round. */
  private readonly biggest: Foe | undefined;
  private readonly slaying: number;
  private lossesOfTokens: readonly TokenLoss[] | null = null;

  constructor(
    readonly seen: Seen,
    readonly me: Seat,
    readonly can: Faculties,
  ) {
    this.b = seen.b;
    this.fight = seen.b.fight as Fight;
    this.odds = new Odds(can.counts ? seen.b : UNCOUNTED);
    this.heroes = SEATS.map((seat) => this.hero(seat));
    this.living = this.heroes.filter(({ alive }) => alive);
    this.shields = SEATS.map((seat) => this.shieldOf(seat));
    this.fail = this.heroes.map(({ guard }) => 1 - guard);
    this.shares = sharesOf(this);
    this.foes = seen.b.enemies.map((enemy) => this.foe(enemy));
    this.biggest = this.findBiggest();
    this.slaying = this.chanceToSlay();
    this.measure();
  }

  get self(): Hero {
    return this.heroes[this.me];
  }

  private hero(seat: Seat): Hero {
    const { seen, odds } = this;
    const one = seen.b.party[seat];
    const attack = stat(seen, seat, ATTACK);
    const cards = 1 + (this.joins(seat) ? 1 : 0) + (this.foresees(seat) ? 1 : 0);
    const { hp } = one;
    const defense = stat(seen, seat, DEFENSE);
    const trick = stat(seen, seat, TRICK);
    return {
      seat,
      one,
      alive: hp > 0,
      hp: hp + (hp > 0 ? one.temporaryHp : 0),
      max: stat(seen, seat, HEALTH),
      defense,
      attack,
      trick,
      guard: odds.chance(defense),
      hit: oneOf(odds.chance(attack), cards),
      wit: oneOf(odds.chance(trick), this.foresees(seat) ? 2 : 1),
      cards,
      weight: Math.min(MOST_WEIGHT, lossOf(hp, 1)),
      zeal: zealOf(one),
    };
  }

  private joins(seat: Seat): boolean {
    return this.b.tokens.some(({ kind, on, suit }) => kind === 'protector' && on === seat && suit === ATTACK);
  }

  private foresees(seat: Seat): boolean {
    return this.b.effects.some((run) => !run.turned && EFFECTS[run.effect].moreCards?.(this.seen, run, seat));
  }

  private shieldOf(seat: Seat): Seat {
    const token = this.b.tokens.find(({ kind, on, suit }) => kind === 'protector' && on === seat && suit === DEFENSE);
    if (!token || this.b.party[token.owner].hp <= 0) return NONE;
    return anyEffect(this.seen, 'untargetable', token.owner) ? NONE : token.owner;
  }

  private foe(enemy: Enemy): Foe {
    const { seen, odds } = this;
    const { id } = enemy;
    const defense = stat(seen, id, DEFENSE);
    const protector = protectorOf(seen, id);
    return {
      id,
      enemy,
      hp: enemy.hp + enemy.temporaryHp,
      max: stat(seen, id, HEALTH),
      defense,
      hit: enemy.type === 'undead-guard' ? 0 : odds.chance(stat(seen, id, ATTACK)),
      wit: enemy.type === 'undead-guard' ? 0 : this.witOf(id),
      pass: 1 - odds.chance(defense),
      stance: enemy.stance === 1,
      taker: protector === NONE ? id : protector,
      harm: 0,
      rate: 0,
      rounds: 0,
      tail: 0,
    };
  }

  private witOf(id: Who): number {
    if (anyEffect(this.seen, 'succeeds', id)) return 1;
    return this.odds.chance(stat(this.seen, id, TRICK));
  }

  /** What it would cost to take each of my Support tokens away; asked for every place one could go, so counted once. */
  tokenLosses(count: (token: Token) => number): readonly TokenLoss[] {
    this.lossesOfTokens ??= this.b.tokens
      .filter(({ owner, kind }) => owner === this.me && kind === 'support')
      .map((token) => ({ token, loss: count(token) }));
    return this.lossesOfTokens;
  }

  foeOf(id: Who): Foe | undefined {
    return this.foes.find((foe) => foe.id === id);
  }

  /** Whoever takes what is meant for this one. */
  takerOf(foe: Foe): Foe {
    return foe.taker === foe.id ? foe : (this.foeOf(foe.taker) ?? foe);
  }

  // ---- how long, and what it costs

  private measure(): void {
    for (const foe of this.foes) {
      foe.harm = steadyHarm(this, foe);
      foe.rate = damageRate(this, foe);
      foe.rounds = roundsFor(foe.hp, foe.rate, this.slayingOf(foe));
    }
    let after = IMPATIENCE + this.reshuffleCost() / ROUNDS_A_DECK;
    const order = this.inOrder();
    for (const foe of order.slice().reverse()) {
      after += foe.harm;
      foe.tail = after;
    }
    this.harm = order.reduce((sum, { harm }) => sum + harm, 0);
    this.rounds = order.reduce((sum, { rounds }) => sum + rounds, 0);
  }

  /**
   * In which order the enemies are best dealt with: those first that take much and fall soon (for a queue of jobs
   * that cost by waiting, weight by length is the best order); whoever protects another before the one it protects.
   */
  private inOrder(): Foe[] {
    const urgency = new Map<Who, number>();
    for (const foe of this.foes) urgency.set(foe.id, foe.harm / Math.max(LEAST_DIVISOR, foe.rounds));
    for (const foe of this.foes) {
      const taker = this.takerOf(foe);
      if (taker === foe) continue;
      const both = (foe.harm + taker.harm) / Math.max(LEAST_DIVISOR, foe.rounds + taker.rounds);
      urgency.set(taker.id, Math.max(urgency.get(taker.id) ?? 0, both) + A_LITTLE);
      urgency.set(foe.id, Math.min(urgency.get(foe.id) ?? 0, both));
    }
    return this.foes.slice().sort((x, y) => (urgency.get(y.id) ?? 0) - (urgency.get(x.id) ?? 0) || x.id - y.id);
  }

  private findBiggest(): Foe | undefined {
    let biggest: Foe | undefined;
    for (const foe of this.foes) if (!biggest || foe.hp * foe.defense > biggest.hp * biggest.defense) biggest = foe;
    return biggest;
  }

  private slayingOf(foe: Foe): number {
    return foe === this.biggest ? this.slaying : 0;
  }

  private chanceToSlay(): number {
    const { b, fight } = this;
    const user = this.living.find(({ seat }) => epicsOfSeat(b.party[seat]).includes('xxx'));
    if (!user || fight.indebted) return 0;
    const wait = user.one.charging === 'xxx' ? 0 : b.epicUse ? 1 : this.roundsToReshuffle() + 1;
    return (SLAIN * EPIC.xxxInTime) / (wait + 3);
  }

  roundsToReshuffle(): number {
    return this.b.deck.length / CARDS_A_ROUND;
  }

  /** What the next reshuffle of this fight costs: PR-M26, PR-P3, PR-25.4. */
  reshuffleCost(): number {
    const { b, fight, seen } = this;
    const forfeit = seen.options['treasure-hunt'] === 'on' && fight.reshuffles === 0 ? FORFEIT * b.enemies.length : 0;
    if (b.maze && fight.reshuffles < seen.content.maze.madness.fromReshuffles)
      return forfeit + A_MADNESS * (1 + b.maze.madness / 4);
    return forfeit + (fight.kind === 'portal' ? A_DOOM : 0);
  }

  /** What so much damage to this enemy is worth: the rounds that are saved, at what they cost. */
  worthOfDamage(foe: Foe, damage: number): number {
    if (damage <= 0) return 0;
    const after = roundsFor(Math.max(0, foe.hp - damage), foe.rate, this.slayingOf(foe));
    return foe.tail * (foe.rounds - after);
  }
}

/** How much one hit point may weigh more than another when harm is added up. */
const MOST_WEIGHT = 2.5;
/** Two or three black cards of three (PR-11.3). */
export const SLAIN = 0.5;
export const HALVED = 0.38;
/** Four actions with their Defense checks, and the enemy's own. */
const CARDS_A_ROUND = 7;
const ROUNDS_A_DECK = 52 / CARDS_A_ROUND;

/** Rounds until so many hit points are gone at this rate, if besides a stroke of XXX may end it in any round. */
export const roundsFor = (hp: number, rate: number, slaying: number): number =>
  hp <= 0 ? 0 : 1 / (slaying + Math.max(LEAST_RATE, rate) / hp);

/** How much of its time a character has for attacks. */
function zealOf({ slots }: Character): number {
  if (slots.includes('cure')) return ZEAL.heals;
  if (slots.includes('curse-enemy') || slots.includes('buff-ally')) return ZEAL.supports;
  return slots.includes('protect-other') ? ZEAL.shields : ZEAL.strikes;
}

/** PR-17.4: a dead character's attacks go to its living neighbours, one half to each side. */
function sharesOf({ heroes }: Pick<Fray, 'heroes'>): number[] {
  const shares = [0, 0, 0, 0];
  const nextLiving = (seat: Seat, step: number): Seat => {
    for (let i = 1; i < 4; i++) if (heroes[(seat + step * i + 4 * i) % 4].alive) return (seat + step * i + 4 * i) % 4;
    return seat;
  };
  for (const { seat, alive } of heroes) {
    if (alive) shares[seat] += 1 / 4;
    else {
      shares[nextLiving(seat, 1)] += 1 / 8;
      shares[nextLiving(seat, -1)] += 1 / 8;
    }
  }
  return shares;
}

/** PR-12.9, without the board around it. */
export function epicsOfSeat({ origin, slots, hasEpic }: Character): EpicId[] {
  if (!hasEpic) return [];
  const calling = callingOfPair(slots[0], slots[1]);
  const own = calling ? callingOf(calling).epic : null;
  const first = origin === '' ? null : callingOf(origin).epic;
  return [...new Set([first, own])].filter((epic) => epic !== null);
}
