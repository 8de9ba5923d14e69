/** What can be answered in the Market: purchases, discards, and what is paid with. */
import { type Card, NONE, type Seen } from '../rules/board';
import { starsWithout } from '../rules/end/scoring';
import { huntPool } from '../rules/foes/hunt';
import type { Buying, MarketOption } from '../rules/questions';
import { costOf, discardPay } from '../rules/round/market';
import type { Describe, Describing } from './dice-options';
import { cardName, cardText, kindName, minionName, minionText, type Parameters, say } from './names';

/** Every card that somebody chooses is told with what it does. */
export const cardFacts = ({ content }: Seen, card: Card): Parameters => ({
  card: cardName(content, card),
  text: cardText(content, card),
});

const buying: Describe<Buying | 'done'> = ({ seen, seat, option }) => {
  if (option === 'done') return say('options.buy.done');
  const card = seen.b.market[option.buy];
  return say('options.buy.card', {
    ...cardFacts(seen, card),
    kind: kindName(seen.content.market[card].kind),
    cost: costOf(seen, seat, card),
  });
};

const marketOption: Describe<MarketOption> = ({ seen, seat, option }) => {
  const { b, content } = seen;
  if (option === 'skip') return say('options.skip');
  if (option === 'hunt') {
    return b.minion === NONE
      ? say('options.hunt.nobody')
      : say('options.hunt.minion', {
          minion: minionName(content, b.minion),
          text: minionText(content, b.minion),
          dice: huntPool(seen, seat),
        });
  }
  if ('buy' in option) return buying({ seen, seat, option });
  const card = b.market[option.discard];
  return say('options.discard', { card: cardName(content, card), gold: discardPay(seen, seat, card) });
};

/** A card, or nothing. */
const oneCard =
  (deed: string): Describe<Card | 'done' | 'none'> =>
  ({ seen, option: card }) =>
    typeof card === 'number' ? say(`options.${deed}.card`, cardFacts(seen, card)) : say(`options.${deed}.none`);

/** RP-25.13: what a card would cost at the end. */
const shedding: Describe<Card | 'none'> = ({ seen, seat, option: card }) => {
  if (card === 'none') return say('options.shed.none');
  const without = starsWithout(seen, seat);
  const stars = without([card]) - without([]);
  return say('options.shed.card', { card: cardName(seen.content, card), stars });
};

export const MARKET_OPTIONS = {
  'market.option': marketOption,
  'market.second': buying,
  'market.buy': buying,
  'buy.charisma': ({ option: tokens, about: { cost } }) =>
    say('options.charisma', { tokens, gold: Math.max(0, cost - tokens) }),
  'weapon.drop': oneCard('drop'),
  'take.choose': oneCard('take'),
  'add.choose': oneCard('add'),
  'refresh.choose': oneCard('refresh'),
  'refresh.cleanup': oneCard('refresh'),
  'score.shed': shedding,
} satisfies Partial<Describing>;
