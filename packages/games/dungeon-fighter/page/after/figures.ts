/** How the throws of a game went, counted from what was told. Pure. */

import { asEventOf, type EventNamed, type Seat } from '@tabard/kernel';
import type { ToldEvent } from '@tabard/page/face';
import { type DungeonFighterEvent, isHit } from '../../index';
import type { DieFacts, Requirement } from '../../physics';

type Named<Type extends DungeonFighterEvent['type']> = EventNamed<DungeonFighterEvent, Type>;

/** One throw of the game, with its damage if it dealt any. */
export interface Throw {
  readonly seat: Seat;
  readonly answers: number;
  readonly requirements: readonly Requirement[];
  /** Of Water dice the one that was chosen, or the first. */
  readonly die: DieFacts;
  readonly hit: boolean;
  /** 0.1 mm from the centre of the board; null where it left the table. */
  readonly at: { readonly x: number; readonly z: number } | null;
  damage: number;
  instaKill: boolean;
  /** Its result was ignored. */
  thrownAgain: boolean;
}

export function throwsOf(told: readonly ToldEvent[]): Throw[] {
  const throws: Throw[] = [];
  for (const [i, { event, answers }] of told.entries()) {
    const last = throws.at(-1);
    if (event.type === 'thrown') throws.push(throwFrom(told, i, answers));
    else if (event.type === 'hit' && last) last.damage = event.damage as number;
    else if (event.type === 'weak-point' && last) last.damage = event.damage as number;
    else if (event.type === 'insta-kill' && last) last.instaKill = true;
    else if (event.type === 'rethrow' && last) last.thrownAgain = true;
  }
  return throws;
}

function throwFrom(told: readonly ToldEvent[], i: number, answers: number): Throw {
  const { seat, situation, facts, rests } = asEventOf<Named<'thrown'>>(told[i].event);
  const chosen = told.slice(i + 1).find(({ event }) => event.type === 'water.chosen' || event.type === 'thrown')?.event;
  const id = chosen?.type === 'water.chosen' ? asEventOf<Named<'water.chosen'>>(chosen).die : situation.dice[0].id;
  const die = facts.dice.find((one) => one.id === id) ?? facts.dice[0];
  const base = { seat, answers, requirements: situation.reqs, die, hit: isHit(die) };
  return {
    ...base,
    at: rests.find((rest) => rest.id === die.id) ?? null,
    damage: 0,
    instaKill: false,
    thrownAgain: false,
  };
}

// ---- by Hero

export interface HeroFigures {
  readonly throws: number;
  readonly hits: number;
  readonly damage: number;
  readonly best: number;
  readonly bullseyes: number;
}

export function figuresOf(throws: readonly Throw[], seat: Seat): HeroFigures {
  const own = throws.filter((one) => one.seat === seat);
  return {
    throws: own.length,
    hits: own.filter(({ hit }) => hit).length,
    damage: own.reduce((sum, { damage }) => sum + damage, 0),
    best: own.reduce((best, { damage }) => Math.max(best, damage), 0),
    bullseyes: own.filter(({ hit, die }) => hit && die.bullseye).length,
  };
}

// ---- by requirement

export interface Rate {
  readonly requirement: Requirement | '';
  readonly throws: number;
  readonly hits: number;
}

/** Hits under each requirement, most thrown first; '' is the plain throw. */
export function ratesOf(throws: readonly Throw[]): Rate[] {
  const counts = new Map<Requirement | '', { throws: number; hits: number }>();
  for (const { requirements, hit } of throws) {
    for (const requirement of requirements.length > 0 ? requirements : ['' as const]) {
      const count = counts.get(requirement) ?? { throws: 0, hits: 0 };
      counts.set(requirement, { throws: count.throws + 1, hits: count.hits + (hit ? 1 : 0) });
    }
  }
  return [...counts]
    .map(([requirement, count]) => ({ requirement, ...count }))
    .sort((one, other) => other.throws - one.throws);
}

// ---- combat by combat

export interface Fight {
  readonly number: number;
  /** The number of answers when it began. */
  readonly from: number;
  readonly foe: number;
  readonly isBoss: boolean;
  readonly life: number;
  throws: number;
  ended: 'hit' | 'insta-kill' | 'other' | 'backed-down' | 'lost' | null;
  epic: boolean;
  fainted: Seat[];
}

export function fightsOf(told: readonly ToldEvent[]): Fight[] {
  const fights: Fight[] = [];
  for (const { event, answers } of told) {
    const fight = fights.at(-1);
    if (event.type === 'monster.appears' || event.type === 'boss.appears') {
      const isBoss = event.type === 'boss.appears';
      const foe = (isBoss ? event.boss : event.monster) as number;
      const begun = { number: fights.length + 1, from: answers, foe, isBoss, life: event.life as number };
      fights.push({ ...begun, throws: 0, ended: null, epic: false, fainted: [] });
    } else if (!fight) continue;
    else if (event.type === 'thrown') fight.throws += 1;
    else if (event.type === 'faints') fight.fainted.push(event.seat as number);
    else if (event.type === 'epic-shot') fight.epic = true;
    else if (event.type === 'foe.defeated') fight.ended = asEventOf<Named<'foe.defeated'>>(event).by;
    else if (event.type === 'backed-down') fight.ended = 'backed-down';
    else if (event.type === 'game.lost') fight.ended = 'lost';
  }
  return fights;
}

// ---- life by fight

/** What a fight cost: the life of party and foe when it began, and when it ended. */
export interface Toll {
  readonly number: number;
  readonly party: readonly [before: number, after: number];
  readonly foe: readonly [before: number, after: number];
}

/** `full`: with how much life each Hero begins. What is told of each change says how much is left. */
export function tollsOf(told: readonly ToldEvent[], seats: number, full: number): Toll[] {
  const lives = Array.from({ length: seats }, () => full);
  const party = () => lives.reduce((sum, life) => sum + life, 0);
  const tolls: { number: number; party: [number, number]; foe: [number, number] }[] = [];
  let isFighting = false;
  for (const { event } of told) {
    if (event.type === 'monster.appears' || event.type === 'boss.appears') {
      const life = event.life as number;
      isFighting = true;
      tolls.push({ number: tolls.length + 1, party: [party(), party()], foe: [life, life] });
    }
    if (event.type === 'hurt' || event.type === 'healed') lives[event.seat as Seat] = Math.max(0, event.life as number);
    if (event.type === 'faints' || event.type === 'eliminated') lives[event.seat as Seat] = 0;
    if (event.type === 'scar.taken') lives[event.seat as Seat] = event.maximum as number; // DF-13.5
    if (event.type === 'resting.begins') isFighting = false; // What is healed there belongs to no fight.
    const toll = tolls.at(-1);
    if (!toll || !isFighting) continue;
    toll.party[1] = party();
    if (event.type === 'hit' || event.type === 'weak-point' || event.type === 'foe.damaged')
      toll.foe[1] = Math.max(0, event.life as number);
    if (event.type === 'foe.defeated') toll.foe[1] = 0;
  }
  return tolls;
}
