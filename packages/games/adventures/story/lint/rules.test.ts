/** Every rule fires, with its line, on a book that is wrong in one point, and no rule fires on the right one. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { house } from '../../content/house';
import { storybook } from '../../content/storybook';
import { freshBook } from '../fresh';
import { type House, lintBook, type Placed } from '.';

const RIGHT = freshBook({ number: 1, title: 'A Right Book' });
const alone: House = { content: house, books: [] };
const lint = (text: string, within = alone): readonly Placed[] =>
  lintBook({ book: { path: 'book.yaml', text } }, within).findings;

/** What is changed in the right book, and a text in the line that is to be told. */
type Case = readonly [rule: string, changes: readonly (readonly [string, string])[], line: string];

const THE_END = '  THE_END:\n';
const before = (label: string, entry: string) => [label, `${entry}${label}`] as const;
const CHECK = 'skill: Haul\n      difficulty: 1';
const A_LIST = '      - { kind: rest }\n      - { kind: move }\n  B:';
const START_LINE = '      - { text: "Reveal discovery 31, the key.", effects: [{ discover: 31 }] }';
const line = (more: string) => [START_LINE, `${START_LINE}\n      ${more}`] as const;

const CASES: readonly Case[] = [
  ['L01', [['  B31:', '  B99:']], 'B99:'],
  ['L01', [before(THE_END, '  A:\n    read: "Twice."\n    goto: A\n')], '  A:'],
  ['L02', [['{ gain: { xp: 1 } }] }\n    goto: B3\n  THE', '{ gain: { xp: 1 } }] }\n  THE']], '  B31:'],
  ['L03', [['    goto: A\n', '    goto: A9\n']], 'goto: A9'],
  ['L04', [before(THE_END, '  B9:\n    read: "Lost."\n    goto: B1\n')], '  B9:'],
  ['L05', [line('- { goto: A }\n      - { effects: [{ gain: { xp: 1 } }] }')], '- { effects: [{ gain: { xp: 1 } }] }'],
  ['L06', [[A_LIST, '      - { kind: rest }\n      - { kind: move, if: { keyword: OPEN } }\n  B:']], 'choose:'],
  ['L07', [[A_LIST, '      - { kind: rest }\n  B:']], 'choose:'],
  [
    'L08',
    [['      - { kind: goto, say: "Walk on."', '      - { kind: item }\n      - { kind: goto, say: "Walk on."']],
    '- { kind: item }',
  ],
  [
    'L09',
    [['      - { kind: goto, say: "Carry it home.", goto: THE_END }', '      - { kind: end }']],
    '- { kind: end }',
  ],
  ['L10', [['{ keyword: OPEN }, goto: B3', '{ keyword: OPAN }, goto: B3']], 'OPAN'],
  ['L11', [line('- { effects: [{ record: EXTRA }] }')], 'EXTRA'],
  ['L12', [line('- { effects: [{ erase: NEVER }] }')], 'NEVER'],
  ['L13', [line('- { if: { title: 50 }, effects: [{ gain: { xp: 1 } }] }')], 'title: 50'],
  [
    'L15',
    [
      ['number: 1, name: Opened', 'number: 30, name: Opened'],
      ['title: 1 }', 'title: 30 }'],
    ],
    'title: 30',
  ],
  ['L16', [[START_LINE, '      - { effects: [{ gain: { xp: 1 } }] }']], 'number: 31'],
  [
    'L17',
    [
      [
        'name: A Key, stamina: 1 }',
        'name: A Key, stamina: 1 }\n    - { number: 32, kind: item, name: A Hat, stamina: 1 }',
      ],
      ['{ discover: 31 }', '{ discover: 31 }, { discover: 32 }'],
    ],
    'number: 32',
  ],
  ['L18', [before(THE_END, '  B31.40:\n    read: "Both."\n    goto: B1\n')], 'B31.40:'],
  ['L19', [before(THE_END, '  B40.31:\n    read: "Both."\n    goto: B1\n')], 'B40.31:'],
  ['L20', [before(THE_END, '  B45:\n    read: "What?"\n    goto: B1\n')], 'B45:'],
  ['L21', [[CHECK, 'skill: Hual\n      difficulty: 1']], 'skill: Hual'],
  ['L21', [['faction: tidebound', 'faction: tideborn']], 'tideborn'],
  ['L21', [line('- { effects: [{ card_gain: { deck: familiar, pick: named, name: Chapel Snial } }] }')], 'Snial'],
  ['L22', [[CHECK, 'skill: Haul\n      difficulty: 5']], 'difficulty: 5'],
  ['L23', [[CHECK, 'skill: Haul\n      difficulty: 1\n      modifiers: [Silt-Blind]']], 'modifiers: [Silt-Blind]'],
  [
    'L24',
    [
      [
        '    - { letter: B, name: The Mill, at: [4, 3] }',
        '    - { letter: B, name: The Mill, at: [4, 3] }\n    - { letter: C, name: The Moor, at: [5, 5] }',
      ],
      ['space: e1 }', 'space: e1 }\n    - { id: p2, ends: [B, C] }'],
    ],
    'letter: C',
  ],
  [
    'L25',
    [
      [
        '    - { letter: B, name: The Mill, at: [4, 3] }',
        '    - { letter: B, name: The Mill, at: [4, 3] }\n    - { letter: C, name: The Moor, at: [5, 5] }',
      ],
      before(THE_END, '  C:\n    read: "Moor."\n    goto: THE_END\n'),
    ],
    'letter: C',
  ],
  ['L26', [line('- { effects: [{ path: { open: p9 } }] }')], 'open: p9'],
  ['L27', [['numbers: [1], spaces: [e1]', 'numbers: [1], spaces: [e7]']], 'e7'],
  [
    'L28',
    [['count: 2 }', 'count: 2 }\n    - { kind: sentry, at: A }\n    - { kind: sentry, at: B } # again']],
    '# again',
  ],
  [
    'L28',
    [
      [
        '      - { text: "Collect',
        '      - { effects: [{ token: { place: event1, at: A } }, { token: { place: event1, at: B } }] } # twice\n      - { text: "Collect',
      ],
    ],
    '# twice',
  ],
  ['L28', [['kind: xp, at: B', 'kind: xq, at: B']], 'xq'],
  ['L29', [['          - { if: { party_exhausted: true }, effects: [{ death: { resume: B3 } }] }\n', '']], 'fatigue'],
  ['L30', [['death: { resume: B3 }', "death: { resume: '@list' }"]], '@list'],
  [
    'L30',
    [['Shoulders against oak."\n    check:', 'Shoulders against oak."\n    resume: path\n    check:']],
    'resume: path',
  ],
  [
    'L31',
    [
      ['[{ record: OPEN }, { fatigue', '[{ fatigue'],
      ['[{ record: OPEN }, { item_return: 31 }', '[{ item_return: 31 }'],
      ['xp: 1 } }] }\n    goto: B3', 'xp: 1 } }] }\n    goto: B1'],
      ['{ death: { resume: B3 } }', '{ death: { resume: B1 } }'],
      ['        goto: B3\n  B3', '        goto: B1\n  B3'],
    ],
    THE_END.trimEnd(),
  ],
  [
    'L32',
    [
      [
        '    goto: A\n  A:',
        '    goto: A1\n  A1:\n    read: "Round."\n    goto: A2\n  A2:\n    read: "And round."\n    goto: A1\n  A:',
      ],
    ],
    '  A1:',
  ],
  [
    'L33',
    [
      [A_LIST, '      - { kind: end, warn: true }\n      - { kind: rest }\n      - { kind: move }\n  B:'],
      ['gain: { xp: 3, gold: 2 }', 'gain: { gold: 2 }'],
    ],
    THE_END.trimEnd(),
  ],
  ['L34', [['gain: { xp: 3, gold: 2 }', 'gain: { xp: 3, gold: 2 }']], 'adventure:'],
  [
    'L35',
    [
      [
        '{ kind: goto, say: "Carry it home."',
        '{ kind: special, say: "Bribe.", pay: { gold: 99 }, goto: THE_END }\n      - { kind: goto, say: "Carry it home."',
      ],
    ],
    'gold: 99',
  ],
  [
    'L36',
    [
      [
        'effects: [{ collect: xp }] }',
        'effects: [{ collect: xp }] }\n      - { if: { token_here: xp }, goto: B1 } # late',
      ],
    ],
    '# late',
  ],
  ['L37', [['      - { if: { not: { token_here: xp } }, goto: B1 }\n', '']], '  B:'],
  ['L38', [line('- { if: { legendary: true }, effects: [{ gain: { xp: 1 } }] }')], 'legendary: true'],
  ['L39', [line('- { effects: [{ restart_adventure: true }] }')], 'restart_adventure'],
  ['L40', [line('- { if: { favor: { faction: choir, min: 12 } }, effects: [{ gain: { xp: 1 } }] }')], 'min: 12'],
  ['L40', [['delta: 1', 'delta: 4']], 'delta: 4'],
  [
    'L41',
    [
      [
        'effects: [{ favor: { faction: tidebound, delta: 1 } }]',
        'effects: [{ favor: { faction: tidebound, delta: 3 } }, { favor: { faction: choir, delta: -2 } }]',
      ],
    ],
    'adventure:',
  ],
  [
    'L42',
    [['say: "Force the door."', `say: "${'Force the door again and again. '.repeat(3)}"`]],
    'Force the door again',
  ],
  ['L42', [['"Its door is shut."', `"${'shut '.repeat(161)}"`]], 'shut shut'],
  [
    'L43',
    [
      [
        '        goto: B3\n  B3',
        '        goto: B9\n  B9:\n    read: "A hole."\n    choose:\n      - { kind: goto, say: "Wait.", goto: B9 }\n  B3',
      ],
    ],
    '  B9:',
  ],
  ['L44', [['    goto: A\n  A:', '    goto: B # far\n  A:']], '# far'],
  ['L45', [line('- { effects: [{ party_to: { letter: B, read: base } }] }')], 'party_to'],
  ['L46', [['    goto: A\n  A:', "    goto: '@list'\n  A:"]], '@list'],
  [
    'L47',
    [
      [
        A_LIST,
        '      - { kind: special, say: "Beg.", effects: [{ gain: { gold: 1 } }] }\n      - { kind: rest }\n      - { kind: move }\n  B:',
      ],
    ],
    'Beg.',
  ],
  ['L48', [['    goto: A\n  A:', '    goto: ADV1-1a\n  A:']], 'goto: ADV1-1a'],
  ['L49', [['cards:\n', 'arrive:\n  - { if: { keyword: OPEN }, goto: B3 } # astray\ncards:\n']], '# astray'],
  ['L50', [['cards:\n', 'counters: { tolls: { start: 0, min: 0, max: 9 } }\ncards:\n']], 'counters:'],
  ['L51', [line('- { effects: [{ title_return: 1 }] }')], 'title_return'],
];

const changed = (changes: Case[1]): string =>
  changes.reduce((text, [from, to]) => {
    expect(text, `the right book has no "${from}"`).toContain(from);
    return text.replace(from, to);
  }, RIGHT);

describe('the rules of 5.4', () => {
  test('no rule fires on the right book but the budget, which so small a book cannot meet', () => {
    expect(lint(RIGHT).filter(({ rule }) => rule !== 'L34')).toEqual([]);
  });

  test.each(CASES)('%s fires with its line (%#)', (rule, changes, needle) => {
    const text = changed(changes);
    const findings = lint(text);
    const wanted = text.split('\n').flatMap((one, i) => (one.includes(needle) ? [i + 1] : []));
    const told = findings.filter((one) => one.rule === rule).map((one) => one.line);
    expect(
      told.some((at) => wanted.includes(at)),
      findings.map(({ sentence }) => sentence).join('\n'),
    ).toBe(true);
  });

  test('L14 fires once every book that might read a title is there', () => {
    const books = Array.from({ length: 11 }, (_, i) =>
      storybook.parse(parse(freshBook({ number: i + 2, title: 'x' }))),
    );
    const findings = lint(RIGHT, { content: house, books });
    const [found] = findings.filter(({ rule }) => rule === 'L14');
    expect(found).toMatchObject({ severity: 'warning' });
    expect(RIGHT.split('\n')[found.line - 1]).toContain('{ title: 1 }');
    expect(lint(RIGHT).filter(({ rule }) => rule === 'L14')).toEqual([]);
  });

  test('every rule of the ledger is among these', () => {
    const rules = new Set(CASES.map(([rule]) => rule));
    const all = Array.from({ length: 51 }, (_, i) => `L${String(i + 1).padStart(2, '0')}`);
    expect(all.filter((rule) => !rules.has(rule))).toEqual(['L14']); // above
  });
});
