import { describe, expect, test } from 'vitest';
import { parseLabel } from '../../content/labels';
import { bookAfter, campaignOf, goOn } from '../../scenarios/campaign.fixture';
import { boardOf, labels, story, told } from '../../scenarios/story.fixture';
import type { Adventures } from '../board';

const TOLLHOUSE = {
  C: {
    read: 'C.',
    do: [
      { if: { not: { token_here: 'xp' } }, goto: 'C1' },
      { effects: [{ collect: 'xp' }] },
      { if: { all: [{ keyword: 'GOBLIN' }, { keyword: 'ALARM' }] }, goto: 'C5' },
      { if: { keyword: 'ALARM' }, goto: 'C2' },
    ],
    goto: 'C3',
  },
  C1: { read: 'Again.', choose: [{ kind: 'move' }, { kind: 'goto', say: 'Stay.', goto: 'C1' }] },
  C2: { read: 'Alarm.', goto: 'C1' },
  C3: { read: 'Quiet.', goto: 'C1' },
  C5: { read: 'Goblin.', goto: 'C1' },
};
const atC = (keywords: string[], xp: { [letter: string]: number }) =>
  story('C', TOLLHOUSE)
    .given({ lying: xp })
    .board({ story: { label: 'C', keywords }, map: { at: 'C' } });

describe('action indicators', () => {
  test('RA-6.2, RA-6.3, RA-6.5, E7: lines from top to bottom, each tested when it is reached', () => {
    const alarm = atC(['ALARM'], { C: 1 });
    alarm.expectQuestion('story.choose');
    expect(labels(alarm)).toEqual(['C', 'C2', 'C1']);
    expect(boardOf(alarm).xp).toBe(1);
    expect(boardOf(alarm).map.xp).toEqual({});
    expect(labels(atC(['ALARM', 'GOBLIN'], { C: 1 }).expectBoard({ xp: 1 }))).toEqual(['C', 'C5', 'C1']);
    expect(labels(atC([], { C: 1 }).expectBoard({ xp: 1 }))).toEqual(['C', 'C3', 'C1']);
  });

  test('RA-6.5, E7: on the next visit there is no XP, and the first line leads on', () => {
    const again = atC(['ALARM', 'GOBLIN'], {});
    again.expectBoard({ xp: 0 });
    expect(labels(again)).toEqual(['C', 'C1']);
  });

  test('RA-6.3, E9: a condition is tested after the line before it has acted', () => {
    const erased = story('A2', {
      A2: { read: '.', do: [{ effects: [{ erase: 'ALARM' }] }, { if: { keyword: 'ALARM' }, goto: 'B4' }], goto: 'A' },
      B4: { read: '.', goto: 'A' },
    }).board({ story: { label: 'A2', keywords: ['ALARM'] } });
    expect(labels(erased)).toEqual(['A2', 'A']);
  });

  test('RA-6.4: a line that leads away is the last of its list', () => {
    const left = story('A2', {
      A2: {
        read: '.',
        do: [{ effects: [{ gain: { gold: 1 } }], goto: 'A' }, { effects: [{ gain: { gold: 5 } }] }],
        goto: 'B',
      },
    });
    left.expectBoard({ gold: 1 });
    expect(labels(left)).toEqual(['A2', 'A']);
  });

  test('RA-6.6, RA-35.4: a legendary line acts in a legendary campaign only', () => {
    const entry = { A2: { read: '.', do: [{ if: { legendary: true }, effects: [{ gain: { gold: 1 } }] }], goto: 'A' } };
    story('A2', entry).expectBoard({ gold: 0 });
    story('A2', entry)
      .board({ story: { label: 'A2' }, legendary: 1, restMarks: 1 })
      .expectBoard({ gold: 1 });
  });
});

describe('what is read', () => {
  test('RA-4.9, RA-5.1: the prose, then the inserts that hold; of a first only the first', () => {
    const game = story('A2', {
      A2: {
        read: 'One.',
        read_if: [
          { if: { keyword: 'K' }, read: 'Two.' },
          { if: { keyword: 'L' }, read: 'Three.' },
          {
            first: [{ if: { keyword: 'L' }, read: 'Four.' }, { if: { keyword: 'K' }, read: 'Five.' }, { read: 'Six.' }],
          },
        ],
        goto: 'A',
      },
    }).board({ story: { label: 'A2', keywords: ['K'] } });
    game.expectQuestion('story.choose');
    expect(told(game, 'text.read')[0]).toMatchObject({
      texts: ['ADV1.A2.read', 'ADV1.A2.read_if.0', 'ADV1.A2.read_if.2.first.1'],
    });
  });

  test('RA-R28: a location is explored once its base entry has been resolved, not while it is read', () => {
    const game = story('B', {
      B: { read: '.', do: [{ if: { visited: 'B' }, effects: [{ gain: { gold: 9 } }] }], goto: 'B1' },
      B1: { read: '.', do: [{ if: { visited: 'B' }, effects: [{ gain: { gold: 1 } }] }], goto: 'A' },
    }).board({ story: { label: 'B' }, map: { at: 'B' } });
    game.expectBoard({ gold: 1 });
    expect(boardOf(game).map.explored).toEqual(['A', 'B']);
  });
});

describe('keywords, titles, cards', () => {
  const does = (effects: readonly object[], board: object = {}) =>
    story('A2', { A2: { read: '.', do: [{ effects }], goto: 'A' } }).board({
      story: { label: 'A2' },
      ...board,
    } as never);

  test('RA-5.4, RA-R23: a keyword is there or not', () => {
    const game = does([{ record: 'K' }, { record: 'K' }, { record: 'L' }, { erase: 'L' }, { erase: 'M' }]);
    expect(boardOf(game).story.keywords).toEqual(['K']);
  });

  test('RA-5.6, RA-8.4, RA-R110, E10: a title is revealed once; one held already changes nothing', () => {
    const game = does([{ title: 3 }, { title: 1 }, { title: 3 }]);
    expect(boardOf(game).titles).toEqual([1, 3]);
    expect(told(game, 'title.gained')).toHaveLength(2);
    expect(boardOf(game).xp).toBe(0);
  });

  test('RA-1.6, RA-R110, E10: a rare card that is not there pays 2 XP', () => {
    does([{ rare: 17 }]).expectBoard({ xp: 2 });
  });

  test('RA-12.1, RA-R81: a pool never falls below nothing', () => {
    does([{ gain: { gold: 3, xp: 2 } }, { lose: { gold: 5, xp: 1 } }]).expectBoard({ gold: 0, xp: 1 });
  });
});

describe('entries', () => {
  test('RA-5.2, RA-5.3: the base entry of a place is its letter; others begin with it', () => {
    expect(parseLabel('A')).toEqual({ kind: 'base', place: 'A' });
    expect(parseLabel('A4')).toEqual({ kind: 'plain', place: 'A', number: 4 });
    expect(parseLabel('4A')).toBeNull();
  });

  test('RA-5.7: a title of an earlier adventure is known in a later one', () => {
    const save = campaignOf(1, { titles: [9], returned: [2] });
    const entries = {
      START: {
        read: '.',
        do: [
          { if: { title: 9 }, effects: [{ gain: { gold: 1 } }] },
          { if: { returned: 2 }, effects: [{ gain: { gold: 2 } }] },
          { if: { completed: 5 }, effects: [{ gain: { gold: 4 } }] },
          { if: { completed: 6 }, effects: [{ gain: { gold: 8 } }] },
        ],
        goto: 'A',
      },
    };
    expect((goOn(save, 1, {}, bookAfter(save, entries)).board as Adventures).gold).toBe(7);
  });

  test('RA-8.3: a rare card goes to the hand of whom the party chooses, and is no market card', () => {
    const rare = { number: 17, type: 'artifact', name: 'The Lamp', options: [{ ops: [{ op: 'step' }] }] };
    const game = story('A2', { A2: { read: '.', do: [{ effects: [{ rare: 17 }, { rare: 17 }] }], goto: 'A' } }, 3, {
      cards: { rare: [rare] },
    });
    game.expectQuestion('card.receiver').expectOptions(0, [0, 1, 2]);
    game.seat(0).answers(2).expectBoard({ xp: 2 }); // RA-R110: the second time it is gone
    const place = game.match.game.content.cards.findIndex(({ id }: { id: string }) => id === 'the-lamp');
    expect(boardOf(game).cardOwner[place]).toBe(2);
  });
});

describe('favour', () => {
  test('RA-R38: "highest" is asked when its line is reached', () => {
    const lines = [{ favor: { faction: 'highest', delta: -2 } }, { favor: { faction: 'highest', delta: 1 } }];
    story('A2', { A2: { read: '.', do: [{ effects: lines }], goto: 'A' } })
      .board({ story: { label: 'A2' }, favor: [6, 5, 5] })
      .expectBoard({ favor: [4, 6, 5] });
  });

  const favor = (start: number[], faction: string, delta: number) =>
    story('A2', { A2: { read: '.', do: [{ effects: [{ favor: { faction, delta } }] }], goto: 'A' } }).board({
      story: { label: 'A2' },
      favor: start,
    });

  test('RA-14.1, RA-14.2, E21: what a marker cannot move is XP, at the top and at the bottom', () => {
    favor([9, 5, 5], 'wardens', 2).expectBoard({ favor: [10, 5, 5], xp: 1 });
    favor([8, 5, 5], 'wardens', 2).expectBoard({ favor: [10, 5, 5], xp: 0 });
    favor([5, 1, 5], 'tidebound', -3).expectBoard({ favor: [5, 0, 5], xp: 2 });
  });

  test('RA-14.3, RA-14.4, E22: of the highest the top one counts, of the lowest the bottom one', () => {
    favor([6, 6, 4], 'highest', 1).expectBoard({ favor: [7, 6, 4] });
    favor([6, 3, 3], 'lowest', -1).expectBoard({ favor: [6, 3, 2] });
  });
});
