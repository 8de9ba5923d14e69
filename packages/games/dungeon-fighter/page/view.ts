/** What the pictures need to know of a view: Heroes, the foe, what is asked. Nothing here judges. */
import type { Message } from '@tabard/content';
import type { Seat, Seen } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import { COLOURS, type Content, type DungeonFighter, foeOf, heroName, roomCard } from '../index';
import type { Requirement } from '../physics';

export type View = Seen<DungeonFighter, Content>;
export const viewOf = (seen: Seen): View => seen as View;

export type Hero = DungeonFighter['heroes'][number];
export type Combat = NonNullable<DungeonFighter['combat']>;
export type PoolDie = Combat['pool'][number];
export type HeroSheet = Content['heroes'][number];
export type Monster = Content['monsters'][number];
export type Boss = Content['bosses'][number];
export type RoomCard = Content['dungeon'][number];
export type Equipment = Content['equipment'][number];
export type GearKind = Equipment['kind'];
export type Ability = HeroSheet['red'] | HeroSheet['green'] | HeroSheet['blue'];
export type MonsterType = Monster['type'];
export type Colour = (typeof COLOURS)[number];

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

// ---- words on the cards that no sentence needs

export const heroQuote = ({ id }: Pick<HeroSheet, 'id'>): Message => ({ id: `hero.${id}.quote` });
export const foeFlavour = (foe: Monster | Boss): Message => ({ id: `${kindOf(foe)}.${foe.id}.flavour` });
export const roomFlavour = ({ id }: Pick<RoomCard, 'id'>): Message => ({ id: `dungeon.${id}.flavour` });
export const gearFlavour = ({ id }: Pick<Equipment, 'id'>): Message => ({ id: `equipment.${id}.flavour` });

const kindOf = (foe: Monster | Boss): 'monster' | 'boss' => ('level' in foe ? 'monster' : 'boss');

// ---- Heroes

export const sheetAt = ({ b, content }: View, seat: Seat): HeroSheet | null =>
  b.heroes[seat]?.sheet >= 0 ? content.heroes[b.heroes[seat].sheet] : null;

/** The Hero's own name once it has one, the person's before. */
export function nameOfSeat(moment: Pick<Moment, 'say' | 'names' | 'seen'>, seat: Seat): string {
  const sheet = sheetAt(viewOf(moment.seen), seat);
  return sheet ? moment.say(heroName(sheet)) : (moment.names[seat] ?? '');
}

/** What a Hero carries of a kind, in the order it was given. */
export const gearOf = ({ b, content }: View, seat: Seat, kind: GearKind): number[] =>
  b.heroes[seat].cards.filter((card) => content.equipment[card].kind === kind);

export const colourAt = (index: number): Colour => COLOURS[index];

// ---- the fight

/** Who fights, and against what; null between combats. */
export function fightOf(seen: View): { readonly combat: Combat; readonly foe: Monster | Boss } | null {
  const { combat } = seen.b;
  return combat ? { combat, foe: foeOf(seen) } : null;
}

export interface Demand {
  readonly requirement: Requirement;
  readonly from: 'foe' | 'room';
  /** Of Madness: not yet in force. */
  readonly sleeps: boolean;
}

/** Every requirement on the cards of this combat; those of Madness wake one by one (DF-27.3). */
export function demandsOf(seen: View): Demand[] {
  const fight = fightOf(seen);
  if (!fight) return [];
  const { combat, foe } = fight;
  const demands: Demand[] = [];
  if (foe.req) demands.push({ requirement: foe.req, from: 'foe', sleeps: false });
  if (foe.ability?.kind === 'madness')
    for (const [i, requirement] of foe.ability.reqs.entries())
      demands.push({ requirement, from: 'foe', sleeps: i >= combat.hits });
  const room = combat.isBoss ? null : roomCard(seen);
  if (room?.req) demands.push({ requirement: room.req, from: 'room', sleeps: false });
  return demands;
}
