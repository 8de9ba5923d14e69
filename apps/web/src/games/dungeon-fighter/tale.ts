/**
 * What has just happened, cut into beats: a throw is played as it fell, everything after it waits until the dice rest.
 * Between the beats the board is shown as it was then, as far as the eye needs it.
 */
import type { DungeonFighterEvents } from '@tabard/dungeon-fighter';
import type { GameEvent } from '@tabard/kernel';
import type { View } from './view';

export interface Beat {
  readonly event: GameEvent;
  /** How many events have been told with this beat. */
  readonly told: number;
  /** How long it is looked at. A throw takes as long as it takes to fall. */
  readonly ms: number;
  readonly isThrow: boolean;
}

/** What an event says, by its name. */
export const factsOf = <Name extends keyof DungeonFighterEvents>(event: GameEvent): DungeonFighterEvents[Name] =>
  event as unknown as DungeonFighterEvents[Name];

export const isThrow = ({ type }: GameEvent): boolean => type === 'thrown' || type === 'flipped';

/** How long each is looked at, in milliseconds; what is not here passes with the next. */
export const BEATS: { readonly [event: string]: number } = {
  'room.revealed': 1000,
  'monster.appears': 1300,
  'boss.appears': 2200,
  'equipment.found': 800,
  'die.chosen': 350,
  'iceberg.broken': 600,
  'template.again': 800,
  rethrow: 700,
  hit: 1500,
  miss: 1300,
  'insta-kill': 1700,
  'weak-point': 1300,
  'soft-snow': 800,
  'ability.used': 900,
  'foe.damaged': 700,
  'armour.used': 700,
  'spendable.used': 900,
  hurt: 700,
  healed: 500,
  faints: 1100,
  madness: 1000,
  retrieved: 800,
  'back-down.decided': 1200,
  'backed-down': 1000,
  'foe.defeated': 1300,
  'epic-shot': 900,
  'gold.gained': 350,
  'scar.taken': 1000,
  eliminated: 1300,
  'shop.reached': 900,
  'level-up': 700,
  'game.won': 1500,
  'game.lost': 1500,
};

export function beatsOf(events: readonly GameEvent[]): Beat[] {
  return events.flatMap((event, i) => {
    const throws = isThrow(event);
    const ms = BEATS[event.type] ?? 0;
    return throws || ms > 0 ? [{ event, told: i + 1, ms, isThrow: throws }] : [];
  });
}

/** A single small thing needs no stage: it is seen where it happens. */
export const isWorthTelling = (beats: readonly Beat[]): boolean =>
  beats.length > 1 || beats.some((beat) => beat.isThrow || beat.ms >= 1000);

/** From here on the board is as it will be: a new scene begins. */
const SCENES = ['room.revealed', 'monster.appears', 'boss.appears', 'resting.begins', 'shop.reached', 'game.won'];

/** The view before, changed by the events told so far; `final` is the view after all of them. */
export function viewAt(before: View, final: View, events: readonly GameEvent[]): View {
  if (events.some(({ type }) => SCENES.includes(type))) return final;
  const heroes = before.b.heroes.map((hero) => ({ ...hero }));
  const combat = before.b.combat && { ...before.b.combat };
  const chest = { ...before.b.chest };
  for (const event of events) {
    if (typeof event.seat === 'number' && event.seat >= 0) Object.assign(heroes[event.seat], changeOfHero(event));
    if (combat) Object.assign(combat, changeOfCombat(event));
    if (event.type === 'gold.gained') chest.gold += event.amount as number;
    if (event.type === 'bonus.taken') chest.bonus = event.left as number;
    if (event.type === 'die.gained') chest.bonus += event.amount as number;
  }
  return { ...before, b: { ...before.b, heroes, combat, chest } };
}

function changeOfHero(event: GameEvent): object {
  if (event.type === 'hurt' || event.type === 'healed') return { life: event.life };
  if (event.type === 'faints') return { life: 0, fainted: 1 };
  return {};
}

function changeOfCombat(event: GameEvent): object {
  switch (event.type) {
    case 'hit':
    case 'weak-point':
    case 'foe.damaged':
    case 'foe.defeated':
      return { life: event.life };
    case 'insta-kill':
      return { life: 0 };
    case 'turn.begins':
      return { active: event.seat };
    case 'madness':
      return { hits: event.active };
    default:
      return {};
  }
}
