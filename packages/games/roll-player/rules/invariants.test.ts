/** Section 8 of the ledger: every invariant is broken by hand and found, or holds in games that nobody plans. */

import type { Origin } from '@tabard/content';
import { readHero } from '@tabard/content/hero';
import { type GameEvent, Match, quickStream } from '@tabard/kernel';
import { randomMove } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { exportHero } from '../heroes/hero';
import { boardOf, newGame, type Table } from '../scenarios/table.fixture';
import { NONE, type RollPlayer, type Seen, tokensOf } from './board';
import { BACKSTORY_STARS, FAMILIAR_STARS, sheetOf } from './end/scoring';
import { rollPlayer } from './index';

/** What is found wrong with a game at its first selection once this was done to its board. */
function broken(change: (b: RollPlayer) => unknown, options: Table = { seats: 3 }): string | null {
  const game = newGame(options);
  expect(game.match.broken()).toBeNull();
  change(boardOf(game));
  return game.match.broken();
}

describe('broken by hand', () => {
  test('RP-2.12 (1) every die is in exactly one place', () => {
    expect(broken((b) => void b.bag.pop())).toContain('dice are in the game');
    expect(broken((b) => void b.bag.push(b.row[0].dice[0]))).toContain('in two places');
    expect(broken((b) => void b.bag.splice(0, 1, 100))).toContain('not of this mode');
  });

  test('RP-1.8, RP-30.2 (2) the sheet, and what is stored', () => {
    const [first] = boardOf(newGame({ seats: 3, mode: 'base' })).bag;
    const base = { seats: 3, mode: 'base' };
    expect(
      broken((b) => void b.heroes[0].spaces.splice(20, 1, shows(b, b.bag.splice(b.bag.indexOf(first), 1)[0], 3)), base),
    ).toContain('no row');
    expect(broken((b) => void b.heroes[0].spaces.push(NONE))).toContain('22 spaces');
    expect(broken((b) => void b.heroes[0].stored.push(...b.bag.splice(0, 5).map((die) => shows(b, die, 3))))).toContain(
      'stored',
    );
  });

  test('RP-2.1, RP-2.3, RP-2.6 (3) a die shows what it has', () => {
    const find = (change: (b: RollPlayer) => unknown) => broken(change, { seats: 3, mode: 'full' });
    expect(find((b) => void shows(b, b.row[0].dice[0], 9))).toContain('shows 9');
    expect(find((b) => void b.heroes[0].hand.push(shows(b, b.bag.pop()!, 2)))).toContain('the boost die 105 shows 2');
  });

  test('RP-30.9 (4) only Clarity leaves a gap', () => {
    const gap = (b: RollPlayer) => {
      const { spaces } = b.heroes[0]; // STR is full
      spaces[20] = spaces[0];
      spaces[0] = NONE;
    };
    expect(broken(gap)).toContain('a gap');
    const cleared = broken((b) => {
      gap(b);
      const clarity = rollPlayer.content.market.findIndex(({ id }) => id === 'clarity');
      for (const pile of [b.marketDeck, b.discard, b.market]) {
        const at = pile.indexOf(clarity);
        if (at >= 0) pile.splice(at, 1);
      }
      b.heroes[0].cards.push({ card: clarity, exhausted: 0 });
    });
    expect(cleared).toBeNull();
  });

  test('RP-7.1 (5) one Initiative card each', () => {
    expect(broken((b) => b.row.slice(0, 2).map((card) => Object.assign(card, { holder: 0 })))).toContain(
      'two Initiative cards',
    );
  });

  test('RP-17.2, RP-21.6 (7) 0 or 1 Gold on a card; after Cleanup where the icon is', () => {
    expect(broken((b) => Object.assign(b.row[1], { gold: 2 }))).toContain('too much Gold');
    expect(
      broken((b) => Object.assign(b, { phase: 'roll', row: b.row.map((card) => ({ ...card, gold: 0 })) })),
    ).toContain('Gold icon');
  });

  test('RP-1.12 (8) nobody has less than nothing', () => {
    for (const what of ['gold', 'xp', 'xpStored', 'honor', 'injury', 'charisma'] as const) {
      expect(
        broken((b) => Object.assign(b.heroes[2], { [what]: -1 })),
        what,
      ).toContain('seat 2');
    }
    expect(broken((b) => Object.assign(b.heroes[0], { gold: 1.5 }))).toContain('seat 0');
  });

  test('RP-18.6, RP-10.3, RP-19.14 (9, 10, 11) Fiends, Market cards and Minions are conserved', () => {
    expect(broken((b) => void b.fiendDeck.pop())).toContain('a Fiend is lost');
    expect(broken((b) => void b.discard.pop())).toContain('a Market card is lost');
    expect(broken((b) => void b.market.push(b.discard[0]))).toContain('a Market card is lost');
    expect(broken((b) => void b.minionDeck.pop())).toContain('a Minion is lost');
    expect(broken((b) => Object.assign(b, { minion: NONE }))).toContain('a Minion is lost');
  });

  test('RP-19.16, RP-19.18 (12) with a token goes a look at its card', () => {
    expect(broken((b) => void b.heroes[0].trophies.push(b.minionDeck.pop()!))).toContain('not seen');
    expect(
      broken((b) => {
        b.heroes[0].trophies.push(b.minionDeck.pop()!);
        b.known[0] = 1;
      }),
    ).toBeNull();
  });

  test('RP-11.2, RP-16.1 (13, 14) two hands at most, and the token on the grid', () => {
    const two = rollPlayer.content.market.flatMap((card, n) => (card.kind === 'weapon' && card.hands === 2 ? [n] : []));
    expect(
      broken((b) => {
        for (const pile of [b.marketDeck, b.discard, b.market]) {
          for (const card of two.slice(0, 2)) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
        }
        b.heroes[1].cards.push(...two.slice(0, 2).map((card) => ({ card, exhausted: 0 as const })));
      }),
    ).toContain('more than two hands');
    expect(broken((b) => Object.assign(b.heroes[1], { cell: 9 }))).toContain('off the grid');
  });

  test('RP-6.1, RP-22.2 (15) no more than two dice on a card, and the Call comes once', () => {
    expect(broken((b) => void b.row[0].dice.push(shows(b, b.bag.shift()!, 3)))).toContain('3 dice lie');
    expect(broken((b) => Object.assign(b, { called: 1 }))).toContain('the Call');
  });

  test('RP-24.14, RP-25.1 (17, 19) impossible Stars are found at the end', () => {
    const match = played({ mode: 'ff' }, 2);
    match.g.b.combat.results[1] = { ...match.g.b.combat.results[1], success: 0, stars: 4 };
    expect(match.broken()).toContain('failed');
  });

  test('RP-3.28 (23) the Monster has no class colour of a player', () => {
    expect(
      broken((b) => Object.assign(b.heroes[0], { colour: rollPlayer.content.monsters[b.monster].colour })),
    ).toContain('class colour');
  });
});

const shows = (b: RollPlayer, die: number, value: number): number => {
  b.values[die] = value;
  return die;
};

// ---- games that nobody plans

const cache = new Map<string, Match>();

/** A random game of this table, to the end; `look` sees every decision. */
function played(options: Table, seats: number, look: (match: Match) => void = () => {}): Match {
  const key = JSON.stringify([options, seats]);
  const known = cache.get(key);
  if (known) return known;
  const whims = quickStream(seats);
  const match: Match = Match.start(rollPlayer, { seats, options: options as never, seed: `invariants.${seats}` });
  while (!match.standing) {
    look(match);
    const { seat, key: answer } = randomMove(match, whims);
    match.answer(seat, answer);
  }
  cache.set(key, match);
  return match;
}

const CELLS: [Table, number][] = [
  [{ mode: 'base' }, 2],
  [{ mode: 'ff' }, 3],
  [{ mode: 'ff' }, 4],
  [{ mode: 'full' }, 5],
];
const ROUNDS: { readonly [seats: number]: number } = { 2: 12, 3: 11, 4: 10, 5: 10 };

describe.each(CELLS)('a random game of %o with %i players', (options, seats) => {
  const hidden: string[] = [];
  const left: number[] = [];
  const match = played(options, seats, (now) => watch(now));
  const events = match.eventsFor('everything');
  const of = (type: string): GameEvent[] => events.filter((event) => event.type === type);

  function watch(now: Match): void {
    const b = now.board as RollPlayer;
    if (b.phase === 'market' && b.row.filter(({ holder }) => holder !== NONE).length === seats) {
      left.push(b.row.filter(({ holder }) => holder === NONE).length);
    }
    for (let seat = 0; seat < seats; seat++) {
      const view = now.view(seat) as RollPlayer;
      for (const [type, card] of view.adventures.entries()) {
        const may = ((b.known[type] >> seat) & 1) === 1;
        if (card !== NONE && !may) hidden.push(`seat ${seat} sees ${type}`);
        const knows = tokensOf(b.heroes[seat]).length > type;
        if (may && !knows && b.combat === null && !looked(now, seat)) hidden.push(`seat ${seat} knows ${type}`);
      }
    }
  }

  test('RP-7.1, RP-7.16 (5) everybody takes exactly one card in every round, and one is left', () => {
    for (const chunk of rounds(events)) {
      const selected = chunk.filter(({ type }) => type === 'card.selected').map(({ seat }) => seat);
      expect(new Set(selected).size).toBe(selected.length);
      expect(selected).toHaveLength(seats);
    }
    expect(new Set(left)).toEqual(new Set([1]));
  });

  test('RP-6.3 (6) after the Roll Phase no die is lower than one on a lower card', () => {
    for (const chunk of rounds(events)) {
      const values = new Map(
        (chunk.find(({ type }) => type === 'dice.rolled')!.dice as { die: number; value: number }[]).map((one) => [
          one.die,
          one.value,
        ]),
      );
      const { cards } = chunk.find(({ type }) => type === 'dice.sorted') as unknown as { cards: { dice: number[] }[] };
      const ranks = cards.map(({ dice }) => dice.map((die) => values.get(die)!));
      for (const [i, rank] of ranks.entries()) {
        if (i > 0 && rank.length > 0) expect(Math.min(...rank)).toBeGreaterThanOrEqual(Math.max(...ranks[i - 1]));
      }
    }
  });

  test('RP-21.3 (8) Charisma is gone before every Roll Phase', () => {
    const tokens = new Map<unknown, number>();
    const kept = new Set(
      (match.board as RollPlayer).heroes.flatMap((hero, seat) =>
        rollPlayer.content.classes[hero.class].id === 'almoner' ? [seat] : [],
      ),
    );
    for (const event of events) {
      const { type, seat } = event;
      const change =
        type === 'charisma.gained'
          ? event.amount
          : type === 'charisma.lost'
            ? -(event.amount as number)
            : -((event.charisma as number) ?? 0);
      if (seat !== undefined && typeof change === 'number') tokens.set(seat, (tokens.get(seat) ?? 0) + change);
      if (type === 'round.begins')
        for (const [who, count] of tokens) if (!kept.has(who as number)) expect(count).toBe(0);
    }
  });

  test('RP-16.2 (14) the token moves one orthogonal step at a time', () => {
    const cells = new Map<unknown, number>();
    for (const { seat, cell } of of('token.moved') as unknown as { seat: number; cell: number }[]) {
      const from = cells.get(seat) ?? 4;
      const [rows, columns] = [
        Math.abs(Math.floor(from / 3) - Math.floor(cell / 3)),
        Math.abs((from % 3) - (cell % 3)),
      ];
      expect(rows + columns).toBe(1);
      cells.set(seat, cell);
    }
  });

  test('RP-6.1, RP-6.2, RP-22.2 (15) 2·N dice, after the Call N, never back', () => {
    const counts = of('dice.rolled').map(({ dice }) => (dice as unknown[]).length / (seats + 1));
    expect(counts).toEqual([...counts].sort((x, y) => y - x));
    expect(counts.every((each) => each === 1 || each === 2)).toBe(true);
    expect(counts.at(-1)).toBe(1);
  });

  test('RP-5.4 (16) it lasts as many rounds as the table says', () => {
    expect(of('round.begins')).toHaveLength(ROUNDS[seats]);
    for (const { spaces } of (match.board as RollPlayer).heroes)
      expect(spaces.filter((die) => die !== NONE)).toHaveLength(options.mode === 'base' ? 18 : 21);
  });

  test('RP-25.1 (17, 18, 24) Stars within their bounds, their sum the total, and a record that follows from them', () => {
    const seen = match.seen('everything') as Seen;
    for (let seat = 0; seat < seats; seat++) {
      const { byCategory, total } = sheetOf(seen, seat);
      expect(byCategory.goals).toBeLessThanOrEqual(12);
      if (rollPlayer.content.classes[seen.b.heroes[seat].class].id !== 'chorister')
        expect(BACKSTORY_STARS).toContain(byCategory.backstory);
      expect(FAMILIAR_STARS).toContain(byCategory['familiar-backstory']);
      expect(Math.abs(byCategory.alignment)).toBeLessThanOrEqual(3);
      expect(Object.values(byCategory).reduce((sum, stars) => sum + stars, 0)).toBe(total);
      expect(match.standing?.scores[seat]).toBe(total);
      expect(sheetOf(seen, seat)).toEqual(sheetOf(seen, seat));
      const from: Origin = {
        player: () => '',
        character: () => undefined,
        finishedAt: '',
        seed: '',
        seal: 'seal',
        say: ({ id }) => id,
      };
      expect(readHero(exportHero(seen, seat, from))).toHaveProperty('hero');
    }
  });

  test('RP-19.24 (21) nobody sees an Adventure card without its token, but by an effect', () => {
    expect(hidden).toEqual([]);
  });

  test('RP-R50 (22) replayed with the same seed it is the same', () => {
    expect(Match.replay(rollPlayer, match.setup, match.journal).hash()).toBe(match.hash());
  });
});

const looked = (match: Match, seat: number): boolean =>
  match.eventsFor('everything').some((event) => event.type === 'adventure.seen' && event.seat === seat);

/** The events of every round. */
function rounds(events: readonly GameEvent[]): GameEvent[][] {
  const chunks: GameEvent[][] = [];
  for (const event of events) {
    if (event.type === 'round.begins') chunks.push([]);
    chunks.at(-1)?.push(event);
  }
  return chunks;
}

test('RP-24.18 (20) a sealed decision of one seat changes nothing of what another may choose', () => {
  const sealed = new Set<string>();
  const whims = quickStream(7);
  const match: Match = Match.start(rollPlayer, { seats: 3, options: { mode: 'ff' }, seed: 'sealed.2' });
  while (!match.standing) {
    const before = match.pending.asks;
    const { seat, key } = randomMove(match, whims);
    const isSealed = before.length > 1 && before[0].kind === 'sealed';
    match.answer(seat, key);
    if (!isSealed) continue;
    sealed.add(before[0].question);
    for (const ask of match.pending.asks) expect(before).toContainEqual(ask);
  }
  expect([...sealed]).toEqual(expect.arrayContaining(['class.choose', 'familiar.choose', 'starting.place']));
});
