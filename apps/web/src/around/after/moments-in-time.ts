/** Where in a game that is looked back on one stands, where one may go from there, and how long one stays. Pure. */
import type { GameEvent, Viewer } from '@tabard/kernel';
import type { Story } from './story';

/** So many answers an address asks for; the end, where it asks for none or for nothing. */
export function placeIn(query: URLSearchParams, length: number): number {
  const asked = query.get('at');
  const at = asked === null || asked.trim() === '' ? length : Number(asked);
  return Number.isInteger(at) ? Math.max(0, Math.min(length, at)) : length;
}

/** Where the turn before this moment begins, or the next one. */
export function turnBeside({ turns }: Pick<Story, 'turns'>, length: number, at: number, by: -1 | 1): number {
  const starts = [0, ...turns.map(({ from }) => from), length];
  return by > 0 ? (starts.find((from) => from > at) ?? length) : (starts.findLast((from) => from < at) ?? 0);
}

/** Through whose eyes: as the list of them has it. */
export const viewerOf = (text: string): Viewer =>
  text === 'everything' ? text : text === 'null' ? null : Number(text);

const LINE_MS = 900;
const HEADLINE_MS = 2200;
const SILENCE_MS = 250;

/** How long a moment is left on the screen. What was told on the stage has had its time. */
export function pauseAfter(
  happened: readonly { readonly event: Pick<GameEvent, 'type'> }[],
  headlines: readonly string[],
  isTelling: boolean,
): number {
  if (isTelling || happened.length === 0) return SILENCE_MS;
  return happened.some(({ event }) => headlines.includes(event.type)) ? HEADLINE_MS : LINE_MS;
}

/** All lines of any usual game; of a longer one those round the moment, or drawing them would take seconds. */
export const LINES_SHOWN = 6_000;

export const firstShown = (current: number, lines: number): number =>
  Math.max(0, Math.min(lines - LINES_SHOWN, current - LINES_SHOWN / 2));
