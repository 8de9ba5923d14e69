/** Every condition of the storybook format (ledger, 5.2): where it holds, and where it just does not. */
import { expect, test } from 'vitest';
import { house } from '../../content/house';
import type { Condition } from '../../content/storybook';
import { boardOf, story } from '../../scenarios/story.fixture';
import { holds } from './conditions';

const scene = story('A', {}, 2)
  .given({
    party: 'seated',
    hands: [['longsword'], ['soot-cat']],
    scores: [
      [3, 1, 0, 0, 0, 0],
      [2, 0, 0, 0, 0, 0],
    ],
    lying: { A: 1 },
  })
  .board({
    story: { label: 'A', keywords: ['ALARM'], used: ['A31.34'] },
    map: { tokens: ['sentry@B'] },
    titles: [3, 8],
    returned: [5],
    items: [31],
    gold: 4,
    xp: 2,
    favor: [6, 3, 6],
    fatigue: [16, 0],
    deathMarks: 2,
    restMarks: 1,
    completed: 3,
  });
scene.expectQuestion('story.choose');
const seen = scene.match.g;
const b = boardOf(scene);
b.story.counters.daylight = 2;
b.hiddenCounters.dread = 1;
const own = house.classes[b.classOf[0]];
const absent = house.classes.find(({ colour }) => !b.classOf.some((place) => house.classes[place].colour === colour))!;

const YES_NO: [Condition, Condition][] = [
  [{ keyword: 'ALARM' }, { keyword: 'ALARMS' }],
  [{ title: 3 }, { title: 4 }],
  [{ item: 31 }, { item: 34 }],
  [{ card: 'Longsword' }, { card: 'Grudge Axe' }],
  [{ token_here: 'xp' }, { token_here: 'sentry' }],
  [{ token: { at: 'B', kind: 'sentry' } }, { token: { at: 'C', kind: 'sentry' } }],
  [{ gold: { min: 4, max: 4 } }, { gold: { min: 5 } }],
  [{ xp: { max: 2 } }, { xp: { max: 1 } }],
  [{ favor: { faction: 'tidebound', max: 3 } }, { favor: { faction: 'tidebound', min: 4 } }],
  [{ highest_faction: 'wardens' }, { highest_faction: 'choir' }],
  [{ lowest_faction: 'tidebound' }, { lowest_faction: 'choir' }],
  [{ players: { min: 2, max: 2 } }, { players: { min: 3 } }],
  [{ not: { legendary: true } }, { legendary: true }],
  [{ any_exhausted: true }, { party_exhausted: true }],
  [{ attribute: { attr: 'STR', who: 'any', min: 3 } }, { attribute: { attr: 'STR', who: 'all', min: 3 } }],
  [{ attribute: { attr: 'STR', who: 'all', min: 2 } }, { attribute: { attr: 'DEX', who: 'all', min: 1 } }],
  [{ attribute: { attr: 'STR', who: 'sum', min: 5 } }, { attribute: { attr: 'STR', who: 'sum', min: 6 } }],
  [{ race: b.race[0] }, { race: 'fog-folk' }],
  [{ class: own.id }, { class: absent.id }],
  [{ class_color: own.colour }, { class_color: absent.colour }],
  [{ familiar: true }, { not: { familiar: true } }],
  [{ visited: 'A' }, { visited: 'B' }],
  [{ read: 'A' }, { read: 'A1' }],
  [{ used: 'A31.34' }, { used: 'A31' }],
  [{ deaths: { min: 2 } }, { deaths: { min: 3 } }],
  [{ rests: { min: 1, max: 1 } }, { rests: { max: 0 } }],
  [{ completed: 3 }, { completed: 4 }],
  [{ not: { completed: 'SIDE' } }, { completed: 'SIDE' }],
  [{ counter: { name: 'daylight', min: 2 } }, { counter: { name: 'daylight', max: 1 } }],
  [{ counter: { name: 'dread', min: 1 } }, { counter: { name: 'dread', min: 2 } }],
  [{ returned: 5 }, { returned: 3 }],
  [{ count: { titles: ['1-9'], min: 2, max: 2 } }, { count: { titles: ['4-9'], min: 2 } }],
  [
    { count: { of: [{ title: 3 }, { item: 99 }], titles: [8], min: 2 } },
    { count: { of: [{ title: 3 }], titles: [9], min: 2 } },
  ],
  [{ all: [{ title: 3 }, { title: 8 }] }, { all: [{ title: 3 }, { title: 9 }] }],
  [{ any: [{ title: 9 }, { title: 8 }] }, { any: [{ title: 9 }, { item: 99 }] }],
];

test.each(YES_NO.map(([yes, no]) => [JSON.stringify(yes), JSON.stringify(no), yes, no] as const))(
  'RA-6.2: %s holds, %s does not',
  (_yes, _no, yes, no) => {
    expect([holds(seen as never, yes), holds(seen as never, no)]).toEqual([true, false]);
  },
);
