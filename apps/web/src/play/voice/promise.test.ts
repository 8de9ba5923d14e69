/**
 * A primary button is a promise. Whole games of every table, played by its bots: whoever sits there is never advised to
 * throw something away, never asked twice, and never spoken for where an answer could matter.
 */
import adventures from '@tabard/adventures';
import type { Asked, GameModule } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import dungeonFighter from '@tabard/dungeon-fighter';
import { gameIds } from '@tabard/house';
import { bestBot, othersThan, usualSeats } from '@tabard/house/fetch';
import type { TableOptions } from '@tabard/kernel';
import paraRoles from '@tabard/para-roles';
import rollPlayer from '@tabard/roll-player';
import { Table } from '@tabard/table';
import { describe, expect, test } from 'vitest';
import { pageSources } from '../../house/sources.fixture';

interface Party {
  readonly module: GameModule;
  readonly seats: number;
  readonly bot: string;
  readonly options: TableOptions;
  /** Questions that such a game must have come to, so that the test has seen something. */
  readonly meets: readonly string[];
}

const MOST = 600;

const NAMED: readonly Party[] = [
  { module: darkMinions, seats: 3, bot: 'schemer', options: {}, meets: ['roll.white', 'commit.use', 'attack.count'] },
  {
    module: darkMinions,
    seats: 4,
    bot: 'schemer',
    options: { mode: 'advanced' },
    meets: ['window.commitment', 'commit.use'],
  },
  {
    module: rollPlayer,
    seats: 2,
    bot: 'squire',
    options: { mode: 'full' },
    meets: ['window.dice', 'hunt.minion', 'action.choose'],
  },
  {
    module: paraRoles,
    seats: 4,
    bot: 'companion',
    options: { campaign: 'woods', split: 'auto' },
    meets: ['turn.action', 'camp'],
  },
  {
    module: dungeonFighter,
    seats: 3,
    bot: 'regular',
    options: { throws: 'model' },
    meets: ['rest.exchange', 'shop.buy', 'throw.armour'],
  },
  {
    module: adventures,
    seats: 2,
    bot: 'companion',
    options: { book: 'tutorial', mode: 'normal' },
    meets: ['challenge.place', 'story.choose', 'pool.buy'],
  },
];
const others = await othersThan(NAMED.map(({ module }) => module.game.id));
const PARTIES: readonly Party[] = [
  ...NAMED,
  ...others.map((module) => ({ module, seats: usualSeats(module), bot: bestBot(module), options: {}, meets: [] })),
];

/** Every question to every seat of a game, as the page would put it. */
async function asksOf({ module, seats, bot, options }: Party, look: (asked: Asked) => void): Promise<void> {
  await module.world?.ready();
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}`, kind: 'bot' as const, bot }));
  const table = Table.open(module.game, module.bots, { match: { seed: 'promise', options }, whims: 3, sitters });
  for (let answers = 0; !table.match.standing && answers < MOST; answers++) {
    const { asks, interrupts } = table.match.pending;
    for (const ask of asks) {
      const extras = interrupts.filter(({ seat }) => seat === ask.seat).flatMap((one) => one.options);
      look({ seen: table.match.seen(ask.seat), ask, extras });
    }
    const word = table.botsWord();
    if (!word) throw new Error('nobody has a word to say');
    table.answer(word.seat, word.key);
  }
}

describe.each(PARTIES)('$module.game.id $options', (party) => {
  const { manners } = party.module;

  test('advises nothing that is lost for nothing, and asks before that only where there is another way', async () => {
    const met = new Set<string>();
    await asksOf(party, (asked) => {
      const { ask } = asked;
      met.add(ask.question);
      const usual = manners.usual(asked);
      const costly = [...ask.options, ...asked.extras].filter((key) => manners.costly(asked, key) !== null);
      const otherwise = ask.options.filter((key) => !costly.includes(key));
      const where = `${ask.question}: ${ask.options.join(' ')}`;
      if (usual !== null) expect(ask.options, where).toContain(usual);
      expect(costly, where).not.toContain(usual);
      if (ask.input === null) expect(otherwise, where).not.toEqual([]);
    });
    expect([...met]).toEqual(expect.arrayContaining([...party.meets]));
  });

  test('speaks for nobody where an answer could matter, or where silence would tell something', async () => {
    await asksOf(party, (asked) => {
      const { ask } = asked;
      const routine = manners.routine(asked);
      if (!routine) return;
      const where = `${ask.question}: ${ask.options.join(' ')}`;
      expect(ask.options, where).toContain(routine.key);
      expect(manners.costly(asked, routine.key), where).toBeNull();
      // Where all choose in secret, whoever is quick to say nothing has told something.
      if (ask.kind === 'sealed') expect(routine.isKnown, where).toBe(true);
      // Whoever may go first has no order to weigh only where everything lies open to all.
      if (ask.kind === 'first') expect(party.module.isCoop, where).toBe(true);
    });
  });
});

// ---- the stages of the games

/** Buttons that send what the person has put together there: they are no advice, but the end of a form. */
const FORMS = [
  'adventures/challenge/buying.tsx', // the roll, with the dice that were bought
  'adventures/home/character-page.tsx', // the character whose page was opened
  'adventures/home/place.tsx', // the way on, of a place where nothing must be done
  'adventures/party/items.tsx', // the items that were chosen
  'roll-player/combat/combat.tsx', // the mercenaries that were counted
  'roll-player/set-up/choice.tsx', // the card that was chosen
];

test('an answer on a stage stands out by the manners of its game, or is the end of a form', () => {
  const files = pageSources(
    /\.tsx$/,
    gameIds.map((id) => `packages/games/${id}/page`),
  );
  const standOut = files.filter(({ text }) => {
    return [...text.matchAll(/<(?:Button|button)\b[\s\S]*?\bonClick=/g)].some(
      ([button]) => /tone="primary"/.test(button) && button.includes('data-key='),
    );
  });
  expect(files.length).toBeGreaterThan(100);
  expect(standOut.map(({ path }) => path.replace('packages/games/', '').replace('/page/', '/')).sort()).toEqual(FORMS);
});
