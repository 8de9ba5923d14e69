/** A few words on how it stands, for the list of games left. They are the game's words (`summary`). */
import type { Message } from '@tabard/content';
import type { Seen } from '@tabard/kernel';
import { foeName } from '../index';
import { fightOf, viewOf } from './view';

export function summary(seen: Seen): Message {
  const view = viewOf(seen);
  const { b } = view;
  const fight = fightOf(view);
  if (fight)
    return {
      id: fight.combat.isBoss ? 'summary.boss' : 'summary.combat',
      with: { foe: foeName(fight.foe), life: fight.combat.life, shops: b.shops },
    };
  return { id: `summary.${b.phase}`, with: { won: b.combats, shops: b.shops, gold: b.chest.gold } };
}
