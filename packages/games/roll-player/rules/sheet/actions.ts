/** RP-8, RP-9: the six Attribute Actions and the Familiar Action. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { ATTRS, type Attr, ROWS, type Row } from '../../content';
import { FAM, type G, NONE, rowIndex, type Seen } from '../board';
import { bansOf, hasPower, knob } from '../cards/abilities';
import { perform } from '../cards/perform';
import { fire } from '../cards/triggers';
import type { Doings } from '../cards/vocabulary';
import type { ActionChoice } from '../questions';
import { moveAtWill } from './alignment';
import { adjust, flip, mayReroll, reroll, startAfresh, swap } from './dice-changes';
import { gainCharisma } from './goods';

const NO_ACTION = 'none';
const WIS = rowIndex('WIS');

// biome-ignore lint/suspicious/noConfusingVoidType: what asks nothing is a plain function
type Act = (g: G, seat: Seat) => Flow | void;
const ACTS: { readonly [attr in Attr]: Act } = {
  STR: (g, seat) => flip(g, seat, 1), // RP-8.2
  DEX: (g, seat) => swap(g, seat, 1, 'any'), // RP-8.3
  CON: (g, seat) => adjust(g, seat, 1, 'either', 1 + knob(g, seat, 'con-by')), // RP-8.6
  INT: (g, seat) => reroll(g, seat, 1, keeps(g), 1 + knob(g, seat, 'int-rolls')), // RP-8.8
  WIS: (g, seat) => moveAtWill(g, seat, 1 + knob(g, seat, 'wis-steps')), // RP-8.9
  CHA: (g, seat) => gainCharisma(g, seat, 1 + knob(g, seat, 'cha-tokens')), // RP-8.10
};

/** RP-R16. */
const keeps = ({ options }: Pick<Seen, 'options'>): 'either' | 'new' => (options.int === 'new' ? 'new' : 'either');

export function whyNoAction(seen: Seen, seat: Seat, action: Row): Why | null {
  const ban = bansOf(seen, seat, 'action').find(({ ban }) => ban.row === action);
  if (ban) return why('RP-18.2', { fiend: ban.card });
  return action === 'INT' && !mayReroll(seen, seat, 'dice') ? why('RP-31.7') : null;
}

export function* attributeAction(g: G, seat: Seat, attr: Attr): Flow {
  startAfresh(g);
  g.tell('action.taken', { seat, action: attr });
  const flow = ACTS[attr](g, seat);
  if (flow) yield* flow;
  yield* fire(g, seat, 'action', { attr: ATTRS.indexOf(attr) });
}

/** RP-9.2. */
export function* familiarAction(g: G, seat: Seat): Flow {
  const { familiar } = g.b.heroes[seat];
  if (familiar === NONE || whyNoAction(g, seat, 'FAM')) return;
  startAfresh(g);
  g.tell('action.taken', { seat, action: 'FAM' });
  yield* perform(g, seat, g.content.familiars[familiar].action, { of: 'familiar', card: familiar });
  yield* fire(g, seat, 'familiar');
}

/** RP-8.11, RP-9.3: an effect grants one of these, never the Familiar's. It may be declined. */
export function* attributeActionOfChoice(g: G, seat: Seat, of: readonly Attr[]): Flow {
  const attr = yield* g.choose(seat, 'attribute.choose', () => [...of, NO_ACTION], {
    forbid: (action) => (action === NO_ACTION ? null : whyNoAction(g, seat, action)),
  });
  if (attr !== NO_ACTION) yield* attributeAction(g, seat, attr);
}

/** RP-7.10: the actions of the rows into which dice went. */
export function triggered(seen: Seen, seat: Seat, rows: number): Row[] {
  const actions = ROWS.filter((_, row) => rows & (1 << row));
  const whistles = rows & (1 << WIS) && !(rows & (1 << FAM)) && hasPower(seen, seat, 'whistle');
  if (whistles && seen.b.mode !== 'base') actions.push('FAM');
  return actions;
}

/** `ofTurn`: it is the action of a Dice turn, and no effect's. `always`: it is asked even where nothing triggers. */
interface Circumstances {
  readonly ofTurn?: true;
  readonly always?: boolean;
}

/** RP-7.10 to RP-7.12: one of them, or none. Says whether one was taken. */
export function* oneAction(
  g: G,
  seat: Seat,
  rows: () => number,
  { ofTurn, always = false }: Circumstances = {},
): Flow<boolean> {
  if (rows() === 0) return false;
  const offer = (): ActionChoice[] => [...triggered(g, seat, rows()), NO_ACTION];
  const action = yield* g.choose(seat, 'action.choose', offer, {
    always,
    about: ofTurn ? { ofTurn: 1 } : {},
    forbid: (one) => (one === NO_ACTION ? null : whyNoAction(g, seat, one)),
  });
  if (action === NO_ACTION) return false;
  if (action === 'FAM') yield* familiarAction(g, seat);
  else yield* attributeAction(g, seat, action);
  return true;
}

export const actionEffects: Doings<'action' | 'familiar-action'> = {
  action: (g, seat, { of }) => attributeActionOfChoice(g, seat, of),
  'familiar-action': (g, seat) => familiarAction(g, seat),
};
