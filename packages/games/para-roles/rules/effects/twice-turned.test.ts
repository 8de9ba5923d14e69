/**
 * PR-10.19, PR-19.1, PR-R106: an EPIC of one's own and the same EPIC turned, running side by side. Whichever ends, what
 * is left is exactly what would be there if the other had never run.
 */
import type { Seat } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { EPICS, type EpicId } from '../../content/roles';
import type { Given } from '../../scenarios/fight.fixture';
import { type Answers, changes, FOES, picture, Twice } from '../../scenarios/twice.fixture';
import { EFFECTS } from './effect';
import { epicNamed } from './index';

const [OWN, TURNED] = [0, 1];
const FRIEND = 2;
const [FOE, OTHER] = FOES;

/** Cards that name the friends of both, so that nobody else has to draw a card against a hit; the clubs come later. */
const deck = ['♠', '♣'].flatMap((suit) =>
  [3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K', 'A'].map((rank) => `${rank}${suit}`),
);

const answers: Answers = {
  'aura.choice': () => 'strike',
  'epic.enemy': () => String(FOE),
  'evac.healer': () => '0',
  'evac.patient': () => '3',
  'acupuncture.target': ({ seat }) => String(seat === TURNED ? OTHER : FRIEND),
  'all-for-one.taker': () => '3',
};

const charmed = (epic: EpicId) => ({ charging: epic, charge: 2, charmedBy: { enemy: 0 } });

/** The charmed one's EPIC is turned at once; its own is declared and charged as ever. */
function table(epic: EpicId, turned: Seat | null, given: Given = {}): Twice {
  const party = { [FRIEND]: { hp: 6 }, ...(turned === null ? {} : { [turned]: charmed(epic) }) };
  return new Twice(epic, answers, { deck, reshuffles: false, party, idle: `flask:${FRIEND}`, ...given });
}

// The cards of a turned Polymorph come by chance, and another's are not laid on them: roles.test.ts.
const lasting = EPICS.filter((epic) => epicNamed(epic).effect !== undefined && epic !== 'polymorph');

describe.each(lasting)('PR-10.19 PR-19.1 %s of one’s own, and turned', (epic) => {
  const nothing = picture(table(epic, null));
  const sight = (at: Twice) => changes(nothing, picture(at));
  const onlyOwn = sight(table(epic, null).activates(OWN).round());
  const onlyTurned = sight(table(epic, TURNED).round().round().round().round());

  const running = ({ board }: Twice) => board.effects.map(({ user, turned }) => [user, turned]);

  test('the turned one ends first', () => {
    const at = table(epic, TURNED).activates(OWN).drawsClub(TURNED).round();
    expect([running(at), sight(at)]).toEqual([[[OWN, 0]], onlyOwn]);
    expect(sight(at.drawsClub(OWN).round())).toEqual({});
  });

  test('the own one ends first', () => {
    const at = table(epic, TURNED).activates(OWN).drawsClub(OWN).round();
    expect([running(at), sight(at)]).toEqual([[[TURNED, 1]], onlyTurned]);
    expect(sight(at.drawsClub(TURNED).round())).toEqual({});
  });

  test('of one and the same user: one club ends both', () => {
    const at = table(epic, OWN).round().activates(OWN);
    expect(running(at).sort()).toEqual([
      [OWN, 0],
      [OWN, 1],
    ]);
    expect(sight(at.drawsClub(OWN).round())).toEqual({});
  });
});

test('PR-19.2 PR-19.10 exactly these affect only their user, and are the same when they are turned', () => {
  expect(lasting.filter((epic) => EFFECTS[epic].userOnly).sort()).toEqual([
    ...['as-you-wish', 'call-of-the-wild', 'en-garde', 'from-the-shadows', 'into-the-fray', 'pressure-point'],
    ...['rage-monster', 'sneak-attack'],
  ]);
});

describe('PR-10.19 PR-R106 of one and the same user it does not add up', () => {
  const both = (epic: EpicId, given: Given = {}) => table(epic, OWN, given).round().activates(OWN);
  const blowsOf = (at: Twice, play: () => unknown) => {
    const before = at.board.enemies.map(({ hp }) => hp);
    play();
    return at.board.enemies.map(({ hp }, i) => before[i] - hp).reduce((sum, lost) => sum + lost, 0);
  };

  test('PR-13.12 En Garde strikes back once', () => {
    const diamonds = ['3♠', '4♠', '5♠', '6♠', '7♠', '8♠', '9♠', '10♠', '3♦', 'A♠'];
    const at = both('en-garde', { deck: diamonds });
    expect(blowsOf(at, () => at.round())).toBe(2); // ♦ names its user, ♠ a friend
  });

  test('PR-13.11 one attack spends both Sneak Attacks', () => {
    const at = both('sneak-attack');
    at.turn(OWN, `attack:${FOE}`);
    expect(at.board.effects).toEqual([]);
  });

  test('PR-13.33 From the Shadows makes the enemy bleed once', () => {
    const hearts = ['3♠', '4♠', '5♠', '6♠', '7♠', '8♠', '9♠', '10♠', '3♥', 'A♠'];
    const at = both('from-the-shadows', { deck: hearts });
    expect(blowsOf(at, () => at.turn(OWN, `attack:${FOE}`).round())).toBe(1);
    expect(blowsOf(at, () => at.turn(OWN, `flask:${FRIEND}`))).toBe(1);
  });

  test('PR-13.17 the Bard regains 1 HP, of whichever song', () => {
    const at = both('melodramatic-harmony', { party: { [OWN]: { ...charmed('melodramatic-harmony'), hp: 1 } } });
    const before = at.board.party[OWN].hp;
    expect(at.turn(OWN, `flask:${FRIEND}`).board.party[OWN].hp - before).toBe(1);
  });

  test('PR-13.1 the Paladin regains 1 HP or strikes harder by 1, and it is one choice', () => {
    const at = both('holy-aura', { party: { [OWN]: { ...charmed('holy-aura'), hp: 1 } } });
    const before = at.board.party[OWN].hp;
    at.asked.length = 0;
    expect(blowsOf(at, () => at.turn(OWN, `attack:${FOE}`))).toBe(2);
    expect([at.board.party[OWN].hp - before, at.asked]).toEqual([0, [[OWN, 'aura.choice']]]);
  });
});
