/** Guild and market, and titles: what came and went. */

import type { StoryProps } from '@tabard/page/face';
import { memo } from 'react';
import { bookOf, cardName, titleName } from '../../index';
import { viewOf, words } from '../view';
import { titlesOf, tradeOf } from './figures';

export const Traded = memo(function Traded({ props }: { readonly props: StoryProps }) {
  const seen = viewOf(props.seen);
  const { content } = seen;
  const { earned, spent, learnt, bought, sold } = tradeOf(props.told);
  const titles = titlesOf(props.told);
  const card = (one: number) => cardName(content, one);
  return (
    <ul className="ra-trade">
      <li>{words(props, 'after.trade.gold', { earned: earned.gold, spent: spent.gold })}</li>
      <li>{words(props, 'after.trade.xp', { earned: earned.xp, spent: spent.xp })}</li>
      {learnt.map(({ what, times, cost }) => (
        <li key={what}>{words(props, `after.trade.learnt.${what}`, { times, cost })}</li>
      ))}
      {bought.map(({ seat, card: one, cost }) => (
        <li key={`bought ${one}`}>{words(props, 'after.trade.bought', { seat: { seat }, card: card(one), cost })}</li>
      ))}
      {sold.map(({ seat, card: one }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card may be sold, bought and sold again
        <li key={`sold ${i}`}>{words(props, 'after.trade.sold', { seat: { seat }, card: card(one) })}</li>
      ))}
      {titles.map((title) => (
        <li key={`title ${title}`}>
          {words(props, 'after.trade.called', { title: titleName(content, bookOf(seen), title) })}
        </li>
      ))}
    </ul>
  );
});
