/** The cards that can still be drawn, rank by rank: those that stay under the number, and those that do not. */

import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { SUITS } from '../../index';
import { words } from '../say';
import { viewOf } from '../view';
import { Rank } from './cards';
import { oddsBars } from './odds-bars';
import './odds-chart.css';

interface OddsChartProps {
  readonly need: number;
}

export const OddsChart = memo(function OddsChart({ need }: OddsChartProps) {
  const moment = useMoment();
  const { discard, inPlay } = viewOf(moment.seen).b;
  const { bars, good, of } = oddsBars([...discard, ...inPlay], need);
  return (
    <figure className="pr-chart">
      <div className="pr-chart-bars" aria-hidden="true">
        {bars.map(({ value, left, isGood, isEdge }) => (
          <span key={value} className="pr-bar" data-good={isGood} data-edge={isEdge}>
            <span className="pr-bar-cards">
              {SUITS.map((suit) => (
                <i key={suit} data-left={suit < left} />
              ))}
            </span>
            <span className="pr-bar-rank">
              <Rank value={value} />
            </span>
          </span>
        ))}
      </div>
      <figcaption>{words(moment, 'chart', { need, good, of })}</figcaption>
    </figure>
  );
});
