/** C01 to C09: each fires on a file that is wrong in one point, with its line, and none on the house's own. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { storybook } from '../../content/storybook';
import { freshBook } from '../fresh';
import { lintCards } from './cards';

const folder = new URL('../../content/', import.meta.url);
const given = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));

const wrong = (name: string, change: (text: string) => string) =>
  lintCards(
    given.map((file) => (file.path === name ? { ...file, text: change(file.text) } : file)),
    [],
  );

const CASES: readonly (readonly [string, string, RegExp, string])[] = [
  ['C01', 'enemies.yaml', /number: 2,/, 'number: 1,'],
  ['C01', 'modifiers.yaml', /\n {2}- \{ id: [^\n]*/, ''],
  ['C02', 'enemies.yaml', /slots: \[.*\]/, 'slots: [R?, R?, R?, R?, R?, R?, R?]'],
  ['C02', 'enemies.yaml', /slots: \[.*\]/, 'slots: ["*?", R?, K?]'],
  ['C03', 'enemies.yaml', /track: \[[^\]]*\]/, 'track: [none]'],
  ['C05', 'characters.yaml', /scores: \[3,/, 'scores: [2,'],
  ['C06', 'market.yaml', /id: [a-z-]+/, 'id: soot-cat'],
  ['C07', 'market.yaml', /race: [a-z-]+/, 'race: dragonfolk'],
  ['C08', 'market.yaml', /after: return/, 'after: return, oncePerAdventure: true'],
];

describe('the rules of 5.8', () => {
  test('no rule fires on the cards of the house', () => {
    expect(lintCards(given, []).map(({ sentence }) => sentence)).toEqual([]);
  });

  test.each(CASES)('%s fires with its line (%#)', (rule, name, from, to) => {
    const { text } = given.find(({ path }) => path === name)!;
    expect(text).toMatch(from);
    const findings = wrong(name, (all) => all.replace(from, to));
    const line = text.slice(0, text.search(from)).split('\n').length;
    const told = findings.filter((one) => one.rule === rule);
    expect(told.length, findings.map(({ sentence }) => sentence).join('\n')).toBeGreaterThan(0);
    if (to !== '') expect(told.some((one) => Math.abs(one.line - line) <= 1)).toBe(true);
  });

  test('C04 fires when an icon is too rare', () => {
    const findings = wrong('market.yaml', (text) => text.replaceAll('after: spent', 'after: discard'));
    expect(findings.filter(({ rule }) => rule === 'C04')[0].message).toContain('RA-38.12');
  });

  test('C09 warns of what a whole campaign never uses', () => {
    const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
    const books = numbers.map((number) => storybook.parse(parse(freshBook({ number, title: 'x' }))));
    const [found] = lintCards(given, books).filter(({ rule }) => rule === 'C09');
    expect(found).toMatchObject({ severity: 'warning', line: expect.any(Number) });
    expect(lintCards(given, books.slice(1)).filter(({ rule }) => rule === 'C09')).toEqual([]);
  });
});
