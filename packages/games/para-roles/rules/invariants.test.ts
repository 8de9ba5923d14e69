/** Section 8 of the ledger: each of its sentences is seen to be told on a broken board, or watched while games go on. */
import type { GameEvent, Match, Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { paraRoles } from '../game';
import { played, rich } from '../scenarios/hand.fixture';
import { inMaze } from '../scenarios/maze.fixture';
import { boardOf, laidOut, party } from '../scenarios/table.fixture';
import { FIRST_ENEMY, living, type ParaRoles, SEATS, type Seen, treasureOf, type Who } from './board';
import { FULL_PACK, makeCard, NONE, valueOfCard } from './cards/cards';
import type { Ref } from './events';

type Given = { readonly [name: string]: Plain };
type Breaks = (b: ParaRoles) => void;

const FOE = { enemies: [{ cards: [9, 8, 7, 6] }] };
const laid = (given: Given, options: { readonly [id: string]: string } = {}) =>
  laidOut({ campaign: 'random', ...options }, { phase: 'camp', ...given });

/** What the game says of this board. */
const said = (b: ParaRoles, options: { readonly [id: string]: string } = {}): string | null => {
  const game = party({}, options);
  game.match.g.b = b;
  return paraRoles.invariants?.(game.match.g as never) ?? null;
};

describe('told on a board', () => {
  test.each<[string, Breaks, Given]>([
    ['1: the Random # cards', (b) => b.deck.pop(), {}],
    ['1: the Random # cards', (b) => b.discard.push(b.deck[0]), {}],
    ['2: 51 enemy cards', (b) => b.enemyDeck.pop(), {}],
    ['2: 53 enemy cards', (b) => b.graveyard.push(b.enemies[0].cards[0]), FOE],
    ['3: the stat cards', (b) => b.statDeck.pop(), {}],
    ['3: the stat cards', (b) => b.party[0].laid.splice(0, 1, b.party[1].stat[0]), FOE],
    ['4: there are 51 treasure cards', (b) => (b.treasureDeck -= 1), {}],
    ['4: there are 53 treasure cards', (b) => (b.enemies[0].pile = 1), FOE],
    ['5: seat 3 has 3 and 0 tokens', (b) => b.tokens.pop(), {}],
    ['5: seat 0 has 0 and 2 tokens', (b) => b.tokens.push({ ...b.tokens[0] }), {}],
    ['6: seat 0 has 10 of 9 HP', (b) => (b.party[0].hp = 10), {}],
    ['6: seat 0 has -1 of 9 HP', (b) => (b.party[0].hp = -1), {}],
    ['6: seat 0 has 0 HP and fallen is 0', (b) => (b.party[0].hp = 0), {}],
    ['6: seat 0 has 9 HP and fallen is 1', (b) => (b.party[0].fallen = 1), {}],
    ['7: enemy 4 has 10 of 9 HP', (b) => (b.enemies[0].hp = 10), FOE],
    ['7: enemy 4 stands with 0 HP', (b) => (b.enemies[0].hp = 0), FOE],
    ['8: a token lies on enemy 9', (b) => Object.assign(b.tokens[1], { on: 9, suit: 0 }), FOE],
    ['9: an EPIC was declared under debt', (b) => Object.assign(b.fight ?? {}, { indebted: 1, declared: 1 }), FOE],
    ['10: 2 EPICs were declared with 1 use', (b) => Object.assign(b.fight ?? {}, { declared: 2 }), FOE],
    ['10: 1 EPICs were declared with 0 use', (b) => Object.assign(b.fight ?? {}, { declared: 1, useBefore: 0 }), FOE],
    [
      'PR-10.14: immunity runs for a dead user',
      (b) => Object.assign(b.party[0], { hp: 0, fallen: 1 }),
      {
        ...FOE,
        effects: [{ effect: 'immunity', user: 0 }],
      },
    ],
    ['PR-13.22: 1 has 3 temporary HP, and 0 are lent', (b) => (b.party[1].temporaryHp = 3), FOE],
    [
      'PR-13.22: 1 has 0 temporary HP, and 2 are lent',
      (b) => (b.effects[0].who = [1, 1]),
      { ...FOE, effects: [{ effect: 'acupuncture', user: 0 }] },
    ],
    [
      'PR-11.10: 1 cards are laid, and 0 are held',
      (b) => b.party[0].laid.splice(0, 1, ...b.statDeck.splice(b.statDeck.indexOf(12), 1)),
      FOE,
    ],
    ['11: seat 2 has charged 3', (b) => Object.assign(b.party[2], { charging: 'xxx', charge: 3 }), FOE],
    ['11: seat 2 has charged 0', (b) => Object.assign(b.party[2], { charging: 'xxx' }), FOE],
    ['11: seat 2 has charged 1', (b) => Object.assign(b.party[2], { charge: 1 }), FOE],
    ['12: seat 0 had no turn', (b) => (b.phase = 'enemies'), FOE],
    ['13: enemy 4 has acted', (b) => (b.enemies[0].acted = 1), FOE],
    ['14: enemy 4 has parked attack', (b) => (b.enemies[0].parked = 'attack'), FOE],
    ['14: enemy 4 has parked fear', (b) => (b.enemies[0].parked = 'fear'), FOE],
    ['15: enemy 4 is no dragon', (b) => (b.enemies[0].type = 'dragon'), FOE],
    ['17: seat 0 uses an ability it does not know', (b) => (b.party[0].slots[0] = 'cure'), {}],
    ['17: seat 0 has no calling', (b) => (b.party[0].slots = ['joint-attack', 'joint-attack']), {}],
    ['18: seat 1 still has something', (b) => (b.party[1].stance = 1), {}],
    ['18: seat 1 still has something', (b) => (b.party[1].charmedBy = 4), {}],
    ['18: seat 1 still has something', (b) => (b.party[1].temporaryHp = 3), {}],
    [
      '18: immunity outlasts the combat',
      (b) => (b.phase = 'camp'),
      { ...FOE, effects: [{ effect: 'immunity', user: 0 }] },
    ],
    ['18: a token, an enemy', (b) => Object.assign(b.tokens[0], { on: 1, suit: 1 }), {}],
    ['18: a token, an enemy', (b) => (b.phase = 'camp'), FOE],
    ['18: a token, an enemy', (b) => (b.phase = 'camp'), { creature: { bearer: 1, cards: [9, 8, 7, 5] } }],
    ['21: the debt is below 0', (b) => (b.debt = -1), {}],
    ['23: nobody bears', (b) => (b.pack.mirror = 4), {}],
    ['23: the pack holds less', (b) => (b.pack.flasks = -1), {}],
    ['25: nobody is alive', (b) => b.party.map((one) => Object.assign(one, { hp: 0, fallen: 1 })), {}],
  ])('%s', (sentence, breaks, given) => {
    const phase = 'enemies' in given ? 'players' : 'camp';
    const b = laid({ phase, ...given });
    if (!('creature' in given)) expect(said(b)).toBeNull(); // it holds before
    breaks(b);
    expect(said(b)).toContain(sentence);
  });

  test('2: where decks are rebuilt or enemies are copies, no card is there twice', () => {
    for (const campaign of ['doubles', 'dungeon', 'rifts']) {
      const b = laid({ ...FOE, phase: 'players' }, { campaign });
      b.enemyDeck = b.enemyDeck.filter((card) => valueOfCard(card) !== 2);
      expect(said(b, { campaign })).toBeNull();
      b.graveyard.push(makeCard(0, 9));
      expect(said(b, { campaign })).toBe('2: an enemy card is there twice');
    }
  });

  test('2: in the Woods nine of a suit, in the Maze twelve', () => {
    expect(said(laid({}, { campaign: 'woods' }), { campaign: 'woods' })).toBeNull();
    expect(said(laid({}, { campaign: 'woods' }))).toMatch('2: 36 enemy cards in the game, by suit 9,9,9,9');
    expect(said(laid({}, { campaign: 'maze' }), { campaign: 'maze' })).toBeNull();
  });

  test('7: a King of the Dead may stand above his maximum; 12: before round 1 nobody has acted', () => {
    expect(said(laid({ enemies: [{ cards: [13, 8, 7, 6], hp: 15 }], phase: 'players' }))).toBeNull();
    expect(said(laid({ ...FOE, round: 0, phase: 'enemies' }))).toBeNull();
  });

  test('15: under Minion Madness everyone is a Minion, but for boss sheets', () => {
    const options = { 'minion-madness': 'on' };
    const b = laid({ ...FOE, phase: 'players' }, options);
    expect(said(b, options)).toBe('15: enemy 4 is no commander');
    b.enemies[0].type = 'minion';
    expect(said(b, options)).toBeNull();
    expect(said(b)).toBe('15: enemy 4 is no minion');
    b.enemies[0].sheet = 1;
    expect(said(b)).toBeNull();
  });

  test('25: madness; 26: a cell cut off, a card twice, two stair rooms, a portal closed without seals', () => {
    const maze = { campaign: 'maze' };
    const inside = boardOf(inMaze({ at: 'D2' }));
    const breaks = (change: (it: NonNullable<ParaRoles['maze']>) => void) => {
      const b = structuredClone(inside);
      if (b.maze) change(b.maze);
      return said(b, maze);
    };
    expect(breaks(() => {})).toBeNull();
    expect(breaks((it) => (it.madness = 12))).toBe('25: the maze has them and the game goes on');
    expect(breaks((it) => (it.madness = 11))).toBeNull();
    expect(breaks((it) => it.openings.fill(0))).toBe('26: a cell of the maze is cut off');
    expect(breaks((it) => it.cards.fill(7, 0, 2))).toBe('26: two cells of the maze have the same card');
    const dungeon = laid({}, { campaign: 'dungeon' });
    const [landing] = dungeon.dungeon?.levels[0] ?? [];
    dungeon.dungeon?.levels[0].push({ ...landing, content: 'stairs' });
    expect(said(dungeon, { campaign: 'dungeon' })).toBeNull();
    dungeon.dungeon?.levels[0].push({ ...landing, content: 'stairs' });
    expect(said(dungeon, { campaign: 'dungeon' })).toBe('26: a level has more than one stair room');
    const rifts = laid({}, { campaign: 'rifts' });
    Object.assign(rifts.rifts?.portals[0] ?? {}, { closed: 1, seals: 3 });
    expect(said(rifts, { campaign: 'rifts' })).toMatch('26: a portal is closed without its seals');
  });

  test('a board whose set-up is not done is not asked for HP and callings', () => {
    const b = laidOut({ campaign: 'random' });
    expect([b.phase, said(b)]).toEqual(['setup', null]);
  });
});

// ---- over time

const idOf = (who: Plain): Who =>
  'seat' in (who as object) ? (who as { seat: number }).seat : (who as { enemy: number }).enemy;
const turnOf = (event: GameEvent): Who | undefined => {
  if (event.type === 'action.lost') return idOf(event.who);
  if (event.type === 'enemy.acts') return idOf(event.enemy);
  const ofSeat = ['acts', 'epic.charging', 'epic.activates', 'charmed.attack'];
  return ofSeat.includes(event.type) ? (event.seat as number) : undefined;
};

/** What it remembers of the board before. */
interface Past {
  readonly fallen: readonly boolean[];
  readonly treasure: readonly string[];
  readonly doom: number;
}

function hold(holds: boolean, law: string): void {
  if (!holds) throw new Error(law);
}

const LIMITED = ['mirror', 'armor', 'staff', 'book'];

/** What a single board cannot show: it follows a game event by event and complains where a law is broken. */
class Watch {
  private readonly turns = new Set<Who>(); // of those who had theirs in this round
  private readonly stances = new Set<Who>();
  private readonly parked = new Set<Who>();
  private readonly charging = new Set<Who>();
  private debt = 0;
  private indebted = false;
  private past: Past | null = null;
  private readonly bought: string[] = [];

  look(match: Match<ParaRoles>, told: readonly GameEvent[]): void {
    const b = match.board;
    for (const event of told) this.hear(event);
    const seen: Seen = { b, seats: 4, options: match.options, content: paraRoles.content };
    const broken = match.standing ? null : match.broken();
    hold(broken === null, broken ?? '');
    this.compare(b);
    this.freshDeck(b, told);
    this.poorest(match, seen, told);
    if (match.standing) this.end(match, seen);
    this.past = {
      fallen: b.party.map(({ fallen }) => fallen === 1),
      treasure: b.party.map(({ treasure }) => treasure.join()),
      doom: b.rifts?.doom ?? 0,
    };
  }

  private hear(event: GameEvent): void {
    const { type } = event;
    const who = turnOf(event);
    if (type === 'fight.begins') this.newFight();
    if (type === 'round.begins') this.turns.clear();
    if (who !== undefined) this.turn(who, event);
    if (type === 'stance') this.stances.add(idOf(event.who));
    if (type === 'parked') this.parked.add(idOf(event.enemy));
    if (type === 'epic.declared') this.charging.add(event.seat as number);
    if (type === 'epic.broken' || type === 'epic.activates' || type === 'summoned')
      this.charging.delete(event.seat as number);
    if (type === 'revived' && event.by === 'resurrection') this.debt += 1;
    if (type === 'fight.won' || type === 'fight.left') this.debt -= this.indebted ? 1 : 0;
    if (type === 'bought.item') {
      const item = event.item as string;
      hold(!LIMITED.includes(item) || !this.bought.includes(item), `23: a second ${item}`);
      this.bought.push(item);
    }
  }

  private newFight(): void {
    for (const each of [this.turns, this.stances, this.parked, this.charging]) each.clear();
    this.indebted = this.debt > 0;
  }

  private turn(who: Who, { type, face, parked }: GameEvent): void {
    hold(!this.turns.has(who), `12, 13: ${who} has a second turn in a round`);
    this.turns.add(who);
    this.stances.delete(who);
    hold(type !== 'acts' || !this.charging.has(who), `11: ${who} acts while it charges`);
    if (type !== 'enemy.acts' || !this.parked.has(who)) return;
    hold(face === NONE && parked === 1, `14: ${who} rolls with a parked die`);
    this.parked.delete(who);
  }

  private compare(b: ParaRoles): void {
    const bodies = [...SEATS.map((id) => ({ id, stance: b.party[id].stance })), ...b.enemies];
    for (const { id, stance } of bodies) hold(!stance || this.stances.has(id), `16: the stance of ${id} survives`);
    const isOver = b.phase === 'aftermath' || b.phase === 'over';
    hold(isOver || b.debt === this.debt, `21: the debt is ${b.debt}, not ${this.debt}`);
    if (!this.past) return;
    for (const seat of SEATS) {
      const { treasure, hp } = b.party[seat];
      const spent = hp > 0 && treasure.every((count) => count === 0);
      const kept = treasure.join() === this.past.treasure[seat];
      hold(!this.past.fallen[seat] || kept || spent, `20: the treasure of the dead ${seat} changes`);
    }
    hold((b.rifts?.doom ?? 0) >= this.past.doom, '26: Doom falls');
  }

  private freshDeck(b: ParaRoles, told: readonly GameEvent[]): void {
    const begun = told.findLastIndex(({ type }) => type === 'fight.begins');
    if (begun < 0 || told.slice(begun).some(({ type }) => /^(check|draws|treasure)/.test(type))) return;
    hold(b.deck.length === FULL_PACK.length, `18: ${b.deck.length} cards at the start of a combat`);
  }

  /** 19, unless it is loot or comes from a thief's pile. */
  private poorest(match: Match<ParaRoles>, seen: Seen, told: readonly GameEvent[]): void {
    const [ask] = match.pending.asks;
    if (ask?.question !== 'treasure.place' || told.at(-1)?.type !== 'treasure.search') return;
    const least = Math.min(...living(seen).map((seat) => treasureOf(seen, seat)));
    hold(living(seen).includes(ask.seat) && treasureOf(seen, ask.seat) === least, `19: ${ask.seat} receives it`);
  }

  private end(match: Match<ParaRoles>, seen: Seen): void {
    const { graveyard } = seen.b;
    const { campaign } = match.options;
    const reason = match.standing?.reason;
    hold(
      (living(seen).length === 0) === (reason === 'dead'),
      `25: ${living(seen).length} live, and it ends: ${reason}`,
    );
    const all = campaign === 'random' ? 52 : campaign === 'woods' ? 36 : null;
    hold(reason !== 'won' || all === null || graveyard.length === all, `22: ${graveyard.length} lie in the graveyard`);
  }
}

describe('watched in random games', () => {
  const GAMES = 20;
  const ANSWERS = 110;

  test.each(['woods', 'random', 'tower', 'doubles', 'maze', 'dungeon', 'rifts'])(
    'every law holds in %s',
    (campaign) => {
      for (let i = 0; i < GAMES; i++) {
        const watch = new Watch();
        const options = {
          campaign,
          split: 'auto',
          stats: i % 2 ? 'easy' : 'normal',
          makeup: ['basic', 'elite', 'blind-date', 'peasants'][i % 4],
          market: i % 3 ? 'always' : 'town',
        };
        const setup = { options, seed: `watch.${i}` };
        played(i % 5 ? rich(6) : paraRoles, setup, i, ANSWERS, (match, told) => watch.look(match, told));
      }
    },
  );

  test('and is seen to be broken where it is', () => {
    const told = (events: GameEvent[]) => () => {
      const watch = new Watch();
      const match = party().match as unknown as Match<ParaRoles>;
      watch.look(match, events);
    };
    const acts = (seat: number): GameEvent => ({ type: 'acts', seat });
    const enemy = { enemy: FIRST_ENEMY, type: 'dragon', name: 0 } satisfies Ref;
    expect(told([acts(0), { type: 'round.begins' }, acts(0)])).not.toThrow();
    expect(told([acts(0), acts(0)])).toThrow('12, 13');
    expect(told([{ type: 'epic.declared', seat: 1 }, acts(1)])).toThrow('11');
    expect(
      told([
        { type: 'parked', enemy },
        { type: 'enemy.acts', enemy, face: 2, parked: 0 },
      ]),
    ).toThrow('14');
    expect(
      told([
        { type: 'parked', enemy },
        { type: 'enemy.acts', enemy, face: NONE, parked: 1 },
      ]),
    ).not.toThrow();
    expect(told([{ type: 'revived', seat: 1, by: 'resurrection' }])).toThrow('21');
    expect(
      told([
        { type: 'bought.item', item: 'book' },
        { type: 'bought.item', item: 'book' },
      ]),
    ).toThrow('23');
  });
});
