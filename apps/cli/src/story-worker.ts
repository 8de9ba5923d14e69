/** A helper of `tabard story walk`. */
import { walkChunk } from './commands/story/chunk';
import { helpWith } from './helper';

helpWith(walkChunk);
