/** Positions in the game's own words, for scenarios: who walks, what they hold, what lies in the pool. */
import type { AnyGame, Plain } from '@tabard/kernel';
import { ATTRS, COLOURS, type Content, coloursOf, findCard, findClass } from '../content';
import { type Adventures, IN_BAG, IN_POOL, ON_SLOT, ZONE } from '../rules/board';
import { toBag } from '../rules/dice';
import { fillStart } from './seated';

type Given = { readonly [name: string]: Plain };

/** `hands: [[grudge-axe], []]`, `spent: [[…]]`, `pool: [R5, KB3]`, `placed: {0: R5}`, `scores: [[3,1,2,0,1,1]]`. */
export function position(b: Adventures, given: Given, game: AnyGame): void {
  const content = game.content as Content;
  fillStart(b, content);
  const zones = { hands: ZONE.hand, discard: ZONE.discard, spent: ZONE.spent } as const;
  for (const [word, zone] of Object.entries(zones)) {
    for (const [seat, ids] of ((given[word] as string[][] | undefined) ?? []).entries())
      deal(b, content, seat, ids, zone);
  }
  (given.scores as number[][] | undefined)?.forEach((scores, seat) => {
    for (const attr of ATTRS.keys()) {
      b.scores[seat * ATTRS.length + attr] = scores[attr];
      b.rows[seat * ATTRS.length + attr] = scores[attr];
    }
  });
  (given.rows as number[][] | undefined)?.forEach((rows, seat) => {
    for (const attr of ATTRS.keys()) b.rows[seat * ATTRS.length + attr] = rows[attr];
  });
  (given.classes as string[] | undefined)?.forEach((id, seat) => {
    b.classOf[seat] = findClass(content, id)!;
  });
  Object.assign(b.map.xp, given.lying ?? {}); // XP by letter
  Object.assign(b.story.counters, given.counters ?? {});
  for (const text of (given.pool as string[] | undefined) ?? []) b.dieAt[dieShowing(b, content, text)] = IN_POOL;
  for (const [slot, text] of Object.entries((given.placed as { [slot: string]: string } | undefined) ?? {})) {
    b.dieAt[dieShowing(b, content, text)] = ON_SLOT + Number(slot);
  }
}

function deal(b: Adventures, content: Content, seat: number, ids: readonly string[], zone: number): void {
  for (const id of ids) {
    const card = findCard(content, id);
    if (card === null) throw new Error(`there is no card "${id}"`);
    b.cardZone[card] = zone;
    b.cardOwner[card] = seat;
    const { die } = content.cards[card];
    if (die !== undefined && b.dieAt[die] < IN_BAG) b.dieAt[die] = IN_BAG;
  }
}

/** `R5`: a red die of the bag that shows 5; `KB3`: the familiar's die of that pair. */
function dieShowing(b: Adventures, content: Content, text: string): number {
  const letters = text.slice(0, -1);
  const die = b.dieAt.findIndex(
    (at, one) => at === IN_BAG && coloursOf(b.dieMask[one]).join('') === [...letters].sort(byColour).join(''),
  );
  if (die < 0) throw new Error(`no ${letters} die is in the bag`);
  toBag(b, content, die);
  b.dieValue[die] = Number(text.slice(-1));
  return die;
}

const byColour = (x: string, y: string): number => COLOURS.indexOf(x as 'R') - COLOURS.indexOf(y as 'R');

export const scenarios = { position };
