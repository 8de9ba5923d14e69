/** Deeds of Roll Player Adventures: read off the events of an adventure that was told to its end. Nobody wins one (RA-1.1). */
import { type Deed, type GameDeeds, ofType, type ToldGame, type Words } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Content } from '../content';
import type { AdventuresEvent } from '../rules/events';
import de from './de.yaml';
import en from './en.yaml';

type Game = ToldGame<AdventuresEvent, Content>;

const own = <T extends AdventuresEvent['type']>({ events }: Game, seat: Seat, type: T) =>
  ofType(events, type).filter((event) => (event as { seat?: Seat }).seat === seat);

/** Combats in their order, each with all that happened in it up to its end. */
function combatsOf({ events }: Game) {
  const combats: { events: AdventuresEvent[]; isWon: boolean }[] = [];
  let open = false;
  for (const event of events) {
    if (event.type === 'combat.begins') {
      combats.push({ events: [], isWon: false });
      open = true;
    }
    if (!open) continue;
    combats.at(-1)!.events.push(event);
    if (event.type !== 'combat.over') continue;
    combats.at(-1)!.isWon = event.won;
    open = false;
  }
  return combats;
}

const checks = ({ events }: Game) => ofType(events, 'check.over');

const isPassed = (game: Game) => checks(game).every(({ passed }) => passed);
const isWon = (game: Game) => combatsOf(game).some((combat) => combat.isWon);

const deeds: readonly Deed<AdventuresEvent, Content>[] = [
  { id: 'nothing-fails', met: (game) => checks(game).length >= 12 && isPassed(game) },
  {
    id: 'first-round',
    met: ({ events }) => ofType(events, 'combat.over').some(({ won, rounds }) => won && rounds === 1),
  },
  {
    id: 'second-wind',
    met: ({ events }) => ofType(events, 'combat.over').some(({ won, rounds }) => won && rounds >= 2),
  },
  { id: 'unbeaten', met: (game) => isWon(game) && combatsOf(game).every((combat) => combat.isWon) && isPassed(game) },
  {
    id: 'untouched',
    met: (game) =>
      combatsOf(game).some((combat) => combat.isWon && ofType(combat.events, 'counterattack').length === 0),
  },
  {
    id: 'bare-hands',
    met: (game, seat) =>
      combatsOf(game).some(
        (combat) => combat.isWon && own({ ...game, events: combat.events }, seat, 'card.played').length === 0,
      ),
  },
  { id: 'light-sleeper', met: (game) => checks(game).length >= 10 && ofType(game.events, 'rests').length <= 1 },
  { id: 'breath-to-spare', met: (game, seat) => isWon(game) && own(game, seat, 'exhausted').length === 0 },
  { id: 'every-slot', met: (game) => checks(game).some(({ covered, slots }) => slots >= 5 && covered >= slots) },
  { id: 'titled', met: ({ events }) => ofType(events, 'title.gained').length >= 5 },
  { id: 'golden-purse', met: ({ events }) => ofType(events, 'gold.changed').some(({ now }) => now >= 11) },
  {
    id: 'last-gasp',
    met: (game, seat) => own(game, seat, 'exhausted').length > 0 && ofType(game.events, 'adventure.over').length > 0,
  },
];

export default { deeds, words: { en: en as Words, de: de as Words } } satisfies GameDeeds;
