/** DF-5, DF-9: a Hero's turn: one die is chosen and thrown. */
import type { Flow } from '@tabard/kernel';
import { mayProposeBackDown } from './back-down';
import {
  ableSeats,
  type Combat,
  combatOf,
  foeOf,
  type G,
  heroAt,
  isAble,
  levelOf,
  nextAble,
  seatsInGame,
} from './board';
import { collectColouredDice } from './combat';
import { loseGame, winGame } from './finish';
import { suffer } from './hurt';
import { resolve } from './resolve';
import { playable, useSpendable, usesOf } from './spendables';
import { flipTemplates } from './templates';
import { type ThrownDie, throwDie } from './throwing';

/** From the start of a turn until the next Hero is Active, or the combat is over. */
export function* turn(g: G): Flow {
  const combat = combatOf(g);
  combat.proposed = 0;
  combat.restarted = 0;
  combat.turns += 1;
  g.tell('turn.begins', { seat: combat.active });
  yield* flipTemplates(g);
  const die = yield* takeDie(g);
  if (die) yield* throwUntilItStands(g, die);
  if (combat.defeated) endCombat(g);
  else if (!combat.restarted) combat.active = nextAble(g, combat.active); // DF-5.8, DF-5.9
}

function* throwUntilItStands(g: G, die: ThrownDie): Flow {
  for (;;) {
    const thrown = yield* throwDie(g, die);
    if (!(yield* resolve(g, thrown))) return;
  }
}

/** DF-5.10, DF-19.9. */
function endCombat(g: G): void {
  const combat = combatOf(g);
  const seat = combat.lastThrower < 0 ? g.b.leader : combat.lastThrower;
  g.tell('foe.defeated', { seat, by: combat.defeated as 'hit', life: combat.life });
  g.b.combats += 1;
  if (combat.isBoss) winGame(g);
  g.b.phase = 'resting';
}

/** The party backed down, or a card struck the Monster down before a die was chosen. */
const isVoid = ({ restarted, defeated }: Combat): boolean => restarted === 1 || defeated !== '';

/** DF-5.3: exactly one die of the pool; null when the turn is over without a throw. */
function* takeDie(g: G): Flow<ThrownDie | null> {
  const combat = combatOf(g);
  for (;;) {
    if (combat.pool.length === 0) {
      const way = yield* runOut(g);
      if (way === 'bonus') return takeBonusDie(g);
      if (way === 'over') return null;
      continue;
    }
    const dice = () => (isVoid(combat) || combat.toFlip.length > 0 ? [] : combat.pool.slice());
    const die = yield* g.maybeChoose(combat.active, 'turn.die', dice, { always: somebodyMayBreakIn(g) });
    if (die === undefined) {
      if (isVoid(combat)) return null;
      yield* flipTemplates(g); // A Spendable called for it (DF-C6.4).
      continue;
    }
    combat.pool = combat.pool.filter((other) => other !== die);
    combat.granted = combat.granted.filter((grant) => grant.die !== die);
    if (die === 'snow' || die === 'water') combat.thrown.push(die); // DF-29.6
    return die;
  }
}

/** DF-9.3: once thrown it is spent for the party. */
function takeBonusDie(g: G): ThrownDie {
  g.b.chest.bonus -= 1;
  combatOf(g).bonusThrown += 1;
  g.tell('bonus.taken', { seat: combatOf(g).active, left: g.b.chest.bonus });
  return 'white';
}

/** DF-9.1: the pool is empty. `again`: it no longer is. `over`: there is nothing (more) to do in this turn. */
function* runOut(g: G): Flow<'bonus' | 'again' | 'over'> {
  const combat = combatOf(g);
  const { chest } = g.b;
  if (combat.isBoss && chest.bonus === 0) return yield* lastWindow(g);
  const isOver = () => isVoid(combat) || combat.pool.length > 0 || combat.toFlip.length > 0;
  const ways = () => [
    ...(chest.bonus > 0 && !isOver() ? (['bonus'] as const) : []), // DF-9.3
    ...(combat.isBoss || isOver() ? [] : (['retrieve'] as const)), // DF-9.9, DF-19.5
  ];
  const way = yield* g.maybeChoose(combat.active, 'turn.run-out', ways, {
    always: somebodyMayBreakIn(g),
    about: { level: levelOf(foeOf(g)), bonus: chest.bonus },
  });
  if (way === 'retrieve') return yield* retrieve(g);
  if (way === 'bonus') return way;
  if (isVoid(combat)) return 'over';
  yield* flipTemplates(g);
  return 'again';
}

/** DF-9.4 to DF-9.7: the dice come back wherever they lie, and everyone pays for it. */
function* retrieve(g: G): Flow<'again' | 'over'> {
  const combat = combatOf(g);
  const seat = combat.active;
  const level = levelOf(foeOf(g));
  collectColouredDice(combat);
  combat.retrievals += 1;
  g.tell('retrieved', { seat, level });
  yield* suffer(g, ableSeats(g), level, 'retrieve');
  return isAble(heroAt(g, seat)) ? 'again' : 'over'; // DF-R11
}

/** DF-19.6, DF-R37: no die is left against the Boss; before the loss, cards that grant dice or deal damage. */
function* lastWindow(g: G): Flow<'again' | 'over'> {
  const combat = combatOf(g);
  const order = g.clockwiseFrom(combat.active).filter((seat) => isAble(heroAt(g, seat)));
  const helps = (seat: number) => (combat.pool.length > 0 || isVoid(combat) ? [] : usesOf(playable(g, seat, 'last')));
  yield* g.respond('last.cards', order, {
    offer: helps,
    use: (seat, { use: card }) => useSpendable(g, seat, card, null),
    passes: (seat) => helps(seat).length === 0,
  });
  if (isVoid(combat)) return 'over';
  if (combat.pool.length === 0) loseGame(g, 'no-dice');
  return 'again';
}

/** Whether anybody could throw something in at the start of this turn: then even a single die is asked for. */
function somebodyMayBreakIn(g: G): boolean {
  return mayProposeBackDown(g) === null || seatsInGame(g).some((seat) => playable(g, seat, 'turn').length > 0);
}
