/** The player phase: whose turn it is, and what a turn is made of (topic 5). */
import type { Flow, Seat } from '@tabard/kernel';
import { type Creature, type G, isAlive, SEATS, type Seen } from '../board';
import { NONE } from '../cards/cards';
import { anyEffect, runningEffects } from '../effects/effect';
import type { Action } from '../questions';
import { BEGIN, CHARGE, REST, RISE } from './action';
import { actionsOf, forbidAction } from './actions';
import { charmedTurn } from './charm';
import { controlsCreature } from './creature';
import { endAction } from './end-action';
import { canResurrect, charge, declareEpic, forbidEpic } from './epic';
import { breakCharge } from './hurt';
import { perform } from './perform';

// ---- whose turn

/** One turn of the player phase; when nobody is left, the enemies' phase begins (PR-5.3). */
export function* playerPhase(g: G): Flow {
  const { b } = g;
  const forced = nextForced(g);
  if (forced !== NONE) {
    yield* takeTurn(g, forced, BEGIN);
    return;
  }
  const open = SEATS.filter((seat) => mayAct(g, seat));
  if (open.length === 0) {
    b.phase = 'enemies';
    return;
  }
  const { seat, value } = yield* g.first(open, 'turn.action', (asked) => turnActions(g, asked), {
    forbid: (action, asked) => forbidAction(g, asked, action),
  });
  yield* takeTurn(g, seat, value);
}

/** PR-5.8, PR-18.44: the charmed first, in seat order; then those that lose their action (PR-5.15). */
function nextForced(g: Seen): Seat {
  const isWaiting = (seat: Seat) => isAlive(g, seat) && !g.b.party[seat].acted;
  const charmed = SEATS.find((seat) => g.b.party[seat].charmedBy !== NONE && isWaiting(seat));
  return charmed ?? SEATS.find((seat) => losesAction(g, seat) && isWaiting(seat)) ?? NONE;
}

const losesAction = (g: Seen, seat: Seat): boolean => g.b.party[seat].loses === 1 || anyEffect(g, 'losesTurns', seat);

/** PR-5.4; a dead Healer may act for one purpose (PR-21.3, PR-21.12). */
function mayAct(g: G, seat: Seat): boolean {
  const { acted, charging, mayRise } = g.b.party[seat];
  if (acted) return false;
  if (isAlive(g, seat)) return true;
  if (charging === 'resurrection') return true;
  return mayRise === 1 && canResurrect(g, seat) && !forbidEpic(g, 'resurrection');
}

/** What this seat may say when the table is open: its action, or only that its turn begins. */
function turnActions(g: G, seat: Seat): readonly Action[] {
  if (!isAlive(g, seat)) return g.b.party[seat].charging === '' ? DEAD : STILL_CHARGING;
  return anyEffect(g, 'awaits', seat) ? BEGINS : actionsOf(g, seat);
}

const DEAD: readonly Action[] = [RISE, REST];
const STILL_CHARGING: readonly Action[] = [CHARGE];
const BEGINS: readonly Action[] = [BEGIN];

// ---- a turn

/** PR-5.6: the stance ends, the turn's start has its effects, then one action. */
function* takeTurn(g: G, seat: Seat, chosen: Action): Flow {
  const one = g.b.party[seat];
  one.acted = 1;
  if (isAlive(g, seat)) {
    one.stance = 0; // PR-8.3
    if (controlsCreature(g, seat)) (g.b.creature as Creature).body.stance = 0; // PR-24.12
    for (const [effect, run] of runningEffects(g)) yield* effect.turnStarts?.(g, run, seat) ?? [];
  }
  if (isAlive(g, seat) && losesAction(g, seat)) loseAction(g, seat);
  else {
    if (isAlive(g, seat) && one.charmedBy !== NONE) yield* charmedTurn(g, seat);
    else yield* act(g, seat, chosen);
    for (const [effect, run] of runningEffects(g)) yield* effect.actionDone?.(g, run, seat) ?? [];
  }
  endAction(g, seat);
}

/** PR-5.7, PR-18.42. */
function loseAction(g: G, seat: Seat): void {
  const one = g.b.party[seat];
  one.loses = 0;
  one.charmedBy = NONE;
  breakCharge(g, seat); // PR-10.7: also where an effect takes the action
  g.tell('action.lost', { who: { seat } });
}

function* act(g: G, seat: Seat, chosen: Action): Flow {
  const one = g.b.party[seat];
  if (!isAlive(g, seat) && one.charging === '' && chosen.does !== 'rise') return; // it rests
  if (chosen.does === 'rise') declareEpic(g, seat, 'resurrection');
  else if (one.charging !== '') yield* charge(g, seat);
  else {
    const forbid = (action: Action) => forbidAction(g, seat, action);
    const action =
      chosen.does === 'begin' ? yield* g.choose(seat, 'turn.action', () => actionsOf(g, seat), { forbid }) : chosen;
    yield* perform(g, seat, action);
  }
}
