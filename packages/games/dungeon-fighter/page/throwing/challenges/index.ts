/** The fifteen specific throws, in the order in which a hand passes them: what is kept first, what is timed last. */
import type { Requirement } from '../../../physics';
import { blind } from './blind';
import { cardFlick } from './card-flick';
import type { Challenge } from './challenge';
import { dancing } from './dancing';
import { eyeLevel } from './eye-level';
import { head } from './head';
import { iceFloe } from './ice-floe';
import { iceWall } from './ice-wall';
import { jump } from './jump';
import { pond } from './pond';
import { prayer } from './prayer';
import { punch } from './punch';
import { underTable } from './under-table';
import { waterfall } from './waterfall';
import { weakHand } from './weak-hand';
import { x } from './x';

/** DF-R108.3: a jump comes before the turn; DF-R108.4: bubble before gauge; strike and palms end the throw. */
const IN_ORDER: readonly Challenge[] = [
  iceFloe,
  pond,
  iceWall,
  waterfall,
  underTable,
  cardFlick,
  eyeLevel,
  weakHand,
  blind,
  head,
  x,
  jump,
  dancing,
  punch,
  prayer,
];

export const challengesOf = (reqs: readonly Requirement[]): Challenge[] =>
  IN_ORDER.filter(({ requirement }) => reqs.includes(requirement));
