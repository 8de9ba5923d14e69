/** DF-12, DF-13: Resting after a Monster is defeated, step by step. */
import type { Flow, Seat } from '@tabard/kernel';
import {
  ableSeats,
  type Card,
  COLOURS,
  combatOf,
  equipment,
  type G,
  heroAt,
  iconsForShop,
  iconsSetAside,
  isInGame,
  maxLife,
  NONE,
  nextAble,
  seatsInGame,
} from './board';
import { whyNotCarry } from './equipment';
import { heal } from './heal';
import type { OptionTo } from './questions';
import { quietWindow } from './spendables';

export function* resting(g: G): Flow {
  const { b } = g;
  g.tell('resting.begins', { leader: b.leader });
  takeRewards(g);
  yield* scars(g);
  nameLeader(g);
  clearTheTable(g);
  yield* restingRelics(g);
  yield* quietWindow(g, 'rest.cards', b.leader);
  yield* exchange(g);
  for (const hero of b.heroes) hero.turned = []; // DF-12.13
  leaveEquipmentOfTheEliminated(g);
  countIcons(g);
}

/** DF-12.1 to DF-12.3. */
function takeRewards(g: G): void {
  const { b } = g;
  const combat = combatOf(g);
  const isEpic = combat.defeated === 'insta-kill' || (combat.defeated === 'hit' && combat.life <= EPIC_LIFE); // DF-R36
  if (isEpic) {
    const more = b.chest.relics.reduce((sum, card) => sum + epicGold(g, card), 0);
    b.chest.gold += 1 + more;
    g.tell('epic-shot', { gold: 1 + more });
  }
  if (combat.gold > 0) {
    b.chest.gold += combat.gold;
    g.tell('gold.gained', { amount: combat.gold, why: 'reward', seat: combat.lastThrower });
  }
  combat.gold = 0;
}

/** DF-12.1: a last Hit that takes the Monster this deep is an Epic Shot. */
export const EPIC_LIFE = -3;

function epicGold(g: G, card: Card): number {
  const relic = equipment(g, card);
  return relic.kind === 'relic' && relic.effect.kind === 'epic-gold' ? relic.effect.n : 0;
}

/** DF-13: who fainted takes a Scar and is whole again; who has three already is eliminated. */
function* scars(g: G): Flow {
  for (const seat of seatsInGame(g)) {
    const hero = heroAt(g, seat);
    if (!hero.fainted) continue;
    const free = COLOURS.filter((_, i) => hero.scars[i] === 0);
    if (free.length === 0) {
      hero.eliminated = 1; // DF-13.6
      hero.fainted = 0;
      hero.tokens = [0, 0, 0]; // DF-R29
      g.tell('eliminated', { seat });
      continue;
    }
    const colour = yield* g.choose(seat, 'rest.scar', () => free); // DF-13.2
    hero.scars[COLOURS.indexOf(colour)] = 1;
    hero.fainted = 0;
    hero.life = maxLife(hero); // DF-13.5
    g.b.scarsTaken += 1;
    g.tell('scar.taken', { seat, colour, maximum: hero.life });
  }
}

/** DF-12.5, DF-R10, DF-R59. */
function nameLeader(g: G): void {
  const { lastThrower } = combatOf(g);
  const thrower = lastThrower === NONE ? g.b.leader : lastThrower;
  const leader = isInGame(heroAt(g, thrower)) ? thrower : nextAble(g, thrower);
  if (leader === g.b.leader) return;
  g.b.leader = leader;
  g.tell('leader.is', { seat: leader });
}

/** DF-12.6 to DF-12.9: dice, tokens, modifiers, Templates and Madness go with the combat. */
function clearTheTable(g: G): void {
  const { b } = g;
  b.monstersBeaten.push(combatOf(g).monster);
  b.combat = null;
  b.chest.used = b.chest.used.filter((card) => {
    const relic = equipment(g, card);
    return relic.kind === 'relic' && relic.use === 'once-per-game';
  });
}

/** A Relic that works in Resting: who has least life is healed; on a tie the Leader says who (DF-R74). */
function* restingRelics(g: G): Flow {
  for (const card of g.b.chest.relics) {
    const relic = equipment(g, card);
    if (relic.kind !== 'relic' || relic.effect.kind !== 'heal') continue;
    const least = Math.min(...ableSeats(g).map((seat) => heroAt(g, seat).life));
    const weakest = () => ableSeats(g).filter((seat) => heroAt(g, seat).life === least);
    if (weakest().every((seat) => least === maxLife(heroAt(g, seat)))) continue; // there is nothing to choose for
    const offer = () => weakest().map((hero) => ({ hero }));
    const { hero } = yield* g.choose(g.b.leader, 'rest.relic', offer, { about: { card } });
    heal(g, hero, relic.effect.n, 'relic');
  }
}

/** So many cards may change hands in one Resting that nobody will ever want more; a careless bot comes to an end. */
const EXCHANGES = 30;

/** DF-12.10: any number of cards, within the limits after every step. */
function* exchange(g: G): Flow {
  const { b } = g;
  b.exchanges = 0;
  const owners = () => b.heroes.flatMap(({ cards }, seat) => cards.map((card) => ({ seat, card })));
  while (b.exchanges < EXCHANGES) {
    const movable = () => owners().filter(({ seat, card }) => takersOf(g, seat, card).length > 0);
    const { value } = yield* g.together('rest.exchange', () => ['done' as const, ...movable()], {
      consent: () => [b.leader],
    });
    if (value === 'done') return;
    const { value: taker } = yield* g.together(
      'rest.to',
      () => [...takersOf(g, value.seat, value.card), 'back' as const],
      {
        consent: (taker) => (taker === 'back' ? [] : [b.leader, value.seat, seatOf(taker)]),
        about: { card: value.card, seat: value.seat },
      },
    );
    if (taker === 'back') {
      b.exchanges += 1;
      continue;
    }
    pass(g, value.card, value.seat, seatOf(taker));
    if ('swap' in taker) pass(g, taker.card, taker.swap, value.seat);
    b.exchanges += 1;
  }
}

type Taker = Exclude<OptionTo<'rest.to'>, 'back'>;

const seatOf = (taker: Taker): Seat => ('to' in taker ? taker.to : taker.swap);

/** Who has room for the card, or gives one of its kind for it. */
function takersOf(g: G, from: Seat, card: Card): Taker[] {
  const others = seatsInGame(g).filter((seat) => seat !== from);
  const { kind } = equipment(g, card);
  const withRoom = others.filter((seat) => !whyNotCarry(g, seat, card));
  const swapping = others
    .filter((seat) => !withRoom.includes(seat) && isInGame(heroAt(g, from)))
    .flatMap((seat) =>
      heroAt(g, seat)
        .cards.filter((own) => equipment(g, own).kind === kind)
        .filter((own) => !whyNotCarry(g, seat, card, own) && !whyNotCarry(g, from, own, card))
        .map((own) => ({ swap: seat, card: own })),
    );
  return [...withRoom.map((to) => ({ to })), ...swapping];
}

function pass(g: G, card: Card, from: Seat, to: Seat): void {
  const { cards } = heroAt(g, from);
  cards.splice(cards.indexOf(card), 1);
  heroAt(g, to).cards.push(card);
  g.tell('equipment.passed', { card, from, to });
}

/** DF-R29: what nobody took over goes to the box. */
function leaveEquipmentOfTheEliminated(g: G): void {
  for (const hero of g.b.heroes) {
    if (isInGame(hero) || hero.cards.length === 0) continue;
    g.b.box.push(...hero.cards);
    hero.cards = [];
  }
}

/** DF-12.11: the room's icons count now. */
function countIcons(g: G): void {
  const { b } = g;
  b.setAside.push(b.room);
  b.room = NONE;
  const total = iconsSetAside(g);
  g.tell('icons.counted', { total, needed: iconsForShop(g) });
  b.phase = total >= iconsForShop(g) ? 'shop' : 'dungeon'; // DF-3.2
}
