/** `challenge`: what a line of an entry changes in that entry's own check or combat before it starts. */
import type { Effect } from '../../content/storybook';
import type { G } from '../board';

type Change = Effect extends infer E ? (E extends { challenge: infer V } ? V : never) : never;

export interface Adjustment {
  difficulty: number;
  dice: number;
  /** Modifiers to add and to remove: "name", or "enemy:name" in a combat. */
  add: string[];
  remove: string[];
  /** Enemies to add: "number" or "number:name,name". */
  enemies: string[];
}

export function noteChallenge({ b }: G, change: Change): void {
  b.story.adjust ??= { difficulty: 0, dice: 0, add: [], remove: [], enemies: [] };
  const { adjust } = b.story;
  adjust.difficulty += change.difficulty ?? 0;
  adjust.dice += change.dice ?? 0;
  adjust.add.push(...named(change.add_modifiers));
  adjust.remove.push(...named(change.remove_modifiers));
  const { add_enemy } = change;
  if (typeof add_enemy === 'number') adjust.enemies.push(`${add_enemy}`);
  else if (add_enemy) adjust.enemies.push([add_enemy.number, (add_enemy.modifiers ?? []).join(',')].join(':'));
}

const named = (names: Change['add_modifiers'] = []): string[] =>
  Array.isArray(names)
    ? names
    : Object.entries(names).flatMap(([enemy, list]) => list.map((name) => `${enemy}:${name}`));
