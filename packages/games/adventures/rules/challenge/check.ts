/** RA-16: a skill check: the row of the page, its modifiers, and what mode, party and story change. */
import { findModifier, findSkill } from '../../content';
import type { Check } from '../../content/storybook';
import type { G, Seen } from '../board';
import { layOut } from './begin';

const EASIEST = 1;
const HARDEST = 4;

export interface CheckBox {
  readonly skill: number;
  readonly difficulty: number;
  readonly modifiers: readonly number[];
}

/** Adjustments in their order: legendary, by_players, the entry's own `challenge` effects; then held within 1 to 4. */
export function checkBox(seen: Pick<Seen, 'b' | 'content' | 'seats'>, check: Check): CheckBox {
  const { b, content, seats } = seen;
  const isLegendary = b.legendary === 1;
  const lone = check.by_players?.[`${seats}` as '1'];
  const { adjust } = b.story;
  const base = (isLegendary ? check.legendary?.difficulty : undefined) ?? check.difficulty;
  const difficulty = base + (lone?.difficulty ?? 0) + (adjust?.difficulty ?? 0);
  const names = [...(check.modifiers ?? []), ...(isLegendary ? (check.legendary?.add_modifiers ?? []) : [])];
  const kept = names.filter((name) => !lone?.remove_modifiers?.includes(name));
  const all = [...kept, ...(adjust?.add ?? [])].filter((name) => !adjust?.remove.includes(name));
  const modifiers = [...new Set(all.map((name) => findModifier(content, name)!))]; // each card exists once
  return {
    skill: findSkill(content, check.skill)!,
    difficulty: Math.min(HARDEST, Math.max(EASIEST, difficulty)),
    modifiers,
  };
}

export function beginCheck(g: G, label: string, check: Check): void {
  const { skill, difficulty, modifiers } = checkBox(g, check);
  const { limit, slots } = g.content.skills[skill].rows[difficulty - 1]; // RA-16.2
  g.tell('check.begins', { skill, difficulty, modifiers, limit });
  const diceDelta = g.b.story.adjust?.dice ?? 0;
  layOut(g, { kind: 'check', label, skill, difficulty, enemies: [], modifiers: [[...modifiers]], diceDelta }, [slots]);
}
