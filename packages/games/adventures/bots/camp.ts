/** What is decided outside the dice: rests, cards that come and go, the guild and the market. */
import type { ByQuestion, PendingAsk, Seat } from '@tabard/kernel';
import { ATTRS, type Content } from '../content';
import type { Seen } from '../rules/board';
import { priceOf } from '../rules/campaign/guild';
import { costFor } from '../rules/campaign/market';
import { cardsOf } from '../rules/party/cards';
import { rowAt } from '../rules/party/stamina';
import type { AdventuresQuestion } from '../rules/questions';
import { WEAR } from '../solver/position';
import { mostOf } from './state';
import { A_DIE, CARD, CARDS_HELD, GUILD } from './weights';

type Camp = (seen: Seen, ask: PendingAsk) => string;

const bySeat =
  (worth: (seen: Seen, seat: Seat) => number): Camp =>
  (seen, { options }) =>
    mostOf(options, (key) => worth(seen, Number(key)));

const whoHasMost = bySeat((seen, seat) => cardsOf(seen, seat).length);
const whoseClassIsDown = bySeat(({ b }, seat) => b.classState[seat]);
const highest: Camp = ({ b }, { options, seat }) => mostOf(options, (key) => b.scores[rowAt(seat, attrOf(key))]);

export const CAMP = {
  'rest.xp': (seen, { options }) => restXp(seen, options),
  'rest.giver': whoHasMost,
  'limit.giver': whoHasMost,
  'card.giver': whoHasMost,
  'card.return': ({ content }, { options }) => mostOf(options, (key) => -cardWorth(content, Number(key))),
  'card.receiver': bySeat((seen, seat) => -cardsOf(seen, seat).length),
  'guild.buy': (seen, { options }) => guild(seen, options),
  'mastery.raise': highest,
  'score.raise': highest,
  'score.lower': ({ b }, { options, seat }) => mostOf(options, (key) => -b.scores[rowAt(seat, attrOf(key))]),
  'market.deal': (seen, { options }) => deal(seen, options),
  'import.raise': ({ b }, { options, seat }) =>
    mostOf(options, (key) => (key === 'enough' ? -1 : b.scores[rowAt(seat, attrOf(key))])),
  'join.gain': (_seen, { options }) => (options.includes('health') ? 'health' : options[0]),
  'pay.health': bySeat(({ b }, seat) => b.health[seat]),
  'pay.class': whoseClassIsDown,
  'effect.class': whoseClassIsDown,
} satisfies Partial<ByQuestion<AdventuresQuestion, Camp>>;

const attrOf = (key: string): number => {
  const named = ATTRS.indexOf(key as 'STR');
  return named >= 0 ? named : Number(key);
};

/** Enough dice for the tiredest, and not the last XP where little is wrong. */
function restXp({ b }: Seen, options: readonly string[]): string {
  const wanted = Math.ceil(Math.max(...b.fatigue) / A_DIE);
  const most = Number(options[options.length - 1]);
  return String(Math.max(1, Math.min(most, wanted, Math.max(1, Math.ceil(most / 2) + 1))));
}

/** First what every fight feels, then scores, then health where it is least. */
function guild(seen: Seen, options: readonly string[]): string {
  const { b } = seen;
  const seat = 0; // for the party: the price is everybody's
  const can = (key: string) => options.includes(key);
  const rich = b.xp >= GUILD.forRests + (priceOf(seen, { what: 'dice', seat }) ?? 0);
  if (can('dice') && rich && b.combatDice < GUILD.combatDice) return 'dice';
  if (can('mastery') && b.xp >= GUILD.forRests + GUILD.mastery) return 'mastery';
  if (b.xp <= GUILD.forRests) return 'done';
  const weakest = b.health.indexOf(Math.min(...b.health));
  return can(`health:${weakest}`) ? `health:${weakest}` : 'done';
}

/** The best card that can be paid for, for whom it is cheapest and who has fewest; nothing is sold. */
function deal(seen: Seen, options: readonly string[]): string {
  const worth = (key: string): number => {
    const [kind, card, seat] = key.split(':');
    if (kind !== 'buy') return kind === 'done' ? 0 : -1;
    const cost = costFor(seen, Number(card), Number(seat));
    return cardWorth(seen.content, Number(card)) - cost - cardsOf(seen, Number(seat)).length / CARDS_HELD;
  };
  return mostOf(options, worth);
}

/** About what the cost guide of the ledger makes of it (5.5), whatever is printed. */
export function cardWorth({ cards }: Pick<Content, 'cards'>, card: number): number {
  const { options, after, oncePerAdventure, deck } = cards[card];
  const best = Math.max(...options.map(({ ops }) => ops.reduce((sum, op) => sum + opWorth(op), 0)));
  const wear = oncePerAdventure ? WEAR.once : WEAR[after];
  return (
    best +
    (options.length - 1) / CARD.option +
    (deck === 'familiar' || deck === 'rare' ? CARD.rare : 0) -
    wear / CARD.wear
  );
}

function opWorth(op: Content['cards'][number]['options'][number]['ops'][number]): number {
  if (op.op === 'recover' || op.op === 'restore') return CARD.heals;
  if (op.op === 'draw') return CARD.draw;
  const narrow = 'from' in op && op.from ? CARD.narrow : 0;
  const dice = 'dice' in op && op.dice !== undefined ? CARD.dice : 0;
  return (op.op === 'set' ? CARD.set : op.op === 'reroll' ? CARD.reroll : CARD.other) - narrow + dice;
}
