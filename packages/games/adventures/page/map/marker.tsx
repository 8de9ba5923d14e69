/** The party's marker: it walks along the path that leads to where it stands now. */

import { type Icon, IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { motionIsReduced, paced } from '@tabard/page/settings/settings';
import { memo, useLayoutEffect, useRef } from 'react';
import { words } from '../view';
import { type Point, pointsOf, type Way } from './layout';

/** As long as the stage gives a move (staging.ts). */
const WALK_MS = 700;
const NEAR = 0.6;

interface MarkerProps {
  readonly point: Point | null;
  readonly ways: readonly Way[];
  readonly icon: Icon;
}

export const Marker = memo(function Marker({ point, ways, icon }: MarkerProps) {
  const moment = useMoment();
  const element = useRef<HTMLDivElement>(null);
  const stood = useRef<Point | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it walks when it stands elsewhere, not when the paths change
  useLayoutEffect(() => {
    const from = stood.current;
    stood.current = point;
    if (!from || !point || motionIsReduced() || isNear(from, point)) return;
    const steps = routeOf(ways, from, point).map((step) => ({ transform: placed(step) }));
    element.current?.animate?.(steps, { duration: paced(WALK_MS), easing: 'ease-in-out' });
  }, [point?.x, point?.y]);
  if (!point) return null;
  return (
    <div ref={element} className="ra-marker" style={{ transform: placed(point) }}>
      <IconMark icon={icon} size="2em" label={words(moment, 'map.party')} />
    </div>
  );
});

const placed = ({ x, y }: Point): string => `translate(${x}em, ${y}em)`;
const isNear = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;

/** From where it stood to where it stands: along a path that has both, forth or back; else straight. */
export function routeOf(ways: readonly Way[], from: Point, to: Point): Point[] {
  for (const way of ways) {
    const points = pointsOf(way);
    const [start, end] = [nearest(points, from), nearest(points, to)];
    if (!isNear(points[start], from) || !isNear(points[end], to) || start === end) continue;
    const walked = start < end ? points.slice(start, end + 1) : points.slice(end, start + 1).reverse();
    return [from, ...walked.slice(1, -1), to];
  }
  return [from, to];
}

function nearest(points: readonly Point[], to: Point): number {
  const far = ({ x, y }: Point) => (x - to.x) * (x - to.x) + (y - to.y) * (y - to.y);
  return points.reduce((best, point, i) => (far(point) < far(points[best]) ? i : best), 0);
}
