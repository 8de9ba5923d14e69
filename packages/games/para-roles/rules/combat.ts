/** Combats: who is drawn, how one begins, its rounds, and how it ends (topics 5 and 16). */
import { type EnemyType, typeOfHighest } from '../content/enemies';
import { type Enemy, FIRST_ENEMY, type FightKind, type G, noCards, SEATS, type Who } from './board';
import { campaignOf } from './campaigns';
import { type Card, DEFENSE, HEALTH, makeCard, NONE, SUITS, type Suit, suitOf, valueOfCard } from './cards';
import { shuffleDeck } from './draw';
import { refOfEnemy } from './refs';

// ---- enemies

function makeEnemy(g: G, type: EnemyType, printed: readonly number[], cards: Card[], treasure: number): Enemy {
  return {
    id: NONE,
    name: g.pick('name', g.content.names[type] ?? 1),
    type,
    sheet: 0,
    printed: printed.slice(),
    cards,
    laid: noCards(),
    hp: printed[HEALTH], // PR-5.2
    temporaryHp: 0,
    stance: 0,
    parked: '',
    boost: 0,
    riposte: 0,
    pile: 0,
    protects: NONE,
    loses: 0,
    down: NONE,
    turnsOn: NONE,
    acted: 0,
    treasure,
    relic: 0,
  };
}

/** PR-16.1: its type by its highest card; under Minion Madness all are Minions (PR-25.3). */
export function enemyOfCards(g: G, cards: Card[], printed: readonly number[], treasure: number): Enemy {
  const isMad = g.options['minion-madness'] === 'on';
  return makeEnemy(g, isMad ? 'minion' : typeOfHighest(Math.max(...printed)), printed, cards, treasure);
}

/** PR-E17: printed values, no cards. */
export function sheetEnemy(g: G, type: EnemyType, stats: readonly number[], treasure: number): Enemy {
  return { ...makeEnemy(g, type, stats, noCards(), treasure), sheet: 1 };
}

/** Takes the top card of that suit's living deck; undefined when it is empty. */
export function topOf({ b }: G, suit: Suit): Card | undefined {
  const at = b.enemyDeck.findLastIndex((card) => suitOf(card) === suit);
  return at < 0 ? undefined : b.enemyDeck.splice(at, 1)[0];
}

/** PR-5.1 (1): the top card of each deck. PR-E14 says what happens where one is empty. */
export function drawEnemy(
  g: G,
  {
    treasure = 1,
    ranks = [2, 14] as readonly [number, number],
  }: { treasure?: number; ranks?: readonly [number, number] } = {},
): Enemy {
  const { b } = g;
  g.revealed();
  const isMissing = (suit: Suit) => !b.enemyDeck.some((card) => suitOf(card) === suit);
  if (SUITS.some(isMissing)) {
    const allowed = (card: Card) => valueOfCard(card) >= ranks[0] && valueOfCard(card) <= ranks[1];
    b.enemyDeck.push(...b.graveyard.filter(allowed));
    b.graveyard = b.graveyard.filter((card) => !allowed(card));
    b.enemyDeck.sort((x, y) => x - y);
    g.shuffle('enemies', b.enemyDeck);
  }
  const cards = SUITS.map((suit) => topOf(g, suit) ?? NONE);
  const printed = cards.map((card, suit) =>
    valueOfCard(card === NONE ? makeCard(suit, ranks[0] + g.pick('copy', ranks[1] - ranks[0] + 1)) : card),
  );
  return enemyOfCards(g, cards, printed, treasure);
}

/** PR-18.50, PR-18.51, PR-18.56: from the graveyard, else from the living decks; null when neither can supply it. */
export function undeadGuard(g: G): Enemy | null {
  const { b } = g;
  const dead = (suit: Suit) => b.graveyard.filter((card) => suitOf(card) === suit).sort((x, y) => x - y);
  const piles = [dead(HEALTH), dead(DEFENSE)];
  let cards: (Card | undefined)[];
  if (piles.every((pile) => pile.length > 0)) {
    cards = piles.map((pile) => pile[g.pick('guard', pile.length)]);
    b.graveyard = b.graveyard.filter((card) => !cards.includes(card));
  } else {
    if ([HEALTH, DEFENSE].some((suit) => !b.enemyDeck.some((card) => suitOf(card) === suit))) return null;
    const top = SUITS.map((suit) => topOf(g, suit));
    b.graveyard.push(...top.slice(2).filter((card) => card !== undefined)); // PR-R87
    cards = top.slice(0, 2);
    g.revealed();
  }
  const [health, defense] = cards as [Card, Card];
  return makeEnemy(
    g,
    'undead-guard',
    [valueOfCard(health), valueOfCard(defense), 0, 0],
    [health, defense, NONE, NONE],
    0,
  );
}

/** It joins the combat under a number of its own. */
export function addEnemy(g: G, enemy: Enemy): void {
  const fight = g.b.fight as NonNullable<G['b']['fight']>;
  enemy.id = fight.nextId++ as Who;
  enemy.name = freeName(g, enemy);
  g.b.enemies.push(enemy);
}

/** Two of a kind in one combat bear different names, so that people can tell them apart. */
function freeName({ b, content }: G, { type, name }: Enemy): number {
  const count = content.names[type] ?? 1;
  const taken = b.enemies.filter((other) => other.type === type).map((other) => other.name);
  for (let step = 0; step < count; step++) if (!taken.includes((name + step) % count)) return (name + step) % count;
  return name;
}

/** Whoever waited is met again at full HP; only what it stole is still there (PR-28.14, PR-E13). */
function refresh(enemy: Enemy): void {
  Object.assign(enemy, {
    hp: enemy.printed[HEALTH],
    temporaryHp: 0,
    laid: noCards(),
    stance: 0,
    parked: '',
    boost: 0,
    riposte: 0,
    protects: NONE,
    loses: 0,
    down: NONE,
    turnsOn: NONE,
    acted: 0,
  });
}

// ---- beginning

/** PR-5.1. `ambush`: the enemies have a turn before round 1 (PR-D10). */
export function beginFight(g: G, kind: FightKind, enemies: readonly Enemy[], { ambush = false } = {}): void {
  const { b } = g;
  b.fights += 1;
  const indebted = b.debt > 0 ? 1 : 0;
  b.fight = {
    kind,
    round: 0,
    reshuffles: 0,
    nextId: FIRST_ENEMY,
    won: 0,
    loot: 0,
    mirrorUsed: 0,
    indebted,
    useBefore: b.epicUse,
    declared: 0,
    mustAttack: 0,
    defeated: 0,
    relics: 0,
    lost: [],
    ran: 0,
  };
  b.enemies = [];
  g.tell('fight.begins', { kind, number: b.fights });
  for (const enemy of enemies) {
    refresh(enemy);
    addEnemy(g, enemy);
    g.tell('enemy.enters', { enemy: refOfEnemy(enemy), printed: enemy.printed });
  }
  shuffleDeck(g);
  wear(g);
  if (ambush) b.phase = 'enemies';
  else startRound(g);
}

/** Worn items work for the whole combat. */
function wear({ b }: G): void {
  if (b.pack.armor === NONE) return;
  b.effects.push({ effect: 'spiked-armor', user: b.pack.armor, turned: 0, fresh: 0, who: [], suit: NONE, cards: [] });
}

/** PR-5.3: the players act first. */
export function startRound(g: G): void {
  const { b } = g;
  const fight = b.fight as NonNullable<typeof b.fight>;
  fight.round += 1;
  b.phase = 'players';
  for (const seat of SEATS) b.party[seat].acted = 0;
  for (const enemy of b.enemies) enemy.acted = 0;
  g.tell('round.begins', { round: fight.round });
  campaignOf(g).roundStarts?.(g);
}
