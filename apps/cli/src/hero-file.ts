/** A hero of Roll Player from a file, or a sentence about what is wrong with it. */
import { type CharacterExport, readHero } from '@tabard/content/hero';
import { LIMITS } from '@tabard/kernel';
import { UserError } from './fail';
import { readText } from './files';

export function readHeroFile(path: string): CharacterExport {
  let data: unknown;
  try {
    data = JSON.parse(readText(path, LIMITS.hero));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${path}: this is not a hero file: ${(error as Error).message}`);
  }
  const read = readHero(data);
  if ('problem' in read) throw new UserError(`${path}: this is not a hero as Roll Player writes one: ${read.problem}`);
  return read.hero;
}
