/** The room of Para Roles: its board, its hand, its seats. */
import type { PendingAsk } from '@tabard/kernel';
import module from '@tabard/para-roles';
import type { GameRoom, OptionGroup } from '../face';
import { Board } from './board';
import { useHand } from './hand';
import { Rivals } from './rivals';
import { Story } from './story';
import { summary } from './summary';
import { BEATS } from './tale';

/** Where a long list is folded: by the deed, which has a name of its own in the game's words. */
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

function groups(key: string, { question }: PendingAsk): OptionGroup | null {
  const [deed, what] = key.split(':');
  if (deed === 'buy') {
    const id = SHOP[what] ? what : 'item';
    return { id, label: { id: SHOP[what] ?? 'board.groups.item' } };
  }
  if (question !== 'turn.action' && question !== 'camp' && question !== 'camp.shop') return null;
  return GROUPS[deed] ? { id: deed, label: { id: GROUPS[deed] } } : null;
}

/** Cards of a draft, stats and stacks are clicked where they lie; the panel keeps them behind "all choices". */
const LAID_OUT = ['setup.class', 'setup.buff', 'camp.card', 'camp.to', 'town.pay', 'swap.to'];

function shownElsewhere(key: string, ask: PendingAsk | null): boolean {
  if (!ask) return false;
  if (ask.question === 'polymorph.split') return key !== ask.options[0];
  return LAID_OUT.includes(ask.question) && key !== 'enough' && key !== 'back' && key !== ask.options[0];
}

/** An enemy's turn takes as long as it takes to tell it. */
const pauses = { ...BEATS, 'enemy.acts': 2600, 'round.begins': 400 };

export const room: GameRoom = { module, Board, useHand, Rivals, Story, shownElsewhere, groups, summary, pauses };
