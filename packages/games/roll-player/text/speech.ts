/** How Roll Player speaks: keys and facts become messages. The words are in the language files beside this one. */
import type { Speech } from '@tabard/content';
import type { Content } from '../content';
import type { RollPlayer } from '../rules/board';

const nothing = () => ({ id: 'game.name' });
export const speech: Speech<RollPlayer, Content> = {
  question: nothing,
  option: nothing,
  event: () => null,
  refusal: nothing,
} as never;
