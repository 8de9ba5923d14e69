/** Deeds of Roll Player Adventures: read off the events of an adventure that was told to its end. Nobody wins one (RA-1.1). */
import { type Deed, type GameDeeds, ofType, type Told, type Words } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Content } from '../content';
import type { AdventuresEvent } from '../rules/events';
import de from './de.yaml';
import en from './en.yaml';

type Game = Told<AdventuresEvent, Content>;

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

const foesIn = (events: readonly AdventuresEvent[]) => ofType(events, 'combat.begins')[0]?.enemies.length ?? 0;
const checks = ({ events }: Game) => ofType(events, 'check.over');

const deeds: readonly Deed<AdventuresEvent, Content>[] = [
  { id: 'nothing-fails', met: (game) => checks(game).length >= 4 && checks(game).every(({ passed }) => passed) },
  {
    id: 'first-round',
    met: ({ events }) => ofType(events, 'combat.over').some(({ won, rounds }) => won && rounds === 1),
  },
  { id: 'unbeaten', met: ({ events }) => allWon(ofType(events, 'combat.over'), 3) },
  { id: 'outnumbered', met: (game) => combatsOf(game).some(({ events, isWon }) => isWon && foesIn(events) >= 2) },
  {
    id: 'untouched',
    met: (game) => combatsOf(game).some(({ events, isWon }) => isWon && ofType(events, 'counterattack').length === 0),
  },
  {
    id: 'bare-hands',
    met: (game, seat) =>
      combatsOf(game).some(
        ({ events, isWon }) =>
          isWon && foesIn(events) > 0 && own({ ...game, events }, seat, 'card.played').length === 0,
      ),
  },
  {
    id: 'no-camp',
    met: ({ events }) => ofType(events, 'adventure.over').length > 0 && ofType(events, 'rests').length === 0,
  },
  {
    id: 'breath-to-spare',
    met: (game, seat) => own(game, seat, 'exhausted').length === 0 && ofType(game.events, 'combat.over').length >= 3,
  },
  { id: 'every-slot', met: (game) => checks(game).some(({ covered, slots }) => slots >= 6 && covered >= slots) },
  { id: 'titled', met: ({ events }) => ofType(events, 'title.gained').length >= 2 },
  {
    id: 'farsighted',
    met: ({ events }) => new Set(ofType(events, 'arrives').map(({ letter }) => letter)).size >= 9,
  },
  { id: 'last-gasp', met: (game, seat) => own(game, seat, 'exhausted').length > 0 && lastCombatWon(game) },
];

const allWon = (combats: readonly { won: boolean }[], fewest: number) =>
  combats.length >= fewest && combats.every(({ won }) => won);

const lastCombatWon = (game: Game) => combatsOf(game).at(-1)?.isWon ?? false;

export default { deeds, words: { en: en as Words, de: de as Words } } satisfies GameDeeds;
