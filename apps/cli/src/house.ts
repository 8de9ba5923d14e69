/** Where the house stands: the bundle lies in apps/cli/dist, the sources in apps/cli/src, both as deep. */
import { fileURLToPath } from 'node:url';

export const house = fileURLToPath(new URL('../../..', import.meta.url));
