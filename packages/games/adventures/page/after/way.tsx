/** The paths that were taken, on the map of the book, and the places in the order the party came to them. */

import type { StoryProps } from '@tabard/page/face';
import { memo, type ReactNode, useMemo } from 'react';
import { type Book, bookOf, placeName } from '../../index';
import { emblemOf } from '../map/emblems';
import { Ground } from '../map/ground';
import { gridOf, layMap, type Way } from '../map/layout';
import { moodOf } from '../moods';
import { said, viewOf, words } from '../view';
import { type Step, wayOf } from './figures';

const SIZE = { width: 36, height: 24 };

export const WayTaken = memo(function WayTaken({ props }: { readonly props: StoryProps }) {
  const book = bookOf(viewOf(props.seen));
  const steps = useMemo(() => wayOf(props.told, book.source.setup.party), [props.told, book]);
  return (
    <>
      <WayMap book={book} steps={steps} />
      <ol className="ra-way-steps">
        {steps.map(({ answers, to }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
          <li key={i}>
            <StepTo onJump={props.onJump} answers={answers}>
              <b>{i + 1}</b> {said(props, placeName(book, to)).replaceAll('*', '')}
            </StepTo>
          </li>
        ))}
      </ol>
      {props.onJump && <p className="field-help">{words(props, 'after.way.help')}</p>}
    </>
  );
});

interface StepToProps extends Pick<StoryProps, 'onJump'> {
  readonly answers: number;
  readonly children: ReactNode;
}

const StepTo = ({ onJump, answers, children }: StepToProps) =>
  onJump ? (
    <button type="button" onClick={() => onJump(answers)}>
      {children}
    </button>
  ) : (
    <span>{children}</span>
  );

/** Only what the party came to know: who lends this page to somebody tells no more than they did. */
const WayMap = memo(function WayMap({ book, steps }: { readonly book: Book; readonly steps: readonly Step[] }) {
  const mood = moodOf(book);
  const { spots, ways } = useMemo(() => {
    const places = Object.values(book.locations).map(({ letter, at }) => ({ letter, at, name: letter }));
    return layMap(gridOf(places), places, Object.values(book.paths), SIZE);
  }, [book]);
  const walked = (way: Way) => steps.filter(({ path }) => path === way.id).length;
  return (
    <svg
      className="ra-way-map ra-map"
      data-mood={mood.id}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden="true"
    >
      <Ground mood={mood} size={SIZE} />
      {ways
        .filter((way) => walked(way) > 0)
        .map((way) => (
          <path
            key={way.id}
            className="ra-way-taken"
            d={`M${way.from.x} ${way.from.y}Q${way.bend.x} ${way.bend.y} ${way.to.x} ${way.to.y}`}
            strokeWidth={0.35 + 0.15 * Math.min(4, walked(way))}
          />
        ))}
      {spots.map(({ letter, x, y }) => {
        const first = steps.findIndex(({ to }) => to === letter);
        if (first < 0) return null;
        return (
          <g key={letter} transform={`translate(${x} ${y})`}>
            <circle r="1.7" className="ra-way-place" />
            <path d={emblemOf(book.slug, letter).d} transform="translate(-1.1 -1.1) scale(0.0043)" />
            <circle cx="1.5" cy="-1.3" r="0.95" className="ra-way-number" />
            <text x="1.5" y="-0.85">
              {first + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
});
