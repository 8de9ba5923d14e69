/** The same seats and options once more, with other dice. */
import type { Setup } from '@tabard/kernel';
import type { Sitter } from '@tabard/table';
import { newSeed, openTable } from '../../play/begin/opening';

/** Opens it and answers its id. */
export const rematch = (
  game: string,
  { options = {}, brought }: Pick<Setup, 'options' | 'brought'>,
  sitters: readonly Sitter[],
  title: string,
): Promise<string> => openTable({ game, sitters, options, brought, seed: newSeed(), title });
