/** The hero as a figure in a lit niche, wearing what it has bought. */

import type { Seat } from '@tabard/kernel';
import { ShapesPicture } from '@tabard/page/design/picture/shapes-picture';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { type MarketCard, NONE } from '../../index';
import { emblemOf } from '../cards/card-icons';
import { heroOf, nameOf, viewOf } from '../view';
import { FIGURE, figureOf, type Outfit } from './figure-parts';
import './figure.css';

interface FigureProps {
  readonly seat: Seat;
}

export const HeroFigure = memo(function HeroFigure({ seat }: FigureProps) {
  const moment = useMoment();
  const t = useWords();
  const { content } = viewOf(moment.seen);
  const gear = heroOf(moment, seat)
    .cards.map(({ card }) => content.market[card])
    .filter(({ kind }) => kind === 'weapon' || kind === 'armor')
    .map((card) => moment.say(nameOf('card', card)));
  return (
    <span className="rp-figure">
      <ShapesPicture {...FIGURE} shapes={figureOf(outfitOf(moment, seat))} />
      <span className="hidden-words">
        {t('roll-player.sheet.wears', { count: gear.length, gear: gear.join(', ') })}
      </span>
    </span>
  );
});

function outfitOf(moment: Pick<Moment, 'seen'>, seat: Seat): Outfit {
  const { content } = viewOf(moment.seen);
  const { race, class: card, colour, side, cards } = heroOf(moment, seat);
  const owned = cards.map(({ card: each }): MarketCard => content.market[each]);
  return {
    head: race === NONE ? null : emblemOf('race', content.races[race]),
    badge: card === NONE ? null : emblemOf('class', content.classes[card]),
    colour,
    side,
    armor: owned.filter((each) => each.kind === 'armor'),
    weapons: owned
      .filter((each) => each.kind === 'weapon')
      .map((card) => ({ icon: emblemOf('card', card), hands: card.hands })),
  };
}
