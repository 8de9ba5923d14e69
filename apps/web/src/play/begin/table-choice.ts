/** What is chosen before a game: the seats in their order, how it is played, and the deal. Pure; kept as text. */
import type { GameModule } from '@tabard/content';
import { nameIn } from '@tabard/content/names';
import { checkOptions, type Plain, type TableOptions } from '@tabard/kernel';
import type { GameFace, GentleStart, QuickStart } from '@tabard/page/face';
import type { Sitter } from '@tabard/table';

export interface SeatChoice {
  /** Of this seat while it is being set up, so that it can be moved. */
  readonly id: number;
  readonly kind: 'person' | 'bot';
  /** Empty: the side's own name. */
  readonly name: string;
  /** The bot's level; kept while a person sits there. */
  readonly bot: string;
  /** Where everyone is on one side: another person than the one at the first person's seat. */
  readonly another: boolean;
}

export interface TableChoice {
  readonly seats: readonly SeatChoice[];
  /** Every option of the game. */
  readonly options: TableOptions;
}

/** What a table needs to know of the game that is set up. */
export type Settable = Pick<GameModule, 'game' | 'bots'>;

export const NAME_LIMIT = 24;
export const SEED_LIMIT = 64;
const USUAL_SEATS = 4;

/** Weakest to strongest. */
export const levelsOf = ({ bots }: Settable): readonly string[] => ['random', ...bots.map(({ id }) => id)];
export const bestBot = (module: Settable): string => levelsOf(module).at(-1)!;

/** A good game: one person at the seat that is the most fun, and the best bots the game has at the others. */
export function usualChoice(module: Settable, count = USUAL_SEATS, persons: readonly number[] = [0]): TableChoice {
  const seats = Array.from({ length: clamp(count, module.game.seats) }, (_, id): SeatChoice => {
    const seat = newSeat(module, id);
    return persons.includes(id) ? { ...seat, kind: 'person' } : seat;
  });
  return { seats, options: defaultsOf(module) };
}

/** What "sit down" opens. */
export function quickChoice(module: Settable, quick: QuickStart | undefined): TableChoice {
  const { seats, options } = usualChoice(module, USUAL_SEATS, quick?.person);
  return { seats, options: { ...options, ...quick?.options } };
}

/** The same for somebody who wants it gentle. */
export function gentleChoice(module: Settable, face: Pick<GameFace, 'quick' | 'gentle'>): TableChoice {
  const { bot, options, seats: count }: GentleStart = face.gentle;
  const quick = quickChoice(module, face.quick);
  const seats = quick.seats.slice(0, count).map((seat): SeatChoice => ({ ...seat, bot }));
  return { seats, options: { ...quick.options, ...options } };
}

const newSeat = (module: Settable, id: number): SeatChoice => ({
  id,
  kind: 'bot',
  name: '',
  bot: bestBot(module),
  another: false,
});

const clamp = (count: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, count));

export const defaultsOf = ({ game }: Settable): TableOptions =>
  Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]]));

/**
 * Who sits down; `names` are the sides' own, for seats that were given none. Where everyone is on one side, the
 * persons' seats are one human's, but for those of another person.
 */
export function sittersOf({ seats }: TableChoice, names: readonly string[], isCoop = false): Sitter[] {
  const first = seats.findIndex(({ kind }) => kind === 'person');
  return seats.map(({ kind, name, bot, another }, seat): Sitter => {
    const sitter = { name: nameIn(name, NAME_LIMIT) ?? names[seat], kind };
    if (kind === 'bot') return { ...sitter, bot };
    return isCoop ? { ...sitter, person: another ? seat : first } : sitter;
  });
}

/** For friends at screens of their own: where nobody else was asked to, the first seat that is not mine is a friend's. */
export function forFriends(choice: TableChoice): TableChoice {
  const persons = choice.seats.filter(({ kind }) => kind === 'person').length;
  if (persons > 1) return choice;
  const first = choice.seats.findIndex(({ kind }) => kind === 'person');
  const seats = choice.seats.map((seat, at): SeatChoice => {
    const isFriends = persons === 0 ? at < 2 : at === (first === 0 ? 1 : 0);
    return isFriends ? { ...seat, kind: 'person', another: true } : seat;
  });
  return { ...choice, seats };
}

/** Of whoever sets the table; -1: they only look on. */
export const ownSeat = ({ seats }: TableChoice): number =>
  seats.findIndex(({ kind, another }) => kind === 'person' && !another);

// ---- changing it

export function addSeat(module: Settable, choice: TableChoice): TableChoice {
  if (choice.seats.length >= module.game.seats.max) return choice;
  const id = Math.max(...choice.seats.map((seat) => seat.id)) + 1;
  return { ...choice, seats: [...choice.seats, newSeat(module, id)] };
}

export function removeSeat(module: Settable, choice: TableChoice, at: number): TableChoice {
  if (choice.seats.length <= module.game.seats.min) return choice;
  return { ...choice, seats: choice.seats.toSpliced(at, 1) };
}

export function moveSeat(choice: TableChoice, at: number, by: -1 | 1): TableChoice {
  const { seats } = choice;
  if (!seats[at + by]) return choice;
  return { ...choice, seats: seats.with(at, seats[at + by]).with(at + by, seats[at]) };
}

export const changeSeat = (choice: TableChoice, at: number, change: Partial<SeatChoice>): TableChoice => ({
  ...choice,
  seats: choice.seats.with(at, { ...choice.seats[at], ...change }),
});

export const changeOption = (choice: TableChoice, id: string, value: string): TableChoice => ({
  ...choice,
  options: { ...choice.options, [id]: value },
});

/** Whether the table may be opened as it is; a clash of options is told by `game.conflict`. */
export const isPlayableAt = ({ game }: Settable, { options, seats }: TableChoice, brought?: Plain): boolean =>
  typeof checkOptions(game, options, seats.length, brought) !== 'string';

// ---- the address

/**
 * What an address asks for: seats=5, person=1 (or 1,3; 0 for nobody), bots=schemer (or one for each), seed=… and
 * every option by its id. What the game does not know is not obeyed.
 */
export function choiceFrom(query: URLSearchParams, module: Settable, usual: TableChoice): TableChoice {
  const { game } = module;
  let { seats } = usual;
  if (query.has('seats') || query.has('person') || query.has('bots')) {
    const count = Number(query.get('seats') ?? seats.length);
    const fresh = usualChoice(module, Number.isInteger(count) ? count : undefined).seats;
    const persons = (query.get('person') ?? '1').split(',').map(Number);
    const known = (query.get('bots') ?? '').split(',').filter((bot) => levelsOf(module).includes(bot));
    let bots = 0;
    seats = fresh.map((seat, at) => {
      if (persons.includes(at + 1)) return { ...seat, kind: 'person' };
      const bot = known[Math.min(bots++, known.length - 1)] ?? seat.bot;
      return { ...seat, kind: 'bot', bot };
    });
  }
  const asked = game.options.flatMap(({ id, values }) => {
    const value = query.get(id);
    return value !== null && values.includes(value) ? [[id, value]] : [];
  });
  return { seats, options: { ...usual.options, ...Object.fromEntries(asked) } };
}

export const seedFrom = (query: URLSearchParams): string | null =>
  query.get('seed')?.trim().slice(0, SEED_LIMIT) || null;

/** The same deal for somebody else: as many seats, the same options and the same seed; who sits there is their affair. */
export function queryOf({ seats, options }: TableChoice, module: Settable, seed: string): URLSearchParams {
  const usual = defaultsOf(module);
  const other = Object.entries(options).filter(([id, value]) => value !== usual[id]);
  return new URLSearchParams([['seats', String(seats.length)], ...other, ['seed', seed]]);
}

// ---- kept in the browser

export const makeChoice = ({ seats, options }: TableChoice): string => JSON.stringify({ seats, options });

/** What was kept, as far as it still fits this game; else the usual table, with persons at these seats. */
export function parseChoice(text: string | null, module: Settable, persons?: readonly number[]): TableChoice {
  const usual = usualChoice(module, USUAL_SEATS, persons);
  const { min, max } = module.game.seats;
  try {
    const kept = JSON.parse(text ?? '') as TableChoice;
    const seats = kept.seats.slice(0, max).map(
      (seat, id): SeatChoice => ({
        id,
        kind: seat.kind === 'person' ? 'person' : 'bot',
        name: String(seat.name ?? '').slice(0, NAME_LIMIT),
        bot: levelsOf(module).includes(seat.bot) ? seat.bot : bestBot(module),
        another: seat.another === true,
      }),
    );
    if (seats.length < min) return usual;
    const query = new URLSearchParams(Object.entries(kept.options).map(([id, value]) => [id, String(value)]));
    return { seats, options: choiceFrom(onlyOptions(query, module), module, usual).options };
  } catch {
    return usual;
  }
}

const onlyOptions = (query: URLSearchParams, { game }: Settable): URLSearchParams =>
  new URLSearchParams([...query].filter(([id]) => game.options.some((option) => option.id === id)));
