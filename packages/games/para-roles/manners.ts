/** How Para Roles asks a person: a fight has no default; in the camp most go on; a charge that nobody can stop goes on. */
import { mannersBy } from '@tabard/content';
import type { Content } from './content';
import { isAlive, type ParaRoles, SEATS, type Seen } from './rules/board';
import { isDue } from './rules/fight/epic';
import { questions } from './rules/keys';
import type { ParaRolesAsks } from './rules/questions';

/** A dead Healer may still charge, or rise (PR-21.3). */
function mayStillAct(seen: Seen, seat: number): boolean {
  const { acted, charging, mayRise } = seen.b.party[seat];
  return !acted && (isAlive(seen, seat) || charging !== '' || mayRise === 1);
}

export const manners = mannersBy<ParaRolesAsks, ParaRoles, Content>(
  questions,
  {
    'setup.ace': null,
    'setup.apprentice': null,
    'setup.buff': null,
    'setup.class': null,
    'setup.epic': null,
    'setup.hero': null,
    'setup.keep': null,
    'setup.mentor': null,
    'setup.redraw': null,
    'setup.role': null,
    'setup.stat': null,
    'setup.suit': null,
    'setup.suits': null,
    'turn.action': null,
    'draw.keep': null,
    'token.move': null,
    'boost.lend': null,
    'swap.card': null,
    'swap.to': null,
    'epic.enemy': null,
    'epic.raise': null,
    'polymorph.split': null,
    'polymorph.place': null,
    'aura.choice': null,
    'evac.healer': null,
    'evac.patient': null,
    'all-for-one.taker': null,
    'acupuncture.target': null,
    'mirror.reflect': null,
    'smile.target': null,
    'treasure.place': null,
    'treasure.lose': null,
    'loot.share': null,
    camp: 'go',
    'camp.card': null,
    'camp.to': null,
    'camp.hand': null,
    'camp.slots': null,
    'camp.shop': null,
    'town.pay': null,
    'item.bearer': null,
    'maze.relic': null,
    'maze.wall': null,
    'maze.flee': null,
  },
  {
    routine: {
      /**
       * PR-10.6: whoever charges an EPIC has no other answer. The moment is still its own (PR-5.4), so it is asked where that
       * could matter: when the EPIC is due and others are still to act, and while an EPIC of its own does something at its turn.
       */
      'turn.action'({ seen, ask: { seat, options } }) {
        const [only] = options;
        if (options.length !== 1 || only.does !== 'charge' || seen.b.effects.some(({ user }) => user === seat))
          return null;
        return isDue(seen, seat) && SEATS.some((other) => other !== seat && mayStillAct(seen, other))
          ? null
          : { answer: only, kind: 'pass' };
      },
    },
  },
);
