/** The bots of Para Roles, weakest to strongest. */
import { companion, type ParaBot } from './companion';
import { journeyman } from './journeyman';
import { swing } from './swing';

export { companion, type ParaBot } from './companion';
export { journeyman } from './journeyman';
export { swing } from './swing';

export const bots: readonly ParaBot[] = [swing, journeyman, companion];
