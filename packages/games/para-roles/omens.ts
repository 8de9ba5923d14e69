/** What a hint of Para Roles speaks of: fights won, enemies down, wounds and deaths that come soon. */
import type { Omens, Sign } from '@tabard/content';
import { byEvent, type Seat } from '@tabard/kernel';
import type { Content } from './content';
import type { ParaRoles } from './rules/board';
import type { ParaRolesEvent } from './rules/events';
import { epicName, refName, relicName, say } from './text/names';

const good = (id: string, facts?: Parameters<typeof say>[1]): Sign => ({ what: say(`omens.${id}`, facts), good: true });
const bad = (id: string, facts?: Parameters<typeof say>[1]): Sign => ({ ...good(id, facts), good: false });

const sign = byEvent<ParaRolesEvent, [seat: Seat], Sign | null>(
  {
    defeated: ({ enemy }) => good('defeated', { enemy: refName(enemy) }),
    'fight.won': () => good('fightWon'),
    dies: (event, seat) => (event.seat === seat ? bad('youDie') : bad('dies', { who: { seat: event.seat } })),
    damage: ({ who }, seat) => ('seat' in who && who.seat === seat ? bad('hurt') : null),
    'epic.activates': (event, seat) => (event.seat === seat ? good('epic', { epic: epicName(event.epic) }) : null),
    'epic.broken': (event, seat) => (event.seat === seat ? bad('epicBroken') : null),
    'treasure.won': (event, seat) => (event.seat === seat ? good('treasure') : null),
    'portal.sealed': () => good('sealed'),
    'relic.taken': ({ suit }) => good('relic', { relic: relicName(suit) }),
    'level.reached': ({ level }) => good('level', { level }),
    madness: () => bad('madness'),
    trap: () => bad('trap'),
    doom: () => bad('doom'),
  },
  () => null,
);

/** This round of the fight and three more. */
export const omens: Omens<ParaRoles, Content> = { sign, turns: 3 };
