/** A campaign taken along under its name goes by it again where it is brought. */
import { expect, test } from 'vitest';
import { readableName } from '../storage/campaign-schema';
import { fileNameOf, nameInFile } from './file-name';

test.each(['The long road', 'Ärger im Moor', '勇者の道', 'Road 2', 'a'])('%s comes back as it was', (name) => {
  expect(nameInFile(fileNameOf(name))).toBe(name);
});

test('no sign that a disk does not take is in the name of a file, and no line of its own', () => {
  for (const name of ['Ärger: im Moor?', 'a/b\\c', '..', 'a.b', '<i>"x"|*', 'one\ntwo', 'tab\tstop'])
    expect(fileNameOf(name)).toMatch(/^[^\\/:*?"<>|\p{Cc}.]+\.campaign\.json$/u);
});

test('a name of such signs alone gives a file that a disk shows, and that can be brought again', () => {
  for (const name of ['???', '...', '/']) {
    const file = fileNameOf(name);
    expect(file.startsWith('.')).toBe(false);
    expect(readableName(nameInFile(file))).toBeNull(); // It is called as its game is, where it is brought.
  }
});

test.each([
  'The long road.campaign.json',
  'The long road.campaign (2).json',
  'The long road.campaign(1).json',
  'The long road (3).campaign.json',
  'The long road.json',
  'The long road.CAMPAIGN.JSON',
])('%s is The long road', (file) => expect(nameInFile(file)).toBe('The long road'));

test('a number that somebody gave it is no copy’s', () => {
  expect(nameInFile('Road (2) home.campaign.json')).toBe('Road (2) home');
  expect(nameInFile('no file of ours.txt')).toBe('no file of ours.txt');
});
