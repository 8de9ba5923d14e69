/** Scores over time: a line a seat, told apart by colour, by the shape on it and by the name at its end; and a table. */

import { Panel } from '@tabard/page/design/controls';
import { colourOf, SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Curve, chartOf, isNarrow, type Size, shortened, ticksTo } from './chart';
import { curveOf } from './story';
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

interface LinesProps {
  readonly after: After;
  readonly curve: Curve;
  readonly size: Size;
  /** The turn that is pointed at. */
  readonly at: number | null;
  readonly onPoint: (turn: number | null) => void;
  readonly onJump: (answers: number) => void;
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

  const nearest = (event: MouseEvent): number =>
    chart.turnNear(event.clientX - event.currentTarget.getBoundingClientRect().left);

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

function Figures({ names, curve }: { readonly names: readonly string[]; readonly curve: Curve }) {
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
