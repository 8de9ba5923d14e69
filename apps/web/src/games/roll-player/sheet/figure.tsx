/** The hero as a figure in a lit niche, wearing what it has bought. */
import type { Seat } from '@tabard/kernel';
import { type MarketCard, NONE } from '@tabard/roll-player';
import { useId } from 'react';
import { type Moment, useMoment } from '../../../room/moment';
import { useWords } from '../../../words/words';
import { emblemOf } from '../cards/card-icons';
import { heroOf, nameOf, viewOf } from '../view';
import { FIGURE, figureOf, matrixOf, type Outfit, type Shape } from './figure-parts';
import './figure.css';

interface FigureProps {
  readonly seat: Seat;
}

export function HeroFigure({ seat }: FigureProps) {
  const moment = useMoment();
  const t = useWords();
  const { content } = viewOf(moment.seen);
  const gear = heroOf(moment, seat)
    .cards.map(({ card }) => content.market[card])
    .filter(({ kind }) => kind === 'weapon' || kind === 'armor')
    .map((card) => moment.say(nameOf('card', card)));
  return (
    <span className="rp-figure">
      <ShapesPicture shapes={figureOf(outfitOf(moment, seat))} />
      <span className="hidden-words">
        {t('roll-player.sheet.wears', { count: gear.length, gear: gear.join(', ') })}
      </span>
    </span>
  );
}

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

export function ShapesPicture({ shapes }: { readonly shapes: readonly Shape[] }) {
  const id = useId();
  return (
    <svg viewBox={`0 0 ${FIGURE.width} ${FIGURE.height}`} aria-hidden="true">
      {shapes.map((shape, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture's shapes have no other name than their place
        <Drawn key={i} shape={shape} id={`${id}${i}`} />
      ))}
    </svg>
  );
}

function Drawn({ shape, id }: { readonly shape: Shape; readonly id: string }) {
  const { d, fill = 'none', stroke, width, opacity, clip } = shape;
  const path = (
    <path
      d={d}
      transform={`matrix(${matrixOf(shape).join(' ')})`}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      strokeLinejoin="round"
      opacity={opacity}
    />
  );
  if (!clip) return path;
  return (
    <>
      <clipPath id={id}>
        <path d={clip} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{path}</g>
    </>
  );
}
