/** DF-R107.11: from below the table; the view is the scene's, the loft is steep and has a bar of its own. */
import type { Challenge } from './challenge';

export const underTable: Challenge = { requirement: 'under-table' };
