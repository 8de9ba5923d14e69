/** Deeds of Roll Player: read off the events of a finished game. */
import { type Deed, type GameDeeds, ofType, type ToldGame, type Words } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Content } from '../content';
import type { RollPlayerEvent } from '../rules/events';
import { className, raceName } from '../text/names';
import de from './de.yaml';
import en from './en.yaml';

type Game = ToldGame<RollPlayerEvent, Content>;

/** Against somebody: a solitaire hero has nobody to be ahead of. */
const won = ({ standing, seats }: Game, seat: Seat) => seats > 1 && standing.places[seat] === 1;
const stars = ({ standing }: Game, seat: Seat) => standing.scores[seat];
const lead = (game: Game, seat: Seat) =>
  stars(game, seat) - Math.max(...game.standing.scores.filter((_, other) => other !== seat));
const own = <T extends RollPlayerEvent['type']>({ events }: Game, seat: Seat, type: T) =>
  ofType(events, type).filter((event) => (event as { seat?: Seat }).seat === seat);

/** What changes a die that has fallen. */
const CHANGES = ['flipped', 'adjusted', 'set.to', 'rerolled', 'swapped'] as const;

const deeds: readonly Deed<RollPlayerEvent, Content>[] = [
  { id: 'legend', met: (game, seat) => stars(game, seat) >= 48 },
  { id: 'head-and-shoulders', met: (game, seat) => won(game, seat) && lead(game, seat) >= 12 },
  { id: 'photo-finish', met: (game, seat) => won(game, seat) && lead(game, seat) <= 1 },
  { id: 'champion', met: (game, seat) => game.seats > 1 && own(game, seat, 'champion').length > 0 },
  {
    id: 'sure-shot',
    met: (game, seat) => {
      const hunts = own(game, seat, 'hunt.result');
      return hunts.length >= 4 && hunts.every(({ trophy }) => trophy);
    },
  },
  { id: 'wall-of-heads', met: (game, seat) => own(game, seat, 'trophy.taken').length >= 6 },
  {
    id: 'no-hired-hands',
    met: (game, seat) =>
      own(game, seat, 'mercenary.hired').length === 0 &&
      own(game, seat, 'fight.result').some(({ success, mercenaries }) => success && mercenaries === 0),
  },
  {
    id: 'as-they-fell',
    met: (game, seat) => won(game, seat) && CHANGES.every((type) => own(game, seat, type).length <= 3),
  },
  { id: 'window-shopper', met: (game, seat) => won(game, seat) && own(game, seat, 'bought').length <= 7 },
  { id: 'exorcist', met: (game, seat) => own(game, seat, 'fiend.banished').length >= 3 },
  {
    id: 'black-and-blue',
    met: (game, seat) =>
      won(game, seat) && own(game, seat, 'injury.gained').reduce((sum, { amount }) => sum + amount, 0) >= 2,
  },
  { id: 'quick-study', met: (game, seat) => own(game, seat, 'skill.used').length >= 8 },
];

const hero: GameDeeds['hero'] = (game: Game, seat) => {
  const [sheet] = own(game, seat, 'sheet.chosen');
  const [calling] = own(game, seat, 'class.chosen');
  if (!sheet || !calling) return null;
  const name = {
    id: 'hero-name',
    with: { race: raceName(game.content, sheet.race), class: className(game.content, calling.class) },
  };
  return { name, points: stars(game, seat) };
};

export default { deeds, hero, words: { en: en as Words, de: de as Words } } satisfies GameDeeds;
