/**
 * Positions of Para Roles in its own words, for scenarios and tests. Characters are the seats 0 to 3, enemies go by
 * their place in the list `enemies`; cards are written as "K♠", stats as four values in the order ♥ ♦ ♠ ♣.
 *
 * The set-up's questions are passed over: what is not said is a Basic Party with Normal stats by the auto split
 * (PR-R62). With `enemies` the board stands in the player phase of round 1, without them in camp. What is placed
 * somewhere is taken from where it lay, so that no card, token or treasure is there twice.
 */
import type { AnyGame, Plain, Seat } from '@tabard/kernel';
import { type EnemyType, typeOfHighest } from '../content/enemies';
import { abilitiesOf, ROLES, SUIT_OF_ROLE } from '../content/roles';
import {
  type Character,
  CREATURE,
  CREATURES_GUARD,
  type Creature,
  type Enemy,
  FIRST_ENEMY,
  type Fight,
  noCards,
  type Pack,
  type ParaRoles,
  type Phase,
  type Running,
  SEATS,
  type Seen,
  type Token,
  type Who,
} from '../rules/board';
import {
  type Card,
  cardName,
  cardNamed,
  HEALTH,
  LOWEST,
  makeCard,
  NONE,
  suitOf,
  valueOfCard,
} from '../rules/cards/cards';
import { cardsOfSquare } from '../rules/setup/stats';
import { renewTokens } from '../rules/setup/tokens';

type Given = { readonly [name: string]: Plain };
type Arrange = (b: ParaRoles, value: never) => void;

/** An enemy by its place in the list. */
type EnemyPlace = { readonly enemy: number };

type GivenCharacter = Partial<Omit<Character, 'charmedBy'>> & {
  readonly stats?: readonly (number | null)[];
  readonly charmedBy?: EnemyPlace;
};

type GivenEnemy = Partial<Omit<Enemy, 'cards' | 'sheet' | 'protects' | 'turnsOn'>> & {
  readonly cards?: readonly number[];
  readonly sheet?: { readonly type: EnemyType; readonly stats: readonly number[] };
  readonly protects?: number;
  readonly turnsOn?: number;
};

type GivenCreature = Omit<GivenEnemy, 'protects'> &
  Pick<Creature, 'bearer'> & {
    readonly protects?: Seat;
    readonly guard?: readonly [number, number];
    readonly fromGrave?: Creature['fromGrave'];
  };

interface GivenToken {
  readonly owner: Seat;
  readonly on: Seat | EnemyPlace;
  readonly suit: number;
  readonly kind?: Token['kind'];
  readonly spare?: 0 | 1;
}

type GivenEffect = Partial<Omit<Running, 'who'>> & {
  readonly effect: string;
  readonly who?: readonly (Seat | EnemyPlace)[];
};

/** In the order in which they are laid out. */
const words: { readonly [name: string]: Arrange } = {
  /** party: {0: {stats: [9, 8, null, 6], hp: 4, treasure: [0, 1, 0, 0], slots: [cure, double-damage], stance: 1}} */
  party(b, characters: { readonly [seat: string]: GivenCharacter }) {
    const said = new Set<Card>();
    for (const [seat, { stats = [] }] of Object.entries(characters)) {
      for (const [suit, value] of stats.entries())
        if (value !== null) giveStat(b, Number(seat), makeCard(suit, value), said);
    }
    for (const [seat, character] of Object.entries(characters)) arrangeCharacter(b, Number(seat), character);
  },
  /** enemies: [{cards: [10, 4, 8, 6], hp: 3, boost: 1}, {sheet: {type: minotaur, stats: [13, 11, 13, 12]}}] */
  enemies(b, enemies: readonly GivenEnemy[]) {
    for (const enemy of enemies) b.enemies.push(arrangeEnemy(b, enemy, FIRST_ENEMY + b.enemies.length));
    b.fights = 1;
    b.phase = 'players';
    b.fight = {
      kind: 'encounter',
      round: 1,
      reshuffles: 0,
      nextId: FIRST_ENEMY + enemies.length,
      won: 0,
      loot: 0,
      mirrorUsed: 0,
      indebted: 0,
      useBefore: 1,
      declared: 0,
      mustAttack: 0,
      defeated: 0,
      relics: 0,
      lost: [],
      ran: 0,
    };
  },
  /** creature: {bearer: 1, cards: [9, 5, 5, 5], boost: 1, protects: 2, guard: [6, 9], fromGrave: [1, 0, 0, 0]} */
  creature(b, { bearer, protects = NONE, guard, fromGrave = [0, 0, 0, 0], ...body }: GivenCreature) {
    const raised = guard && arrangeEnemy(b, { cards: [...guard, 0, 0], type: 'undead-guard' }, CREATURES_GUARD);
    const summoned = arrangeEnemy(b, { treasure: 0, ...body }, CREATURE);
    b.creature = { bearer, body: summoned, guard: raised ?? null, protects, fromGrave: [...fromGrave] };
  },
  /** fight: guardian, or {kind: portal, reshuffles: 2} */
  fight(b, fight: Fight['kind'] | Partial<Fight>) {
    assignKnown(inFight(b), typeof fight === 'string' ? { kind: fight } : fight, 'a fight');
  },
  round(b, round: number) {
    inFight(b).round = round;
  },
  /** tokens: [{owner: 3, on: 0, suit: 1}, {owner: 3, on: {enemy: 0}, suit: 0}] Taken from the owner's pool. */
  tokens(b, tokens: readonly GivenToken[]) {
    for (const token of tokens) arrangeToken(b, token);
  },
  /** pack: {flasks: 3, mirror: 0} Armor that is worn works from the start. */
  pack(b, pack: Partial<Pack>) {
    assignKnown(b.pack, pack, 'the pack');
    if (b.fight && b.pack.armor !== NONE) b.effects.push(running({ effect: 'spiked-armor', user: b.pack.armor }));
  },
  /** effects: [{effect: immunity, user: 0, turned: 1, who: [2, {enemy: 0}]}] */
  effects(b, effects: readonly GivenEffect[]) {
    b.effects.push(...effects.map(running));
  },
  /** discard: [K♠] Out of the Random # Deck. */
  discard(b, names: readonly string[]) {
    for (const card of names.map(cardNamed)) b.discard.push(takeFrom(b.deck, card, 'the Random # Deck'));
  },
  /** draws: [2♦, A♣] The next cards of the Random # Deck, in this order. */
  draws(b, names: readonly string[]) {
    const next = names.map((name) => takeFrom(b.deck, cardNamed(name), 'the Random # Deck'));
    b.deck.push(...next.reverse());
  },
  /** deckLeft: 1 So many are left in it; the others are discarded. */
  deckLeft(b, count: number) {
    b.discard.push(...b.deck.splice(0, b.deck.length - count));
  },
  /** statDeck: {2: [2, 3, 5, 11, 13]} What the Player Stat Deck of a suit holds, the next one first. */
  statDeck(b, decks: { readonly [suit: string]: readonly number[] }) {
    for (const [suit, values] of Object.entries(decks)) {
      const cards = values.map((value) => makeCard(Number(suit), value));
      const held = cards.find((card) => b.party.some(({ stat }) => stat.includes(card)));
      if (held !== undefined) throw new Error(`a character has ${cardName(held)}`);
      b.statDeck = [...b.statDeck.filter((card) => suitOf(card) !== Number(suit)), ...cards.reverse()];
    }
  },
  /** graveyard: [5♥, 9♦], or all: everything that is left in the living decks. */
  graveyard(b, names: readonly string[] | 'all') {
    const buried = names === 'all' ? b.enemyDeck.splice(0) : names.map((name) => takeEnemyCard(b, cardNamed(name)));
    b.graveyard.push(...buried);
  },
  /** enemyDeck: [[10, 3], [4], [8], [6]] The next cards of each living deck, in this order. */
  enemyDeck(b, next: readonly (readonly number[])[]) {
    for (const [suit, values] of next.entries()) {
      const cards = values.map((value) => takeEnemyCard(b, makeCard(suit, value)));
      b.enemyDeck.push(...cards.reverse());
    }
  },
  epicUse(b, use: 0 | 1) {
    b.epicUse = use;
    if (b.fight) b.fight.useBefore = use;
  },
  debt(b, debt: number) {
    b.debt = debt;
    if (b.fight && debt > 0) b.fight.indebted = 1;
  },
  /** treasureDeck: 1 So many are left; the others are out of the game. */
  treasureDeck(b, count: number) {
    b.treasureDeck = count;
  },
  /** level: 9 Of the Tower; in doubles two values are met on it. Those met below lie in the graveyard (PR-28.15). */
  level(b, level: number) {
    b.level = level;
    b.left = b.left.map((_, i) => level + 1 + i);
    const highestMet = level === 1 ? 0 : level + b.left.length - 1;
    b.graveyard.push(...b.enemyDeck.filter((card) => valueOfCard(card) <= highestMet));
    b.enemyDeck = b.enemyDeck.filter((card) => valueOfCard(card) > highestMet);
  },
  /** town: 1, or scroll: the party came by a Scroll of Teleportation. */
  town(b, how: 0 | 1 | 'scroll') {
    b.inTown = how === 0 ? 0 : 1;
    b.byScroll = how === 'scroll' ? 1 : 0;
  },
  phase(b, phase: Phase) {
    b.phase = phase;
  },
};

export function position(board: ParaRoles, given: Given, _game: AnyGame): void {
  const unknown = Object.keys(given).find((name) => !(name in words));
  if (unknown) throw new Error(`Para Roles has no given "${unknown}"; it has ${Object.keys(words).join(', ')}`);
  basicParty(board);
  for (const [name, arrange] of Object.entries(words)) if (name in given) arrange(board, given[name] as never);
  if (board.treasureDeck < 0) throw new Error(`there are ${-board.treasureDeck} treasure cards too many`);
}

export const scenarios = { position };

// ---- characters

const asSeen = (b: ParaRoles): Seen => ({ b, seats: SEATS.length, options: {}, content: null as never });

/** The set-up is done: PR-27.1, PR-R62, PR-3.7. */
function basicParty(b: ParaRoles): void {
  b.phase = 'camp';
  for (const seat of SEATS) {
    const one = b.party[seat];
    one.origin = ROLES[seat];
    one.known = [...abilitiesOf(ROLES[seat])];
    one.slots = [...abilitiesOf(ROLES[seat])];
    one.hasEpic = 1;
    one.suit = SUIT_OF_ROLE[ROLES[seat]];
    one.stat = cardsOfSquare(seat);
    one.hp = valueOfCard(one.stat[HEALTH]);
    renewTokens(asSeen(b), seat);
  }
  b.statDeck = b.statDeck.filter((card) => !b.party.some(({ stat }) => stat.includes(card)));
}

/** From the deck, or in exchange with a character whose card nobody has asked for. */
function giveStat(b: ParaRoles, seat: Seat, card: Card, said: Set<Card>): void {
  if (said.has(card)) throw new Error(`${cardName(card)} is given to two characters`);
  said.add(card);
  const suit = suitOf(card);
  const holder = b.party.find(({ stat }) => stat[suit] === card);
  const old = b.party[seat].stat[suit];
  b.party[seat].stat[suit] = card;
  if (holder === undefined) {
    takeFrom(b.statDeck, card, 'the Player Stat Deck');
    b.statDeck.push(old);
  } else if (holder !== b.party[seat]) holder.stat[suit] = old;
  for (const one of b.party) one.hp = valueOfCard(one.stat[HEALTH]);
}

function arrangeCharacter(b: ParaRoles, seat: Seat, given: GivenCharacter): void {
  const { stats: _, charmedBy, ...facts } = given;
  const one = b.party[seat];
  assignKnown(one, facts, 'a character');
  b.treasureDeck -= one.treasure.reduce((sum, count) => sum + count, 0);
  if (charmedBy) one.charmedBy = whoIs(charmedBy);
  if (facts.slots && !facts.known)
    one.known = [...new Set([...one.known, ...facts.slots])].filter((slot) => slot !== '');
  if (facts.charging && facts.charge === undefined) one.charge = 1;
  if (one.hp === 0) one.fallen = 1;
  renewTokens(asSeen(b), seat);
}

// ---- enemies

function inFight(b: ParaRoles): Fight {
  if (!b.fight) throw new Error('there is no fight: say who the "enemies" are');
  return b.fight;
}

const whoIs = (one: Who | EnemyPlace): Who => (typeof one === 'number' ? one : FIRST_ENEMY + one.enemy);

function arrangeEnemy(b: ParaRoles, given: GivenEnemy, id: Who): Enemy {
  const { cards, sheet, protects, turnsOn, ...facts } = given;
  const printed = sheet?.stats ?? cards;
  if (printed === undefined) throw new Error('an enemy needs "cards" or a "sheet"');
  const enemy: Enemy = {
    id,
    name: 0,
    type: sheet?.type ?? typeOfHighest(Math.max(...printed)), // PR-16.1
    sheet: sheet ? 1 : 0,
    printed: [...printed],
    cards: cards
      ? cards.map((value, suit) => (value === 0 ? NONE : takeEnemyCard(b, makeCard(suit, value))))
      : noCards(),
    laid: noCards(),
    hp: printed[HEALTH], // PR-5.2
    temporaryHp: 0,
    stance: 0,
    parked: '',
    boost: 0,
    riposte: 0,
    pile: 0,
    protects: protects === undefined ? NONE : FIRST_ENEMY + protects,
    loses: 0,
    down: NONE,
    turnsOn: turnsOn === undefined ? NONE : FIRST_ENEMY + turnsOn,
    acted: 0,
    treasure: 1, // PR-22.1
    relic: 0,
  };
  assignKnown(enemy, facts, 'an enemy');
  b.treasureDeck -= enemy.pile;
  return enemy;
}

/** From the living decks or the graveyard; one that the campaign has set aside comes from there. */
function takeEnemyCard(b: ParaRoles, card: Card): Card {
  if (b.enemies.some(({ cards }) => cards.includes(card)))
    throw new Error(`two enemies cannot both have ${cardName(card)}`);
  b.enemyDeck = b.enemyDeck.filter((other) => other !== card);
  b.graveyard = b.graveyard.filter((other) => other !== card);
  return card;
}

// ---- tokens and effects

function arrangeToken(b: ParaRoles, { owner, on, suit, kind, spare }: GivenToken): void {
  const who = whoIs(on);
  const own = b.tokens.filter(
    (token) => token.owner === owner && token.on === NONE && token.kind === (kind ?? token.kind),
  );
  const token = spare ? lent(b, owner, kind ?? 'support') : own[own.length - 1]; // a Support token before a Protector's
  if (token === undefined) throw new Error(`seat ${owner} has no such token left in its pool`);
  token.on = who;
  token.suit = suit;
  const enemy = b.enemies.find(({ id }) => id === who);
  if (enemy && suit === HEALTH)
    enemy.hp = Math.min(enemy.hp, Math.max(LOWEST, enemy.printed[HEALTH] - cursesOn(b, who))); // PR-9.22
}

const cursesOn = (b: ParaRoles, who: Who): number =>
  b.tokens.filter((token) => token.on === who && token.suit === HEALTH).length;

function lent(b: ParaRoles, owner: Seat, kind: Token['kind']): Token {
  const token: Token = { owner, kind, spare: 1, on: NONE, suit: NONE };
  b.tokens.push(token);
  return token;
}

const running = ({ who = [], ...facts }: GivenEffect): Running => ({
  user: NONE,
  turned: 0,
  fresh: 0,
  suit: NONE,
  cards: [],
  ...facts,
  who: who.map(whoIs),
});

// ---- helpers

function takeFrom(pile: Card[], card: Card, where: string): Card {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`${cardName(card)} is not in ${where}`);
  pile.splice(at, 1);
  return card;
}

function assignKnown<T extends object>(record: T, facts: Partial<T>, what: string): void {
  const unknown = Object.keys(facts).find((name) => !(name in record));
  if (unknown) throw new Error(`${what} has no "${unknown}"; it has ${Object.keys(record).join(', ')}`);
  Object.assign(record, facts);
}
