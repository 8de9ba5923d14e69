/** The truce of the house rules, and what is done for the undecided. */
import type { PendingAsk, Plain } from '@tabard/kernel';
import { Match } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { paraRoles } from '../game';
import { enemiesRoll } from '../scenarios/enemies.fixture';
import { enemiesAct, FOE, fight, hp, one, toAct } from '../scenarios/fight.fixture';
import { boardOf, question } from '../scenarios/table.fixture';
import type { ParaRoles } from './board';
import { ATTACK, DEFENSE } from './cards/cards';

type Given = { readonly [name: string]: Plain };
const HARMLESS = { cards: [9, 8, 3, 2], type: 'minion' };

describe('PR-29.8: a truce', () => {
  const round = (reshuffles: number, options: object = { truce: '20-reshuffles' }, given: Given = {}) =>
    enemiesAct({ enemies: [HARMLESS], fight: { reshuffles }, draws: ['3♥'], ...given }, options as never);

  test('PR-29.8 PR-R75 after 20 reshuffles, once the round is over; it counts as running from all', () => {
    const game = round(20, undefined, {
      enemies: [HARMLESS, { cards: [3, 3, 2, 3] }],
      draws: ['4♥', '3♥'],
      epicUse: 0,
    });
    game.expectEvents([{ type: 'miss' }, { type: 'truce' }, { type: 'fight.left', treasure: 0 }]);
    expect(boardOf(game)).toMatchObject({ phase: 'camp', enemies: [], epicUse: 0, fightsWon: 0 });
    expect(boardOf(game).enemyDeck).toHaveLength(52);
  });

  test('PR-29.8 PR-R75 not after 19, and not without the rule', () => {
    expect([boardOf(round(19)).fight?.round, boardOf(round(20, {})).fight?.round]).toEqual([2, 2]);
    expect(boardOf(round(500, {})).fight?.round).toBe(2);
  });

  test('PR-29.8 the treasure of those defeated before is won', () => {
    const game = round(20, undefined, { fight: { reshuffles: 20, won: 1, defeated: 1 }, draws: ['3♥', '9♠'] });
    expect(question(game)).toBe('treasure.place');
  });

  test('PR-R75 tables with bots only use it always', () => {
    const played = (unattended: boolean) => {
      const game = round(20, {});
      const start = boardOf(game);
      const match = Match.start(
        { ...paraRoles, setup: () => inEnemiesPhase(start) },
        { ...game.match.setup, unattended },
      );
      return (match.board as ParaRoles).phase;
    };
    expect([played(true), played(false)]).toEqual(['camp', 'players']);
  });
});

/** The same combat again: everyone, the enemy included, has acted. */
function inEnemiesPhase(b: ParaRoles): ParaRoles {
  const again = structuredClone(b);
  again.phase = 'enemies';
  for (const enemy of again.enemies) enemy.acted = 1;
  return again;
}

describe('PR-29.9: what is done for the undecided', () => {
  /** What happens when the time of this seat runs out. */
  const instead = (game: ReturnType<typeof fight>, seat: number): string => {
    const ask = game.match.pending.asks.find((each) => each.seat === seat) as PendingAsk;
    const key = paraRoles.undecided?.(game.match.seen(seat), ask) as string;
    expect(ask.options).toContain(key);
    return key;
  };

  test('PR-29.9 PR-R97 on its turn a character performs Defend Self', () => {
    const game = fight({ draws: ['2♥'] });
    for (const seat of [0, 1, 2, 3]) expect(instead(game, seat)).toBe('defend');
    game.seat(2).answers(instead(game, 2));
    expect(one(game, 2).stance).toBe(1);
  });

  test('PR-29.9 one who charges goes on, one whose turn begins with an effect begins it', () => {
    expect(instead(fight({ party: { 2: { charging: 'xxx', charge: 1 } } }), 2)).toBe('charge');
    const aura = fight({ party: toAct([2], { 2: { hp: 3 } }), effects: [{ effect: 'holy-aura', user: 0 }] });
    expect(instead(aura, 2)).toBe('begin');
    aura.seat(2).answers('begin');
    expect(instead(aura, 2)).toBe('heal'); // section 6, 12: HP if hurt
    aura.seat(2).answers('heal');
    expect([question(aura), instead(aura, 2)]).toEqual(['turn.action', 'defend']);
  });

  test('PR-29.9 a creature defends itself, or attacks if that is all it can', () => {
    const summoned = (cards: number[]) =>
      fight({ party: toAct([1]), creature: { bearer: 1, cards, fromGrave: [0, 0, 0, 0] } });
    expect(instead(summoned([14, 5, 9, 8]), 1)).toBe('creature:defend-self');
    expect(instead(summoned([5, 4, 3, 2]), 1)).toBe(`creature:attack:${FOE}`);
  });

  test('PR-29.9 a dead Healer spends nothing', () => {
    const game = fight({ party: toAct([1, 3], { 1: { hp: 0, mayRise: 1 } }) });
    expect(instead(game, 1)).toBe('rest');
  });

  test('PR-29.9 PR-R97 an interrupt takes its default: a Boost Heal is lent', () => {
    const game = fight({
      party: { 0: { boosted: 1 }, 1: { hp: 2 } },
      draws: ['2♥'],
    });
    game.seat(1).answers('cure:1');
    expect([question(game), instead(game, 0)]).toEqual(['boost.lend', 'yes']);
    game.seat(0).answers('yes');
    expect(hp(game)[1]).toBe(5);
  });

  test('PR-29.9 PR-R97 where Defend Self is closed to it, an action that is open', () => {
    const ailing = { effect: 'call-of-the-grave', user: 3, turned: 1, suit: DEFENSE, who: [1] };
    const game = fight({ effects: [ailing], party: toAct([1]) });
    game.refuses(1, 'defend', 'PR-19.10');
    expect(instead(game, 1)).toBe(`attack:${FOE}`);
  });

  test('PR-29.9 PR-R97 of several cards the best one counts: for oneself the lowest, against a friend the highest', () => {
    const sight = { effect: 'future-sight', user: 1 };
    const own = fight({ effects: [sight], pack: { staff: 2 }, draws: ['8♠', '3♥'] });
    own.seat(2).answers(`attack:${FOE}`);
    expect([question(own), instead(own, 2)]).toEqual(['draw.keep', '3♥']);
    const charmed = { effects: [sight], enemies: [{ cards: [12, 5, 7, 9] }], draws: ['3♦', '9♠'] };
    const friend = fight({ ...charmed, party: { 1: { charmedBy: { enemy: 0 } } } });
    expect([question(friend), instead(friend, 1)]).toEqual(['draw.keep', '9♠']);
    const enemy = enemiesRoll({ effects: [sight], draws: ['3♣', 'A♦'] }, 5); // a Damage Boost, whose suit names nobody
    expect([question(enemy), instead(enemy, 1)]).toEqual(['draw.keep', 'A♦']);
    const grave = { effect: 'call-of-the-grave', user: 3, suit: ATTACK, who: [{ enemy: 0 }] };
    const mad = enemiesRoll({ effects: [sight, grave], draws: ['A♦', '3♣'] }, 1); // it strikes its own side
    expect([question(mad), instead(mad, 1)]).toEqual(['draw.keep', '3♣']);
  });

  test('PR-29.9 in the draft the rules say nothing: whoever is late is not given the lowest card', () => {
    const draft = Match.start(paraRoles, { seed: 'draft', seats: 4, options: {} });
    for (let step = 0; step < 40 && draft.pending.asks[0].question !== 'setup.stat'; step++)
      draft.answer(draft.pending.asks[0].seat, draft.pending.asks[0].options[0]);
    const [ask] = draft.pending.asks;
    expect(ask.question).toBe('setup.stat');
    expect(paraRoles.undecided?.(draft.seen(ask.seat), ask)).toBeUndefined();
  });

  test('PR-29.9 otherwise the first that is offered', () => {
    const mirror = enemiesRoll({ enemies: [{ cards: [3, 4, 5, 7] }], draws: ['3♠'], pack: { mirror: 2 } }, 5);
    expect(instead(mirror, 2)).toBe('yes');
    const theft = enemiesRoll(
      { enemies: [{ cards: [3, 4, 5, 7] }], draws: ['3♠'], party: { 2: { treasure: [0, 1, 0, 1] } } },
      5,
    );
    expect([question(theft), instead(theft, 2)]).toEqual(['treasure.lose', '1']);
  });
});
