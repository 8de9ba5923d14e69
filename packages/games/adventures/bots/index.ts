/** The bots of Roll Player Adventures. The first of them stands in for who has gone. */
import { companion } from './companion';
import { type AdventuresBot, wayfarer } from './wayfarer';

export { companion } from './companion';
export { TEMPERAMENTS } from './temperament';
export { type AdventuresBot, wayfarer } from './wayfarer';

export const bots: readonly AdventuresBot[] = [companion, wayfarer('bold'), wayfarer('curious'), wayfarer('cautious')];
