/** The bots of Para Roles, weakest to strongest. */
import { companion, type ParaBot } from './companion';
import { swing } from './swing';

export { companion, type ParaBot } from './companion';
export { swing } from './swing';

export const bots: readonly ParaBot[] = [swing, companion];
