/** What must hold at every decision (section 8 of the ledger); the sentence for the first thing that does not. */
import { ACTIONS, NEVER_PARK, typeOfHighest } from '../content/enemies';
import { callingOfPair } from '../content/roles';
import { type Enemy, enemyOf, type G, isEnemy, living, SEATS, type Seen, treasureOf } from './board';
import { campaignOf } from './campaign';
import { type Card, FULL_PACK, NONE, SUITS, suitOf } from './cards/cards';
import { LEAST, MOST, maxHp, stat } from './cards/stats';
import { mostOfEffects } from './effects/effect';

type Law = (g: G) => string | null;

/** Those of the living set-up are checked once every character has its cards and its role. */
const isSetUp = ({ b }: Seen): boolean => b.phase !== 'setup';

const sameCards = (cards: readonly Card[], pack: readonly Card[]): boolean =>
  cards.length === pack.length && new Set(cards).size === cards.length && cards.every((card) => pack.includes(card));

const realCards = (enemies: readonly Enemy[]): Card[] =>
  enemies.flatMap(({ cards }) => cards.filter((card) => card !== NONE));

const laws: readonly Law[] = [
  ({ b }) =>
    sameCards([...b.deck, ...b.discard, ...b.inPlay], FULL_PACK)
      ? null
      : '1: the Random # cards are not 52 different ones',
  statCardsHold,
  treasureHolds,
  tokensHold,
  charactersHold,
  enemiesHold,
  enemyCardsHold,
  epicsHold,
  activationsHold,
  phasesHold,
  campHolds,
  packHolds,
  campaignHolds,
  (g) => campaignOf(g).invariants?.(g) ?? null,
];

function statCardsHold({ b }: G): string | null {
  const laid = [...b.party, ...b.enemies].flatMap((one) => one.laid.filter((card) => card !== NONE));
  const held = b.party.flatMap((one) => one.stat.filter((card) => card !== NONE));
  return sameCards([...b.statDeck, ...b.shapes, ...laid, ...held], FULL_PACK)
    ? null
    : '3: the stat cards are not 52 different ones';
}

function treasureHolds(g: G): string | null {
  const { b } = g;
  const piles = [...b.enemies, ...b.waiting, ...(b.fight?.lost ?? []), ...waitingOnMaps(g)].reduce(
    (sum, { pile }) => sum + pile,
    0,
  );
  const held = SEATS.reduce((sum, seat) => sum + treasureOf(g, seat), 0);
  const all = b.treasureDeck + held + piles + (b.fight?.loot ?? 0);
  return all === FULL_PACK.length ? null : `4: there are ${all} treasure cards`;
}

const waitingOnMaps = (seen: Seen): readonly Enemy[] => campaignOf(seen).waiting?.(seen) ?? [];

function tokensHold(g: G): string | null {
  const { b } = g;
  for (const seat of SEATS) {
    const own = b.tokens.filter(({ owner, spare }) => owner === seat && spare === 0);
    const support = own.filter(({ kind }) => kind === 'support').length;
    const protector = own.filter(({ kind }) => kind === 'protector').length;
    if (![0, 4].includes(support) || protector > 1) return `5: seat ${seat} has ${support} and ${protector} tokens`;
  }
  const lost = b.tokens.find(({ on }) => on !== NONE && isEnemy(on) && !b.enemies.some(({ id }) => id === on));
  return lost ? `8: a token lies on enemy ${lost.on}, who is not there` : null;
}

function charactersHold(g: G): string | null {
  const { b } = g;
  if (!isSetUp(g)) return null;
  for (const seat of SEATS) {
    const one = b.party[seat];
    if (one.hp < 0 || one.hp > maxHp(g, seat)) return `6: seat ${seat} has ${one.hp} of ${maxHp(g, seat)} HP`;
    if ((one.hp === 0) !== (one.fallen === 1)) return `6: seat ${seat} has ${one.hp} HP and fallen is ${one.fallen}`;
    for (const suit of SUITS) {
      const value = stat(g, seat, suit);
      if (value < LEAST || value > MOST) return `6: a stat of seat ${seat} is ${value}`;
    }
    if (one.charge < 0 || one.charge > 2 || (one.charging === '') !== (one.charge === 0))
      return `11: seat ${seat} has charged ${one.charge}`;
    const filled = one.slots.filter((slot) => slot !== '');
    if (!filled.every((slot) => one.known.includes(slot))) return `17: seat ${seat} uses an ability it does not know`;
    if (filled.length === 2 && !callingOfPair(one.slots[0], one.slots[1])) return `17: seat ${seat} has no calling`;
  }
  return null;
}

function enemiesHold(g: G): string | null {
  for (const enemy of g.b.enemies) {
    const most = maxHp(g, enemy.id);
    if (enemy.hp > most && enemy.type !== 'king') return `7: enemy ${enemy.id} has ${enemy.hp} of ${most} HP`;
    if (enemy.hp <= 0) return `7: enemy ${enemy.id} stands with ${enemy.hp} HP`;
    if (!mayBeParked(enemy)) return `14: enemy ${enemy.id} has parked ${enemy.parked}`;
    if (!isOfItsType(g, enemy)) return `15: enemy ${enemy.id} is no ${enemy.type}`;
  }
  return null;
}

/** Only what stands in its table and is checked against Trick (PR-16.7, PR-16.8). */
const mayBeParked = ({ parked, type }: Enemy): boolean =>
  parked === '' || (ACTIONS[type]?.includes(parked) === true && !NEVER_PARK.includes(parked));

/** Boss sheets and Undead Guards have a type of their own. */
function isOfItsType({ options }: G, { sheet, type, printed }: Enemy): boolean {
  if (sheet || type === 'undead-guard') return true;
  return type === (options['minion-madness'] === 'on' ? 'minion' : typeOfHighest(Math.max(...printed)));
}

/** The whole of it not in doubles, whose enemies are copies, nor where decks are rebuilt from some ranks only. */
function enemyCardsHold(g: G): string | null {
  const { b } = g;
  const creature = b.creature ? realCards([b.creature.body, ...(b.creature.guard ? [b.creature.guard] : [])]) : [];
  const onEnemies = realCards([...b.enemies, ...b.waiting, ...(b.fight?.lost ?? []), ...waitingOnMaps(g)]);
  const all = [...b.enemyDeck, ...b.graveyard, ...onEnemies, ...creature];
  const pack = campaignOf(g).enemyCards(g);
  if (pack === null) return new Set(all).size === all.length ? null : '2: an enemy card is there twice';
  return sameCards(all, pack)
    ? null
    : `2: ${all.length} enemy cards in the game, by suit ${SUITS.map((suit) => all.filter((card) => suitOf(card) === suit).length)}`;
}

function epicsHold({ b }: G): string | null {
  if (b.debt < 0) return '21: the debt is below 0';
  const { fight } = b;
  if (fight?.indebted && fight.declared > 0) return '9: an EPIC was declared under debt';
  if (fight && fight.declared > fight.useBefore + fight.reshuffles)
    return `10: ${fight.declared} EPICs were declared with ${fight.useBefore} use and ${fight.reshuffles} reshuffles`;
  const ghost = b.effects.find(
    ({ user, effect }) => user !== NONE && effect !== 'spiked-armor' && b.party[user].hp === 0,
  );
  return ghost ? `PR-10.14: ${ghost.effect} runs for a dead user` : null;
}

/** PR-R106: whatever an EPIC lends or lays out in a combat is held by an activation, and a card by one of them. */
function activationsHold(g: G): string | null {
  const { b } = g;
  if (!b.fight) return null;
  for (const who of [...SEATS, ...b.enemies.map(({ id }) => id)]) {
    const { temporaryHp } = isEnemy(who) ? enemyOf(g, who) : b.party[who];
    const lent = mostOfEffects(g, (effect, run) => effect.temporaryHp?.(g, run, who));
    if (temporaryHp !== lent) return `PR-13.22: ${who} has ${temporaryHp} temporary HP, and ${lent} are lent`;
  }
  if (b.shapes.length > 0) return null; // a Polymorph is being laid out
  const laid = [...b.party, ...b.enemies].flatMap((one) => one.laid.filter((card) => card !== NONE));
  const held = b.effects.flatMap(({ cards }) => cards);
  return sameCards(laid, held) ? null : `PR-11.10: ${laid.length} cards are laid, and ${held.length} are held`;
}

/** 12, 13: nobody is left over when the enemies' turn comes, and none of them has acted when the party's does. */
function phasesHold(g: G): string | null {
  const { b } = g;
  const idle = living(g).find((seat) => !b.party[seat].acted);
  if (b.phase === 'enemies' && b.fight?.round !== 0 && idle !== undefined) return `12: seat ${idle} had no turn`;
  const early = b.enemies.find(({ acted, type }) => acted && (b.phase === 'players' || type === 'undead-guard'));
  return early ? `13: enemy ${early.id} has acted out of its turn` : null;
}

/** 18: nothing of a combat is left on the table after it. */
function campHolds({ b }: G): string | null {
  if (b.phase !== 'camp') return null;
  const busy = b.party.findIndex(
    ({ stance, precise, doubled, boosted, charge, loses, temporaryHp, charmedBy, laid }) =>
      [stance, precise, doubled, boosted, charge, loses, temporaryHp].some((count) => count > 0) ||
      [charmedBy, ...laid].some((one) => one !== NONE),
  );
  if (busy >= 0) return `18: seat ${busy} still has something of the combat`;
  if (b.effects.length > 0) return `18: ${b.effects[0].effect} outlasts the combat`;
  const left = b.tokens.find(({ on, kind }) => on !== NONE && (kind === 'protector' || isEnemy(on)));
  return left || b.creature || b.enemies.length > 0 || b.inPlay.length > 0
    ? '18: a token, an enemy, a creature or a card in play outlasts the combat'
    : null;
}

/** That there is one of each worn item lies in the shape of the pack: who bears it. */
function packHolds({ b }: G): string | null {
  const { scrolls, flasks, bombs, chalk, mirror, armor, staff, book } = b.pack;
  const isBearer = (seat: number) => seat === NONE || SEATS.includes(seat);
  if (![mirror, armor, staff, book, ...b.pack.relics].every(isBearer)) return '23: nobody bears a worn item';
  return [scrolls, flasks, bombs, chalk].every((count) => count >= 0) ? null : '23: the pack holds less than nothing';
}

function campaignHolds(g: G): string | null {
  if (g.b.phase === 'over') return null;
  return isSetUp(g) && living(g).length === 0 ? '25: nobody is alive and the game goes on' : null;
}

export function invariants(g: G): string | null {
  for (const law of laws) {
    const broken = law(g);
    if (broken) return broken;
  }
  return null;
}
