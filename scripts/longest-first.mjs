// In which order Vitest takes the files of a run: project by project as ever, and in each the longest first, so that none is
// left alone at the end.
import { BaseSequencer } from 'vitest/node';

/** Those that take more than ten seconds on two quiet cores, the longest first. What a fresh clone cannot know by itself. */
export const LONGEST = [
  'apps/server/faults/kill.test.ts',
  'packages/games/para-roles/text/words.test.ts',
  'packages/games/dark-minions/conformance.test.ts',
  'scripts/seat.test.ts',
  'packages/games/para-roles/conformance.test.ts',
  'apps/cli/tests/commands.test.ts',
  'apps/server/faults/upgrade.test.ts',
  'packages/games/roll-player/conformance.test.ts',
  'apps/server/faults/partition.test.ts',
  'packages/games/dungeon-fighter/conformance.test.ts',
  'scripts/inn.test.ts',
  'packages/games/adventures/conformance.test.ts',
  'packages/games/para-roles/rules/setup/conformance.test.ts',
  'packages/games/dark-minions/bots/schemer.test.ts',
  'packages/games/dungeon-fighter/bots/games.test.ts',
  'apps/server/src/net/door.test.ts',
  'packages/games/roll-player/bots/games.test.ts',
  'apps/server/faults/away.test.ts',

  'apps/web/browser/new-game.test.ts', // It builds a house of its own.
  'apps/web/browser/online-by-board.test.ts',
  'apps/web/browser/online.test.ts',
  'apps/web/browser/learn.test.ts',
  'apps/web/browser/accessible.test.ts',
  'apps/web/browser/layout.test.ts',
  'apps/web/browser/adventures-home.test.ts',
  'apps/web/browser/keeping.test.ts',
  'apps/web/browser/dungeon-fighter.test.ts',
  'apps/web/browser/roll-player.test.ts',
  'apps/web/browser/para-roles.test.ts',
  'apps/web/browser/game.test.ts',
  'apps/web/browser/policy.test.ts',
  'apps/web/browser/campaign.test.ts',
  'apps/web/browser/low-water.test.ts',
  'apps/web/browser/upgrade.test.ts',
];

const rankOf = ({ moduleId }) => {
  const rank = LONGEST.findIndex((path) => moduleId.endsWith(path));
  return rank < 0 ? LONGEST.length : rank;
};

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const usual = await super.sort(files);
    const projects = [...new Set(usual.map(({ project }) => project.name))];
    const place = ({ project }) => projects.indexOf(project.name);
    return usual.toSorted((one, other) => place(one) - place(other) || rankOf(one) - rankOf(other));
  }
}
