/** How a long list of options is folded. */
import type { PendingAsk } from '@tabard/kernel';
import type { OptionGroup } from '@tabard/page/face';

/** By the deed, which has a name of its own in the game's words. */
const GROUPS: { readonly [deed: string]: string } = {
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
  find: 'board.groups.find',
  disarm: 'board.groups.disarm',
  point: 'board.groups.point',
  relic: 'board.groups.relic',
  portal: 'board.groups.portal',
  revive: 'board.groups.revive',
  role: 'board.groups.role',
};
const SHOP: { readonly [what: string]: string } = { upgrade: 'board.groups.upgrade', ability: 'board.groups.ability' };

export function groups(key: string, { question }: PendingAsk): OptionGroup | null {
  const [deed, what] = key.split(':');
  if (deed === 'buy') {
    const id = SHOP[what] ? what : 'item';
    return { id, label: { id: SHOP[what] ?? 'board.groups.item' } };
  }
  if (question !== 'turn.action' && question !== 'camp' && question !== 'camp.shop') return null;
  return GROUPS[deed] ? { id: deed, label: { id: GROUPS[deed] } } : null;
}
