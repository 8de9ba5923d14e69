/**
 * What has just happened, cut into beats: who does what, each card against its number, what came of it. An answer may
 * set off a whole round of enemies at once; told beat by beat a person can follow. Pure: use-stage.ts keeps the time.
 */
import type { GameEvent } from '@tabard/kernel';
import { FIRST_ENEMY, type Ref, type Who } from '@tabard/para-roles';
import { type View, whoOfRef } from './view';

/** Something that is seen to strike somebody at this very beat. */
export interface Blow {
  readonly who: Who;
  readonly kind: 'damage' | 'heal';
  readonly count: number;
}

/** One deed with its cards and its latest result. */
export interface Scene {
  /** Who does what; null for what happens by itself. */
  readonly head: GameEvent | null;
  /** Checks and other draws, in their order. */
  readonly draws: readonly GameEvent[];
  /** The newest event: its sentence is the result so far. */
  readonly line: GameEvent | null;
}

export interface Beat extends Scene {
  /** How many events have been told with this beat. */
  readonly told: number;
  readonly blow: Blow | null;
  readonly ms: number;
}

const HEADS = [
  ...['acts', 'enemy.acts', 'creature.acts', 'charmed.attack', 'epic.charging', 'epic.activates'],
  ...['fight.begins', 'round.begins', 'action.lost', 'trap', 'madness.jack', 'fight.won', 'fight.left'],
  ...['game.won', 'game.lost', 'game.mad', 'game.escaped', 'game.withdrawn', 'game.weary'],
];
const DRAWS = ['check', 'draws', 'treasure.search'];

/** How long each is looked at, in milliseconds; what is not here passes with the next. */
export const BEATS: { readonly [event: string]: number } = {
  acts: 350,
  'enemy.acts': 700,
  'creature.acts': 600,
  'charmed.attack': 700,
  'action.lost': 650,
  check: 700,
  draws: 700,
  reshuffle: 700,
  redirected: 450,
  covered: 450,
  hit: 300,
  miss: 450,
  dodged: 550,
  unharmed: 550,
  damage: 600,
  healed: 550,
  'temporary.hp': 450,
  dies: 1100,
  defeated: 900,
  slain: 800,
  stance: 450,
  readied: 450,
  'token.placed': 450,
  'loses.action': 500,
  'epic.declared': 700,
  'epic.charging': 500,
  'epic.broken': 800,
  'epic.activates': 1300,
  'epic.nothing': 700,
  'epic.ends': 450,
  'epic.renewed': 500,
  'card.laid': 500,
  'knocked.down': 450,
  ailment: 600,
  banned: 600,
  raised: 800,
  parked: 550,
  boosted: 600,
  protects: 700,
  stolen: 700,
  destroyed: 600,
  kept: 500,
  'riposte.armed': 700,
  riposte: 600,
  charmed: 700,
  drains: 600,
  'guard.raised': 800,
  'guard.fails': 600,
  'nobody.there': 550,
  idle: 550,
  unravelled: 600,
  'turned.on': 500,
  reflected: 800,
  spikes: 500,
  summoned: 800,
  'creature.covers': 450,
  'creature.hurt': 500,
  'creature.leaves': 600,
  'runs.from': 700,
  smoke: 700,
  truce: 700,
  'fight.begins': 500,
  'enemy.enters': 350,
  'enemy.arrives': 700,
  'round.begins': 300,
  'fight.won': 700,
  'fight.left': 700,
  'treasure.search': 700,
  'treasure.won': 450,
  trap: 700,
  'finds.traps': 500,
  disarms: 500,
  'area.shown': 500,
  madness: 500,
  'madness.jack': 700,
  'minotaur.wakes': 900,
  'minotaur.moves': 350,
  'minotaur.dies': 900,
  wanderer: 700,
  'wall.closed': 600,
  'wall.opened': 500,
  'room.laid': 450,
  'room.searched': 500,
  'portal.sealed': 600,
  'portal.closed': 900,
  doom: 450,
  'ancient.wakes': 1100,
  'orchard.bleeds': 700,
  'game.won': 900,
  'game.lost': 900,
  'game.mad': 900,
  'game.escaped': 900,
  'game.withdrawn': 900,
};

export function beatsOf(events: readonly GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  let scene: Scene = { head: null, draws: [], line: null };
  for (const [i, event] of events.entries()) {
    if (HEADS.includes(event.type)) scene = { head: event, draws: [], line: null };
    else if (DRAWS.includes(event.type)) scene = { ...scene, draws: [...scene.draws, event], line: event };
    else scene = { ...scene, line: event };
    const ms = BEATS[event.type] ?? 0;
    if (ms > 0) beats.push({ ...scene, told: i + 1, blow: blowOf(event), ms });
  }
  return beats;
}

/** Each deed as it stood in the end; a round that merely begins is not worth a line. */
export function scenesOf(beats: readonly Beat[]): Beat[] {
  const last = beats.filter((beat, i) => beats[i + 1]?.head !== beat.head || beats[i + 1] === undefined);
  const worth = last.filter(
    ({ head, draws, line }) => draws.length > 0 || line !== null || head?.type !== 'round.begins',
  );
  return worth.length > 0 ? worth : last.slice(-1);
}

function blowOf(event: GameEvent): Blow | null {
  if (event.type === 'damage' || event.type === 'healed') {
    const kind = event.type === 'damage' ? 'damage' : 'heal';
    return { who: whoOfRef(event.who as unknown as Ref), kind, count: event.count as number };
  }
  return null;
}

// ---- the board as it was at a beat

/** The view before, changed by the events told so far as far as the eye needs it; `final` is the view after all. */
export function viewAt(before: View, final: View, events: readonly GameEvent[]): View {
  if (events.some(({ type }) => type === 'fight.begins')) return final;
  const party = before.b.party.map((one) => ({ ...one }));
  let enemies = before.b.enemies.map((enemy) => ({ ...enemy }));
  const bodyOf = (ref: unknown) => {
    const who = whoOfRef(ref as Ref);
    return who < FIRST_ENEMY ? party[who] : enemies.find(({ id }) => id === who);
  };
  for (const event of events) {
    const who = event.who ?? event.enemy;
    const body = who === undefined || who === null ? undefined : bodyOf(who);
    if (event.type === 'defeated') enemies = enemies.filter((enemy) => enemy !== body);
    else if (event.type === 'acts') Object.assign(party[event.seat as number], { acted: 1, stance: 0 });
    else if (event.type === 'dies') Object.assign(party[event.seat as number], { hp: 0, fallen: 1 });
    else if (event.type === 'enemy.arrives' || event.type === 'guard.raised') enemies = joined(enemies, final);
    else if (body) Object.assign(body, changeOf(event));
  }
  return { ...before, b: { ...before.b, party, enemies, phase: phaseAt(before, events) } };
}

/** Whose turns are being told. */
function phaseAt(before: View, events: readonly GameEvent[]): View['b']['phase'] {
  const last = events.findLast(({ type }) => type === 'enemy.acts' || type === 'round.begins');
  if (!last) return before.b.phase;
  return last.type === 'enemy.acts' ? 'enemies' : 'players';
}

function joined(enemies: View['b']['enemies'], final: View): View['b']['enemies'] {
  const isNew = ({ id }: { id: Who }) => !enemies.some((enemy) => enemy.id === id);
  return [...enemies, ...final.b.enemies.filter(isNew)];
}

function changeOf(event: GameEvent): object {
  switch (event.type) {
    case 'damage':
    case 'healed':
      return { hp: event.hp };
    case 'slain':
      return { hp: 0 };
    case 'temporary.hp':
      return { temporaryHp: event.count };
    case 'stance':
      return { stance: 1 };
    case 'enemy.acts':
      return { stance: 0 };
    case 'parked':
      return { parked: event.action };
    case 'boosted':
      return { boost: 1 };
    case 'riposte.armed':
      return { riposte: 1 };
    case 'loses.action':
      return { loses: 1 };
    default:
      return {};
  }
}
