/** What a book looks like: its sign between the parts of a page, the ground of its initials, the land under its map. */

import type { Icon } from '@tabard/page/design/icon';
import type { AmbienceName } from '@tabard/page/sound/ambience';
import type { ReactNode } from 'react';
import type { Size } from '../map/layout';

/** Numbers between 0 and 1 that look thrown and are always the same. */
export type Grain = (i: number) => number;

export interface Mood {
  /** Names its colours, in moods.css. */
  readonly id: string;
  readonly ornament: Icon;
  /** What its land sounds like. */
  readonly ambience: AmbienceName;
  /** In a square of 100; grows from the letter that stands on it. */
  readonly initial: (grain: Grain) => ReactNode;
  readonly ground: (size: Size) => ReactNode;
}
