/**
 * What an inn gave people before it signed its ends once, and what they kept at home then: a record with vow and closing, its
 * log, and a save with clocks, as the house of that time wrote them (made-before.json; letter for letter, never made anew).
 */
import { readFileSync } from 'node:fs';
import { botsFor } from '@tabard/bots';
import { createSpeaker, type GameModule } from '@tabard/content';
import { judgeText } from '@tabard/kernel';
import { readTableLog, Table, type TableLog, type TableSave, tableWords, tellVerdict } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInn, type TestInn } from '../inn.fixture';

interface Made {
  readonly record: string;
  readonly log: TableLog;
  readonly save: TableSave;
}

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const roster = botsFor(pig);
const { record, log, save } = JSON.parse(readFileSync(new URL('made-before.json', import.meta.url), 'utf8')) as Made;
const read = (found: unknown): TableLog => (readTableLog(found) as { readonly read: TableLog }).read;

let house: TestInn;
beforeAll(async () => {
  house = await openInn([pig]);
});
afterAll(() => house?.close());

test('a record of then is verified, vow and closing too, in the words it deserves', () => {
  const { verdict } = judgeText(record, () => luckyPig);
  const { table, inn } = log.setup.match.vow ? { table: log.setup.match.vow.table, inn: log.setup.match.vow.inn } : {};
  expect(verdict).toMatchObject({
    ...{ kind: 'verified', finished: true, practice: false },
    seed: { kind: 'vowed', table, inn, isClosed: true },
  });
  const speaker = createSpeaker({ words: [tableWords.en], names: [], language: 'en' });
  const told = tellVerdict(verdict).map((message) => speaker.say(message));
  expect(told.join(' ')).toContain(`these are the ${verdict.counts.answers} answers given at its table ${table}`);
});

test('a letter of it changed, it is not', () => {
  const [closing] = /"closing":.*/.exec(record)!;
  const digit = closing.search(/[0-9a-f]{128}/);
  const other = closing[digit] === '0' ? '1' : '0';
  const forged = record.replace(closing, closing.slice(0, digit) + other + closing.slice(digit + 1));
  expect(judgeText(forged, () => luckyPig).verdict.kind).not.toBe('verified');
});

test('its log and a save of home with clocks go on where they stood', () => {
  expect(Table.fromLog(luckyPig, roster, read(log)).match.standing).not.toBeNull();
  const again = read(save) as TableSave;
  const tables = [Table.fromLog(luckyPig, roster, again), Table.goOn(luckyPig, roster, again)];
  for (const table of tables) expect(table.match.hash()).toBe(save.stands.hash);
  for (const table of tables) expect(table.clocks!.state.banks.every((left) => left! > 0)).toBe(true);
});

test('both can be brought, and are no inn’s word there', async () => {
  for (const each of [log, save]) {
    const { table } = await house.call<{ table: string }>('POST', '/api/tables/brought', { log: each });
    const live = await house.inn.table(table);
    expect(await live.inTurn((held) => held!.match.hash())).toBe((each as TableSave).stands.hash);
    expect(live.card.vow).toBeNull();
  }
});
