/** RA-6: action indicators, from top to bottom, one at a time; they outrank the rules (RA-8.5). */
import type { Flow } from '@tabard/kernel';
import type { Action } from '../../content/storybook';
import type { G } from '../board';
import { readerOf } from '../map/roles';
import { holds } from './conditions';
import { resolve } from './effects';
import { textId, turnTo } from './go';

/** RA-6.1 to RA-6.4: each condition is tested when its line is reached. True: the list was left. */
export function* resolveActions(g: G, actions: readonly Action[] | undefined, field: string): Flow<boolean> {
  for (const [i, action] of (actions ?? []).entries()) {
    if (!holds(g, action.if)) continue; // RA-6.2
    if (action.text !== undefined) g.tell('line.resolved', { text: lineId(g, field, i) });
    for (const effect of action.effects ?? []) {
      if ((yield* resolve(g, effect, lineId(g, field, i))) === 'left') return true; // a death skips the rest of its line and of the list
    }
    if (action.goto !== undefined) {
      turnTo(g, action.goto); // RA-6.4
      return true;
    }
  }
  return false;
}

/** `A.do` of the current book becomes `ADV1.A.do.2`. */
function lineId(g: G, field: string, i: number): string {
  const dot = field.search(/\.(do|pass|fail|victory|defeat)\b/);
  return dot < 0 ? textId(g, field, `${i}`) : textId(g, field.slice(0, dot), `${field.slice(dot + 1)}.${i}`);
}

export function tellTexts(g: G, label: string, fields: readonly string[]): void {
  if (fields.length === 0) return;
  g.tell('text.read', { texts: fields.map((field) => textId(g, label, field)), reader: readerOf(g) });
}
