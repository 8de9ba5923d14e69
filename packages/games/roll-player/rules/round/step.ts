/** RP-5: from one checkpoint to the next: a part of the set-up, a phase, a turn. */
import type { Flow } from '@tabard/kernel';
import type { G } from '../board';
import { finalScoring } from '../end/finish';
import { monsterCombat } from '../foes/combat';
import { chooseClasses, chooseFamiliars, chooseSheets, placeStartingDice } from '../start/characters';
import { cleanup } from './cleanup';
import { diceTurn, rollPhase } from './dice-phase';
import { marketTurn } from './market';

export function step(g: G): Flow {
  switch (g.b.phase) {
    case 'sheets':
      return chooseSheets(g);
    case 'classes':
      return chooseClasses(g);
    case 'familiars':
      return chooseFamiliars(g);
    case 'starting':
      return placeStartingDice(g);
    case 'roll':
      return rollPhase(g);
    case 'dice':
      return diceTurn(g);
    case 'market':
      return marketTurn(g);
    case 'cleanup':
      return cleanup(g);
    case 'combat':
      return monsterCombat(g);
    default:
      return finalScoring(g);
  }
}
