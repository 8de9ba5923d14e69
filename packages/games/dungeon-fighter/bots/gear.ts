/** What Equipment is worth, and to whom (DF-16, DF-17). In points, over the rest of the game. */
import type { Seat } from '@tabard/kernel';
import type { Equipment, Spendable } from '../content';
import type { Requirement } from '../physics';
import { type Card, equipment, HERO_LIFE, heroAt, isInGame, seatsInGame, sheetOf } from '../rules/board';
import { type AskFor, BARE_HANDS, type OptionTo } from '../rules/questions';
import { LAST_SHOP } from '../rules/shop';
import { weaponsOf } from '../rules/throwing';
import { bestBlow, gearsWith } from './blow';
import type { FighterSight, Foe } from './sight';
import {
  ARMOUR,
  COMBATS_A_CYCLE,
  GOLD,
  MIDDLING,
  OF_A_LIFE_KEPT,
  PUT_BACK,
  RELIC,
  SPENDABLE,
  THROWS_A_COMBAT,
  THROWS_AT_THE_BOSS,
  WORTH_A_MOVE,
} from './weights';

/** Combats before the Boss that are still to come, this one left out. */
const combatsLeft = ({ b }: FighterSight): number => (LAST_SHOP - Math.min(LAST_SHOP, b.shops)) * COMBATS_A_CYCLE;

/** Throws that one Hero will still make. */
export const throwsLeft = (s: FighterSight): number =>
  (combatsLeft(s) * THROWS_A_COMBAT + THROWS_AT_THE_BOSS) / Math.max(1, seatsInGame(s).length);

/** Somebody of middling strength: most Monsters and many rooms demand something themselves, and demands add up. */
const DEMANDS: readonly (readonly Requirement[])[] = [[], ['jump'], ['prayer'], ['ice-floe']];
const SOMEBODY: readonly Foe[] = DEMANDS.map((reqs) => ({ ...MIDDLING, reqs, isBoss: false }));

/** What these Weapons add to one throw of this Hero. */
function weaponsWorth(s: FighterSight, seat: Seat, weapons: readonly Card[]): number {
  const sets = gearsWith(weapons);
  const gain = (foe: Foe) =>
    bestBlow(s, seat, foe, 'red', sets).worth - bestBlow(s, seat, foe, 'red', [BARE_HANDS]).worth;
  return SOMEBODY.reduce((sum, foe) => sum + gain(foe), 0) / SOMEBODY.length;
}

/** How often a Hero Misses in a combat: so often an Armour is of use. */
const missesACombat = (s: FighterSight): number => Math.min(1, ARMOUR.misses / seatsInGame(s).length);

function armourWorth(s: FighterSight, card: Equipment & { kind: 'armour' }): number {
  const { prevent = 0, extra } = card;
  const kept = (prevent === 'all' ? ARMOUR.all : Math.min(ARMOUR.most, prevent)) * OF_A_LIFE_KEPT;
  const more = !extra ? 0 : extra.kind === 'gold' ? GOLD : ARMOUR.extra;
  return (combatsLeft(s) + 1) * missesACombat(s) * (kept + more);
}

/** Once, at the right moment. */
function spendableWorth({ effect }: Spendable): number {
  switch (effect.kind) {
    case 'damage':
      return effect.between ? effect.n * SPENDABLE.between : effect.n;
    case 'heal':
      return effect.n >= HERO_LIFE ? SPENDABLE.healAll : SPENDABLE.heal;
    case 'gold':
      return effect.n * GOLD;
    case 'dice':
      return SPENDABLE[effect.dice];
    case 'flip':
      return SPENDABLE.flip;
  }
}

function relicWorth(s: FighterSight, { effect, use }: Equipment & { kind: 'relic' }): number {
  if (effect.kind === 'rethrow-miss')
    return use === 'once-per-game' ? RELIC.onceAGame : (combatsLeft(s) + 1) * RELIC.everyCombat;
  return effect.kind === 'heal' ? combatsLeft(s) * RELIC.heal : combatsLeft(s) * RELIC.epic * GOLD * effect.n;
}

/** The card in this Hero's hands, in place of one of its kind where there is no room for both. */
export function worthTo(s: FighterSight, seat: Seat, card: Card, instead: Card | null = null): number {
  const item = equipment(s, card);
  const given = instead === null ? 0 : worthOfOwn(s, instead);
  if (item.kind === 'weapon') return weaponGain(s, seat, card, instead) * throwsLeft(s);
  if (item.kind === 'armour')
    return armourWorth(s, item) * (isSecondArmour(s, seat, instead) ? ARMOUR.second : 1) - given;
  if (item.kind === 'spendable') return spendableWorth(item) + SPENDABLE.room * roomFor(s, seat, 'spendable') - given;
  return relicWorth(s, item);
}

/** With this Weapon against without it, for one throw. */
function weaponGain(s: FighterSight, seat: Seat, card: Card, instead: Card | null): number {
  const own = weaponsOf(s, seat).filter((other) => other !== card);
  const kept = own.filter((other) => other !== instead);
  return weaponsWorth(s, seat, [...kept, card]) - weaponsWorth(s, seat, own);
}

/** What would be missed if this Hero gave it away. */
function worthOfOwn(s: FighterSight, card: Card): number {
  const item = equipment(s, card);
  if (item.kind === 'armour') return armourWorth(s, item);
  return item.kind === 'spendable' ? spendableWorth(item) : 0;
}

const carried = (s: FighterSight, seat: Seat, kind: Equipment['kind']): number =>
  heroAt(s, seat).cards.filter((card) => equipment(s, card).kind === kind).length;

const roomFor = (s: FighterSight, seat: Seat, kind: 'weapon' | 'armour' | 'spendable'): number =>
  sheetOf(s, seat).limits[kind] - carried(s, seat, kind);

/** A second Armour is used only where the first was not enough. */
const isSecondArmour = (s: FighterSight, seat: Seat, instead: Card | null): boolean =>
  carried(s, seat, 'armour') > (instead === null ? 0 : 1);

/** equipment.give: to whom it serves best; a bought card that serves nobody is put back. */
export function givingWorth(s: FighterSight, card: Card, place: OptionTo<'equipment.give'>): number {
  if (place === 'leave' || place === 'back') return PUT_BACK;
  return 'give' in place ? worthTo(s, place.give, card) : worthTo(s, place.swap, card, place.card);
}

/** The most that this card can be worth to anybody, whoever must make room. */
export function bestWorth(s: FighterSight, card: Card): number {
  const item = equipment(s, card);
  if (item.kind === 'relic') return relicWorth(s, item);
  const { kind } = item;
  const withRoom = seatsInGame(s).filter((seat) => roomFor(s, seat, kind) > 0 && !hasTwin(s, seat, card));
  const making = seatsInGame(s).filter((seat) => roomFor(s, seat, kind) <= 0);
  return Math.max(
    0,
    ...withRoom.map((seat) => worthTo(s, seat, card)),
    ...making.flatMap((seat) =>
      heroAt(s, seat)
        .cards.filter((own) => equipment(s, own).kind === kind && !hasTwin(s, seat, card, own))
        .map((own) => worthTo(s, seat, card, own)),
    ),
  );
}

/** DF-16.3: a Weapon of the same name, beside one that would go. */
const hasTwin = (s: FighterSight, seat: Seat, card: Card, without: Card | null = null): boolean =>
  weaponsOf(s, seat).some((own) => own !== without && equipment(s, own).id === equipment(s, card).id);

// ---- exchange

interface Move {
  readonly card: Card;
  readonly from: Seat;
  readonly to: Seat;
  readonly gain: number;
}

/** The best card to pass on in this Resting, or null. What an eliminated Hero leaves behind is taken (DF-R29). */
export function bestMove(s: FighterSight): Move | null {
  let best: Move | null = null;
  for (const [from, hero] of s.b.heroes.entries()) {
    for (const card of hero.cards) {
      for (const to of seatsInGame(s)) {
        const move = passing(s, card, from, to);
        if (move && move.gain > (best?.gain ?? WORTH_A_MOVE)) best = move;
      }
    }
  }
  return best;
}

function passing(s: FighterSight, card: Card, from: Seat, to: Seat): Move | null {
  const { kind } = equipment(s, card);
  if (from === to || kind === 'relic' || roomFor(s, to, kind) <= 0 || hasTwin(s, to, card)) return null;
  const isLeft = !isInGame(heroAt(s, from));
  if (!isLeft && kind !== 'weapon') return null;
  return { card, from, to, gain: worthTo(s, to, card) - (isLeft ? 0 : worthTo(s, from, card)) };
}

export function exchangeChoice(s: FighterSight): OptionTo<'rest.exchange'> {
  const move = bestMove(s);
  return move ? { seat: move.from, card: move.card } : 'done';
}

export function takerChoice(s: FighterSight, { about, options }: AskFor<'rest.to'>): OptionTo<'rest.to'> {
  const move = bestMove(s);
  if (!move || move.card !== about.card) return 'back';
  return options.find((taker) => taker !== 'back' && 'to' in taker && taker.to === move.to) ?? 'back';
}
