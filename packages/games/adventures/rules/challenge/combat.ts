/** RA-21, RA-25: a combat: one to three enemies, each with its card, its modifiers and its round marker. */
import { findEnemy, findModifier } from '../../content';
import type { Combat } from '../../content/storybook';
import type { G, Seen } from '../board';
import { holds } from '../story/conditions';
import { layOut } from './begin';

export const MOST_ENEMIES = 3; // RA-R77

export interface CombatBox {
  readonly enemies: readonly number[];
  readonly modifiers: readonly (readonly number[])[];
}

/** Adjustments in their order: legendary, by_players, the entry's own `challenge` effects. */
export function combatBox(seen: Seen, combat: Combat): CombatBox {
  const { b, content, seats } = seen;
  const { adjust } = b.story;
  const legendary = b.legendary === 1 ? combat.legendary : undefined;
  const fighting = [...combat.enemies, ...(legendary?.add_enemies ?? [])].filter((one) => holds(seen, one.if));
  const names = new Map(fighting.map(({ number, modifiers }) => [number, [...(modifiers ?? [])]]));
  for (const text of adjust?.enemies ?? []) {
    const [number, list = ''] = text.split(':');
    names.set(Number(number), list.split(',').filter(Boolean));
  }
  const add = (enemy: number, name: string) => names.get(enemy)?.push(name);
  const remove = (enemy: number, name: string) =>
    names.set(
      enemy,
      (names.get(enemy) ?? []).filter((one) => one !== name),
    );
  each(legendary?.add_modifiers, add);
  each(combat.by_players?.[`${seats}` as '1']?.remove_modifiers, remove);
  for (const text of adjust?.add ?? []) named(text, add);
  for (const text of adjust?.remove ?? []) named(text, remove);
  const enemies = [...names.keys()].slice(0, MOST_ENEMIES);
  const taken = new Set<number>(); // each modifier card exists once
  const modifiers = enemies.map((enemy) =>
    (names.get(enemy) ?? []).flatMap((name) => {
      const modifier = findModifier(content, name)!;
      if (taken.has(modifier)) return [];
      taken.add(modifier);
      return [modifier];
    }),
  );
  return { enemies, modifiers };
}

function each(lists: { readonly [enemy: string]: readonly string[] } = {}, use: (enemy: number, name: string) => void) {
  for (const [enemy, names] of Object.entries(lists)) for (const name of names) use(Number(enemy), name);
}

function named(text: string, use: (enemy: number, name: string) => void): void {
  const colon = text.indexOf(':');
  if (colon > 0) use(Number(text.slice(0, colon)), text.slice(colon + 1));
}

export function beginCombat(g: G, label: string, combat: Combat): void {
  const { enemies, modifiers } = combatBox(g, combat);
  const cards = enemies.map((number) => findEnemy(g.content, number)!.slots);
  g.tell('combat.begins', { enemies, modifiers, limit: g.b.combatDice });
  layOut(
    g,
    {
      kind: 'combat',
      label,
      skill: -1,
      difficulty: 0,
      enemies: [...enemies],
      modifiers: modifiers.map((list) => [...list]),
      diceDelta: g.b.story.adjust?.dice ?? 0,
    },
    cards,
  );
}
