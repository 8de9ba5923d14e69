/** The mood of each book: its colours and signs, in its initials and on its map. A book that has none yet is plain vellum. */
import type { Book } from '../../index';
import { depth } from './depth';
import { flats } from './flats';
import { glass } from './glass';
import { keels } from './keels';
import { ledger } from './ledger';
import { lens } from './lens';
import { locks } from './locks';
import { market } from './market';
import type { Mood } from './mood';
import { ninth } from './ninth';
import { plain } from './plain';
import { reeds } from './reeds';
import { road } from './road';
import { tolls } from './tolls';
import { war } from './war';
import './moods.css';

export type { Mood } from './mood';

const MOODS: { readonly [slug: string]: Mood } = {
  'the-ferrymans-debt': reeds,
  'low-water': flats,
  'the-salt-road': road,
  'a-choir-of-glass': glass,
  keelfolk: keels,
  'nine-locks': locks,
  'the-drowned-market': market,
  'the-wardens-war': war,
  'beneath-the-clapper': depth,
  'the-tide-auditor': ledger,
  'everything-owed': tolls,
  'the-ninth-toll': ninth,
  'the-lighthouse-that-walked': lens,
};

export const moodOf = ({ slug }: Pick<Book, 'slug'>): Mood => MOODS[slug] ?? plain;
