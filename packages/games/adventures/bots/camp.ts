/** What is decided outside the dice: rests, cards that come and go, the guild and the market. */
import type { PendingAsk } from '@tabard/kernel';
import { ATTRS, type Content } from '../content';
import type { Seen } from '../rules/board';
import { costFor } from '../rules/campaign/market';
import { cardsOf } from '../rules/party/cards';
import { rowAt } from '../rules/party/stamina';
import { WEAR } from '../solver/position';
import { mostOf } from './state';

/** XP kept for the rests of the next adventure. */
const FOR_RESTS = 4;
/** A die recovers 3.5 on average. */
const A_DIE = 3.5;

export function campChoice(seen: Seen, { question, options, seat }: PendingAsk): string | null {
  const { b, content } = seen;
  const bySeat = (worth: (seat: number) => number) => mostOf(options, (key) => worth(Number(key)));
  switch (question) {
    case 'rest.xp':
      return restXp(seen, options);
    case 'rest.giver':
    case 'limit.giver':
    case 'card.giver':
      return bySeat((one) => cardsOf(seen, one).length);
    case 'card.return':
      return mostOf(options, (key) => -cardWorth(content, Number(key)));
    case 'card.receiver':
      return bySeat((one) => -cardsOf(seen, one).length);
    case 'guild.buy':
      return guild(seen, options);
    case 'mastery.raise':
    case 'score.raise':
      return mostOf(options, (key) => b.scores[rowAt(seat, attrOf(key))]);
    case 'score.lower':
      return mostOf(options, (key) => -b.scores[rowAt(seat, attrOf(key))]);
    case 'market.deal':
      return deal(seen, options);
    case 'import.raise':
      return mostOf(options, (key) => (key === 'enough' ? -1 : b.scores[rowAt(seat, attrOf(key))]));
    case 'join.gain':
      return options.includes('health') ? 'health' : options[0];
    case 'pay.health':
      return bySeat((one) => b.health[one]);
    case 'pay.class':
    case 'effect.class':
      return bySeat((one) => b.classState[one]);
    default:
      return null;
  }
}

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
function guild({ b }: Seen, options: readonly string[]): string {
  const can = (key: string) => options.includes(key);
  const rich = b.xp >= FOR_RESTS + b.combatDice + 5;
  if (can('dice') && rich && b.combatDice < 7) return 'dice';
  if (can('mastery') && b.xp >= FOR_RESTS + 6) return 'mastery';
  if (b.xp <= FOR_RESTS) return 'done';
  const weakest = b.health.indexOf(Math.min(...b.health));
  return can(`health:${weakest}`) ? `health:${weakest}` : 'done';
}

/** The best card that can be paid for, for whom it is cheapest and who has fewest; nothing is sold. */
function deal(seen: Seen, options: readonly string[]): string {
  const worth = (key: string): number => {
    const [kind, card, seat] = key.split(':');
    if (kind !== 'buy') return kind === 'done' ? 0 : -1;
    const cost = costFor(seen, Number(card), Number(seat));
    return cardWorth(seen.content, Number(card)) - cost - cardsOf(seen, Number(seat)).length / 10;
  };
  return mostOf(options, worth);
}

/** About what the cost guide of the ledger makes of it (5.5), whatever is printed. */
export function cardWorth({ cards }: Pick<Content, 'cards'>, card: number): number {
  const { options, after, oncePerAdventure, deck } = cards[card];
  const best = Math.max(...options.map(({ ops }) => ops.reduce((sum, op) => sum + opWorth(op), 0)));
  const wear = oncePerAdventure ? WEAR.once : WEAR[after];
  return best + (options.length - 1) / 2 + (deck === 'familiar' || deck === 'rare' ? 2 : 0) - wear / 3;
}

function opWorth(op: Content['cards'][number]['options'][number]['ops'][number]): number {
  if (op.op === 'recover' || op.op === 'restore') return 3;
  if (op.op === 'draw') return 6;
  const narrow = 'from' in op && op.from ? 2 : 0;
  const dice = 'dice' in op && op.dice !== undefined ? 1 : 0;
  return (op.op === 'set' ? 8 : op.op === 'reroll' ? 5 : 6) - narrow + dice;
}
