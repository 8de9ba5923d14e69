/** The effects behind a question that names a card: what `effect.may` and `effect.either` are about. */

import type { AboutOf } from '@tabard/kernel';
import type { Ability, Effect } from '../../content';
import { faceOf } from '../../rules/foes/combat';
import type { RollPlayerAsks } from '../../rules/questions';
import type { Mind } from '../thinking/mind';

export interface Asking {
  readonly abilities: readonly Ability[];
  readonly effects: readonly Effect[];
}
const NOTHING: Asking = { abilities: [], effects: [] };

export function sourceOf(mind: Mind, { source, card }: AboutOf<RollPlayerAsks, 'effect.may'>): Asking {
  const { content } = mind;
  switch (source) {
    case 'class':
      return { ...NOTHING, abilities: content.classes[card].abilities };
    case 'fiend':
      return { ...NOTHING, abilities: content.fiends[card]?.restriction ?? [] };
    case 'familiar':
      return { ...NOTHING, effects: content.familiars[card].action };
    case 'monster':
      return { ...NOTHING, effects: faceOf(mind).ability.flatMap((rule) => (rule.hook === 'combat' ? rule.do : [])) };
    case 'card': {
      const it = content.market[card];
      if (it.kind === 'skill' || it.kind === 'scroll') return { ...NOTHING, effects: it.effect };
      return { ...NOTHING, abilities: it.kind === 'armor' ? [] : (it.abilities ?? []) };
    }
  }
}

/** All effects that may be declined. */
export function maysOf({ abilities, effects }: Asking): (readonly Effect[])[] {
  return [
    ...abilities.flatMap((one) => ('on' in one && one.may ? [one.do] : [])),
    ...effects.flatMap((one) => (one.do === 'may' ? [one.effects] : [])),
  ];
}

export function eitherOf({ abilities, effects }: Asking): readonly (readonly Effect[])[] | null {
  const all = [...effects, ...abilities.flatMap((one) => ('on' in one ? one.do : []))];
  const found = all.find((one) => one.do === 'either');
  return found?.do === 'either' ? found.of : null;
}
