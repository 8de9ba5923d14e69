/** RA-7: what the party does next. Of a choice only what the page shows is looked at: its kind, its price, its hint. */
import type { PendingAsk } from '@tabard/kernel';
import { ATTRS } from '../content';
import type { Seen } from '../rules/board';
import { rowAt } from '../rules/party/stamina';
import { entryAt } from '../rules/story/go';
import type { Choice } from '../story/schema';
import { distanceToNew } from './road';
import { mostOf, seatsOf, weariness, worn } from './state';
import type { Temperament } from './temperament';

/** What a careful player remembers of this adventure: how often it did what, and where it has been. */
export class Memory {
  private readonly times = new Map<string, number>();
  readonly visits = new Map<string, number>();

  did(what: string): number {
    return this.times.get(what) ?? 0;
  }
  note(what: string): void {
    this.times.set(what, this.did(what) + 1);
  }
  /** The party stands there when a list is offered. */
  stoodAt(letter: string | null): void {
    if (letter !== null) this.visits.set(letter, (this.visits.get(letter) ?? 0) + 1);
  }
}

/** A list that was offered so often is left by any way that leads out. */
const TOO_OFTEN = 12;

export function storyChoice(seen: Seen, { options, about }: PendingAsk, memory: Memory, mood: Temperament): string {
  const label = String(about.label);
  memory.note(label);
  const listed = entryAt(seen, label).choose ?? [];
  const key = mostOf(options, (option) => {
    const choice = option === 'end' ? END : listed[Number(option.split(':')[1])];
    return worthOf(seen, choice, memory.did(`${label}#${option}`), memory.did(label), mood);
  });
  memory.note(`${label}#${key}`);
  return key;
}

const END: Choice = { kind: 'end' };

function worthOf(seen: Seen, choice: Choice, times: number, offered: number, mood: Temperament): number {
  const tired = weariness(seen);
  const isStuck = offered > TOO_OFTEN;
  switch (choice.kind) {
    case 'rest':
      return restWorth(seen, tired, times, mood);
    case 'move':
      return isStuck ? 30 : Number.isFinite(distanceToNew(seen, seen.b.map.at ?? '', null)) ? 5 : 1.5 - times / 4;
    case 'item':
      return isStuck ? -10 : tired < mood.restAt ? mood.tinkering + 2 - times : -2;
    case 'end':
      return isStuck ? 40 : endWorth(seen, tired, mood);
    default:
      return newsWorth(seen, choice, times, tired, mood) + (isStuck && choice.kind === 'goto' ? 5 : 0);
  }
}

/** RA-13: strength for XP; the fourth mark costs a card. */
function restWorth({ b, ...seen }: Seen, tired: number, times: number, mood: Temperament): number {
  const dear = b.restMarks >= 3 ? 0.15 : 0;
  const need = tired + Math.min(0.2, worn({ b, ...seen }) / 30) - dear;
  return need >= mood.restAt && times < 6 ? 20 + 10 * need : -5;
}

function endWorth(seen: Seen, tired: number, mood: Temperament): number {
  const isAllSeen = !Number.isFinite(distanceToNew(seen, seen.b.map.at ?? '', null));
  if (tired >= mood.homeAt && seen.b.xp === 0) return 25;
  return isAllSeen ? 4 : 0.5;
}

/** A way not taken yet is worth its news; one that was taken, less each time. */
function newsWorth(seen: Seen, choice: Choice, times: number, tired: number, mood: Temperament): number {
  let worth = mood.curiosity - 5 * times;
  const { hint, pay } = choice;
  if (hint && 'combat' in hint) worth += mood.fight - 8 * Math.max(0, tired - 0.3);
  if (hint && 'check' in hint) worth += mood.check + confidence(seen, hint.check) - 4 * Math.max(0, tired - 0.4);
  if (pay) worth -= (pay.gold ?? 0) / 2 + (pay.xp ?? 0) + 3 * (pay.fatigue ?? 0) * tired + 4 * (pay.health ?? 0);
  return worth;
}

/** How much stamina of these attributes the party has to buy dice with, from −1 to 2. */
function confidence(seen: Seen, attrs: readonly string[]): number {
  const stamina = attrs.reduce(
    (sum, attr) =>
      sum + seatsOf(seen).reduce((own, seat) => own + seen.b.rows[rowAt(seat, ATTRS.indexOf(attr as 'STR'))], 0),
    0,
  );
  return Math.min(2, stamina / seen.seats - 1);
}
