/** RA-7: what the party does next. Of a choice only what the page shows is looked at: its kind, its price, its hint. */
import type { AskNamed } from '@tabard/kernel';
import { ATTRS } from '../content';
import type { Choice } from '../content/storybook';
import type { Seen } from '../rules/board';
import { rowAt } from '../rules/party/stamina';
import type { AdventuresAsks } from '../rules/questions';
import { entryAt } from '../rules/story/go';
import { distanceToNew } from './road';
import { mostOf, seatsOf, weariness, worn } from './state';
import type { Temperament } from './temperament';
import { STORY, TOO_OFTEN } from './weights';

/** How often something was done. */
class Tally<T> {
  private readonly times = new Map<T, number>();

  did(what: T): number {
    return this.times.get(what) ?? 0;
  }
  note(what: T): void {
    this.times.set(what, this.did(what) + 1);
  }
}

const END: Choice = { kind: 'end' };
/** THE END that the rules add stands in no list. */
const NO_PLACE = -1;

/** What a careful player remembers of this adventure: how often it did what, and where it has been. */
export class Memory {
  /** Lists that were offered, by the label of their entry; and the places of what was taken of each. */
  readonly lists = new Tally<string>();
  private readonly taken = new Map<string, Tally<number>>();
  readonly items = new Tally<number>();
  readonly visits = new Map<string, number>();

  takenAt(label: string): Tally<number> {
    const taken = this.taken.get(label) ?? new Tally<number>();
    this.taken.set(label, taken);
    return taken;
  }
  /** The party stands there when a list is offered. */
  stoodAt(letter: string | null): void {
    if (letter !== null) this.visits.set(letter, (this.visits.get(letter) ?? 0) + 1);
  }
}

type Asked = AskNamed<AdventuresAsks, 'story.choose'>;

export function storyChoice(seen: Seen, { options, about: { label } }: Asked, memory: Memory, mood: Temperament) {
  memory.lists.note(label);
  const listed = entryAt(seen, label).choose ?? [];
  const taken = memory.takenAt(label);
  const placeOf = (option: Asked['options'][number]): number => (option === 'end' ? NO_PLACE : option.at);
  const option = mostOf(options, (one) => {
    const choice = one === 'end' ? END : listed[one.at];
    return worthOf(seen, choice, taken.did(placeOf(one)), memory.lists.did(label), mood);
  });
  taken.note(placeOf(option));
  return option;
}

function worthOf(seen: Seen, choice: Choice, times: number, offered: number, mood: Temperament): number {
  const tired = weariness(seen);
  const isStuck = offered > TOO_OFTEN;
  switch (choice.kind) {
    case 'rest':
      return restWorth(seen, tired, times, mood);
    case 'move':
      return moveWorth(seen, times, isStuck);
    case 'item':
      return itemWorth(tired, times, isStuck, mood);
    case 'end':
      return isStuck ? STORY.end.stuck : endWorth(seen, tired, mood);
    default:
      return newsWorth(seen, choice, times, tired, mood) + (isStuck && choice.kind === 'goto' ? STORY.goto.stuck : 0);
  }
}

const isSomethingNew = (seen: Seen): boolean => Number.isFinite(distanceToNew(seen, seen.b.map.at ?? '', null));

function moveWorth(seen: Seen, times: number, isStuck: boolean): number {
  const { stuck, toNew, about, times: of } = STORY.move;
  return isStuck ? stuck : isSomethingNew(seen) ? toNew : about - times / of;
}

function itemWorth(tired: number, times: number, isStuck: boolean, mood: Temperament): number {
  const { item } = STORY;
  if (isStuck) return item.stuck;
  return tired < mood.restAt ? mood.tinkering + item.rested - times : item.tired;
}

/** RA-13: strength for XP; the fourth mark costs a card. */
function restWorth({ b, ...seen }: Seen, tired: number, times: number, mood: Temperament): number {
  const { rest } = STORY;
  const dear = b.restMarks >= rest.dearFrom ? rest.dear : 0;
  const need = tired + Math.min(rest.wornMost, worn({ b, ...seen }) / rest.worn) - dear;
  return need >= mood.restAt && times < rest.times ? rest.worth + rest.need * need : rest.unneeded;
}

function endWorth(seen: Seen, tired: number, mood: Temperament): number {
  const { home, allSeen, early } = STORY.end;
  if (tired >= mood.homeAt && seen.b.xp === 0) return home;
  return isSomethingNew(seen) ? early : allSeen;
}

/** A way not taken yet is worth its news; one that was taken, less each time. */
function newsWorth(seen: Seen, choice: Choice, times: number, tired: number, mood: Temperament): number {
  const { news } = STORY;
  let worth = mood.curiosity - news.times * times;
  const { hint, pay } = choice;
  if (hint && 'combat' in hint) worth += mood.fight - news.fight * Math.max(0, tired - news.fightTired);
  if (hint && 'check' in hint)
    worth += mood.check + confidence(seen, hint.check) - news.check * Math.max(0, tired - news.checkTired);
  if (pay) {
    const { gold = 0, xp = 0, fatigue = 0, health = 0 } = pay;
    worth -= gold / news.gold + xp + news.fatigue * fatigue * tired + news.health * health;
  }
  return worth;
}

/** How much stamina of these attributes the party has to buy dice with, from −1 to 2. */
function confidence(seen: Seen, attrs: readonly string[]): number {
  const stamina = attrs.reduce(
    (sum, attr) =>
      sum + seatsOf(seen).reduce((own, seat) => own + seen.b.rows[rowAt(seat, ATTRS.indexOf(attr as 'STR'))], 0),
    0,
  );
  return Math.min(STORY.confidence, stamina / seen.seats - 1);
}
