/** RA-5: an entry is read, its indicators are resolved (RA-6), then its one terminal. */
import type { Flow } from '@tabard/kernel';
import { THE_END } from '../../content/labels';
import type { Entry } from '../../content/storybook';
import type { G } from '../board';
import { beginCheck } from '../challenge/check';
import { beginCombat } from '../challenge/combat';
import { readerOf } from '../map/roles';
import { resolveActions, tellTexts } from './actions';
import { holds } from './conditions';
import { dieIfDue, ENDING, endDeath } from './death';
import { entryAt, turnTo } from './go';

export function* openEntry(g: G): Flow {
  const { b } = g;
  const { label } = b.story;
  const entry = entryAt(g, label);
  const isBase = label === b.map.at;
  b.story.adjust = null;
  if (!b.story.opened.includes(label)) b.story.opened.push(label);
  g.revealed(); // RA-R105: an entry that was opened is not unread
  g.tell('entry.opened', { label, reader: readerOf(g) });
  tellTexts(g, label, fieldsToRead(g, entry));
  const left = yield* resolveActions(g, entry.do, `${label}.do`);
  if (isBase) explore(g, label);
  if (!left) closeWith(g, label, entry);
}

/** The prose, then each insert whose condition holds now; of a `first` only the first that does. */
function fieldsToRead(g: G, entry: Entry): string[] {
  const fields = entry.read === undefined ? [] : ['read'];
  entry.read_if?.forEach((insert, i) => {
    if ('first' in insert) {
      const at = insert.first.findIndex((one) => holds(g, one.if));
      if (at >= 0) fields.push(`read_if.${i}.first.${at}`);
    } else if (holds(g, insert.if)) fields.push(`read_if.${i}`);
  });
  return fields;
}

/** RA-R28: the party has stopped there and its base entry has been resolved, wherever its lines led. */
function explore({ b }: G, letter: string): void {
  if (!b.map.explored.includes(letter)) b.map.explored.push(letter);
}

function closeWith(g: G, label: string, entry: Entry): void {
  const { b } = g;
  if (entry.choose) {
    b.story.list = label;
    b.stage = 'list';
  } else if (entry.check) beginCheck(g, label, entry.check);
  else if (entry.combat) beginCombat(g, label, entry.combat);
  else if (entry.goto !== undefined) turnTo(g, entry.goto);
  else if (entry.resume === 'list') b.stage = 'list';
  else if (entry.resume === 'caller') endDeath(g);
  else if (entry.resume) {
    b.map.encounter!.closing = entry.resume;
    b.stage = 'closing';
  } else if (label === THE_END && !dieIfDue(g, ENDING)) b.stage = 'home'; // RA-15.1
}
