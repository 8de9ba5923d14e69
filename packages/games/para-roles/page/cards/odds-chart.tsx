/** The cards that can still be drawn, rank by rank: those that stay under the number, and those that do not. */

import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { ACE, FULL_PACK, makeCard, SUITS, succeeds } from '../../index';
import { words } from '../say';
import { viewOf } from '../view';
import { Rank } from './cards';
import './odds-chart.css';

interface OddsChartProps {
  readonly need: number;
}

const VALUES = Array.from({ length: ACE - 1 }, (_, i) => i + 2);

export const OddsChart = memo(function OddsChart({ need }: OddsChartProps) {
  const moment = useMoment();
  const { discard, inPlay } = viewOf(moment.seen).b;
  const gone = new Set([...discard, ...inPlay]);
  const left = FULL_PACK.filter((card) => !gone.has(card));
  const good = left.filter((card) => succeeds(card, need)).length;
  return (
    <figure className="pr-chart">
      <div className="pr-chart-bars" aria-hidden="true">
        {VALUES.map((value) => {
          const cards = SUITS.map((suit) => makeCard(suit, value));
          const count = cards.filter((card) => !gone.has(card)).length;
          return (
            <span key={value} className="pr-bar" data-good={succeeds(cards[0], need)} data-edge={value === need}>
              <span className="pr-bar-cards">
                {SUITS.map((suit) => (
                  <i key={suit} data-left={suit < count} />
                ))}
              </span>
              <span className="pr-bar-rank">
                <Rank value={value} />
              </span>
            </span>
          );
        })}
      </div>
      <figcaption>{words(moment, 'chart', { need, good, of: left.length })}</figcaption>
    </figure>
  );
});
