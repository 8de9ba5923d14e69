/** After THE END: the party is made whole (RA-R14) and the market prepared (RA-27.2) before the guild opens (RA-27.1). */
import type { Flow } from '@tabard/kernel';
import { CLASS_READY, type G, ZONE } from '../board';
import { takeBack } from '../party/cards';
import { bookOf } from '../story/go';
import { showCards } from './market';
import { finish } from './save';

/** RA-R94: after every adventure, the sidequest and the last one included; a tutorial ends here (ledger, 5.2). */
export function* comeHome(g: G): Flow {
  const { b } = g;
  const { id, kind } = bookOf(g);
  g.tell('adventure.over', { book: id });
  refresh(g);
  if (kind === 'tutorial') finish(g, 'tutorial');
  showCards(g);
  b.stage = 'guild';
}

/** RA-R14: discard and spent to hand, class cards up, tokens out of fatigue boxes, once-per-adventure cards ready. */
function refresh(g: G): void {
  const { b } = g;
  for (const seat of g.clockwiseFrom(0)) {
    takeBack(g, seat, ZONE.discard);
    takeBack(g, seat, ZONE.spent);
    b.classState[seat] = CLASS_READY;
    b.bonusTokens += b.tokensSpent[seat];
    b.tokensSpent[seat] = 0;
  }
  b.cardUsed.fill(0);
  b.story.used = [];
  b.map.explored = [];
}
