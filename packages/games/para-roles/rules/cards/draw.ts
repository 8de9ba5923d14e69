/** The Random # Deck: draws, checks, and what a finished action leaves behind (topics 1, 2 and 10). */
import type { Flow, Seat } from '@tabard/kernel';
import { type G, isAlive, isEnemy, neighbour, SEATS, type Seen, seatOfSuit, type Who } from '../board';
import { campaignOf } from '../campaign';
import { anyEffect, EFFECTS } from '../effects/effect';
import { ref } from '../refs';
import { ATTACK, type Card, FULL_PACK, isEven, NONE, type Suit, succeeds, suitOf, TRICK, valueOfCard } from './cards';
import { stat } from './stats';

/** PR-2.8: all 52 cards together, before a combat. That is no reshuffle. */
export function shuffleDeck(g: G): void {
  const { b } = g;
  b.deck = FULL_PACK.slice();
  b.discard = [];
  b.inPlay = [];
  b.drawnBy = [];
  g.shuffle('deck', b.deck);
}

/** PR-2.6, PR-2.7: the discard pile becomes the deck; cards in play stay out. */
function reshuffle(g: G): void {
  const { b } = g;
  b.deck = b.discard.sort((x, y) => x - y);
  b.discard = [];
  g.shuffle('reshuffle', b.deck);
  g.tell('reshuffle', {});
  if (!b.fight) return; // PR-E11
  b.fight.reshuffles += 1;
  b.reshuffledNow += 1;
  if (!b.fight.indebted && b.epicUse === 0) {
    b.epicUse = 1; // PR-10.2, PR-10.20
    g.tell('epic.renewed', {});
  }
  // PR-21.3: a dead Healer's time is over.
  for (const seat of SEATS) {
    const one = b.party[seat];
    if (one.hp > 0) continue;
    one.mayRise = 0;
    if (one.charging !== '') g.tell('epic.broken', { seat, epic: one.charging });
    one.charging = '';
    one.charge = 0;
  }
  campaignOf(g).reshuffled?.(g);
}

export function drawCard(g: G, by: Who): Card {
  const { b } = g;
  if (b.deck.length === 0) reshuffle(g);
  const card = b.deck.pop() as Card;
  b.inPlay.push(card);
  b.drawnBy.push(by);
  g.revealed();
  return card;
}

function drawCards(g: G, by: Who, count = 1): Card[] {
  const cards = [drawCard(g, by)];
  while (cards.length < count) cards.push(drawCard(g, by));
  return cards;
}

/** A card that is not compared with a stat (PR-1.12). */
export function drawFor(g: G, by: Who, purpose: string): Card {
  const card = drawCard(g, by);
  g.tell('draws', { who: by === NONE ? null : ref(g, by), cards: [card], purpose });
  return card;
}

export interface CheckRules {
  /** PR-1.8: it succeeds whatever is drawn; the card is drawn all the same. A test may look at the card's suit. */
  readonly auto?: boolean | ((card: Card) => boolean);
  /** PR-1.9: so many are drawn and one is kept. */
  readonly cards?: number;
  /** The suit of the kept card matters, so that the lowest is not simply the best. */
  readonly suitMatters?: boolean;
  /** Whom the card's suit names: then it matters, to whichever side the drawer belongs. */
  readonly names?: (card: Card) => Who;
  /** The card that counts, before all hear of the check: it takes aim. */
  readonly aims?: (card: Card) => void;
  /** Who keeps; NONE: the best for the drawer, without asking. */
  readonly keeper?: Seat;
  /** PR-18.65: without the help of others. */
  readonly only?: Seat;
  /** The worse card counts (a turned Future Sight). */
  readonly worst?: boolean;
}

export interface Check {
  readonly card: Card;
  readonly ok: boolean;
}

/** PR-1.3: one stat check against the effective stat at this moment (PR-1.11). */
export function* check(g: G, who: Who, suit: Suit, rules: CheckRules = {}): Flow<Check> {
  const need = stat(g, who, suit, rules.only);
  const cards = drawCards(g, who, rules.cards);
  if (cards.length > 1 && !isEnemy(who) && hasPairOfClubs(cards)) g.b.pairOfClubs = who;
  const card = cards.length === 1 ? cards[0] : yield* keep(g, { who, stat: suit, need, cards }, rules);
  rules.aims?.(card);
  const auto = isAuto(rules, card);
  const ok = auto || succeeds(card, need);
  g.tell('check', { who: ref(g, who), stat: suit, need, cards, kept: card, ok: ok ? 1 : 0, auto: auto ? 1 : 0 });
  return { card, ok };
}

const hasPairOfClubs = (cards: readonly Card[]): boolean => cards.filter((card) => suitOf(card) === TRICK).length >= 2;

const isAuto = ({ auto = false }: CheckRules, card: Card): boolean => (typeof auto === 'function' ? auto(card) : auto);

/** Several cards for one check, of which one is to count. */
interface Drawn {
  readonly who: Who;
  readonly stat: Suit;
  readonly need: number;
  readonly cards: readonly Card[];
}

/** PR-1.9, decision 8: which of several cards counts. Where only the value matters the best one is kept unasked. */
function* keep(g: G, drawn: Drawn, rules: CheckRules): Flow<Card> {
  const byValue = drawn.cards.slice().sort((x, y) => valueOfCard(x) - valueOfCard(y));
  if (rules.worst) return byValue[byValue.length - 1];
  const keeper = rules.keeper ?? drawn.who;
  const suitMatters = rules.suitMatters || rules.names !== undefined;
  return suitMatters && keeper !== NONE ? yield* askWhich(g, keeper, drawn, rules) : byValue[0];
}

/** Beside each card stands whether it succeeds whatever its value, and whom its suit names, if it names anybody. */
function* askWhich(g: G, keeper: Seat, { cards, ...check }: Drawn, rules: CheckRules): Flow<Card> {
  const auto = cards.map((card) => (isAuto(rules, card) ? 1 : 0));
  const named = rules.names ? cards.map(rules.names) : [];
  const about = { ...check, auto, named };
  return yield* g.choose(keeper, 'draw.keep', () => cards, { about });
}

/** How the check of an action is drawn: Future Sight gives two cards (PR-13.29), a turned one the worse of them. */
export function actionDraw(seen: Seen, who: Who, only?: Seat): CheckRules {
  const { b } = seen;
  if (b.effects.length === 0) return isEnemy(who) ? ENEMYS_DRAW : PLAIN_DRAW;
  let rules: CheckRules = PLAIN_DRAW;
  for (const run of b.effects) {
    const effect = EFFECTS[run.effect];
    const worst = effect.worst?.(seen, run, who);
    const isHelp = !worst && only !== undefined && run.user !== only; // PR-18.65
    if (isHelp || !effect.moreCards?.(seen, run, who)) continue;
    rules = {
      cards: 2,
      worst,
      keeper: isEnemy(who) ? (run.turned ? NONE : run.user) : undefined,
    };
  }
  // For an enemy's action the suit names the target, so whoever picks looks at both.
  return isEnemy(who) ? { ...ENEMYS_DRAW, ...rules } : rules;
}

const PLAIN_DRAW: CheckRules = {};
const ENEMYS_DRAW: CheckRules = { keeper: NONE, suitMatters: true };

/**
 * A card of an enemy's action that is not compared with a stat; under Future Sight one of two (PR-13.29). `wants`: what
 * the enemy would keep and the Diviner would not; without it the suit names a target, and the Diviner is asked.
 */
export function* drawForAction(g: G, enemy: Who, purpose: string, wants?: (card: Card) => boolean): Flow<Card> {
  const { cards: count = 1, keeper = NONE } = actionDraw(g, enemy);
  const cards = drawCards(g, enemy, count);
  g.tell('draws', { who: ref(g, enemy), cards, purpose });
  if (wants) return cards.find((card) => wants(card) === (keeper === NONE)) ?? cards[0];
  if (count === 1 || keeper === NONE) return cards[0];
  const rules = { auto: true, names: (card: Card) => namedByEnemy(g, card) };
  return yield* askWhich(g, keeper, { who: enemy, stat: ATTACK, need: stat(g, enemy, ATTACK), cards }, rules);
}

/** PR-17.4, PR-17.5: the character a card's suit names, or the next in the same direction who can be named. */
export function namedByCard(seen: Seen, card: Card, canBe: (seat: Seat) => boolean, suit = suitOf(card)): Seat {
  const named = seatOfSuit(seen, suit);
  if (canBe(named)) return named;
  const step = isEven(card) ? -1 : 1; // even: to the right, the seat before
  for (let seat = neighbour(named, step); seat !== named; seat = neighbour(seat, step)) if (canBe(seat)) return seat;
  return NONE;
}

/** The same where it comes true: everybody hears that somebody else is meant. */
export function targetOfCard(
  g: G,
  card: Card,
  canBe: (seat: Seat) => boolean = (seat) => isAlive(g, seat),
  suit = suitOf(card),
): Seat {
  const from = seatOfSuit(g, suit);
  const to = namedByCard(g, card, canBe, suit);
  if (to !== NONE && to !== from) g.tell('redirected', { from, to });
  return to;
}

/** PR-P13 Mirror Fen: for enemies hearts and diamonds are exchanged, spades and clubs. */
const suitForEnemies = (seen: Seen, card: Card): Suit =>
  seen.b.effects.some(({ effect }) => EFFECTS[effect].swapsTargets) ? suitOf(card) ^ 1 : suitOf(card);

/** Whom an enemy's card names. */
export const namedByEnemy = (seen: Seen, card: Card): Seat =>
  namedByCard(seen, card, (seat) => canBeTargeted(seen, seat), suitForEnemies(seen, card));

export const enemyTarget = (g: G, card: Card): Seat =>
  targetOfCard(g, card, (seat) => canBeTargeted(g, seat), suitForEnemies(g, card));

/** Whether an enemy can name this character (PR-17.5). */
export const canBeTargeted = (seen: Seen, seat: Seat): boolean =>
  isAlive(seen, seat) && !anyEffect(seen, 'untargetable', seat);
