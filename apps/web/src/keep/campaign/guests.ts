/** Heroes of another table who walk into a campaign: who could come, who comes to which seat, and what is against it. */
import { readHero } from '@tabard/content/hero';
import { nameIn } from '@tabard/content/names';
import { type AnyGame, LIMITS, type Plain, type TableOptions } from '@tabard/kernel';
import { keptFor } from '@tabard/page/kept/kept';
import type { SeatChoice } from '../../play/begin/table-choice';
import { type Unwelcome, unwelcome } from '../../play/begin/unwelcome';
import { calledBy, HEROES_FROM } from './origins';

export interface HeroGuest {
  readonly id: string;
  readonly name: string;
  /** Race and class, as the hero's own file names them. */
  readonly says: string;
  readonly what: Plain;
  /** What it is called at the new table (RA-3.2); undefined: as it is called in its file. */
  readonly called?: string;
}

/** By the id of a seat; a seat without one takes a character of the house. */
export type Guests = ReadonlyMap<number, HeroGuest>;

/** Those in the hall of heroes, the newest first. One that cannot be read is shown there, not here. */
export const hallGuests = (): HeroGuest[] =>
  keptFor(HEROES_FROM).flatMap(({ id, what }) => {
    const guest = guestIn(what, id);
    return 'guest' in guest ? [guest.guest] : [];
  });

export function guestIn(what: unknown, id: string): { readonly guest: HeroGuest } | { readonly problem: string } {
  const read = readHero(what);
  if ('problem' in read) return read;
  const { hero } = read;
  const says = `${hero.race.name}, ${hero.class.name}`;
  return { guest: { id, name: calledBy(hero), says, what: what as Plain } };
}

/** From a file; `problem` is what is wrong with it: a word of `heroes.…`, or the reader's own sentence. */
export async function guestInFile(
  file: File,
): Promise<
  { readonly guest: HeroGuest } | { readonly word: 'tooLarge' | 'noJson' | 'noHero'; readonly problem: string }
> {
  if (file.size > LIMITS.hero) return { word: 'tooLarge', problem: '' };
  try {
    const found = guestIn(JSON.parse(await file.text()), `file:${file.name}:${file.lastModified}`);
    return 'guest' in found ? found : { word: 'noHero', problem: found.problem };
  } catch {
    return { word: 'noJson', problem: '' };
  }
}

/** What the table is brought; null: nobody comes. */
export function heroesBrought(seats: readonly SeatChoice[], guests: Guests): Plain {
  const heroes = seats.map(({ id }) => guests.get(id)?.what ?? null);
  if (heroes.every((hero) => hero === null)) return null;
  const names = seats.map(({ id }) => nameIn(guests.get(id)?.called ?? ''));
  return names.some((name) => name !== null) ? { heroes, names } : { heroes };
}

export interface Against {
  /** Who it is that they cannot walk with; null: they cannot come at all. */
  readonly other: HeroGuest | null;
  readonly reason: Unwelcome;
}

/** What the game has against the hero at this seat, alone or beside each of the others; null: nothing. */
export function against(
  game: AnyGame,
  options: TableOptions,
  seats: readonly SeatChoice[],
  guests: Guests,
  at: number,
): Against | null {
  const own = guests.get(seats[at].id);
  if (!own) return null;
  const isWelcome = (id: number, guest: HeroGuest) => refusal(game, options, seats, new Map([[id, guest]])) === null;
  const alone = refusal(game, options, seats, new Map([[seats[at].id, own]]));
  if (alone !== null) return { other: null, reason: alone };
  for (const { id } of seats) {
    const other = guests.get(id);
    if (!other || id === seats[at].id || !isWelcome(id, other)) continue; // Who cannot come at all is told so itself.
    const together = new Map([
      [seats[at].id, own],
      [id, other],
    ]);
    const reason = refusal(game, options, seats, together);
    if (reason !== null) return { other, reason };
  }
  return null;
}

/** What the game has against those who come. */
export const refusal = (
  game: AnyGame,
  options: TableOptions,
  seats: readonly SeatChoice[],
  guests: Guests,
): Unwelcome | null => unwelcome(game, heroesBrought(seats, guests), options, seats.length);
