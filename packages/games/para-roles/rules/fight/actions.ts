/** What a character may do on its turn (PR-6.1), and why not (PR-6.2 to PR-6.5). */
import { type Seat, type Why, why } from '@tabard/kernel';
import { type G, isAlive, SEATS, type Seen, type Who } from '../board';
import { campaignOf } from '../campaign';
import { DEFENSE, TRICK } from '../cards/cards';
import { anyEffect, canBeNamed } from '../effects/effect';
import type { Action, Does } from '../questions';
import { addAbilities, forbidAbility, isGranted } from './abilities';
import { attackOn, BOMB, CHARGE, DEFEND, declaring, flaskFor, HIDE, RUN, runFrom, SUMMON, SWAP } from './action';
import { controlsCreature } from './creature';
import { creatureActions } from './creature-acts';
import { epicsOf, forbidEpic } from './epic';
import { slotActions } from './slots';

/** Everything the character could think of; what it may not do is sorted out by `forbidAction`. */
export function actionsOf(g: G, seat: Seat): readonly Action[] {
  const { b } = g;
  const one = b.party[seat];
  if (one.charging !== '') return CHARGING;
  if (controlsCreature(g, seat)) return creatureActions(g); // PR-24.11, PR-24.14
  const isPeasant = one.origin === ''; // PR-27.9
  const actions: Action[] = [];
  for (const { id } of b.enemies) actions.push(attackOn(id));
  actions.push(DEFEND);
  addItems(g, seat, actions);
  if (!isPeasant || isGranted(g, seat)) {
    addAbilities(g, seat, actions);
    for (const epic of epicsOf(g, seat)) actions.push(declaring(epic));
    actions.push(...slotActions(g, seat));
  }
  if (!isPeasant) {
    addRuns(g, actions);
    if (one.treasure.some((count) => count > 0)) actions.push(SWAP);
  }
  if (anyEffect(g, 'mayHide', seat)) actions.push(HIDE); // PR-13.19
  const own = campaignOf(g).actions?.(g, seat); // it brings its own permission, as an item does
  if (own) actions.push(...own);
  return actions;
}

const CHARGING: readonly Action[] = [CHARGE];

/** PR-15.2: an item brings its own permission (PR-R63). */
function addItems(g: Seen, seat: Seat, actions: Action[]): void {
  const { pack, enemies, creature } = g.b;
  if (pack.flasks > 0) for (const patient of SEATS) if (isAlive(g, patient)) actions.push(flaskFor(patient));
  if (pack.bombs > 0 && enemies.length > 0) actions.push(BOMB); // PR-6.5
  if (pack.book === seat && creature === null) actions.push(SUMMON);
}

/** PR-14.1: an enemy and one of two stats; a King and his guard count as one (PR-14.4). */
function addRuns({ b }: Seen, actions: Action[]): void {
  if (b.enemies.length === 0) actions.push(RUN); // PR-P11: the combat goes on all the same
  for (const { id, type } of b.enemies) {
    if (type !== 'undead-guard') actions.push(runFrom(id, DEFENSE), runFrom(id, TRICK));
  }
}

// ---- what is forbidden

export function forbidAction(g: G, seat: Seat, action: Action): Why | null {
  const reason = forbidOne(g, seat, action);
  // PR-6.2: should effects close every action, Defend Self is allowed after all.
  return reason !== null && action.does === 'defend' && isClosed(g, seat) ? null : reason;
}

const isClosed = (g: G, seat: Seat): boolean =>
  actionsOf(g, seat).every((action) => forbidOne(g, seat, action) !== null);

const FORCED: readonly Does[] = ['attack', 'begin', 'charge', 'creature', 'rise', 'rest'];

function forbidOne(g: G, seat: Seat, action: Action): Why | null {
  const { fight, effects } = g.b;
  const { does, who } = action;
  if (fight?.mustAttack && fight.round === 1 && !FORCED.includes(does)) return why('PR-M12');
  switch (action.does) {
    case 'attack':
      return effects.length === 0 ? null : forbidAttack(g, seat, who);
    case 'defend':
      return anyEffect(g, 'noDefending', seat) ? why('PR-19.10') : null;
    case 'epic':
      return forbidEpic(g, action.epic);
    case 'run':
    case 'bomb':
      return campaignOf(g).canRun?.(g) === false ? why('PR-P20') : null;
    default:
      return forbidAbility(g, seat, action);
  }
}

function forbidAttack(g: G, seat: Seat, target: Who): Why | null {
  if (anyEffect(g, 'cannotAttack', seat)) return why('PR-19.10');
  return canBeNamed(g, target) ? null : why('PR-19.10');
}
