/** DF-3: from one checkpoint to the next: the set-up, a Dungeon phase, a turn of combat, a Resting, a Shop. */
import type { Flow } from '@tabard/kernel';
import type { G } from './board';
import { dungeonPhase } from './dungeon';
import { resting } from './resting';
import { chooseHeroes } from './setup';
import { shopping } from './shop';
import { turn } from './turn';

export function step(g: G): Flow {
  switch (g.b.phase) {
    case 'setup':
      return chooseHeroes(g);
    case 'dungeon':
      return dungeonPhase(g);
    case 'resting':
      return resting(g);
    case 'shop':
      return shopping(g);
    default:
      return turn(g);
  }
}
