/** The player phase: whose turn it is, and the one action of a turn (topics 5 and 6). */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { ABILITIES, type Ability, type EpicId } from '../../content/roles';
import { type Creature, type G, isAlive, living, SEATS, type Seen } from '../board';
import { campaignOf } from '../campaign';
import { DEFENSE, NONE, SUITS, TRICK } from '../cards/cards';
import { actionDraw, check } from '../cards/draw';
import { moveTreasure, places, stackKey, stackOf } from '../cards/treasure';
import { anyEffect, canBeNamed, EFFECTS, runningEffects } from '../effects/effect';
import { ref } from '../refs';
import { abilityKeys, forbidAbility, isGranted, useAbility } from './abilities';
import { attack } from './attack';
import { attackFriend, charmedTurn } from './charm';
import { controlsCreature } from './creature';
import { creatureActs, creatureKeys } from './creature-acts';
import { endAction } from './end-action';
import { beginCharge, canResurrect, charge, declareEpic, epicsOf, forbidEpic } from './epic';
import { breakCharge } from './hurt';
import { useBomb, useFlask } from './items';
import { loseEnemies, runAway } from './run';
import { setSlots, slotKeys } from './slots';

// ---- whose turn

/** One turn of the player phase; when nobody is left, the enemies' phase begins (PR-5.3). */
export function* playerPhase(g: G): Flow {
  const { b } = g;
  const forced = nextForced(g);
  if (forced !== NONE) {
    yield* takeTurn(g, forced, '');
    return;
  }
  const open = SEATS.filter((seat) => mayAct(g, seat));
  if (open.length === 0) {
    b.phase = 'enemies';
    return;
  }
  const { seat, value } = yield* g.first(open, 'turn.action', (asked) => turnKeys(g, asked), {
    forbid: (key, asked) => forbidAction(g, asked, key),
  });
  yield* takeTurn(g, seat, value);
}

/** PR-5.8, PR-18.44: the charmed first, in seat order; then those that lose their action (PR-5.15). */
function nextForced(g: Seen): Seat {
  const waiting = living(g).filter((seat) => !g.b.party[seat].acted);
  const charmed = waiting.find((seat) => g.b.party[seat].charmedBy !== NONE);
  return charmed ?? waiting.find((seat) => losesAction(g, seat)) ?? NONE;
}

const losesAction = (g: Seen, seat: Seat): boolean =>
  g.b.party[seat].loses === 1 || anyEffect(g, (effect, run) => effect.losesTurns?.(g, run, seat));

/** PR-5.4; a dead Healer may act for one purpose (PR-21.3, PR-21.12). */
function mayAct(g: G, seat: Seat): boolean {
  const { acted, charging, mayRise } = g.b.party[seat];
  if (acted) return false;
  if (isAlive(g, seat)) return true;
  if (charging === 'resurrection') return true;
  return mayRise === 1 && canResurrect(g, seat) && !forbidEpic(g, 'resurrection');
}

/** What this seat may say when the table is open: its action, or only that its turn begins. */
function turnKeys(g: G, seat: Seat): string[] {
  if (!isAlive(g, seat)) return g.b.party[seat].charging === '' ? ['rise', 'rest'] : ['charge'];
  if (anyEffect(g, (effect, run) => effect.awaits?.(g, run, seat))) return ['begin'];
  return actionKeys(g, seat);
}

// ---- a turn

/** PR-5.6: the stance ends, the turn's start has its effects, then one action. */
function* takeTurn(g: G, seat: Seat, chosen: string): Flow {
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

function* act(g: G, seat: Seat, chosen: string): Flow {
  const one = g.b.party[seat];
  if (!isAlive(g, seat) && one.charging === '' && chosen !== 'rise') return; // it rests
  if (chosen === 'rise') declareEpic(g, seat, 'resurrection');
  else if (one.charging !== '') yield* charge(g, seat);
  else {
    const forbid = (key: string) => forbidAction(g, seat, key);
    const key =
      chosen === 'begin' || chosen === ''
        ? yield* g.choose(seat, 'turn.action', () => actionKeys(g, seat), { forbid })
        : chosen;
    yield* perform(g, seat, key);
  }
}

// ---- the actions (PR-6.1)

/** Everything the character could think of; what it may not do is sorted out by `forbidAction`. */
export function actionKeys(g: G, seat: Seat): string[] {
  const { b } = g;
  const one = b.party[seat];
  if (one.charging !== '') return ['charge'];
  if (controlsCreature(g, seat)) return creatureKeys(g); // PR-24.11, PR-24.14
  const attacks = b.enemies.map(({ id }) => `attack:${id}`);
  const isPeasant = one.origin === ''; // PR-27.9
  return [
    ...attacks,
    'defend',
    ...itemKeys(g, seat),
    ...(isPeasant && !isGranted(g, seat)
      ? []
      : [...abilityKeys(g, seat), ...epicsOf(g, seat).map((epic) => `epic:${epic}`), ...slotKeys(g, seat)]),
    ...(isPeasant ? [] : [...runKeys(g), ...(one.treasure.some((count) => count > 0) ? ['swap'] : [])]),
    ...(anyEffect(g, (effect, run) => effect.mayHide?.(g, run, seat)) ? ['hide'] : []), // PR-13.19
    ...(campaignOf(g).actions?.(g, seat) ?? []), // it brings its own permission, as an item does
  ];
}

/** PR-15.2: an item brings its own permission (PR-R63). */
function itemKeys(g: Seen, seat: Seat): string[] {
  const { pack } = g.b;
  return [
    ...(pack.flasks > 0 ? living(g).map((patient) => `flask:${patient}`) : []),
    ...(pack.bombs > 0 && g.b.enemies.length > 0 ? ['bomb'] : []), // PR-6.5
    ...(pack.book === seat && g.b.creature === null ? ['summon'] : []),
  ];
}

/** PR-14.1: an enemy and one of two stats; a King and his guard count as one (PR-14.4). */
function runKeys({ b }: Seen): string[] {
  const foes = b.enemies.filter(({ type }) => type !== 'undead-guard');
  if (b.enemies.length === 0) return ['run']; // PR-P11: the combat goes on all the same
  return foes.flatMap(({ id }) => [`run:${id}:${DEFENSE}`, `run:${id}:${TRICK}`]);
}

export function forbidAction(g: G, seat: Seat, key: string): Why | null {
  const [does, what] = key.split(':');
  const reason = forbidOne(g, seat, key, does, what);
  // PR-6.2: should effects close every action, Defend Self is allowed after all.
  if (reason && does === 'defend' && isClosed(g, seat)) return null;
  return reason;
}

const isClosed = (g: G, seat: Seat): boolean =>
  actionKeys(g, seat).every((key) => {
    const [does, what] = key.split(':');
    return forbidOne(g, seat, key, does, what) !== null;
  });

const FORCED = ['attack', 'begin', 'charge', 'creature', 'rise', 'rest'];

function forbidOne(g: G, seat: Seat, key: string, does: string, what: string): Why | null {
  const { fight } = g.b;
  if (fight?.mustAttack && fight.round === 1 && !FORCED.includes(does)) return why('PR-M12');
  if (does === 'attack') return forbidAttack(g, seat, Number(what));
  if (does === 'defend')
    return anyEffect(g, (effect, run) => effect.noDefending?.(g, run, seat)) ? why('PR-19.10') : null;
  if (does === 'epic') return forbidEpic(g, what as EpicId);
  if (does === 'run' || does === 'bomb') return campaignOf(g).canRun?.(g) === false ? why('PR-P20') : null;
  return forbidAbility(g, seat, key);
}

function forbidAttack(g: G, seat: Seat, target: number): Why | null {
  if (anyEffect(g, (effect, run) => effect.cannotAttack?.(g, run, seat))) return why('PR-19.10');
  return canBeNamed(g, target) ? null : why('PR-19.10');
}

function* perform(g: G, seat: Seat, key: string): Flow {
  const [does, first, second] = key.split(':');
  const target = does === 'attack' || does === 'run' ? Number(first) : NONE;
  const hasAlly = ['cure', 'buff-ally', 'joint-attack', 'protect-other', 'flask', 'curse-enemy'].includes(does);
  const named = first !== undefined && (target !== NONE || hasAlly) ? ref(g, Number(first)) : null;
  g.tell('acts', {
    seat,
    action: does,
    target: named,
    suit: second === undefined || Number.isNaN(Number(second)) ? NONE : Number(second),
  });
  const granted = isGranted(g, seat);
  if (granted) g.tell('wishes', { seat });
  if (does === 'attack') yield* attackAction(g, seat, target, granted);
  else if (does === 'defend') yield* defendSelf(g, seat, granted);
  else if (does === 'epic') declareEpic(g, seat, first as EpicId);
  else if (does === 'summon') beginCharge(g, seat, 'summoning');
  else if (does === 'slot') changeSlot(g, seat, Number(first), second as Ability);
  else if (does === 'run') yield* run(g, seat, target, Number(second), granted);
  else if (does === 'swap') yield* swapTreasure(g, seat, granted);
  else if (does === 'flask') useFlask(g, seat, Number(first));
  else if (does === 'bomb') useBomb(g, seat);
  else if (does === 'hide') hide(g, seat);
  else if (does === 'creature') yield* creatureActs(g, seat, key);
  else if (ABILITIES.includes(does as Ability)) yield* useAbility(g, seat, key);
  else yield* campaignOf(g).act?.(g, seat, key) ?? [];
}

/** A turned Call of the Grave in spades sends it against the party (PR-19.10). */
function* attackAction(g: G, seat: Seat, target: number, granted: boolean): Flow {
  if (anyEffect(g, (effect, run) => effect.attacksOwn?.(g, run, seat))) yield* attackFriend(g, seat);
  else yield* attack(g, seat, target, granted);
}

/** PR-8.1. */
function* defendSelf(g: G, seat: Seat, granted: boolean): Flow {
  if (!(yield* check(g, seat, DEFENSE, { ...actionDraw(g, seat), auto: granted })).ok) return;
  g.b.party[seat].stance = 1;
  g.tell('stance', { who: { seat } });
}

/** PR-12.3: at once, without a check. */
function changeSlot(g: G, seat: Seat, slot: number, ability: Ability): void {
  const slots = g.b.party[seat].slots.slice();
  slots[slot] = ability;
  setSlots(g, seat, slots, ability);
}

/** PR-P11: with nobody present one simply leaves. */
function* run(g: G, seat: Seat, enemy: number, suit: number, granted: boolean): Flow {
  if (g.b.enemies.length > 0) yield* runAway(g, seat, enemy, suit, granted);
  else {
    (g.b.fight as NonNullable<G['b']['fight']>).ran = 1;
    loseEnemies(g, []);
  }
}

/** PR-15.1: card and place are named before the check. */
function* swapTreasure(g: G, seat: Seat, granted: boolean): Flow {
  const own = () => SUITS.filter((suit) => g.b.party[seat].treasure[suit] > 0).map(String);
  const suit = Number(yield* g.choose(seat, 'swap.card', own));
  const elsewhere = () => places(g).filter((place) => place !== stackKey(seat, suit));
  const to = stackOf(yield* g.choose(seat, 'swap.to', elsewhere, { about: { suit } }));
  if ((yield* check(g, seat, TRICK, { ...actionDraw(g, seat), auto: granted })).ok) moveTreasure(g, seat, suit, ...to);
}

/** PR-13.19: without a check, for as long as the forest stands, and where two stand, in both. */
function hide(g: G, seat: Seat): void {
  for (const run of g.b.effects) {
    if (EFFECTS[run.effect].mayHide?.(g, run, seat)) run.who.push(seat);
  }
  g.tell('hides', { who: { seat } });
}
