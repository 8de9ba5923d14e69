/** Any game's board: its view, field by field. A new game is playable before it is pretty. */

import type { DrawBoard } from './board';
import { pc } from './colours';
import { padEnd, wrap } from './terminal';

export const drawGeneric: DrawBoard = ({ match, viewer, voice, width }) => {
  const view = match.view(viewer) as Record<string, unknown>;
  const label = Math.max(...Object.keys(view).map((field) => field.length)) + 2;
  return Object.entries(view).flatMap(([field, value]) => {
    const bySeat = Array.isArray(value) && value.length === match.setup.seats;
    const text = bySeat ? value.map((own, seat) => `${voice.names[seat]}: ${write(own)}`).join('   ') : write(value);
    return wrap(pc.dim(padEnd(field, label)) + text, width, label);
  });
};

const write = (value: unknown): string => {
  if (value === null || value === -1) return '?';
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(write).join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
