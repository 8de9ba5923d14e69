/** The numbers of Sleeping Dragon as typed values. The files beside this one are the data; packs replace them. */
import type { PackContent } from '@tabard/content';
import type { files } from './files';
import { read } from './read';

export type Content = PackContent<typeof files>['hoard.yaml'];

/** The house's own content. */
export const builtIn: Content = read['hoard.yaml'];
