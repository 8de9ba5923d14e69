/** RP-30.6 to RP-30.9: a die is taken off the sheet and placed again, in any empty space. */
import type { Flow, Seat } from '@tabard/kernel';
import { type G, NONE, rowName, rowOf, spacesOf } from '../board';
import type { Doings } from '../cards/vocabulary';
import { oneAction } from './actions';
import { pickDie, targets } from './dice-changes';
import { putAt } from './placing';

function* replaceDie(g: G, seat: Seat): Flow {
  const hero = g.b.heroes[seat];
  const die = yield* pickDie(g, seat, 'replace.die', () => targets(g, seat));
  if (die === null) return;
  const from = hero.spaces.indexOf(die);
  hero.spaces[from] = NONE; // RP-30.9: the others do not slide
  hero.hand.push(die);
  g.tell('lifted', { seat, die, row: rowName(rowOf(from)) });
  const { space } = yield* g.choose(
    seat,
    'replace.space',
    () =>
      Array.from({ length: spacesOf(g.b) }, (_, space) => space)
        .filter((space) => hero.spaces[space] === NONE) // RP-30.7
        .map((space) => ({ key: `space:${space}`, space })),
    { about: { die } },
  );
  const row = rowOf(space);
  hero.hand.splice(hero.hand.indexOf(die), 1);
  yield* putAt(g, seat, die, space); // RP-30.8
  yield* oneAction(g, seat, () => 1 << row);
}

export const clarityEffect: Doings<'replace'> = { replace: (g, seat) => replaceDie(g, seat) };
