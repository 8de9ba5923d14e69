/**
 * The map of the book that is open: its places and paths as they are now, the party's marker, and what one knows of a
 * place. Where the party may go, the place is a button; what a map card adds draws itself in.
 */
import hood from '@iconify-json/game-icons/hooded-figure';
import lantern from '@iconify-json/game-icons/lantern';
import star from '@iconify-json/game-icons/round-star';
import eye from '@iconify-json/game-icons/surrounded-eye';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { Stressed } from '@tabard/page/words/stressed';
import { type CSSProperties, memo, useEffect, useMemo, useRef, useState } from 'react';
import { bookText } from '../../index';
import { askOf } from '../ask';
import { moodOf } from '../moods';
import { clause } from '../say';
import { said, viewOf, words } from '../view';
import { type Chart, chartOf, type Go, type KnownPath, type KnownPlace } from './chart';
import { emblemOf } from './emblems';
import { Ground } from './ground';
import { knownOf, markerAt } from './known';
import { along, gridOf, layMap, type Point, type Spot, type Way } from './layout';
import { Marker } from './marker';
import { useSizeInEm } from './use-size';
import './map.css';

interface StoryMapProps {
  /** For whoever wants to know more of a place that was pressed and leads nowhere now. */
  readonly onPlace?: (letter: string) => void;
}

export const StoryMap = memo(function StoryMap({ onPlace }: StoryMapProps) {
  const moment = useMoment();
  const chart = useMemo(() => chartOf(moment), [moment]);
  const { book, places, paths } = chart;
  const mood = moodOf(book);
  const field = useRef<HTMLDivElement>(null);
  const size = useSizeInEm(field);
  const layout = useMemo(
    () => layMap(gridOf(Object.values(book.locations)), places, paths, size),
    [book, places, paths, size],
  );
  const isNew = useNews(chart);
  const [looksAt, lookAt] = useState<string | null>(null);
  const go = useGo();
  const shown = places.find(({ letter }) => letter === looksAt) ?? places.find(({ isHere }) => isHere);

  return (
    <section className="ra-map" data-mood={mood.id} aria-label={words(moment, 'map.title')}>
      <Counters />
      <div className="ra-map-field" ref={field}>
        <svg className="ra-map-drawing" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <Ground mood={mood} size={size} />
          {layout.ways.map((way) => (
            <PathDrawing key={way.id} way={way} path={pathCalled(paths, way.id)} isNew={isNew(way.id)} />
          ))}
        </svg>
        {layout.ways.map((way) => (
          <PathToken key={way.id} way={way} path={pathCalled(paths, way.id)} />
        ))}
        {layout.spots.map((spot) => (
          <PlaceOnMap
            key={spot.letter}
            spot={spot}
            place={places.find(({ letter }) => letter === spot.letter)!}
            chart={chart}
            isNew={isNew(spot.letter)}
            isLookedAt={spot.letter === looksAt}
            onLook={lookAt}
            onPlace={onPlace}
            onGo={go}
          />
        ))}
        <Marker point={markerAt(viewOf(moment.seen).b.map, layout)} ways={layout.ways} icon={hood} />
      </div>
      <p className="ra-map-info" role="status">
        {shown && (
          <>
            <strong>
              <Stressed text={shown.name} />
            </strong>{' '}
            {knownOf(moment, shown, chart).join(' ')}
          </>
        )}
      </p>
    </section>
  );
});

const pathCalled = (paths: readonly KnownPath[], id: string): KnownPath => paths.find((path) => path.id === id)!;

/** What came onto the map since it was opened. */
function useNews({ places, paths }: Chart): (id: string) => boolean {
  const known = useRef<ReadonlySet<string> | null>(null);
  known.current ??= new Set([...places.map(({ letter }) => letter), ...paths.map(({ id }) => id)]);
  return (id) => !known.current!.has(id);
}

// ---- going

/** The list's move is answered first; the path follows when it is asked for, if the party agreed to move. */
function useGo(): (go: Go) => void {
  const moment = useMoment();
  const [intent, intend] = useState<string | null>(null);
  const ask = askOf(moment);
  const { onAnswerAs } = moment;
  useEffect(() => {
    if (intent === null || ask?.question !== 'move.path') return;
    intend(null);
    if (ask.keys.includes(intent)) onAnswerAs(ask.seat, intent);
  }, [intent, ask, onAnswerAs]);
  return ({ seat, first, next }) => {
    intend(next);
    onAnswerAs(seat, first);
  };
}

// ---- places

interface PlaceOnMapProps {
  readonly spot: Spot;
  readonly place: KnownPlace;
  readonly chart: Chart;
  readonly isNew: boolean;
  readonly isLookedAt: boolean;
  readonly onLook: (letter: string | null) => void;
  readonly onPlace?: (letter: string) => void;
  readonly onGo: (go: Go) => void;
}

function PlaceOnMap({ spot, place, chart, isNew, isLookedAt, onLook, onPlace, onGo }: PlaceOnMapProps) {
  const moment = useMoment();
  const touched = useRef(false);
  const known = knownOf(moment, place, chart).join(' ');
  /** A finger looks first: an entry that was opened is not unread. */
  function press() {
    if (place.go && (!touched.current || isLookedAt)) return onGo(place.go);
    onLook(place.letter);
    onPlace?.(place.letter);
  }
  return (
    <>
      <Tip says={known}>
        <button
          type="button"
          className="ra-place"
          style={at(spot)}
          data-letter={place.letter}
          data-here={place.isHere}
          data-open={place.isOpen}
          data-explored={place.isExplored}
          data-go={place.go !== null}
          data-looked={isLookedAt}
          data-new={isNew}
          aria-label={`${place.name.replaceAll('*', '')}. ${known}`}
          onPointerDownCapture={(event) => {
            touched.current = event.pointerType !== 'mouse';
          }}
          onKeyDown={() => {
            touched.current = false;
          }}
          onMouseEnter={() => onLook(place.letter)}
          onClick={press}
        >
          <IconMark icon={emblemOf(chart.book.slug, place.letter)} size="1.9em" />
          {place.xp > 0 && <span className="ra-place-xp">{place.xp}</span>}
          {place.tokens.map((kind) => (
            <span key={kind} className="ra-place-token" data-kind={kind}>
              <IconMark icon={kind === 'sentry' ? lantern : star} size="1em" />
              {kind.startsWith('event') && kind.slice('event'.length)}
            </span>
          ))}
        </button>
      </Tip>
      <span className="ra-place-name" aria-hidden="true" style={boxed(spot)} data-explored={place.isExplored}>
        {spot.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </>
  );
}

const at = ({ x, y }: Point): CSSProperties => ({ left: `${x}em`, top: `${y}em` });
const boxed = ({ label }: Spot): CSSProperties => ({
  left: `${label.x}em`,
  top: `${label.y}em`,
  width: `${label.width}em`,
  height: `${label.height}em`,
});

// ---- paths

interface PathProps {
  readonly way: Way;
  readonly path: KnownPath;
}

const PathDrawing = memo(function PathDrawing({
  way: { from, bend, to },
  path,
  isNew,
}: PathProps & { readonly isNew: boolean }) {
  const d = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  return (
    <g className="ra-path" data-open={path.isOpen} data-new={isNew}>
      <path className="ra-path-bed" d={d} pathLength={1} />
      <path className="ra-path-way" d={d} />
    </g>
  );
});

/** Who comes by keyboard or listens hears of it at the places on its ends. */
const PathToken = memo(function PathToken({ way, path }: PathProps) {
  const moment = useMoment();
  if (!path.hasToken && path.encounter === null) return null;
  return (
    <Tip says={words(moment, 'map.tokenSays')} clause={clause('RA-10.1')} taps>
      <span className="ra-token" style={at(along(way, 0.5))} data-met={path.encounter !== null} aria-hidden="true">
        {path.encounter ?? <IconMark icon={eye} size="1.1em" />}
      </span>
    </Tip>
  );
});

// ---- the book's own counters

function Counters() {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  const book = content.books[b.book];
  const shown = Object.entries(book.source.counters ?? {}).filter(([, { show }]) => show !== undefined);
  if (shown.length === 0) return null;
  return (
    <dl className="ra-counters">
      {shown.map(([name, { start, max }]) => {
        const now = b.story.counters[name] ?? start;
        return (
          <div key={name}>
            <dt>{said(moment, bookText(book, `counters.${name}`))}</dt>
            <dd>{words(moment, 'map.counter', { now, max })}</dd>
          </div>
        );
      })}
    </dl>
  );
}
