/** RP-6, RP-30.21: dice lie on the Initiative cards in ascending order; some Skills change them there. */
import type { Flow, Seat } from '@tabard/kernel';
import type { Effect } from '../../content';
import { type G, NONE, placesWhere, type Seen } from '../board';
import type { Doings } from '../cards/vocabulary';
import { orDone, unlessDone } from '../decline';
import { DICE, type Die, opposite } from '../sheet/dice';
import { mayReroll, rollOf, steps } from '../sheet/dice-changes';

/** RP-6.1, RP-6.2. */
export const dicePerCard = ({ b }: Seen): number => (b.mode === 'base' || b.called ? 1 : 2);

/** By die: what it is, whatever it shows. */
const SORTS: readonly string[] = DICE.map(({ kind, colours }) => `${kind} ${colours.join()}`);

/** Of dice that are alike in all, one is as good as the other. */
function distinct(dice: readonly Die[]): Die[] {
  const kinds = new Map<string, Die>();
  for (const die of dice) if (!kinds.has(SORTS[die])) kinds.set(SORTS[die], die);
  return [...kinds.values()];
}

/**
 * RP-6.3 to RP-6.5: the lowest dice on the lowest card, as many on each as `places` says. Where equal dice fall on
 * different cards, `seat` decides which go to the lower one.
 */
export function* sortOnto(
  g: G,
  seat: Seat,
  dice: readonly Die[],
  places: readonly { place: number; count: number }[],
): Flow {
  g.b.loose = [...dice].sort((x, y) => g.b.values[x] - g.b.values[y] || x - y);
  const { loose } = g.b;
  for (const { place, count } of places) {
    const card = g.b.row[place];
    for (let i = 0; i < count && loose.length > 0; i++) {
      const value = g.b.values[loose[0]];
      const equal = loose.filter((die) => g.b.values[die] === value);
      const room = count - i;
      const isMine = equal.length <= room; // All of them lie here: nothing to decide (RP-6.4).
      const die = isMine ? equal[0] : yield* lowerOne(g, seat, equal, place, value);
      loose.splice(loose.indexOf(die), 1);
      card.dice.push(die);
    }
  }
  g.tell('dice.sorted', { cards: places.map(({ place }) => ({ rank: place + 1, dice: [...g.b.row[place].dice] })) });
}

function* lowerOne(g: G, seat: Seat, equal: readonly Die[], place: number, value: number): Flow<Die> {
  return yield* g.choose(seat, 'ties.arrange', () => distinct(equal), { about: { place, value } });
}

// ---- Skills on Initiative dice

/** RP-30.21: dice on cards that nobody has selected. */
export const unselected = ({ b }: Seen): number[] =>
  placesWhere(b.row, ({ holder, dice }) => holder === NONE && dice.length > 0);

type How = Extract<Effect, { do: 'initiative' }>['how'];

export function* changeInitiative(g: G, seat: Seat, how: How): Flow {
  if (how === 'swap-cards') return yield* swapCards(g, seat);
  if (how === 'reroll' && !mayReroll(g, seat, 'dice')) return;
  const able = () => {
    const dice = unselected(g).flatMap((place) => g.b.row[place].dice);
    return how === 'up' || how === 'down' ? steps(g, seat, dice, how, 1).map(({ die }) => die) : dice;
  };
  const die = unlessDone(yield* g.maybeChoose(seat, 'initiative.die', () => orDone(able())));
  if (die === null) return;
  const from = g.b.values[die];
  const to =
    how === 'flip'
      ? opposite(die, from)
      : how === 'reroll'
        ? rollOf(g, seat, die, 'initiative')
        : from + (how === 'up' ? 1 : -1);
  g.b.values[die] = to;
  g.tell('initiative.changed', { seat, die, from, to });
  yield* sortAnew(g, seat);
}

/** RP-30.22: as in the Roll Phase, the user deciding ties; Gold and Fiends stay where they are. */
function* sortAnew(g: G, seat: Seat): Flow {
  const places = unselected(g).map((place) => ({ place, count: g.b.row[place].dice.length }));
  const dice = places.flatMap(({ place }) => g.b.row[place].dice.splice(0));
  yield* sortOnto(g, seat, dice, places);
}

function* swapCards(g: G, seat: Seat): Flow {
  const pairs = () => {
    const places = unselected(g);
    return places.flatMap((one, i) => places.slice(i + 1).map((two) => ({ one, two })));
  };
  const choice = unlessDone(yield* g.maybeChoose(seat, 'initiative.cards', () => orDone(pairs())));
  if (choice === null) return;
  const [one, two] = [g.b.row[choice.one], g.b.row[choice.two]];
  [one.dice, two.dice] = [two.dice, one.dice];
  g.tell('initiative.swapped', { seat, one: choice.one + 1, two: choice.two + 1 });
}

export const initiativeEffect: Doings<'initiative'> = {
  initiative: (g, seat, { how }) => changeInitiative(g, seat, how),
};
