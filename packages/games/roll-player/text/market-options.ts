/** What can be answered in the Market: purchases, discards, and what is paid with. */
import type { Message } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import { type Card, NONE, type Seen } from '../rules/board';
import { starsWithout } from '../rules/end/scoring';
import { huntPool } from '../rules/foes/hunt';
import { costOf, discardPay } from '../rules/round/market';
import { type Describe, partsOf } from './dice-options';
import { cardName, cardText, kindName, minionName, minionText, type Parameters, say } from './names';

/** Every card that somebody chooses is told with what it does. */
export const cardFacts = ({ content }: Seen, card: Card): Parameters => ({
  card: cardName(content, card),
  text: cardText(content, card),
});

function buying(seen: Seen, seat: Seat, key: string): Message {
  if (key === 'done') return say('options.buy.done');
  const card = seen.b.market[partsOf(key)[0]];
  return say('options.buy.card', {
    ...cardFacts(seen, card),
    kind: kindName(seen.content.market[card].kind),
    cost: costOf(seen, seat, card),
  });
}

function marketOption(seen: Seen, seat: Seat, key: string): Message {
  const { b, content } = seen;
  if (key.startsWith('buy:')) return buying(seen, seat, key);
  if (key === 'skip') return say('options.skip');
  if (key === 'hunt') {
    return b.minion === NONE
      ? say('options.hunt.nobody')
      : say('options.hunt.minion', {
          minion: minionName(content, b.minion),
          text: minionText(content, b.minion),
          dice: huntPool(seen, seat),
        });
  }
  const card = b.market[partsOf(key)[0]];
  return say('options.discard', { card: cardName(content, card), gold: discardPay(seen, seat, card) });
}

/** A card by its number, or nothing. */
const oneCard =
  (deed: string): Describe =>
  (seen, _seat, key) =>
    key === 'done' || key === 'none'
      ? say(`options.${deed}.none`)
      : say(`options.${deed}.card`, cardFacts(seen, partsOf(key)[0]));

/** RP-25.13: what a card would cost at the end. */
const shedding: Describe = (seen, seat, key) => {
  if (key === 'none') return say('options.shed.none');
  const [card] = partsOf(key);
  const without = starsWithout(seen, seat);
  const stars = without([card]) - without([]);
  return say('options.shed.card', { card: cardName(seen.content, card), stars });
};

const charisma: Describe = (_seen, _seat, key, { about }) =>
  say('options.charisma', { tokens: Number(key), gold: Math.max(0, (about.cost as number) - Number(key)) });

export const MARKET_OPTIONS: { readonly [question: string]: Describe } = {
  'market.option': marketOption,
  'market.second': buying,
  'market.buy': buying,
  'buy.charisma': charisma,
  'weapon.drop': oneCard('drop'),
  'take.choose': oneCard('take'),
  'add.choose': oneCard('add'),
  'refresh.choose': oneCard('refresh'),
  'refresh.cleanup': oneCard('refresh'),
  'score.shed': shedding,
};
