/**
 * RA-13: the eight steps of a rest, each by all players (RA-13.13) before the next begins (RA-13.14). RA-R43: always
 * legal.
 */
import type { Flow, Seat } from '@tabard/kernel';
import { CLASS_READY, CLASS_USED, type G, IN_BAG, ZONE } from '../board';
import { decide } from '../decide';
import { dieKind, valueOfFace } from '../dice';
import { changeXp } from '../journal';
import { cardsOf, returnCard, takeBack } from './cards';
import { markRest } from './rest-track';
import { fillRows, recover } from './stamina';

export function* rest(g: G): Flow {
  const { b } = g;
  const costsACard = markRest(g); // step 1
  if (costsACard) yield* returnOneCard(g); // RA-13.4, RA-R44: before XP is spent
  const xp = yield* decide(g, 'rest.xp', () => Array.from({ length: b.xp }, (_, i) => i + 1)); // step 2, RA-13.5, RA-R42
  changeXp(g, -xp);
  g.tell('rests', { xp, mark: b.restMarks });
  for (const seat of g.clockwiseFrom(0)) rollRest(g, seat, xp); // steps 3 and 4, RA-13.6, RA-13.7
  for (const seat of g.clockwiseFrom(0)) fillRows(g, seat); // step 5
  for (const seat of g.clockwiseFrom(0)) turnUp(g, seat); // step 6
  for (const seat of g.clockwiseFrom(0)) tokensBack(g, seat); // step 7, RA-13.10
  for (const seat of g.clockwiseFrom(0)) takeBack(g, seat, ZONE.spent); // step 8
}

/** RA-R40: the party decides on a player, that player on the card. */
function* returnOneCard(g: G): Flow {
  const holders = () => g.clockwiseFrom(0).filter((seat) => cardsOf(g, seat).length > 0);
  if (holders().length === 0) return;
  const seat = yield* decide(g, 'rest.giver', holders);
  returnCard(g, yield* g.choose(seat, 'card.return', () => cardsOf(g, seat)));
}

/** RA-R41: one after another, each from the full bag; at most all that is in it. */
function rollRest(g: G, seat: Seat, xp: number): void {
  const { b } = g;
  const bag = [...b.dieAt.keys()].filter((die) => b.dieAt[die] === IN_BAG);
  const dice: number[] = [];
  while (dice.length < xp && bag.length > 0) dice.push(g.draw('rest.draw', bag));
  const values = g.roll('rest', seat, dice.map(dieKind)).map(valueOfFace);
  const sum = values.reduce((total, value) => total + value, 0);
  const recovers = Math.min(sum, b.fatigue[seat]);
  g.tell('rest.rolled', { seat, dice, values, recovers });
  recover(g, seat, recovers);
}

/** RA-13.9; a locked class card stays down. */
function turnUp(g: G, seat: Seat): void {
  if (g.b.classState[seat] !== CLASS_USED) return;
  g.b.classState[seat] = CLASS_READY;
  g.tell('class.turned', { seat, state: CLASS_READY });
}

function tokensBack({ b }: G, seat: Seat): void {
  b.bonusTokens += b.tokensSpent[seat];
  b.tokensSpent[seat] = 0;
}
