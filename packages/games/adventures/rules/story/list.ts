/**
 * RA-7: a list of choices of which the party takes one (RA-7.3). Hidden conditions hide; what cannot be paid is shown
 * and refused.
 */
import { type Flow, type Why, why } from '@tabard/kernel';
import { THE_END } from '../../content/labels';
import type { Choice } from '../../content/storybook';
import type { G, Seen } from '../board';
import { decide } from '../decide';
import { beginMove } from '../map/move';
import { walkable } from '../map/paths';
import { rest } from '../party/rest';
import type { ChoiceAt } from '../questions';
import { holds } from './conditions';
import { dieIfDue } from './death';
import { resolve } from './effects';
import { entryAt, textId, turnTo } from './go';
import { usableItems, useItem } from './items';
import { cannotPay, payFor } from './payment';

/** A choice that is there; its place is -1 where the rules add it. */
interface Listed extends ChoiceAt {
  readonly choice: Choice;
}

/** RA-15.2 to RA-15.4: THE END, once it is available, in every list that offers a move and no end of its own. */
const AUTO_END: Listed = { at: -1, choice: { kind: 'end' } };

const onceId = (label: string, at: number): string => `${label}#${at}`;

/** RA-R24: a choice whose condition fails is not there at all. */
export function choicesOf(seen: Seen, label: string): Listed[] {
  const { b } = seen;
  const listed = (entryAt(seen, label).choose ?? []).map((choice, at) => ({ at, choice }));
  const shown = listed.filter(
    ({ choice, at }) => holds(seen, choice.if) && !(choice.once && b.story.once.includes(onceId(label, at))),
  );
  const kinds = shown.map(({ choice }) => choice.kind);
  const addEnd = b.story.endAvailable === 1 && kinds.includes('move') && !kinds.includes('end'); // RA-R39
  return addEnd ? [...shown, AUTO_END] : shown;
}

/** RA-R24: what cannot be carried out now, and why. */
export function forbidChoice(seen: Seen, { choice }: Listed): Why | null {
  if (choice.kind === 'rest' && seen.b.xp < 1) return why('RA-13.2');
  if (choice.kind === 'move' && walkable(seen, seen.b.map.at!, seen.b.map.at).length === 0) return why('RA-9.2');
  if (choice.kind === 'item') return usableItems(seen).length > 0 ? null : why('RA-11.1');
  return choice.pay ? cannotPay(seen, choice.pay) : null;
}

export function* offerList(g: G): Flow {
  const { b } = g;
  const label = b.story.list!;
  if (dieIfDue(g, '@list')) return; // RA-R83
  const offer = () => choicesOf(g, label).map((listed) => (listed === AUTO_END ? 'end' : listed));
  const chosen = yield* decide(g, 'story.choose', offer, {
    forbid: (listed) => (listed === 'end' ? null : forbidChoice(g, listed)),
    always: true,
    about: { label },
  });
  const { choice, at } = chosen === 'end' ? AUTO_END : chosen;
  if (choice.warn && (yield* decide(g, 'story.sure', () => ['yes', 'no'] as const)) === 'no') return; // the list again
  g.tell('chosen', { text: at < 0 ? '' : textId(g, label, `choose.${at}`), kind: choice.kind });
  if (choice.once) b.story.once.push(onceId(label, at));
  if (choice.kind === 'move') beginMove(g);
  else if (choice.kind === 'rest')
    yield* rest(g); // RA-13.1, RA-13.12, RA-R25: the list is offered again
  else if (choice.kind === 'item') yield* useItem(g);
  else if (choice.kind === 'end') turnTo(g, THE_END);
  else yield* carryOut(g, choice, textId(g, label, `choose.${at}`));
}

/** pay, effects, goto; without a goto the list is offered again. */
function* carryOut(g: G, choice: Choice, line: string): Flow {
  if (choice.pay) yield* payFor(g, choice.pay);
  for (const effect of choice.effects ?? []) if ((yield* resolve(g, effect, line)) === 'left') return;
  if (choice.goto !== undefined) turnTo(g, choice.goto);
}
