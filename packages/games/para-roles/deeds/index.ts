/** Deeds of Para Roles: read off the events of a finished campaign. The party wins or loses as one; a deed is a seat's. */
import { type Deed, type GameDeeds, ofType, type ToldGame, type Words } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Content } from '../content';
import type { ParaRolesEvent, Ref } from '../rules/events';
import de from './de.yaml';
import en from './en.yaml';

type Game = ToldGame<ParaRolesEvent, Content>;

const won = ({ standing }: Game) => standing.places[0] === 1;
const isSeat = (who: Ref, seat: Seat) => 'seat' in who && who.seat === seat;
const own = <T extends ParaRolesEvent['type']>({ events }: Game, seat: Seat, type: T) =>
  ofType(events, type).filter((event) => (event as { seat?: Seat }).seat === seat);

/** Fights in their order, each with all that happened in it; `isWon` at its end. */
function fightsOf({ events }: Game) {
  const fights: { events: ParaRolesEvent[]; isWon: boolean }[] = [];
  for (const event of events) {
    if (event.type === 'fight.begins') fights.push({ events: [], isWon: false });
    const fight = fights.at(-1);
    fight?.events.push(event);
    if (fight && event.type === 'fight.won') fight.isWon = true;
  }
  return fights;
}

/** Enemies that went down to this seat's own blow. */
function killsOf({ events }: Game, seat: Seat): number {
  let striker: Ref | null = null;
  let kills = 0;
  for (const event of events) {
    if (event.type === 'hit') striker = event.attacker;
    if (event.type === 'defeated' && striker && isSeat(striker, seat)) kills += 1;
  }
  return kills;
}

const damageTo = (events: readonly ParaRolesEvent[], seat: Seat) =>
  ofType(events, 'damage')
    .filter(({ who }) => isSeat(who, seat))
    .reduce((sum, { count }) => sum + count, 0);

/** Seats that are dead at the end: some come back. */
function deadIn({ events }: Game): Set<Seat> {
  const dead = new Set<Seat>();
  for (const event of events) {
    if (event.type === 'dies') dead.add(event.seat);
    if (event.type === 'raised' || event.type === 'revived') dead.delete(event.seat);
  }
  return dead;
}

const everDead = ({ events }: Game): Set<Seat> => new Set(ofType(events, 'dies').map(({ seat }) => seat));

const damageToAll = ({ events }: Game) =>
  ofType(events, 'damage').reduce((sum, { who, count }) => sum + ('seat' in who ? count : 0), 0);

const deeds: readonly Deed<ParaRolesEvent, Content>[] = [
  { id: 'all-home', met: (game) => won(game) && ofType(game.events, 'dies').length === 0 && damageToAll(game) >= 50 },
  { id: 'last-one-standing', met: (game, seat) => won(game) && everDead(game).size >= 2 && !everDead(game).has(seat) },
  {
    id: 'back-from-the-dead',
    met: (game, seat) => won(game) && own(game, seat, 'dies').length > 0 && !deadIn(game).has(seat),
  },
  { id: 'not-a-scratch', met: (game, seat) => won(game) && damageTo(game.events, seat) <= 1 },
  {
    id: 'on-the-brink',
    met: (game, seat) =>
      won(game) && ofType(game.events, 'damage').filter(({ who, hp }) => isSeat(who, seat) && hp === 1).length >= 2,
  },
  { id: 'reaper', met: (game, seat) => killsOf(game, seat) >= 10 },
  {
    id: 'short-work',
    met: (game) => fightsOf(game).some(({ events, isWon }) => isWon && ofType(events, 'round.begins').length === 1),
  },
  { id: 'epic-life', met: (game, seat) => own(game, seat, 'epic.activates').length >= 4 },
  {
    id: 'epic-ending',
    met: (game, seat) => {
      const last = fightsOf(game).at(-1);
      return (
        won(game) && last !== undefined && own({ ...game, events: last.events }, seat, 'epic.activates').length > 0
      );
    },
  },
  {
    id: 'human-shield',
    met: ({ events }, seat) => ofType(events, 'redirected').filter(({ to }) => to === seat).length >= 2,
  },
  {
    id: 'slippery',
    met: ({ events }, seat) => ofType(events, 'dodged').filter(({ target }) => isSeat(target, seat)).length >= 3,
  },
  { id: 'treasure-magnet', met: (game, seat) => own(game, seat, 'treasure.won').length >= 8 },
];

export default { deeds, words: { en: en as Words, de: de as Words } } satisfies GameDeeds;
