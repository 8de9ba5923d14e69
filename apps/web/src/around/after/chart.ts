/** Where everything stands in the picture of scores over time. Pure: what is drawn there is the chart's own affair. */
import type { curveOf, Story } from './story';
import { turnAt } from './story';

export type Curve = ReturnType<typeof curveOf>;

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

/** Too little room for names at the ends of lines. */
export const isNarrow = ({ width, rem }: Size): boolean => width < 34 * rem;

/** What is shown: as many names as seats, and the answers at which the game turned. */
interface Shown {
  readonly story: Pick<Story, 'turns'>;
  readonly names: readonly string[];
  readonly moments: readonly { readonly answers: number }[];
}

export function chartOf({ story, names, moments }: Shown, curve: Curve, size: Size) {
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
  /** The turn at this distance from the left edge of the picture. */
  const turnNear = (across: number) => Math.round(Math.min(1, Math.max(0, (across - edge.left) / breadth)) * last);
  return { x, y, edge, top, turns, last, every, labels, markers, decisive, turnNear };
}

const NAME_ROOM = 11;
/** A name as there is room for it at the end of a line; no letter is cut in two. */
export function shortened(name: string): string {
  const letters = [...name];
  return letters.length > NAME_ROOM ? `${letters.slice(0, NAME_ROOM - 1).join('')}…` : name;
}

export const niceTop = (most: number): number => Math.ceil(most / 10) * 10;

export function ticksTo(top: number): number[] {
  const step = top > 60 ? 20 : 10;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
}

/** What would lie on each other is pushed apart, in its order, and not beyond the end. */
export function spread(wanted: readonly number[], end: number, step: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a] - wanted[b]);
  const placed = [...wanted];
  order.forEach((each, i) => {
    if (i > 0) placed[each] = Math.max(placed[each], placed[order[i - 1]] + step);
  });
  const over = Math.max(0, Math.max(...placed) - end);
  return placed.map((place) => place - over);
}
