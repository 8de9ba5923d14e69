/** Scores over time: a line a seat, told apart by colour, by the shape on it and by the name at its end; and a table. */

import { Panel } from '@tabard/page/design/controls';
import { colourOf, SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { curveOf, turnAt } from './story';
import type { After } from './use-after';

interface ScoreChartProps {
  readonly after: After;
  readonly onJump: (answers: number) => void;
}

const LEAST_HEIGHT = 320;

export function ScoreChart({ after, onJump }: ScoreChartProps) {
  const t = useWords();
  const { story, names } = after;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const curve = useMemo(() => curveOf(story), [story]);
  const [at, setAt] = useState<number | null>(null);
  return (
    <Panel title={t('after.chart')} className="chart">
      <div className="chart-box">
        <div className="chart-lines" ref={box}>
          {size.width > 0 && <Lines {...{ after, curve, size, at }} onPoint={setAt} onJump={onJump} />}
        </div>
        {isNarrow(size) && <Legend names={names} />}
        <p className="chart-foot">{at === null ? t('after.chartTurns') : t('after.chartAt', { turn: at })}</p>
      </div>
      <Figures names={names} curve={curve} />
    </Panel>
  );
}

// ---- the lines

interface Size {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

/** Too little room for names at the ends of lines. */
const isNarrow = ({ width, rem }: Size): boolean => width < 34 * rem;

interface LinesProps {
  readonly after: After;
  readonly curve: ReturnType<typeof curveOf>;
  readonly size: Size;
  /** The turn that is pointed at. */
  readonly at: number | null;
  readonly onPoint: (turn: number | null) => void;
  readonly onJump: (answers: number) => void;
}

/** Where everything stands in the picture. */
function chartOf({ story, names, moments }: After, curve: LinesProps['curve'], size: Size) {
  const { width, height, rem } = size;
  const turns = [...curve.keys()];
  const last = turns.length - 1;
  const edge = { top: 1.9 * rem, bottom: 2.1 * rem, left: 2.5 * rem, right: (isNarrow(size) ? 3.1 : 9.5) * rem };
  const top = niceTop(Math.max(...curve.flatMap(({ scores }) => scores), 1));
  const breadth = width - edge.left - edge.right;
  const x = (turn: number) => edge.left + (turn / Math.max(1, last)) * breadth;
  const y = (score: number) => height - edge.bottom - (Math.max(0, score) / top) * (height - edge.top - edge.bottom);

  const labels = spread(
    names.map((_, seat) => y(curve[last].scores[seat])),
    height - edge.bottom,
    1.4 * rem,
  );
  const decisive = moments.map(({ answers }) => x((turnAt(story.turns, answers - 1)?.number ?? 1) - 0.5));
  const markers = spread(decisive, width - edge.right, 1.6 * rem);
  const every = Math.max(1, Math.ceil(last / Math.max(4, Math.min(12, width / (3.75 * rem)))));
  return { x, y, edge, top, breadth, turns, last, every, labels, markers, decisive };
}

function Lines({ after, curve, size, at, onPoint, onJump }: LinesProps) {
  const t = useWords();
  const { names, moments } = after;
  const { width, height, rem } = size;
  const chart = chartOf(after, curve, size);
  const { x, y, edge, turns, last, every, labels } = chart;
  const seats = [...names.keys()];
  /** Where a line shows its shape: now and then, each at turns of its own, at its end, and where the pointer is. */
  const marked = (seat: number) =>
    turns.filter((turn) => turn === last || turn === at || (turn > 0 && turn % every === seat % every));

  function nearest(event: MouseEvent): number {
    const { left } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientX - left - edge.left) / chart.breadth;
    return Math.round(Math.min(1, Math.max(0, part)) * last);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a way for the mouse; the replay's slider goes everywhere by keyboard
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={t('after.chartSays', { count: last })}
      onPointerMove={(event) => onPoint(nearest(event))}
      onPointerLeave={() => onPoint(null)}
      onClick={(event) => onJump(curve[nearest(event)].answers)}
    >
      <Ground {...{ chart, size }} moments={moments} />
      {at !== null && <line className="chart-at" x1={x(at)} x2={x(at)} y1={edge.top} y2={height - edge.bottom} />}
      {seats.map((seat) => (
        <polyline
          key={seat}
          className="chart-line"
          stroke={colourOf(seat)}
          points={turns.map((turn) => `${x(turn)},${y(curve[turn].scores[seat])}`).join(' ')}
        />
      ))}
      {seats.map((seat) =>
        marked(seat).map((turn) => (
          <svg
            key={turn}
            aria-hidden="true"
            x={x(turn) - 0.45 * rem}
            y={y(curve[turn].scores[seat]) - 0.45 * rem}
            width={0.9 * rem}
            height={0.9 * rem}
          >
            <SideMark seat={seat} size="0.9rem" />
          </svg>
        )),
      )}
      {seats.map((seat) => (
        <g key={seat} className="chart-name">
          <line x1={x(last) + rem / 2} y1={y(curve[last].scores[seat])} x2={x(last) + rem} y2={labels[seat]} />
          <text x={x(last) + 1.25 * rem} y={labels[seat]} dy="0.35em">
            {curve[at ?? last].scores[seat]} {!isNarrow(size) && shortened(names[seat])}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface GroundProps {
  readonly chart: ReturnType<typeof chartOf>;
  readonly size: Size;
  readonly moments: After['moments'];
}

/** Scores from below, turns from left, and the decisive moments. */
function Ground({ chart: { x, y, edge, top, turns, every, markers, decisive }, size, moments }: GroundProps) {
  const { width, height, rem } = size;
  return (
    <>
      {ticksTo(top).map((score) => (
        <g key={score} className="chart-grid">
          <line x1={edge.left} x2={width - edge.right} y1={y(score)} y2={y(score)} />
          <text x={edge.left - rem / 2} y={y(score)} dy="0.35em" textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      {turns
        .filter((turn) => turn % every === 0)
        .map((turn) => (
          <text key={turn} x={x(turn)} y={height - 0.6 * rem} textAnchor="middle">
            {turn}
          </text>
        ))}
      {moments.map(({ answers }, i) => (
        <g key={answers} className="chart-moment">
          <path
            d={`M${markers[i]} ${edge.top - rem / 2}L${decisive[i]} ${edge.top + rem / 2}V${height - edge.bottom}`}
          />
          <circle cx={markers[i]} cy={edge.top - 0.9 * rem} r={0.7 * rem} />
          <text x={markers[i]} y={edge.top - 0.9 * rem} dy="0.35em" textAnchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
    </>
  );
}

const NAME_ROOM = 11;
const shortened = (name: string) => (name.length > NAME_ROOM ? `${name.slice(0, NAME_ROOM - 1)}…` : name);

const niceTop = (most: number): number => Math.ceil(most / 10) * 10;
const ticksTo = (top: number): number[] => {
  const step = top > 60 ? 20 : 10;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
};

/** What would lie on each other is pushed apart, in its order, and not beyond the end. */
function spread(wanted: readonly number[], end: number, step: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a] - wanted[b]);
  const placed = [...wanted];
  order.forEach((each, i) => {
    if (i > 0) placed[each] = Math.max(placed[each], placed[order[i - 1]] + step);
  });
  const over = Math.max(0, Math.max(...placed) - end);
  return placed.map((place) => place - over);
}

function Legend({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="chart-legend" aria-hidden="true">
      {[...names.keys()].map((seat) => (
        <li key={seat}>
          <SideMark seat={seat} />
          {names[seat]}
        </li>
      ))}
    </ul>
  );
}

// ---- the same as figures

function Figures({ names, curve }: { readonly names: readonly string[]; readonly curve: LinesProps['curve'] }) {
  const t = useWords();
  const seats = [...names.keys()];
  return (
    <details className="chart-table">
      <summary>{t('after.chartTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="scrolls" tabIndex={0} aria-label={t('after.chart')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('after.turn')}</th>
              {seats.map((seat) => (
                <th scope="col" key={seat}>
                  {names[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...curve.keys()].map((turn) => (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                {seats.map((seat) => (
                  <td key={seat}>{curve[turn].scores[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** The chart fills what room there is, and never sets it: it lies over its box. */
function useSize(box: React.RefObject<HTMLDivElement | null>) {
  const [size, setSize] = useState<Size>({ width: 0, height: LEAST_HEIGHT, rem: 16 });
  useEffect(() => {
    const observer = new ResizeObserver(([{ contentRect }]) =>
      setSize({
        width: Math.floor(contentRect.width),
        height: Math.max(LEAST_HEIGHT, Math.floor(contentRect.height)),
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      }),
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
