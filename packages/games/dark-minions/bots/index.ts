/** The bots of Dark Minions, weakest to strongest. */
import { type DarkBot, schemerWith } from './schemer';
import { CAPTAIN, EVEN, LEANING, MINION, SCHEMER, TOWERS_FIRST, TOWNS_ONLY } from './styles';

export { type DarkBot, schemerWith } from './schemer';
export { SCHEMER, type Style } from './styles';

export const schemer = schemerWith('schemer', SCHEMER);
export const captain = schemerWith('captain', CAPTAIN);
export const minion = schemerWith('minion', MINION);

export const bots: readonly DarkBot[] = [minion, captain, schemer];

/** The field of the balance targets (ledger, 5.4): one mind, four tastes. */
export const styles = {
  towersFirst: schemerWith('towers-first', TOWERS_FIRST),
  leaning: schemerWith('leaning', LEANING),
  even: schemerWith('even', EVEN),
  townsOnly: schemerWith('towns-only', TOWNS_ONLY),
};
