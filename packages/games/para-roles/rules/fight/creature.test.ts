/** The Summoning Book (PR-24.10 to PR-24.16). The Healer (seat 1) bears it; the enemy is ♥9 ♦8 ♠7 ♣6 unless said. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { enemiesRoll } from '../../scenarios/enemies.fixture';
import { enemiesAct, FOE, fight, foe, hp, one, SECOND, toAct } from '../../scenarios/fight.fixture';
import { boardOf, offered, offeredOf, question, told } from '../../scenarios/table.fixture';
import { CREATURE } from '../board';
import { cardName, cardNamed, DEFENSE, suitOf } from '../cards/cards';

type Game = ReturnType<typeof fight>;
type Given = { readonly [name: string]: Plain };

/** A body of each type; Attack 9 and Trick 8 from the Demon Guard up. None shares a card with the enemy. */
const BODIES: { readonly [type: string]: number[] } = {
  minion: [5, 4, 3, 2],
  defender: [6, 5, 4, 5],
  trickster: [7, 5, 4, 5],
  phool: [8, 5, 4, 5],
  commander: [5, 9, 5, 5],
  'demon-guard': [10, 5, 9, 8],
  prince: [11, 5, 9, 8],
  queen: [12, 5, 9, 8],
  king: [13, 5, 9, 8],
  dragon: [14, 5, 9, 8],
};

const summoned = (type: string, body: Given = {}): Given => ({
  pack: { book: 1 },
  creature: { bearer: 1, cards: BODIES[type], ...body },
});
/** The bearer's turn. */
const acting = (type: string, given: Given = {}, body: Given = {}) =>
  fight({ party: toAct([1]), ...summoned(type, body), ...given });
/** The bearer has the creature do this, and round 2 begins or the enemies have acted: `draws` go on for them. */
function acts(type: string, key: string, draws: string[], given: Given = {}, body: Given = {}): Game {
  const game = fight({ party: toAct([1, 3]), ...summoned(type, body), draws, ...given }); // the Support still to act
  return game.seat(1).answers(`creature:${key}`);
}
/** All have acted; the enemies' phase follows. */
const attacked = (type: string, draws: string[], given: Given = {}, body: Given = {}) =>
  enemiesAct({ enemies: [{ cards: [4, 3, 8, 3], type: 'minion' }], ...summoned(type, body), draws, ...given });

const creature = (game: Game) => boardOf(game).creature;
const body = (game: Game) => creature(game)?.body;
const enemyHp = (game: Game) => boardOf(game).enemies.map((enemy) => enemy.hp);
const names = (cards: readonly number[]) => cards.map(cardName);

describe('summoning', () => {
  const LOWEST = [[0], [0], [0], [0]];

  test('PR-24.10 the bearer spends three turns; no EPIC use is needed, none is used', () => {
    const game = fight({ pack: { book: 1 }, epicUse: 0, debt: 1, party: toAct([1]) });
    game.expectOffers(1, ['summon'], ['epic:resurrection']);
    game.seat(1).answers('summon');
    expect(one(game, 1)).toMatchObject({ charging: 'summoning', charge: 1 });
    const kept = fight({ pack: { book: 1 }, epicUse: 1 });
    kept.seat(1).answers('summon');
    expect([boardOf(kept).epicUse, boardOf(kept).fight?.declared]).toEqual([1, 0]);
    kept.expectOffers(0, ['epic:immunity']);
    const second = fight({ pack: { book: 1 }, party: toAct([1, 3], { 1: { charging: 'summoning', charge: 1 } }) });
    second.expectOptions(1, ['charge']);
    second.seat(1).answers('charge');
    expect([one(second, 1).charge, creature(second), boardOf(second).epicUse]).toEqual([2, null, 1]);
  });

  test('PR-24.10 only the bearer, and not while a creature is there', () => {
    const game = fight({ pack: { book: 1 } });
    for (const seat of [0, 2, 3]) expect(offered(game, seat)).not.toContain('summon');
    expect(offered(game, 1)).toContain('summon');
  });

  const third = (given: Given) =>
    fight({ pack: { book: 1 }, party: toAct([1, 3], { 1: { charging: 'summoning', charge: 2 } }), ...given });

  test('PR-24.10 PR-R61 at the end of the third a creature: one random card of each living deck', () => {
    const game = third({ enemyDeck: [[10], [4], [3], [2]] }).random('creature', [[11], [1], [0], [0]]);
    game.seat(1).answers('charge');
    // Sorted by rank, without the enemy's own: the twelfth heart is the Ace, the second diamond the 3.
    expect(names(body(game)?.cards ?? [])).toEqual(['A♥', '3♦', '2♠', '2♣']);
    expect(creature(game)).toMatchObject({ bearer: 1, body: { id: CREATURE, type: 'dragon', hp: 14 }, guard: null });
    expect(boardOf(game).enemyDeck).toHaveLength(52 - 8);
    expect(boardOf(game).enemies).toHaveLength(1); // it is none of them
    game.expectEvents([{ type: 'summoned', seat: 1, creature: { type: 'dragon' }, printed: [14, 3, 2, 2] }]);
    expect(one(game, 1)).toMatchObject({ charging: '', charge: 0 });
  });

  test('PR-24.10 it appears without a use in stock, and under debt', () => {
    for (const without of [
      { epicUse: 0, debt: 0 },
      { epicUse: 0, debt: 1 },
    ]) {
      const game = third(without);
      game.seat(1).answers('charge');
      expect([creature(game)?.bearer, boardOf(game).epicUse]).toEqual([1, 0]);
    }
  });

  test('PR-24.10 of the graveyard where a deck is empty, suit by suit', () => {
    const game = third({ graveyard: 'all' }).random('creature', LOWEST);
    game.seat(1).answers('charge');
    expect(names(body(game)?.cards ?? [])).toEqual(['2♥', '2♦', '2♠', '2♣']);
    expect(creature(game)?.fromGrave).toEqual([1, 1, 1, 1]);
    expect(boardOf(game).graveyard).toHaveLength(44);
    const mixed = third({}).board({
      enemyDeck: ['3♥', '4♦', '5♠'].map(cardNamed),
      graveyard: ['2♥', '9♣'].map(cardNamed),
    });
    mixed.seat(1).answers('charge');
    expect(names(body(mixed)?.cards ?? [])).toEqual(['3♥', '4♦', '5♠', '9♣']);
    expect(creature(mixed)?.fromGrave).toEqual([0, 0, 0, 1]);
  });

  test('PR-24.10 a suit that is nowhere: no creature appears', () => {
    const game = third({}).board({ enemyDeck: ['3♥', '4♦', '5♠'].map(cardNamed), graveyard: [] });
    game.seat(1).answers('charge');
    expect([creature(game), boardOf(game).enemyDeck.length]).toEqual([null, 3]);
  });

  test('PR-24.10 it is broken by what breaks an EPIC charge', () => {
    const charging = toAct([], { 1: { charging: 'summoning', charge: 1 } });
    const fear = enemiesRoll({ enemies: [{ cards: [14, 4, 3, 9] }], party: charging, draws: ['3♠'] }, 5);
    fear.expectEvents([{ type: 'epic.broken', seat: 1, epic: 'summoning' }]);
    expect(one(fear, 1)).toMatchObject({ charging: '', charge: 0 });
    const death = enemiesAct({
      enemies: [{ cards: [5, 4, 3, 2] }],
      party: toAct([], { 1: { charging: 'summoning', charge: 1, hp: 1 } }),
      draws: ['2♥', 'K♥'],
    });
    expect(one(death, 1)).toMatchObject({ hp: 0, charging: '', charge: 0 });
  });

  test('PR-24.15 a summoning that would be completed by a charmed bearer is broken, not turned', () => {
    const game = fight({
      enemies: [{ cards: [12, 4, 3, 2] }],
      pack: { book: 1 },
      party: toAct([1], { 1: { charging: 'summoning', charge: 2, charmedBy: { enemy: 0 } } }),
      draws: ['9♠'],
    });
    expect([creature(game), one(game, 1).charging]).toEqual([null, '']);
    game.expectEvents([
      { type: 'epic.broken', epic: 'summoning' },
      { type: 'charmed.attack', seat: 1 },
    ]);
  });
});

describe('the bearer’s turn', () => {
  test.each([
    ['minion', ['attack:4']],
    ['defender', ['attack:4', 'defend-self', 'defend-other:0', 'defend-other:1', 'defend-other:2', 'defend-other:3']],
    ['trickster', ['attack:4', 'defend-self', 'steal:4']],
    ['phool', ['attack:4', 'steal:4']], // PR-24.12: Destroy Treasure is not offered
    ['commander', ['attack:4', 'defend-self', 'damage-boost']],
    ['demon-guard', ['attack:4', 'defend-self', 'damage-boost', 'whip:4']],
    ['prince', ['attack:4', 'damage-boost', 'riposte']],
    ['queen', ['attack:4', 'defend-self', 'damage-boost', 'smile:4']],
    ['king', ['attack:4', 'defend-self', 'damage-boost', 'life-to-death', 'undead-guard']],
    ['dragon', ['attack:4', 'defend-self', 'damage-boost', 'fear', 'breath']],
  ])('PR-24.11 PR-24.14 the turn is spent on the creature, with what a %s can do', (type, actions) => {
    acting(type, { pack: { book: 1, flasks: 1 } }).expectOptions(
      1,
      actions.map((action) => `creature:${action}`),
    );
  });

  test('PR-24.11 the others act for themselves', () => {
    expect(offered(fight(summoned('dragon')), 2)).toContain('attack:4');
    expect(offeredOf(fight(summoned('dragon')), 'creature', 2)).toEqual([]);
  });

  test('PR-24.11 its stats are checked; a failed Trick check parks it', () => {
    const game = acts('dragon', 'fear', ['8♥']);
    expect(told(game, 'check')).toMatchObject([{ who: { enemy: CREATURE }, stat: 3, need: 8, ok: 0 }]);
    expect([body(game)?.parked, foe(game).loses]).toEqual(['fear', 0]);
  });

  test('PR-24.11 what is parked is repeated until it succeeds; the target may be another', () => {
    const two = { enemies: [{ cards: [9, 8, 7, 6] }, { cards: [3, 3, 3, 3] }] };
    const game = fight({ party: toAct([1, 3]), ...summoned('trickster', { parked: 'steal' }), ...two, draws: ['4♥'] });
    game.expectOptions(1, ['creature:steal:4', 'creature:steal:5']);
    game.seat(1).answers('creature:steal:5');
    expect([body(game)?.parked, enemyHp(game)]).toEqual(['', [9, 2]]);
  });

  test('PR-24.12 what is in force already is not offered', () => {
    acting('commander', {}, { boost: 1 }).expectOptions(1, ['creature:attack:4', 'creature:defend-self']);
    acting('defender', {}, { protects: 2 }).expectOptions(1, ['creature:attack:4', 'creature:defend-self']);
    expect(offered(acting('prince', {}, { riposte: 1 }), 1)).not.toContain('creature:riposte');
    expect(offered(acting('king', {}, { guard: [4, 3] }), 1)).not.toContain('creature:undead-guard');
  });

  test('PR-19.10 an enemy that cannot be named by the party cannot be named by its creature', () => {
    const hidden = { effects: [{ effect: 'forest-growth', user: 3, turned: 1, who: [{ enemy: 0 }, 3] }] };
    acting('commander', hidden as Given).expectOptions(1, ['creature:defend-self', 'creature:damage-boost']);
    // A Minion has nothing left to do, so its turn passes without a question.
    const idle = fight({ party: toAct([1, 3]), ...summoned('minion'), ...(hidden as Given) });
    idle.expectOptions(1, ['creature:idle']);
    idle.seat(1).answers('creature:idle');
    expect(enemyHp(idle)).toEqual([9]);
  });
});

describe('PR-24.12: what its action does for the party', () => {
  test('PR-24.12 Attack: the card against its Attack, the enemy’s Defense, 1 damage', () => {
    expect(enemyHp(acts('demon-guard', 'attack:4', ['8♥', 'K♥']))).toEqual([8]);
    expect(enemyHp(acts('demon-guard', 'attack:4', ['8♣', '7♥']))).toEqual([9]); // resisted
    expect(enemyHp(acts('demon-guard', 'attack:4', ['9♥', 'K♥']))).toEqual([9]); // missed
    expect(told(acts('demon-guard', 'attack:4', ['8♥', 'K♥']), 'check')).toMatchObject([
      { who: { enemy: CREATURE }, stat: 2, need: 9 },
      { who: { enemy: FOE }, stat: 1, need: 8 },
    ]);
  });

  test('PR-24.12 Attack: plus its Damage Boost, which a hit uses up', () => {
    const boost = { boost: 1 }; // three cards above 5
    const hit = acts('demon-guard', 'attack:4', ['8♥', 'K♥'], {}, boost);
    expect([enemyHp(hit), body(hit)?.boost]).toEqual([[5], 0]);
    const missed = acts('demon-guard', 'attack:4', ['9♥'], {}, boost);
    expect([enemyHp(missed), body(missed)?.boost]).toEqual([[9], 1]);
    const dodged = acts('demon-guard', 'attack:4', ['8♥'], { enemies: [{ cards: [9, 8, 7, 6], stance: 1 }] }, boost);
    expect([enemyHp(dodged), body(dodged)?.boost]).toEqual([[9], 0]);
    expect(told(dodged, 'check')).toHaveLength(1);
  });

  test('PR-24.12 Attack: a protector takes it, and an immune enemy draws nothing', () => {
    const guarded: Given = { enemies: [{ cards: [9, 8, 7, 6] }, { cards: [3, 3, 3, 3], protects: 0 }] };
    expect(enemyHp(acts('demon-guard', 'attack:4', ['8♥', 'K♥'], guarded))).toEqual([9, 2]);
    const immune = { effects: [{ effect: 'immunity', user: 0, turned: 1, who: [{ enemy: 0 }] }] } as Given;
    const game = acts('demon-guard', 'attack:4', ['8♥', 'K♥'], immune);
    expect([enemyHp(game), told(game, 'check').length]).toEqual([[9], 1]);
  });

  test('PR-24.12 Attack: it makes no Riposte against the bearer', () => {
    const game = acts('demon-guard', 'attack:4', ['9♥'], { enemies: [{ cards: [11, 8, 7, 6], riposte: 1 }] });
    expect([hp(game)[1], foe(game).riposte]).toEqual([7, 1]);
  });

  test('PR-24.12 Attack: the EPICs of the party do not help it', () => {
    const prayer = { effects: [{ effect: 'battle-prayer', user: 0 }] };
    expect(told(acts('demon-guard', 'attack:4', ['K♥'], prayer), 'check')).toMatchObject([{ need: 9, ok: 0 }]);
    const moon = { effects: [{ effect: 'blood-moon', user: 0 }], party: toAct([1, 3], { 1: { hp: 3 } }) };
    const fed = acts('demon-guard', 'attack:4', ['8♥', 'K♥'], moon, { hp: 4 });
    expect([body(fed)?.hp, hp(fed)[1], enemyHp(fed)]).toEqual([4, 3, [8]]);
    const breath = acts('dragon', 'breath', ['4♥'], moon, { hp: 4 });
    expect([body(breath)?.hp, hp(breath)[1], enemyHp(breath)]).toEqual([4, 3, [7]]);
  });

  test('PR-24.12 Defend Self: a Defense check; until the bearer’s next turn', () => {
    expect(body(acts('dragon', 'defend-self', ['4♥']))?.stance).toBe(1);
    expect(body(acts('dragon', 'defend-self', ['5♥']))?.stance).toBe(0);
    expect(body(acts('dragon', 'attack:4', ['9♥'], {}, { stance: 1 }))?.stance).toBe(0);
  });

  test('PR-24.12 Defend Self: a turn that is lost ends it too', () => {
    const game = fight({ party: toAct([1, 3], { 1: { loses: 1 } }), ...summoned('defender', { stance: 1 }) });
    expect(body(game)?.stance).toBe(0);
  });

  test('PR-24.12 Defend Other: Trick; then it takes the attacks aimed at that character', () => {
    expect(creature(acts('defender', 'defend-other:2', ['5♥']))?.protects).toBe(-1);
    const game = acts('defender', 'defend-other:2', ['4♥']);
    expect(creature(game)?.protects).toBe(2);
  });

  test('PR-24.12 Defend Other: with its own Defense and HP', () => {
    const hit = attacked('defender', ['3♠', 'K♥'], {}, { protects: 2 });
    expect([hp(hit), body(hit)?.hp]).toEqual([[9, 7, 6, 8], 5]);
    expect(told(hit, 'check')[1]).toMatchObject({ who: { enemy: CREATURE }, stat: 1, need: 5, ok: 0 });
    hit.expectEvents([
      { type: 'creature.covers', seat: 2 },
      { type: 'creature.hurt', count: 1, hp: 5 },
    ]);
    expect(body(attacked('defender', ['3♠', '4♥'], {}, { protects: 2 }))?.hp).toBe(6); // resisted
    expect(body(attacked('defender', ['8♠'], {}, { protects: 2 }))?.hp).toBe(6); // missed
    const inStance = attacked('defender', ['3♠'], {}, { protects: 2, stance: 1 });
    expect([body(inStance)?.hp, told(inStance, 'check').length]).toEqual([6, 1]);
  });

  test('PR-24.12 PR-24.13 Defend Other: attacks on the others pass it by', () => {
    const game = attacked('defender', ['3♥', 'K♥'], {}, { protects: 2 });
    expect([hp(game), body(game)?.hp]).toEqual([[9, 6, 6, 8], 6]);
  });

  test('PR-24.12 Defend Other: an enemy’s Damage Boost counts and is used up', () => {
    const boosted = { enemies: [{ cards: [9, 8, 7, 6], boost: 1 }] };
    const game = enemiesRoll({ ...boosted, ...summoned('defender', { protects: 2 }), draws: ['3♠', 'K♥'] }, 1);
    expect([body(game)?.hp, foe(game).boost]).toEqual([1, 0]); // 1 + 4
  });

  test('PR-24.12 Steal Treasure: one card of the enemy’s pile goes to the bearer, or it loses 1 HP', () => {
    expect(enemyHp(acts('trickster', 'steal:4', ['4♥']))).toEqual([8]);
    expect(enemyHp(acts('trickster', 'steal:4', ['5♥']))).toEqual([9]);
    const game = acts('trickster', 'steal:4', ['4♥'], { enemies: [{ cards: [9, 8, 7, 6], pile: 2 }] });
    game.expectQuestion('treasure.place', 1);
    game.seat(1).answers(2);
    expect([foe(game).pile, one(game, 1).treasure, enemyHp(game)]).toEqual([1, [0, 0, 1, 0], [9]]);
  });

  test('PR-24.12 Damage Boost: Trick; as much as its own cards say', () => {
    expect(body(acts('commander', 'damage-boost', ['4♥']))?.boost).toBe(1);
    expect(body(acts('commander', 'damage-boost', ['5♥']))?.boost).toBe(0);
    const hit = acts('commander', 'attack:4', ['4♥', 'K♥'], {}, { boost: 1 }); // one card above 5
    expect(enemyHp(hit)).toEqual([7]);
  });

  test('PR-24.12 Demon Whip: Trick, then an attack; the enemy loses its next turn even on a miss', () => {
    const hit = acts('demon-guard', 'whip:4', ['4♥', '8♥', 'K♥']);
    expect([enemyHp(hit), foe(hit).loses]).toEqual([[8], 1]);
    const missed = acts('demon-guard', 'whip:4', ['4♥', '9♥']);
    expect([enemyHp(missed), foe(missed).loses]).toEqual([[9], 1]);
    const failed = acts('demon-guard', 'whip:4', ['8♥']);
    expect([foe(failed).loses, body(failed)?.parked]).toEqual([0, 'whip']);
    const stance = acts('demon-guard', 'whip:4', ['4♥', '8♥'], { enemies: [{ cards: [9, 8, 7, 6], stance: 1 }] });
    expect([enemyHp(stance), foe(stance).loses]).toEqual([[9], 0]);
  });

  test('PR-24.12 Cursed Riposte: the next enemy that attacks the bearer takes 1 damage, plus boost', () => {
    expect(body(acts('prince', 'riposte', ['4♥']))?.riposte).toBe(1);
    expect(body(acts('prince', 'riposte', ['8♥']))?.riposte).toBe(0);
    const missed = attacked('prince', ['8♥'], {}, { riposte: 1 });
    expect([enemyHp(missed), body(missed)?.riposte]).toEqual([[3], 0]);
    const boosted = attacked(
      'prince',
      ['8♥'],
      { enemies: [{ cards: [9, 3, 8, 3], type: 'minion' }] },
      { riposte: 1, boost: 1 },
    );
    expect([enemyHp(boosted), body(boosted)?.boost]).toEqual([[9 - 4], 1]);
    const other = attacked('prince', ['8♠'], {}, { riposte: 1 });
    expect([enemyHp(other), body(other)?.riposte]).toEqual([[4], 1]); // Damage was attacked
  });

  test('PR-24.12 Seductive Smile: the enemy’s next turn is an attack on another enemy, or itself if alone', () => {
    expect(foe(acts('queen', 'smile:4', ['4♥'])).turnsOn).toBe(FOE);
    expect(foe(acts('queen', 'smile:4', ['8♥'])).turnsOn).toBe(-1);
    const three = { enemies: [{ cards: [9, 8, 7, 6] }, { cards: [3, 3, 3, 3] }, { cards: [4, 4, 4, 4] }] };
    const game = acts('queen', 'smile:4', ['4♥'], three);
    game.expectOptions(1, [SECOND, SECOND + 1]);
    game.seat(1).answers(SECOND + 1);
    expect(foe(game).turnsOn).toBe(SECOND + 1);
  });

  test('PR-24.12 Life to Death: every enemy takes 1 damage, the bearer regains the sum', () => {
    const party = toAct([1, 3], { 1: { hp: 2 } });
    const enemies: Plain = [{ cards: [9, 8, 7, 6] }, { cards: [3, 3, 3, 3] }, { cards: [4, 4, 4, 4], stance: 1 }];
    const game = acts('king', 'life-to-death', ['4♥'], { party, enemies });
    expect([enemyHp(game), hp(game)]).toEqual([
      [8, 2, 4],
      [9, 4, 6, 8],
    ]);
    const whole = acts('king', 'life-to-death', ['4♥'], { enemies });
    expect(hp(whole)[1]).toBe(7); // not above its maximum
  });

  test('PR-24.12 Undead Guard: a guard takes attacks aimed at the bearer until it falls', () => {
    const raised = acts('king', 'undead-guard', ['4♥'], { graveyard: ['3♥', '10♦'] });
    expect(creature(raised)?.guard).toMatchObject({ hp: 3, printed: [3, 10, 0, 0] });
    expect(boardOf(raised).graveyard).toEqual([]);
    const hit = attacked('king', ['3♥', 'K♥'], {}, { guard: [3, 10] });
    expect([hp(hit), creature(hit)?.guard?.hp, body(hit)?.hp]).toEqual([[9, 7, 6, 8], 2, 13]);
    expect(told(hit, 'check')[1]).toMatchObject({ stat: DEFENSE, need: 10, ok: 0 });
    const other = attacked('king', ['3♠', 'K♥'], {}, { guard: [3, 10] });
    expect([hp(other), creature(other)?.guard?.hp]).toEqual([[9, 7, 5, 8], 3]);
    const fallen = attacked('king', ['3♥', 'K♥'], {}, { guard: [2, 10] });
    expect(creature(fallen)?.guard?.hp).toBe(1);
  });

  test('PR-24.12 Undead Guard: fallen, its cards lie in the graveyard and the creature stays', () => {
    const boosted = { enemies: [{ cards: [9, 8, 7, 6], boost: 1 }] };
    const game = enemiesRoll({ ...boosted, ...summoned('king', { guard: [3, 10] }), draws: ['3♥', 'K♥'] }, 1);
    expect(creature(game)?.guard).toBeNull();
    expect(names(boardOf(game).graveyard)).toEqual(['3♥', '10♦']);
    expect(body(game)?.hp).toBe(13);
  });

  test('PR-24.12 Fear: every enemy not in stance loses its next turn', () => {
    const enemies: Plain = [{ cards: [9, 8, 7, 6] }, { cards: [3, 3, 3, 3], stance: 1 }, { cards: [4, 4, 4, 4] }];
    const game = acts('dragon', 'fear', ['4♥'], { enemies });
    expect(boardOf(game).enemies.map(({ loses }) => loses)).toEqual([1, 0, 1]);
  });

  test('PR-24.12 Dragon Breath: every enemy takes 2, 1 in stance', () => {
    const enemies: Plain = [{ cards: [9, 8, 7, 6] }, { cards: [3, 3, 3, 3], stance: 1 }, { cards: [4, 4, 4, 4] }];
    expect(enemyHp(acts('dragon', 'breath', ['4♥'], { enemies }))).toEqual([7, 2, 2]);
    const guarded: Plain = [{ cards: [9, 8, 7, 6] }, { cards: [5, 3, 3, 3], protects: 0 }];
    expect(enemyHp(acts('dragon', 'breath', ['4♥'], { enemies: guarded }))).toEqual([9, 1]); // its own share and the other's
  });

  test('PR-24.12 it may fell the last enemy', () => {
    const game = acts('dragon', 'breath', ['4♥', '9♥'], { enemies: [{ cards: [9, 8, 7, 6], hp: 2 }] });
    game.expectEvents([{ type: 'defeated' }, { type: 'fight.won', treasure: 1 }]);
  });
});

describe('leaving', () => {
  const deckOf = (game: Game) => boardOf(game).enemyDeck;

  test('PR-24.13 enemies never target the creature itself', () => {
    const game = attacked('commander', ['3♥', 'K♥']);
    expect([hp(game)[1], body(game)?.hp]).toEqual([6, 5]);
  });

  test('PR-24.13 it leaves when its HP reach 0; the bearer is free again', () => {
    const game = attacked('defender', ['3♠', 'K♥'], {}, { protects: 2, hp: 1 });
    expect(creature(game)).toBeNull();
    game.expectEvents([
      { type: 'creature.hurt', hp: 0 },
      { type: 'creature.leaves', seat: 1 },
    ]);
    game.expectOffers(1, ['attack:4', 'summon']);
    expect(deckOf(game)).toHaveLength(48);
  });

  test('PR-24.13 when the bearer dies', () => {
    const game = attacked('commander', ['3♥', 'K♥'], { party: toAct([], { 1: { hp: 1 } }) });
    expect([hp(game)[1], creature(game)]).toEqual([0, null]);
  });

  test('PR-24.13 PR-R105 when the combat ends; its cards go back into the living decks, which are shuffled', () => {
    const ended = (seed: string) =>
      fight({
        party: toAct([2]),
        ...summoned('dragon'),
        enemies: [{ cards: [9, 8, 7, 6], hp: 1 }],
        draws: ['4♥', 'K♥', '9♥'],
      })
        .seed(seed)
        .seat(2)
        .answers(`attack:${FOE}`)
        .seat(1)
        .answers(0);
    const game = ended('1');
    expect([creature(game), question(game)]).toEqual([null, 'camp']);
    expect(deckOf(game)).toHaveLength(48);
    expect(names(boardOf(game).graveyard)).toEqual(['9♥', '8♦', '7♠', '6♣']);
    expect(deckOf(game).join()).not.toBe(deckOf(ended('2')).join());
  });

  test('PR-24.13 PR-R105 each card goes back where it came from', () => {
    const game = attacked(
      'commander',
      ['3♥', 'K♥'],
      { party: toAct([], { 1: { hp: 1 } }) },
      { fromGrave: [1, 0, 0, 1] },
    );
    expect(names(boardOf(game).graveyard)).toEqual(['5♥', '5♣']);
    expect(['9♦', '5♠'].every((card) => deckOf(game).includes(cardNamed(card)))).toBe(true);
    expect(['5♥', '5♣'].some((card) => deckOf(game).includes(cardNamed(card)))).toBe(false);
  });

  test('PR-24.13 PR-R105 in the Tower its cards are put back in order', () => {
    const game = enemiesAct(
      {
        enemies: [{ cards: [2, 2, 2, 2] }],
        ...summoned('dragon'),
        party: toAct([], { 1: { hp: 1 } }),
        draws: ['2♥', 'K♥'],
      },
      { campaign: 'tower' },
    );
    expect(creature(game)).toBeNull();
    for (const suit of [0, 1, 2, 3]) {
      const values = deckOf(game).filter((card) => suitOf(card) === suit);
      expect(values, 'the 3 is on top, the end of the list').toEqual([...values].sort((x, y) => y - x));
      expect(values).toHaveLength(12);
    }
  });

  test('PR-24.15 a bearer that loses its action leaves the creature idle for that turn', () => {
    const game = fight({ party: toAct([1, 3], { 1: { loses: 1 } }), ...summoned('dragon') });
    expect([one(game, 1).acted, enemyHp(game)]).toEqual([1, [9]]);
    game.expectNoEvents([{ type: 'creature.acts' }]);
    expect(creature(game)).not.toBeNull();
  });

  test('PR-24.15 a charmed bearer carries out the charm itself', () => {
    const game = fight({
      enemies: [{ cards: [12, 4, 3, 2] }],
      ...summoned('dragon'),
      party: toAct([1, 3], { 1: { charmedBy: { enemy: 0 } } }),
      draws: ['5♠', 'K♠'],
    });
    expect(hp(game)).toEqual([9, 7, 5, 8]);
    game.expectNoEvents([{ type: 'creature.acts' }]);
    expect(body(game)?.hp).toBe(14);
  });

  test('PR-24.16 a guard it raised leaves with it; the guard’s cards go to the graveyard', () => {
    const game = attacked('king', ['3♠', 'K♥', '3♥'], {}, { guard: [3, 10], protects: 2, hp: 1 });
    expect(creature(game)).toBeNull();
    expect(names(boardOf(game).graveyard)).toEqual(['3♥', '10♦']);
    expect(deckOf(game)).toHaveLength(52 - 4 - 2);
  });

  test('PR-24.16 those buried with the guard stay there', () => {
    const game = acts('king', 'undead-guard', ['4♥'], { enemyDeck: [[3], [10], [4], [3]] });
    expect(names(boardOf(game).graveyard)).toEqual(['4♠', '3♣']);
    expect(creature(game)?.guard?.cards.slice(0, 2).map(cardName)).toEqual(['3♥', '10♦']);
  });
});
