/** RP-13: Skills are used by moving the Alignment token, and lie exhausted until they are refreshed. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import type { Skill, Timing } from '../../content';
import { type Card, cardOf, type G, type Owned, type Seen } from '../board';
import { bansOf } from '../cards/abilities';
import { canPay, perform } from '../cards/perform';
import { fire } from '../cards/triggers';
import type { Doings, Idle } from '../cards/vocabulary';
import { orDone, unlessDone } from '../decline';
import { canMove, moveToken } from '../sheet/alignment';
import { startAfresh } from '../sheet/dice-changes';

export const skillsOf = (seen: Seen, seat: Seat): Owned[] =>
  seen.b.heroes[seat].cards.filter(({ card }) => cardOf(seen, card).kind === 'skill');

export const skillOf = (seen: Pick<Seen, 'content'>, card: Card): Skill => cardOf(seen, card) as Skill;

const ownedOf = ({ b }: Pick<Seen, 'b'>, seat: Seat, card: Card): Owned =>
  b.heroes[seat].cards.find((one) => one.card === card)!;

/** Where in the game it is. */
export interface SkillMoment {
  /** Which timings fit now. */
  readonly timings: readonly Timing[];
  /** Whether it is the user's own turn. */
  readonly own: boolean;
  /** Skills alone: all that fit, as in Monster Combat (RP-23.5), or those on Initiative dice (RP-31.4). */
  readonly skillsOnly?: 'all' | 'initiative';
}

/** Whether the moment is one for this Skill, or for one that Diplomacy could copy (RP-30.24). */
export function isOfUse(seen: Seen, seat: Seat, skill: Skill, { timings, skillsOnly }: SkillMoment): boolean {
  const suits = (one: Skill) => skillsOnly !== 'initiative' || isForInitiative(one);
  if (!isCopy(skill)) return timings.includes(skill.timing) && suits(skill);
  if (seen.b.phase === 'combat') return false; // RP-R35: it names no combat itself
  if (!skillsOnly && timings.includes(skill.timing)) return true;
  return models(seen, seat, timings).some(({ card }) => suits(skillOf(seen, card)));
}

/** RP-31.4, RP-R50: what changes the dice on Initiative cards. */
const isForInitiative = ({ timing, effect }: Skill): boolean =>
  timing === 'select' || effect.some((one) => one.do === 'initiative');

/** RP-13.3, RP-13.4. */
export function whyNoSkill(seen: Seen, seat: Seat, card: Card, { timings, own }: SkillMoment): Why | null {
  if (ownedOf(seen, seat, card).exhausted) return why('RP-13.4');
  const skill = skillOf(seen, card);
  if (isCopy(skill)) {
    if (models(seen, seat, timings).length === 0) return why('RP-30.24');
  } else if (!canMove(seen, seat, skill.arrow)) return why('RP-13.3');
  if (!canPay(seen, seat, skill.effect)) return why('RP-1.12');
  const { phase } = seen.b;
  const ban = bansOf(seen, seat, 'skills').find(
    ({ ban: { when } }) =>
      when === 'always' || (when === 'own-turns' && own) || (when === 'other-turns' && !own) || when === phase,
  );
  return ban ? why('RP-18.2', { fiend: ban.card }) : null;
}

/** RP-13.2: the token first, then the ability (or not, as its user likes), then it is exhausted. */
export function* useSkill(g: G, seat: Seat, card: Card, withAbility: boolean, timings: readonly Timing[]): Flow {
  const skill = skillOf(g, card);
  startAfresh(g);
  g.tell('skill.used', { seat, card });
  if (!isCopy(skill)) moveToken(g, seat, skill.arrow);
  ownedOf(g, seat, card).exhausted = 1; // Before its ability: what it sets off must not use it a second time.
  if (isCopy(skill)) yield* copySkill(g, seat, timings, withAbility);
  else if (withAbility) yield* perform(g, seat, skill.effect, { of: 'card', card });
  yield* fire(g, seat, 'skill');
}

// ---- Diplomacy (RP-30.23 to RP-30.25)

const isCopy = ({ effect }: Skill): boolean => effect[0].do === 'copy-skill';

type Model = { from: Seat; card: Card };

/** Skills of others, exhausted or not, that could be used now and whose arrow the own token can follow (RP-R49). */
export function models(seen: Seen, seat: Seat, timings: readonly Timing[]): Model[] {
  return seen.b.heroes.flatMap((_, from) =>
    from === seat
      ? []
      : skillsOf(seen, from)
          .filter(({ card }) => !isCopy(skillOf(seen, card)) && isPossible(seen, seat, skillOf(seen, card), timings))
          .map(({ card }) => ({ from, card })),
  );
}

const isPossible = (seen: Seen, seat: Seat, skill: Skill, timings: readonly Timing[]): boolean =>
  canMove(seen, seat, skill.arrow) && canPay(seen, seat, skill.effect) && timings.includes(skill.timing);

export function* copySkill(g: G, seat: Seat, timings: readonly Timing[] = ['any'], withAbility = true): Flow {
  const model = yield* g.maybeChoose(seat, 'skill.copy', () => models(g, seat, timings));
  if (!model) return;
  const { card, from } = model;
  g.tell('skill.copied', { seat, card, from });
  moveToken(g, seat, skillOf(g, card).arrow);
  if (withAbility) yield* perform(g, seat, skillOf(g, card).effect, { of: 'card', card });
}

// ---- refreshing

export const exhausted = (seen: Seen, seat: Seat): Card[] =>
  skillsOf(seen, seat).flatMap((one) => (one.exhausted ? [one.card] : []));

export function refresh(g: G, seat: Seat, card: Card): void {
  ownedOf(g, seat, card).exhausted = 0;
  g.tell('skill.refreshed', { seat, card });
}

/** Up to so many, of choice. */
export function* refreshSkills(g: G, seat: Seat, n: number): Flow {
  for (let i = 0; i < n; i++) {
    const card = unlessDone(yield* g.maybeChoose(seat, 'refresh.choose', () => orDone(exhausted(g, seat))));
    if (card === null) return;
    refresh(g, seat, card);
  }
}

export const skillEffects: Doings<'refresh' | 'copy-skill'> = {
  refresh: (g, seat, { n }) => refreshSkills(g, seat, n),
  'copy-skill': (g, seat) => copySkill(g, seat),
};

export const skillIdle: Idle = { refresh: (seen, seat) => exhausted(seen, seat).length === 0 };
