/** What an effect of a card does, in words: for choices between effects, where the card's own text tells them all. */
import type { Message, Said } from '@tabard/content';
import type { Effect } from '../content';
import { rowShort, say } from './names';

const NUMBERS = ['n', 'to', 'amount', 'gold'] as const;

function textOf(effect: Effect): Said {
  switch (effect.do) {
    case 'action':
      return say('effects.action', { rows: effect.of.map(rowShort) });
    case 'drift':
      return say('effects.drift', { dir: say(`dirs.${effect.towards}`) });
    case 'either':
      return effect.of.map(effectsText);
    case 'may':
      return effectsText(effect.effects);
    default: {
      const facts = effect as { readonly [name: string]: unknown };
      return say(
        `effects.${effect.do}`,
        Object.fromEntries(NUMBERS.map((name) => [name, typeof facts[name] === 'number' ? facts[name] : 1])),
      );
    }
  }
}

/** Equal effects in a row are one text: "the STR action, 2 times". */
export function effectsText(effects: readonly Effect[]): Message {
  const texts = effects.map(textOf);
  const isRepeated = effects.length > 1 && effects.every((one) => JSON.stringify(one) === JSON.stringify(effects[0]));
  return isRepeated
    ? say('effects.times', { what: texts[0], n: effects.length })
    : say('effects.all', { what: texts.length === 1 ? texts[0] : texts });
}
