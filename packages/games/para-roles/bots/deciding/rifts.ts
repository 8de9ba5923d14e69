/** Dimensional Rifts: which portal next, when to seal, and when to call the Ancient One. */
import { living, type Rifts, type Seen, treasureOf } from '../../rules/board';
import { NONE } from '../../rules/cards/cards';
import type { CampMove } from '../../rules/questions';
import type { Faculties } from '../faculties';
import type { Fray } from '../thinking/fray';
import { certainty } from '../thinking/healing';
import { wounds } from '../thinking/party';
import { TURN } from '../weights';
import { wishesForMore } from './town';

// ---- between portals

export function riftsMove(seen: Seen, options: readonly CampMove[], can: Faculties): CampMove {
  const r = seen.b.rifts as Rifts;
  const challenge = options.includes('challenge');
  if (challenge && (r.awake || isReady(seen))) {
    if (options.includes('hub') && wishesForMore(seen, can)) return 'hub';
    return 'challenge';
  }
  if (options.includes('hub') && can.trades && r.doom + 1 < seen.content.rifts.doom && needsTown(seen)) return 'hub';
  const { portals } = seen.content.rifts;
  const ways = PORTALS.map((id) =>
    options.find((it) => typeof it === 'object' && 'portal' in it && portals[it.portal].id === id),
  );
  return ways.find((way) => way !== undefined) ?? (challenge ? 'challenge' : options[0]);
}

/** The portals in the order in which the party goes there: those that bend the rules least against it come first. */
const PORTALS = [
  'iron-dusk',
  'glass-citadel',
  'mirror-fen',
  'still-hearts',
  'weightless-hall',
  'bleeding-orchard',
  'old-wars',
  'clockwork-sleep',
] as const;

/** Everything that can be closed in time is closed. */
function isReady(seen: Seen): boolean {
  const r = seen.b.rifts as Rifts;
  const { doom, portals } = seen.content.rifts;
  const closed = r.portals.filter((portal) => portal.closed).length;
  return closed === portals.length || (r.doom >= doom - 1 && closed >= 4) || (closed >= 6 && wounds(seen) > 14);
}

/** A way back costs a point of Doom: only for flasks that are needed. */
function needsTown(seen: Seen): boolean {
  const r = seen.b.rifts as Rifts;
  const purse = living(seen).reduce((sum, seat) => sum + treasureOf(seen, seat), 0);
  return r.at !== NONE && purse >= 6 && seen.b.pack.flasks === 0 && wounds(seen) >= 10;
}

// ---- at a portal

/** What closing the portal saves: those who would come through it otherwise, a seal's part of that. */
const A_SEAL = 0.9;

export function sealWorth(f: Fray, withChalk: boolean): number {
  const often = withChalk ? 1 : certainty(f);
  return often * A_SEAL - (withChalk ? TURN.chalk : 0);
}
