/** Every entry as a box, a column a place, and the ways between them: which leads where, and by what. */

import { useWords } from '@tabard/page/words/words';
import { useMemo } from 'react';
import type { MapEdge, MapNode } from '../../story';
import { turnTo, useBench } from './bench';
import type { Opened } from './opened';

/** In em. */
const BOX = { width: 6.5, height: 2.75, across: 9.8, down: 3.6 };
const MARGIN = 1;
/** More boxes than that are no picture any more. */
const MOST_DRAWN = 800;

interface At {
  readonly x: number;
  readonly y: number;
}

export function Graph({ opened: { graph } }: { readonly opened: Opened }) {
  const t = useWords();
  const { label } = useBench();
  const { at, width, height } = useMemo(() => lay(graph.nodes), [graph]);
  if (graph.nodes.length > MOST_DRAWN)
    return <p className="ra-quiet">{t('workshop.map.tooMany', { n: graph.nodes.length, most: MOST_DRAWN })}</p>;
  return (
    <div className="ra-graph">
      <h3>{t('workshop.map.graph')}</h3>
      <p className="ra-graph-key">{t('workshop.map.key')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="ra-graph-field" data-scrolls tabIndex={0} aria-label={t('workshop.map.graph')}>
        <div className="ra-graph-sheet" style={{ width: `${width}em`, height: `${height}em` }}>
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {graph.edges.map((edge, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two ways may lead from one entry to another
              <Edge key={i} edge={edge} at={at} isOurs={edge.from === label || edge.to === label} />
            ))}
          </svg>
          {graph.nodes.map(({ label: each, kind }) => (
            <button
              key={each}
              type="button"
              className="ra-node"
              data-kind={kind}
              aria-current={each === label ? 'true' : undefined}
              style={{ left: `${at.get(each)!.x}em`, top: `${at.get(each)!.y}em` }}
              onClick={() => turnTo(each)}
            >
              {each}
              <span className="hidden-words"> {t(`workshop.entries.kind.${kind}`)}</span>
            </button>
          ))}
        </div>
      </section>
    </div>
  );
}

function lay(nodes: readonly MapNode[]) {
  const columns = [...new Set(nodes.map(({ column }) => column))];
  const filled = new Map<string, number>();
  const at = new Map<string, At>();
  for (const { label, column } of nodes) {
    const row = filled.get(column) ?? 0;
    filled.set(column, row + 1);
    at.set(label, { x: MARGIN + columns.indexOf(column) * BOX.across, y: MARGIN + row * BOX.down });
  }
  return {
    at,
    width: MARGIN + columns.length * BOX.across,
    height: 2 * MARGIN + Math.max(1, ...filled.values()) * BOX.down,
  };
}

interface EdgeProps {
  readonly edge: MapEdge;
  readonly at: ReadonlyMap<string, At>;
  readonly isOurs: boolean;
}

function Edge({ edge: { from, to, kind }, at, isOurs }: EdgeProps) {
  const [start, end] = [at.get(from), at.get(to)];
  if (!start || !end) return null;
  const [x1, y1] = [start.x + BOX.width, start.y + BOX.height / 2];
  const isSame = start.x === end.x;
  const [x2, y2] = [isSame ? end.x + BOX.width : end.x, end.y + BOX.height / 2];
  const bend = isSame ? x1 + 2.6 : (x1 + x2) / 2;
  return (
    <path
      className="ra-edge"
      data-kind={kind}
      data-ours={isOurs}
      d={`M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`}
    />
  );
}
