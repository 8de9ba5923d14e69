import { expect, test } from 'vitest';
import { failuresOf, tableOf } from './report.mjs';

const visit = (name: string, record: string, failed?: string) => ({
  name,
  version: '1',
  results: new Map([['roll-player', failed ? { failed } : { seen: '26 answers' }]]),
  facts: { record },
  counts: { decisions: 8 },
});

test('engines that told the same have no failure', () => {
  expect(failuresOf([visit('firefox', 'a'), visit('webkit', 'a')])).toEqual([]);
});

test('a failed step, an engine that never opened and records that differ are each told', () => {
  const visits = [
    visit('firefox', 'a', 'nobody asks'),
    visit('webkit', 'b'),
    { name: 'chromium', version: '?', broke: 'no screen' },
  ];
  expect(failuresOf(visits)).toEqual([
    'firefox: roll-player: nobody asks',
    'chromium: no screen',
    'record: not the same in every engine',
  ]);
});

test('the table has a column an engine, and a dash where one told nothing', () => {
  const table = tableOf([visit('firefox', 'a'), { ...visit('webkit', 'a'), facts: {} }]);
  expect(table).toMatchObject({ decisions: { 'firefox 1': 8, 'webkit 1': 8 }, record: { 'webkit 1': '—' } });
  expect(table.record['firefox 1']).toMatch(/^[0-9a-f]{12}$/);
});
