/** RP-13, RP-18.3, RP-20, RP-30.4: what may be done at any time, why it may not be done now, and how it is done. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { ATTRS, type Timing } from '../../content';
import { type Card, cardOf, type G, leftmost, type Seen } from '../board';
import { bansOf, knob } from '../cards/abilities';
import { banish, banishCost } from '../foes/fiends';
import { attributeActionOfChoice, oneAction } from '../sheet/actions';
import type { Die } from '../sheet/dice';
import { heal, spendXp } from '../sheet/goods';
import { placements, putAt, whyNotThere } from '../sheet/placing';
import { isOfUse, type Moment, useSkill, whyNoSkill } from './skills';

const HEAL_XP = 2;
const ACTION_XP = 5;

export type Deed =
  | {
      readonly key: string;
      readonly deed: 'skill';
      readonly card: Card;
      readonly ability: boolean;
      readonly timings: readonly Timing[];
    }
  | { readonly key: string; readonly deed: 'banish'; readonly fiend: Card; readonly by: 'gold' | 'charisma' }
  | { readonly key: string; readonly deed: 'heal' | 'xp-action' }
  | { readonly key: string; readonly deed: 'stored'; readonly die: Die; readonly row: number };

export const healCost = (seen: Seen, seat: Seat): number => Math.max(0, HEAL_XP + knob(seen, seat, 'heal-xp'));
export const actionCost = (seen: Seen, seat: Seat): number => Math.max(0, ACTION_XP + knob(seen, seat, 'action-xp'));

type Banishing = Extract<Deed, { deed: 'banish' }>;
const BANISHINGS: (readonly [Banishing, Banishing])[] = [];

/** They are offered all the time, so they are made once. */
const banishings = (fiend: Card): readonly [Banishing, Banishing] =>
  (BANISHINGS[fiend] ??= [
    { key: `banish:${fiend}:gold`, deed: 'banish', fiend, by: 'gold' },
    { key: `banish:${fiend}:charisma`, deed: 'banish', fiend, by: 'charisma' },
  ]);
const HEAL: Deed = { key: 'heal', deed: 'heal' };
const XP_ACTION: Deed = { key: 'xp-action', deed: 'xp-action' };

/** All that this seat has of the kind; what it may not do now is sorted out below. */
export function deeds(seen: Seen, seat: Seat, moment: Moment): Deed[] {
  const { timings, skillsOnly } = moment;
  const hero = seen.b.heroes[seat];
  const found: Deed[] = [];
  for (const { card } of hero.cards) {
    const it = cardOf(seen, card);
    if (it.kind !== 'skill' || !isOfUse(seen, seat, it, moment)) continue;
    const key = `skill:${card}`;
    found.push(
      { key, deed: 'skill', card, ability: true, timings },
      { key: `${key}:move`, deed: 'skill', card, ability: false, timings },
    );
  }
  if (skillsOnly) return found;
  for (const { fiend, active } of hero.fiends) if (active === 1) found.push(...banishings(fiend));
  if (hero.injury > 0) found.push(HEAL);
  if (hero.xp > 0) found.push(XP_ACTION);
  for (const { key, die, row } of placements(seen, seat, hero.stored, 'stored')) {
    found.push({ key, deed: 'stored', die, row });
  }
  return found;
}

export function whyNotNow(seen: Seen, seat: Seat, deed: Deed, moment: Moment): Why | null {
  const hero = seen.b.heroes[seat];
  switch (deed.deed) {
    case 'skill':
      return whyNoSkill(seen, seat, deed.card, moment);
    case 'banish':
      if (deed.by === 'charisma') return hero.charisma > 0 ? null : why('RP-18.4');
      return hero.gold >= banishCost(seen, seat) ? null : why('RP-18.4');
    case 'heal':
      return hero.xp >= healCost(seen, seat) ? null : why('RP-20.2');
    case 'xp-action': {
      const [ban] = bansOf(seen, seat, 'xp-action');
      if (ban) return why('RP-18.2', { fiend: ban.card });
      return hero.xp >= actionCost(seen, seat) ? null : why('RP-20.4');
    }
    default:
      return whyNotThere(seen, seat, deed.row);
  }
}

export const possible = (seen: Seen, seat: Seat, moment: Moment): Deed[] =>
  deeds(seen, seat, moment).filter((deed) => whyNotNow(seen, seat, deed, moment) === null);

export const isAnyPossible = (seen: Seen, seat: Seat, moment: Moment): boolean =>
  deeds(seen, seat, moment).some((deed) => whyNotNow(seen, seat, deed, moment) === null);

export function* carryOut(g: G, seat: Seat, deed: Deed): Flow {
  switch (deed.deed) {
    case 'skill':
      return yield* useSkill(g, seat, deed.card, deed.ability, deed.timings);
    case 'banish': {
      const byGold = deed.by === 'gold';
      return yield* banish(g, seat, deed.fiend, byGold ? banishCost(g, seat) : 0, byGold ? 0 : 1);
    }
    case 'heal':
      spendXp(g, seat, healCost(g, seat), 'heal');
      return heal(g, seat, 1);
    case 'xp-action':
      spendXp(g, seat, actionCost(g, seat), 'action');
      return yield* attributeActionOfChoice(g, seat, ATTRS); // RP-9.3
    default:
      return yield* placeStored(g, seat, deed.die, deed.row);
  }
}

/** RP-30.4, RP-30.5: in a Dice Phase it shares the one action of the phase, elsewhere it has one of its own. */
function* placeStored(g: G, seat: Seat, die: Die, row: number): Flow {
  const hero = g.b.heroes[seat];
  hero.stored.splice(hero.stored.indexOf(die), 1);
  yield* putAt(g, seat, die, leftmost(hero, row), 'backpack');
  if (g.b.phase !== 'dice') yield* oneAction(g, seat, () => 1 << row);
  else if (g.b.active === seat) hero.rows |= 1 << row;
  else if (!hero.acted && (yield* oneAction(g, seat, () => 1 << row))) hero.acted = 1;
}

/** RP-23.4, RP-30.29: dice that must be on the sheet now, wherever their owner likes. */
export function* placeAllStored(g: G, seat: Seat): Flow {
  const hero = g.b.heroes[seat];
  while (hero.stored.length > 0) {
    const { die, row } = yield* g.choose(seat, 'stored.place', () => placements(g, seat, hero.stored), {
      forbid: ({ row }) => whyNotThere(g, seat, row),
    });
    yield* placeStored(g, seat, die, row);
  }
}
