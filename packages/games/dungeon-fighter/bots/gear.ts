/** What Equipment is worth, and to whom (DF-16, DF-17). In points, over the rest of the game. */
import type { PendingAsk, Seat } from '@tabard/kernel';
import type { Requirement } from '@tabard/physics';
import type { Equipment, Spendable } from '../content';
import { type Card, equipment, heroAt, isInGame, seatsInGame, sheetOf } from '../rules/board';
import { weaponsOf } from '../rules/throwing';
import { BARE_HANDS, bestBlow, gearsWith } from './blow';
import { GOLD } from './icons';
import type { Foe, Sight } from './sight';

/** DF-C5.1, DF-C9.2: the way that is usually still to go. */
const COMBATS_A_CYCLE = 3.4;
const THROWS_A_COMBAT = 4.2;
const THROWS_AT_THE_BOSS = 8;
const SHOPS = 3;

/** Combats before the Boss that are still to come, this one left out. */
const combatsLeft = ({ b }: Sight): number => (SHOPS - Math.min(SHOPS, b.shops)) * COMBATS_A_CYCLE;

/** Throws that one Hero will still make. */
export const throwsLeft = (s: Sight): number =>
  (combatsLeft(s) * THROWS_A_COMBAT + THROWS_AT_THE_BOSS) / Math.max(1, seatsInGame(s).length);

/** Somebody of middling strength: most Monsters and many rooms demand something themselves, and demands add up. */
const DEMANDS: readonly (readonly Requirement[])[] = [[], ['jump'], ['prayer'], ['ice-floe']];
const SOMEBODY: readonly Foe[] = DEMANDS.map((reqs) => ({ life: 8, damage: 2, reqs, isBoss: false }));

/** What these Weapons add to one throw of this Hero. */
function weaponsWorth(s: Sight, seat: Seat, weapons: readonly Card[]): number {
  const sets = gearsWith(weapons);
  const gain = (foe: Foe) =>
    bestBlow(s, seat, foe, 'red', sets).worth - bestBlow(s, seat, foe, 'red', [BARE_HANDS]).worth;
  return SOMEBODY.reduce((sum, foe) => sum + gain(foe), 0) / SOMEBODY.length;
}

/** How often a Hero Misses in a combat: so often an Armour is of use. */
const missesACombat = (s: Sight): number => Math.min(1, 1.1 / seatsInGame(s).length);
const OF_A_LIFE = 0.6;

function armourWorth(s: Sight, card: Equipment & { kind: 'armour' }): number {
  const { prevent = 0, extra } = card;
  const kept = (prevent === 'all' ? 2.6 : Math.min(2.4, prevent)) * OF_A_LIFE;
  const more = !extra ? 0 : extra.kind === 'gold' ? GOLD : 0.5;
  return (combatsLeft(s) + 1) * missesACombat(s) * (kept + more);
}

/** Once, at the right moment. */
function spendableWorth({ effect }: Spendable): number {
  switch (effect.kind) {
    case 'damage':
      return effect.between ? effect.n * 0.85 : effect.n;
    case 'heal':
      return effect.n >= 9 ? 4.5 : 3.2;
    case 'gold':
      return effect.n * GOLD;
    case 'dice':
      return effect.dice === 'water' ? 4.2 : 2;
    case 'flip':
      return 1;
  }
}

function relicWorth(s: Sight, { effect, use }: Equipment & { kind: 'relic' }): number {
  if (effect.kind === 'rethrow-miss') return use === 'once-per-game' ? 4 : (combatsLeft(s) + 1) * 2.2;
  return effect.kind === 'heal' ? combatsLeft(s) * 0.7 : combatsLeft(s) * 0.25 * GOLD * effect.n;
}

/** The card in this Hero's hands, in place of one of its kind where there is no room for both. */
export function worthTo(s: Sight, seat: Seat, card: Card, instead: Card | null = null): number {
  const item = equipment(s, card);
  const given = instead === null ? 0 : worthOfOwn(s, instead);
  if (item.kind === 'weapon') return weaponGain(s, seat, card, instead) * throwsLeft(s);
  if (item.kind === 'armour') return armourWorth(s, item) * (isSecondArmour(s, seat, instead) ? 0.5 : 1) - given;
  if (item.kind === 'spendable') return spendableWorth(item) + 0.1 * roomFor(s, seat, 'spendable') - given;
  return relicWorth(s, item);
}

/** With this Weapon against without it, for one throw. */
function weaponGain(s: Sight, seat: Seat, card: Card, instead: Card | null): number {
  const own = weaponsOf(s, seat).filter((other) => other !== card);
  const kept = own.filter((other) => other !== instead);
  return weaponsWorth(s, seat, [...kept, card]) - weaponsWorth(s, seat, own);
}

/** What would be missed if this Hero gave it away. */
function worthOfOwn(s: Sight, card: Card): number {
  const item = equipment(s, card);
  if (item.kind === 'armour') return armourWorth(s, item);
  return item.kind === 'spendable' ? spendableWorth(item) : 0;
}

const carried = (s: Sight, seat: Seat, kind: Equipment['kind']): number =>
  heroAt(s, seat).cards.filter((card) => equipment(s, card).kind === kind).length;

const roomFor = (s: Sight, seat: Seat, kind: 'weapon' | 'armour' | 'spendable'): number =>
  sheetOf(s, seat).limits[kind] - carried(s, seat, kind);

/** A second Armour is used only where the first was not enough. */
const isSecondArmour = (s: Sight, seat: Seat, instead: Card | null): boolean =>
  carried(s, seat, 'armour') > (instead === null ? 0 : 1);

/** equipment.give: to whom it serves best; a bought card that serves nobody is put back. */
export function givingWorth(s: Sight, { about }: PendingAsk, key: string): number {
  const card = Number(about.card);
  const [what, seat, instead] = key.split(':');
  if (what === 'leave' || what === 'back') return 0.01;
  return worthTo(s, Number(seat), card, what === 'swap' ? Number(instead) : null);
}

/** The most that this card can be worth to anybody, whoever must make room. */
export function bestWorth(s: Sight, card: Card): number {
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
const hasTwin = (s: Sight, seat: Seat, card: Card, without: Card | null = null): boolean =>
  weaponsOf(s, seat).some((own) => own !== without && equipment(s, own).id === equipment(s, card).id);

// ---- exchange

interface Move {
  readonly card: Card;
  readonly from: Seat;
  readonly to: Seat;
  readonly gain: number;
}

/** A card changes hands only for a gain that is worth the talk: so an exchange comes to an end. */
const WORTH_A_MOVE = 1.5;

/** The best card to pass on in this Resting, or null. What an eliminated Hero leaves behind is taken (DF-R29). */
export function bestMove(s: Sight): Move | null {
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

function passing(s: Sight, card: Card, from: Seat, to: Seat): Move | null {
  const { kind } = equipment(s, card);
  if (from === to || kind === 'relic' || roomFor(s, to, kind) <= 0 || hasTwin(s, to, card)) return null;
  const isLeft = !isInGame(heroAt(s, from));
  if (!isLeft && kind !== 'weapon') return null;
  return { card, from, to, gain: worthTo(s, to, card) - (isLeft ? 0 : worthTo(s, from, card)) };
}

export function exchangeChoice(s: Sight, { question, about, options }: PendingAsk): string {
  const move = bestMove(s);
  if (question === 'rest.exchange') return move ? `card:${move.from}:${move.card}` : 'done';
  const isThis = move?.card === about.card && options.includes(`to:${move.to}`);
  return move && isThis ? `to:${move.to}` : 'back';
}
