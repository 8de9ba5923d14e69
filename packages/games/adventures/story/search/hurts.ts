/** Whether the modifiers of a challenge may exhaust everybody when it is over (RA-R111); fights do so by themselves. */
import { type Content, findModifier } from '../../content';
import type { ModifierEffect } from '../../content/schema';
import type { Effect, Entry } from '../../content/storybook';
import type { Ending } from './machine';

export const hurtsIn =
  (content: Pick<Content, 'modifiers'>) =>
  (entry: Entry, ending: Ending): boolean => {
    if (ending === 'defeat') return true;
    return modifiersOf(entry).some((name) => {
      const at = findModifier(content, name);
      return at !== null && content.modifiers[at].effects.some((effect) => tires(effect, ending));
    });
  };

function tires(effect: ModifierEffect, ending: Ending): boolean {
  if ('if_plays' in effect) {
    return [...effect.if_plays.then, ...effect.if_plays.else].some((one) => tires(one, ending));
  }
  const price = (effect as Record<string, unknown>)[`on_${ending}`];
  return typeof price === 'object' && price !== null && 'fatigue' in price;
}

function modifiersOf({ check, combat, do: lines = [] }: Entry): string[] {
  const changes = lines.flatMap(({ effects = [] }) =>
    effects.flatMap((effect: Effect) => ('challenge' in effect ? [effect.challenge] : [])),
  );
  const listed = (names: readonly string[] | { [enemy: string]: string[] } = []) =>
    Array.isArray(names) ? names : Object.values(names as { [enemy: string]: string[] }).flat();
  return [
    ...(check?.modifiers ?? []),
    ...(check?.legendary?.add_modifiers ?? []),
    ...(combat?.enemies ?? []).flatMap(({ modifiers = [] }) => modifiers),
    ...(combat?.legendary?.add_enemies ?? []).flatMap(({ modifiers = [] }) => modifiers),
    ...listed(combat?.legendary?.add_modifiers),
    ...changes.flatMap(({ add_modifiers }) => listed(add_modifiers)),
  ];
}
