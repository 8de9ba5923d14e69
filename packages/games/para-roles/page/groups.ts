/** How a long list of options is folded. */
import type { PendingAsk, Seen } from '@tabard/kernel';
import type { OptionGroup } from '@tabard/page/face';
import { type CampMove, type Does, type Purchase, questions } from '../index';
import { viewOf } from './view';

/** Each has a name of its own in the game's words; null: it stands for itself. */
const ACTIONS: { readonly [does in Does]: string | null } = {
  attack: 'actions.attack.name',
  run: 'board.groups.run',
  flask: 'items.flask.name',
  'buff-ally': 'abilities.buff-ally.name',
  'curse-enemy': 'abilities.curse-enemy.name',
  cure: 'abilities.cure.name',
  'protect-other': 'abilities.protect-other.name',
  'joint-attack': 'abilities.joint-attack.name',
  slot: 'board.groups.slot',
  epic: 'board.groups.epic',
  creature: 'board.groups.creature',
  'boost-heal': null,
  'precise-strike': null,
  'double-damage': null,
  begin: null,
  charge: null,
  rise: null,
  rest: null,
  defend: null,
  swap: null,
  hide: null,
  bomb: null,
  summon: null,
  seal: null,
};

const group = (id: string, label: string | null): OptionGroup | null =>
  label === null ? null : { id, label: { id: label } };

export function groups(key: string, ask: PendingAsk, seen: Seen): OptionGroup | null {
  const { content } = viewOf(seen);
  if (ask.question === 'turn.action') {
    const { does } = questions.option(ask.question, key, content);
    return group(does, ACTIONS[does]);
  }
  if (ask.question === 'camp') return groupOfMove(questions.option(ask.question, key, content));
  return ask.question === 'camp.shop' ? groupOfPurchase(questions.option(ask.question, key, content)) : null;
}

function groupOfMove(move: CampMove): OptionGroup | null {
  if (move === 'find') return group('find', 'board.groups.find');
  if (typeof move === 'string') return null;
  if ('flask' in move) return group('flask', 'items.flask.name');
  const id = (['find', 'disarm', 'point', 'relic', 'portal', 'revive'] as const).find((name) => name in move);
  return id ? group(id, `board.groups.${id}`) : null;
}

function groupOfPurchase(bought: Purchase | 'back'): OptionGroup | null {
  if (bought === 'back') return null;
  if ('role' in bought) return group('role', 'board.groups.role');
  if (!('buy' in bought)) return null;
  const id = bought.buy === 'upgrade' || bought.buy === 'ability' ? bought.buy : 'item';
  return group(id, `board.groups.${id}`);
}
