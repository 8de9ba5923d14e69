/** RP-13, RP-18.3, RP-20, RP-30.4: what may be done at any time, why it may not be done now, and how it is done. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { ATTRS, type Timing } from '../../content';
import { type Card, cardOf, type G, leftmost, type Seen } from '../board';
import { bansOf, knob } from '../cards/abilities';
import { banish, banishCost } from '../foes/fiends';
import type { RoundDeed } from '../questions';
import { attributeActionOfChoice, oneAction } from '../sheet/actions';
import type { Die } from '../sheet/dice';
import { heal, spendXp } from '../sheet/goods';
import { placements, putAt, whyNotThere } from '../sheet/placing';
import { isOfUse, type SkillMoment, useSkill, whyNoSkill } from './skills';

const HEAL_XP = 2;
const ACTION_XP = 5;

/** A Skill knows for which moment it was offered: Diplomacy copies what fits there (RP-30.24). */
interface SkillDeed {
  readonly skill: Card;
  readonly timings: readonly Timing[];
}
type Banishing = Extract<RoundDeed, { readonly banish: Card }>;
type Stored = Extract<RoundDeed, { readonly stored: Die }>;
export type OfferedDeed =
  | SkillDeed
  | (SkillDeed & { readonly only: 'move' })
  | Banishing
  | 'heal'
  | 'xp-action'
  | Stored;

export const healCost = (seen: Seen, seat: Seat): number => Math.max(0, HEAL_XP + knob(seen, seat, 'heal-xp'));
export const actionCost = (seen: Seen, seat: Seat): number => Math.max(0, ACTION_XP + knob(seen, seat, 'action-xp'));

const BANISHINGS: (readonly [Banishing, Banishing])[] = [];

/** They are offered all the time, so they are made once. */
const banishings = (fiend: Card): readonly [Banishing, Banishing] =>
  (BANISHINGS[fiend] ??= [
    { banish: fiend, by: 'gold' },
    { banish: fiend, by: 'charisma' },
  ]);

/** All that this seat has of the kind; what it may not do now is sorted out below. */
export function deeds(seen: Seen, seat: Seat, moment: SkillMoment): OfferedDeed[] {
  const { timings, skillsOnly } = moment;
  const hero = seen.b.heroes[seat];
  const found: OfferedDeed[] = [];
  for (const { card } of hero.cards) {
    const it = cardOf(seen, card);
    if (it.kind !== 'skill' || !isOfUse(seen, seat, it, moment)) continue;
    found.push({ skill: card, timings }, { skill: card, timings, only: 'move' });
  }
  if (skillsOnly) return found;
  for (const { fiend, active } of hero.fiends) if (active === 1) found.push(...banishings(fiend));
  if (hero.injury > 0) found.push('heal');
  if (hero.xp > 0) found.push('xp-action');
  for (const { die, row } of placements(seen, seat, hero.stored)) found.push({ stored: die, row });
  return found;
}

export function whyNotNow(seen: Seen, seat: Seat, deed: RoundDeed, moment: SkillMoment): Why | null {
  const hero = seen.b.heroes[seat];
  if (deed === 'heal') return hero.xp >= healCost(seen, seat) ? null : why('RP-20.2');
  if (deed === 'xp-action') return whyNoXpAction(seen, seat);
  if ('skill' in deed) return whyNoSkill(seen, seat, deed.skill, moment);
  if ('stored' in deed) return whyNotThere(seen, seat, deed.row);
  if (deed.by === 'charisma') return hero.charisma > 0 ? null : why('RP-18.4');
  return hero.gold >= banishCost(seen, seat) ? null : why('RP-18.4');
}

function whyNoXpAction(seen: Seen, seat: Seat): Why | null {
  const [ban] = bansOf(seen, seat, 'xp-action');
  if (ban) return why('RP-18.2', { fiend: ban.card });
  return seen.b.heroes[seat].xp >= actionCost(seen, seat) ? null : why('RP-20.4');
}

export const possible = (seen: Seen, seat: Seat, moment: SkillMoment): OfferedDeed[] =>
  deeds(seen, seat, moment).filter((deed) => whyNotNow(seen, seat, deed, moment) === null);

export const isAnyPossible = (seen: Seen, seat: Seat, moment: SkillMoment): boolean =>
  deeds(seen, seat, moment).some((deed) => whyNotNow(seen, seat, deed, moment) === null);

export function* carryOut(g: G, seat: Seat, deed: OfferedDeed): Flow {
  if (deed === 'heal') {
    spendXp(g, seat, healCost(g, seat), 'heal');
    heal(g, seat, 1);
  } else if (deed === 'xp-action') {
    spendXp(g, seat, actionCost(g, seat), 'action');
    yield* attributeActionOfChoice(g, seat, ATTRS); // RP-9.3
  } else if ('skill' in deed) yield* useSkill(g, seat, deed.skill, !('only' in deed), deed.timings);
  else if ('stored' in deed) yield* placeStored(g, seat, deed.stored, deed.row);
  else if (deed.by === 'gold') yield* banish(g, seat, deed.banish, banishCost(g, seat), 0);
  else yield* banish(g, seat, deed.banish, 0, 1);
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
