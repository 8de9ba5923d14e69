/** A campaign told as its fights: whom the party met, what it cost, and who did what. From the log alone. */
import type { GameEvent, Seat } from '@tabard/kernel';
import type { ToldEvent } from '@tabard/page/face';

export interface Chapter {
  readonly number: number;
  /** So many answers stood when it began. */
  readonly from: number;
  readonly enemies: readonly { readonly type: string; readonly name: number }[];
  readonly rounds: number;
  /** null: it was never finished. */
  readonly ended: 'won' | 'left' | 'lost' | null;
  readonly fallen: readonly Seat[];
  readonly epics: readonly { readonly seat: Seat; readonly epic: string; readonly turned: boolean }[];
  readonly treasure: number;
}

/** What one character did over the whole campaign. */
export interface Deeds {
  readonly dealt: number;
  readonly defeated: number;
  readonly healed: number;
  readonly taken: number;
  readonly deaths: number;
  readonly checks: number;
  readonly passed: number;
  /** Checks that a full deck would have let pass. */
  readonly expected: number;
}

interface RefFact {
  readonly seat?: Seat;
  readonly enemy?: number;
  readonly type?: string;
  readonly name?: number;
}
type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };

const refOf = (fact: unknown): RefFact => fact as RefFact;

export function chaptersOf(told: readonly ToldEvent[]): Chapter[] {
  const chapters: Open<Chapter>[] = [];
  for (const { answers, event } of told) {
    if (event.type === 'fight.begins') {
      chapters.push({
        number: event.number as number,
        from: answers,
        enemies: [],
        rounds: 0,
        ended: null,
        fallen: [],
        epics: [],
        treasure: 0,
      });
      continue;
    }
    const now = chapters.at(-1);
    if (now) tellOn(now, event);
  }
  return chapters;
}

function tellOn(now: Open<Chapter>, event: GameEvent): void {
  const { type } = event;
  if (type === 'enemy.enters' || type === 'enemy.arrives') {
    const { type: kind, name } = refOf(event.enemy);
    now.enemies.push({ type: kind ?? '', name: name ?? 0 });
  } else if (type === 'round.begins') now.rounds = event.round as number;
  else if (type === 'dies') now.fallen.push(event.seat as Seat);
  else if (type === 'epic.activates') {
    now.epics.push({ seat: event.seat as Seat, epic: event.epic as string, turned: event.turned === 1 });
  } else if (type === 'fight.won' || type === 'fight.left') {
    now.ended = type === 'fight.won' ? 'won' : 'left';
    now.treasure = event.treasure as number;
  } else if (type === 'game.won' && now.ended === null) now.ended = 'won';
  else if (type === 'game.lost' || type === 'game.mad') now.ended ??= 'lost';
}

const NOTHING: Deeds = { dealt: 0, defeated: 0, healed: 0, taken: 0, deaths: 0, checks: 0, passed: 0, expected: 0 };

/** PR-1.7: of 52 cards; a stat of 2 passes with the four 2s, 15 with all. */
const chanceOf = (need: number): number => Math.max(4, Math.min(52, 4 * (need - 2))) / 52;

/** By seat. Whoever acted last is given the credit for what follows: a blow, a cure, an EPIC's fire. */
export function deedsOf(told: readonly ToldEvent[], seats = 4): Deeds[] {
  const deeds = Array.from({ length: seats }, (): Open<Deeds> => ({ ...NOTHING }));
  let actor: Seat | null = null;
  for (const { event } of told) {
    const { type } = event;
    if (type === 'acts' || type === 'epic.activates' || type === 'charmed.attack') actor = event.seat as Seat;
    else if (type === 'enemy.acts' || type === 'round.begins') actor = null;
    else if (type === 'check') countCheck(deeds, event);
    else if (type === 'damage') {
      const { seat } = refOf(event.who);
      if (seat !== undefined) deeds[seat].taken += event.count as number;
      else if (actor !== null) deeds[actor].dealt += event.count as number;
    } else if (type === 'healed' && actor !== null && refOf(event.who).seat !== undefined) {
      deeds[actor].healed += event.count as number;
    } else if (type === 'defeated' && actor !== null) deeds[actor].defeated += 1;
    else if (type === 'dies') deeds[event.seat as Seat].deaths += 1;
  }
  return deeds;
}

function countCheck(deeds: Open<Deeds>[], event: GameEvent): void {
  const { seat } = refOf(event.who);
  if (seat === undefined || event.auto === 1) return;
  const miss = (1 - chanceOf(event.need as number)) ** (event.cards as readonly number[]).length;
  deeds[seat].checks += 1;
  deeds[seat].expected += 1 - miss;
  deeds[seat].passed += event.ok as number;
}
