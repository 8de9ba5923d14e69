/** Deeds of Dark Minions: read off the events of a finished game. */
import { type Deed, type GameDeeds, ofType, type ToldGame, type Words } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Content } from '../content';
import type { DarkMinionsEvent } from '../rules/board';
import de from './de.yaml';
import en from './en.yaml';

type Game = ToldGame<DarkMinionsEvent, Content>;

const won = ({ standing }: Game, seat: Seat) => standing.places[seat] === 1;
const lead = ({ standing: { scores } }: Game, seat: Seat) =>
  scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));
const own = <T extends DarkMinionsEvent['type']>({ events }: Game, seat: Seat, type: T) =>
  ofType(events, type).filter((event) => (event as { seat?: Seat }).seat === seat);

/** Events turn by turn, each with whose turn it is. */
function turnsOf({ events }: Game): { readonly seat: Seat; readonly events: readonly DarkMinionsEvent[] }[] {
  const turns: { seat: Seat; events: DarkMinionsEvent[] }[] = [];
  for (const event of events) {
    if (event.type === 'turn.begins') turns.push({ seat: event.seat, events: [] });
    turns.at(-1)?.events.push(event);
  }
  return turns;
}

/** The towns that fell in a stretch with this seat in front. */
const falls = (events: readonly DarkMinionsEvent[], seat: Seat) =>
  ofType(events, 'town.falls').filter(({ first }) => first === seat);

const deeds: readonly Deed<DarkMinionsEvent, Content>[] = [
  { id: 'landslide', met: (game, seat) => won(game, seat) && lead(game, seat) >= 15 },
  { id: 'by-a-tooth', met: (game, seat) => won(game, seat) && lead(game, seat) <= 2 },
  {
    id: 'two-in-one-night',
    met: (game, seat) => turnsOf(game).some((turn) => turn.seat === seat && falls(turn.events, seat).length >= 2),
  },
  // A town that fell to others' work while the spoils came here.
  {
    id: 'cuckoo',
    met: ({ events }, seat) => falls(events, seat).filter(({ trigger }) => trigger !== seat).length >= 3,
  },
  { id: 'to-the-last-stone', met: (game, seat) => own(game, seat, 'attack').filter(exactly).length >= 4 },
  { id: 'great-siege', met: (game, seat) => own(game, seat, 'attack').some(({ count }) => count >= 9) },
  {
    id: 'high-lord',
    met: (game, seat) => won(game, seat) && own(game, seat, 'set.completed').some(({ level }) => level >= 5),
  },
  { id: 'risen', met: (game, seat) => won(game, seat) && own(game, seat, 'level.lost').length > 0 },
  {
    id: 'no-second-life',
    met: (game, seat) =>
      won(game, seat) && own(game, seat, 'respawn.skull').length + own(game, seat, 'respawn.tile').length <= 2,
  },
  {
    id: 'coffin-dice',
    met: ({ events }, seat) => ofType(events, 'rolloff').filter(({ winner }) => winner === seat).length >= 2,
  },
  { id: 'ever-second', met: (game, seat) => own(game, seat, 'award.second').length >= 5 },
  {
    id: 'from-the-back',
    met: (game, seat) =>
      won(game, seat) &&
      lastOf(
        turnsOf(game).map(({ seat: at }) => at),
        game.seats,
      ) === seat,
  },
];

/** Not a minion too many. */
const exactly = ({ total, need }: { total: number; need: number }) => total === need;

/** Who was the last to have a first turn. */
const lastOf = (order: readonly Seat[], seats: number): Seat => [...new Set(order)].slice(0, seats).at(-1) ?? -1;

export default { deeds, words: { en: en as Words, de: de as Words } } satisfies GameDeeds;
