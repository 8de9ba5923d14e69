/** Topic 13: what all prestige EPICs have in common. */
import { describe, expect, test } from 'vitest';
import { type CallingId, callingOf } from '../../../content/roles';
import { fight, one, running } from '../../../scenarios/fight.fixture';
import { activates, answerAll, by, HIT, LASTING, turn } from '../../../scenarios/prestige.fixture';
import { boardOf } from '../../../scenarios/table.fixture';

describe('topic 13, all of them', () => {
  const epicOf = (calling: string) => callingOf(calling as CallingId).epic;

  test.each(LASTING)(
    'PR-10.10 the %s’s EPIC runs from its activation on; cards of the activation do not end it',
    (calling) => {
      const game = activates(calling, 2, { draws: ['3♣', '4♣'] }); // what it draws, if it draws, are clubs
      answerAll(game);
      expect(running(game)).toEqual([epicOf(calling)]);
      expect(one(game, 2)).toMatchObject({ charging: '', charge: 0, acted: 1 });
      expect(boardOf(game).effects[0]).toMatchObject({ user: 2, turned: 0, fresh: 0 });
      expect(game.match.broken()).toBeNull();
    },
  );

  test.each(LASTING.filter((calling) => calling !== 'diviner'))(
    'PR-10.11 PR-10.13 a club that the %s draws ends it when its action is over',
    (calling) => {
      const effects = [by(2, epicOf(calling))];
      const kept = answerAll(turn(fight({ effects, draws: ['3♥', '4♥'] }), 2, 'defend'));
      expect(running(kept)).toEqual([epicOf(calling)]);
      const ended = answerAll(turn(fight({ effects, draws: ['3♣', '4♥'] }), 2, 'defend'));
      expect(running(ended)).toEqual([]);
      ended.expectEvents([{ type: 'epic.ends', seat: 2, epic: epicOf(calling) }]);
    },
  );

  test.each(LASTING)('PR-10.12 another’s club does not end the %s’s', (calling) => {
    const game = fight({ effects: [by(2, epicOf(calling))], draws: ['3♣', '4♣'] });
    answerAll(turn(game, 0, 'defend'));
    expect(running(game)).toEqual([epicOf(calling)]);
  });

  test.each(LASTING)('PR-10.14 the death of the %s ends it', (calling) => {
    const effects = [by(2, epicOf(calling)), by(3, 'blood-moon')];
    const game = fight({ effects, party: { 2: { hp: 0 } }, draws: ['A♥', 'K♥'] }).board({
      party: { 2: { fallen: 0 } },
    });
    answerAll(turn(game, 0, HIT)); // deaths are looked at after it
    game.expectEvents([{ type: 'dies', seat: 2 }]);
    expect(running(game)).toEqual(['blood-moon']);
  });

  test.each(LASTING)('PR-10.14 PR-5.12 the end of the combat ends the %s’s', (calling) => {
    const game = fight({ effects: [by(2, epicOf(calling))], pack: { bombs: 1 } });
    turn(game, 0, 'bomb');
    expect(boardOf(game)).toMatchObject({ phase: 'camp', effects: [] });
  });
});
