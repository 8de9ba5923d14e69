/** What is decided outside the dice: rests, cards that come and go, the guild and the market. */
import type { Answers, OptionOf, Seat } from '@tabard/kernel';
import { ATTRS, type Content } from '../content';
import type { Seen } from '../rules/board';
import { priceOf } from '../rules/campaign/guild';
import { costFor } from '../rules/campaign/market';
import { cardsOf } from '../rules/party/cards';
import { rowAt } from '../rules/party/stamina';
import type { AdventuresAsks, Deal } from '../rules/questions';
import { WEAR } from '../solver/position';
import { mostOf } from './state';
import { A_DIE, CARD, CARDS_HELD, GUILD } from './weights';

type ForSeat = (ask: { readonly options: readonly Seat[] }, seen: Seen) => Seat;
type ForAttr = (ask: { readonly options: readonly number[]; readonly seat: Seat }, seen: Seen) => number;

const bySeat =
  (worth: (seen: Seen, seat: Seat) => number): ForSeat =>
  ({ options }, seen) =>
    mostOf(options, (seat) => worth(seen, seat));

const whoHasMost = bySeat((seen, seat) => cardsOf(seen, seat).length);
const whoseClassIsDown = bySeat(({ b }, seat) => b.classState[seat]);
const scoreOf = ({ b }: Seen, seat: Seat, attr: number): number => b.scores[rowAt(seat, attr)];
const highest: ForAttr = ({ options, seat }, seen) => mostOf(options, (attr) => scoreOf(seen, seat, attr));

export const CAMP = {
  'rest.xp': ({ options }, seen) => restXp(seen, options),
  'rest.giver': whoHasMost,
  'limit.giver': whoHasMost,
  'card.giver': whoHasMost,
  'card.return': ({ options }, { content }) => mostOf(options, (card) => -cardWorth(content, card)),
  'card.receiver': bySeat((seen, seat) => -cardsOf(seen, seat).length),
  'guild.buy': ({ options }, seen) => guildChoice(seen, options),
  'mastery.raise': highest,
  'score.raise': highest,
  'score.lower': ({ options, seat }, seen) => mostOf(options, (attr) => -scoreOf(seen, seat, attr)),
  'market.deal': ({ options }, seen) => deal(seen, options),
  'import.raise': ({ options, seat }, seen) =>
    mostOf(options, (one) => (one === 'enough' ? -1 : scoreOf(seen, seat, ATTRS.indexOf(one)))),
  'join.gain': ({ options }) => (options.includes('health') ? 'health' : options[0]),
  'pay.health': bySeat(({ b }, seat) => b.health[seat]),
  'pay.class': whoseClassIsDown,
  'effect.class': whoseClassIsDown,
} satisfies Partial<Answers<AdventuresAsks, [seen: Seen]>>;

/** Enough dice for the tiredest, and not the last XP where little is wrong. */
function restXp({ b }: Seen, options: readonly number[]): number {
  const wanted = Math.ceil(Math.max(...b.fatigue) / A_DIE);
  const most = options[options.length - 1];
  return Math.max(1, Math.min(most, wanted, Math.max(1, Math.ceil(most / 2) + 1)));
}

type Bought = OptionOf<AdventuresAsks, 'guild.buy'>;

/** First what every fight feels, then scores, then health where it is least. */
export function guildChoice(seen: Seen, options: readonly Bought[]): Bought {
  const { b } = seen;
  const rich = b.xp >= GUILD.forRests + (priceOf(seen, 'dice') ?? 0);
  if (options.includes('dice') && rich && b.combatDice < GUILD.combatDice) return 'dice';
  if (options.includes('mastery') && b.xp >= GUILD.forRests + GUILD.mastery) return 'mastery';
  if (b.xp <= GUILD.forRests) return 'done';
  const weakest = b.health.indexOf(Math.min(...b.health));
  return options.find((one) => typeof one === 'object' && one.health === weakest) ?? 'done';
}

/** The best card that can be paid for, for whom it is cheapest and who has fewest; nothing is sold. */
function deal(seen: Seen, options: readonly ('done' | Deal)[]): 'done' | Deal {
  return mostOf(options, (one) => {
    if (one === 'done') return 0;
    if (one === 'limit' || 'sell' in one) return -1;
    const { buy: card, seat } = one;
    return cardWorth(seen.content, card) - costFor(seen, card, seat) - cardsOf(seen, seat).length / CARDS_HELD;
  });
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
