/** RP-30.6 to RP-30.9: a die is taken off the sheet and placed again, in any empty space. */
import type { Flow, Seat } from '@tabard/kernel';
import { type G, NONE, rowName, rowOf, spacesOf } from '../board';
import type { Doings } from '../cards/vocabulary';
import { orDone, unlessDone } from '../decline';
import { oneAction } from './actions';
import { targets } from './dice-changes';
import { putAt } from './placing';

function* replaceDie(g: G, seat: Seat): Flow {
  const hero = g.b.heroes[seat];
  const die = unlessDone(yield* g.maybeChoose(seat, 'replace.die', () => orDone(targets(g, seat))));
  if (die === null) return;
  const from = hero.spaces.indexOf(die);
  hero.spaces[from] = NONE; // RP-30.9: the others do not slide
  hero.hand.push(die);
  g.tell('lifted', { seat, die, row: rowName(rowOf(from)) });
  const empty = () => Array.from({ length: spacesOf(g.b) }, (_, at) => at).filter((at) => hero.spaces[at] === NONE); // RP-30.7
  const space = yield* g.choose(seat, 'replace.space', empty, { about: { die } });
  const row = rowOf(space);
  hero.hand.splice(hero.hand.indexOf(die), 1);
  yield* putAt(g, seat, die, space); // RP-30.8
  yield* oneAction(g, seat, () => 1 << row);
}

export const clarityEffect: Doings<'replace'> = { replace: (g, seat) => replaceDie(g, seat) };
