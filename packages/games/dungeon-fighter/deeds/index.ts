/** Deeds of Dungeon Fighter: read off the events of a finished game. The party wins or loses as one; a deed is a seat's. */
import { type Deed, type GameDeeds, ofType, type ToldGame, type Words } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Content } from '../content';
import type { DungeonFighterEvent } from '../rules/events';
import de from './de.yaml';
import en from './en.yaml';

type Game = ToldGame<DungeonFighterEvent, Content>;

const won = ({ standing }: Game) => standing.places[0] === 1;
const own = <T extends DungeonFighterEvent['type']>({ events }: Game, seat: Seat, type: T) =>
  ofType(events, type).filter((event) => (event as { seat?: Seat }).seat === seat);

/** What came of this seat's throws, one after the other. */
const thrownBy = ({ events }: Game, seat: Seat): boolean[] =>
  events.flatMap((event) =>
    (event.type === 'hit' || event.type === 'miss') && event.seat === seat ? [event.type === 'hit'] : [],
  );

/** The most hits without a miss between them. */
function longestRun(throws: readonly boolean[]): number {
  let run = 0;
  let best = 0;
  for (const isHit of throws) {
    run = isHit ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

/** The hardest throw that hit: so many requirements at once. */
function mostMet({ events }: Game, seat: Seat): number {
  let asked = 0;
  let most = 0;
  for (const event of events) {
    if (event.type === 'die.chosen' && event.seat === seat) asked = event.requirements.length;
    if (event.type === 'hit' && event.seat === seat) most = Math.max(most, asked);
  }
  return most;
}

/** How often the Hero was hurt who was hurt most often. */
const mostHurt = (game: Game) =>
  Math.max(...Array.from({ length: game.seats }, (_, seat) => own(game, seat, 'hurt').length));

const deeds: readonly Deed<DungeonFighterEvent, Content>[] = [
  { id: 'one-throw', met: (game, seat) => own(game, seat, 'insta-kill').length > 0 },
  { id: 'no-doctor', met: (game) => won(game) && ofType(game.events, 'bought').every(({ what }) => what !== 'heal') },
  { id: 'hot-hand', met: (game, seat) => longestRun(thrownBy(game, seat)) >= 9 },
  { id: 'giants-blow', met: (game, seat) => own(game, seat, 'hit').some(({ damage }) => damage >= 12) },
  { id: 'juggler', met: (game, seat) => mostMet(game, seat) >= 4 },
  {
    id: 'never-down',
    met: (game, seat) => won(game) && own(game, seat, 'faints').length === 0 && own(game, seat, 'hurt').length <= 1,
  },
  {
    id: 'all-on-their-feet',
    met: (game) => won(game) && ofType(game.events, 'faints').length === 0 && mostHurt(game) <= 3,
  },
  { id: 'boss-killer', met: (game, seat) => won(game) && ofType(game.events, 'foe.defeated').at(-1)?.seat === seat },
  { id: 'empty-purse', met: (game) => won(game) && ofType(game.events, 'bought').length <= 14 },
  {
    id: 'ice-breaker',
    met: (game, seat) => own(game, seat, 'iceberg.broken').reduce((sum, { count }) => sum + count, 0) >= 2,
  },
  { id: 'the-hard-way', met: (game) => won(game) && game.options.difficulty === 'inferno' },
  { id: 'monster-hunter', met: (game, seat) => own(game, seat, 'foe.defeated').length >= 5 },
];

const throws: GameDeeds['throws'] = (game: Game, seat) => {
  const all = thrownBy(game, seat);
  return { hit: all.filter(Boolean).length, thrown: all.length };
};

export default { deeds, throws, words: { en: en as Words, de: de as Words } } satisfies GameDeeds;
