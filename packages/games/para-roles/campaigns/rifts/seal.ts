/** Seal: how a portal is closed (PR-P7, PR-P10, PR-P25). */
import type { Flow, Seat } from '@tabard/kernel';
import type { G, Seen } from '../../rules/board';
import { TRICK } from '../../rules/cards/cards';
import { actionDraw, check } from '../../rules/cards/draw';
import { isGranted } from '../../rules/fight/abilities';
import { sealing } from '../../rules/fight/action';
import { checkCombatOver } from '../../rules/fight/hurt';
import type { Action } from '../../rules/questions';
import { here, isPortalFight, nameHere } from './here';

/** PR-P7: an action of everyone who has a turn at an open portal. */
export function sealings(seen: Seen): readonly Action[] {
  if (!isPortalFight(seen) || here(seen).closed) return [];
  return seen.b.pack.chalk > 0 ? [SEAL, WITH_CHALK] : [SEAL];
}

const SEAL = sealing(false);
const WITH_CHALK = sealing(true);

export function* sealPortal(g: G, seat: Seat, action: Action): Flow {
  if (action.does !== 'seal') return;
  const { withChalk } = action;
  if (withChalk) {
    g.b.pack.chalk -= 1; // PR-P25 Spent when the Seal is declared.
    g.tell('item.used', { item: 'chalk', seat });
  }
  const { ok } = yield* check(g, seat, TRICK, { ...actionDraw(g, seat), auto: withChalk || isGranted(g, seat) });
  if (ok) placeSeal(g, seat);
}

function placeSeal(g: G, seat: Seat): void {
  const portal = here(g);
  portal.seals += 1;
  g.tell('portal.sealed', { seat, seals: portal.seals });
  if (portal.seals < g.content.rifts.seals) return;
  portal.closed = 1;
  g.tell('portal.closed', { portal: nameHere(g) });
  checkCombatOver(g); // PR-P10
}
