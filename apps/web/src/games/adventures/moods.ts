/** The mood of each book: its colours and signs, in its initials and on its map. A book that has none yet is plain vellum. */

import crystal from '@iconify-json/game-icons/crystal-growth';
import gull from '@iconify-json/game-icons/feather';
import waymark from '@iconify-json/game-icons/rune-stone';
import lily from '@iconify-json/game-icons/trefoil-lily';
import reed from '@iconify-json/game-icons/wheat';
import type { Book } from '@tabard/adventures';
import type { Icon } from '../../design/icon';

export type MoodId = 'reeds' | 'flats' | 'road' | 'glass' | 'plain';

export interface Mood {
  readonly id: MoodId;
  /** Between the parts of a page. */
  readonly ornament: Icon;
}

const PLAIN: Mood = { id: 'plain', ornament: lily };

const MOODS: { readonly [slug: string]: Mood } = {
  'the-ferrymans-debt': { id: 'reeds', ornament: reed },
  'low-water': { id: 'flats', ornament: gull },
  'the-salt-road': { id: 'road', ornament: waymark },
  'a-choir-of-glass': { id: 'glass', ornament: crystal },
};

export const moodOf = ({ slug }: Pick<Book, 'slug'>): Mood => MOODS[slug] ?? PLAIN;
