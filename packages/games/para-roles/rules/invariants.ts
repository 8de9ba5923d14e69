/** What must hold at every decision (section 8 of the ledger); the sentence for the first thing that does not. */
import { callingOfPair } from '../content/roles';
import { type Enemy, type G, isEnemy, living, SEATS, type Seen, treasureOf } from './board';
import { type Card, FULL_PACK, NONE, SUITS, suitOf, valueOfCard } from './cards';
import { LEAST, MOST, maxHp, stat } from './stats';

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
  campHolds,
  campaignHolds,
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
  return b.phase === 'aftermath' || all === FULL_PACK.length ? null : `4: there are ${all} treasure cards`;
}

const waitingOnMaps = ({ b }: Seen): Enemy[] => [
  ...(b.maze?.waiting.flat() ?? []),
  ...(b.dungeon?.levels.flat().flatMap((room) => room.waiting) ?? []),
];

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
  }
  return null;
}

/** Not in doubles, whose enemies are copies, nor where decks are rebuilt from some ranks only. */
function enemyCardsHold(g: G): string | null {
  const { b, options } = g;
  const { campaign } = options;
  if (campaign === 'doubles' || campaign === 'dungeon' || campaign === 'rifts') return null;
  const creature = b.creature ? realCards([b.creature.body, ...(b.creature.guard ? [b.creature.guard] : [])]) : [];
  const onEnemies = realCards([...b.enemies, ...b.waiting, ...(b.fight?.lost ?? []), ...waitingOnMaps(g)]);
  const all = [...b.enemyDeck, ...b.graveyard, ...onEnemies, ...creature];
  const highest = campaign === 'woods' ? 10 : campaign === 'maze' ? g.content.maze.ranks[1] : 14;
  const pack = FULL_PACK.filter((card) => valueOfCard(card) <= highest);
  return sameCards(all, pack)
    ? null
    : `2: ${all.length} enemy cards in the game, by suit ${SUITS.map((suit) => all.filter((card) => suitOf(card) === suit).length)}`;
}

function epicsHold({ b }: G): string | null {
  if (b.debt < 0) return '21: the debt is below 0';
  const ghost = b.effects.find(
    ({ user, effect }) => user !== NONE && effect !== 'spiked-armor' && b.party[user].hp === 0,
  );
  return ghost ? `10: ${ghost.effect} runs for a dead user` : null;
}

/** 18: nothing of a combat is left on the table after it. */
function campHolds({ b }: G): string | null {
  if (b.phase !== 'camp') return null;
  const busy = b.party.findIndex(
    (one) => one.stance || one.precise || one.doubled || one.boosted || one.charge || one.loses,
  );
  if (busy >= 0) return `18: seat ${busy} still has something of the combat`;
  if (b.effects.length > 0) return `18: ${b.effects[0].effect} outlasts the combat`;
  const left = b.tokens.find(({ on, kind }) => on !== NONE && (kind === 'protector' || isEnemy(on)));
  return left || b.enemies.length > 0 || b.inPlay.length > 0
    ? '18: a token, an enemy or a card in play outlasts the combat'
    : null;
}

function campaignHolds(g: G): string | null {
  const { b, content } = g;
  if (b.phase === 'over') return null;
  if (isSetUp(g) && living(g).length === 0) return '25: nobody is alive and the game goes on';
  if (b.maze && b.maze.madness >= content.maze.madness.lost) return '25: the maze has them and the game goes on';
  const unclear =
    b.dungeon?.levels.findIndex((rooms) => rooms.filter((room) => room.content === 'stairs').length > 1) ?? NONE;
  return unclear >= 0 ? `26: level ${unclear + 1} has more than one stair room` : null;
}

export function invariants(g: G): string | null {
  for (const law of laws) {
    const broken = law(g);
    if (broken) return broken;
  }
  return null;
}
