/** RP-32.1: a hero is compared with the game it names, to the last letter; what no game knows is the owner's word. */
import { createSpeaker } from '@tabard/content';
import { type CharacterExport, readHero } from '@tabard/content/hero';
import { type GameRecord, judgeRecord, Match, quickStream, recordOf, type Script, sealOf } from '@tabard/kernel';
import { randomMove } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { rollPlayer } from '../rules';
import type { Seen } from '../rules/board';
import { words } from '../text/words';
import { checkHero, OWNERS_WORD, vouches } from './check';
import { exportHero } from './hero';

function played(script?: Script): Match {
  const options = { mode: 'base' };
  const match = Match.start(rollPlayer, { seats: 2, options, seed: 'hall', unattended: true, script });
  const whims = quickStream(7);
  while (!match.standing) {
    const { seat, key } = randomMove(match, whims);
    match.answer(seat, key);
  }
  return match as unknown as Match;
}

function heroOf(match: Match, language: 'en' | 'de' = 'en'): CharacterExport {
  const speaker = createSpeaker({ words: [words[language]], names: [], language });
  return exportHero(match.seen('everything') as Seen, 1, {
    player: () => 'Ada',
    character: () => 'Mira',
    finishedAt: '2026-01-01T00:00:00Z',
    seed: match.setup.seed,
    seal: sealOf(recordOf(match)),
    say: speaker.say,
  })!;
}

const match = played();
const record = recordOf(match);
const judged = judgeRecord(rollPlayer, record);
const hero = heroOf(match);

describe('a hero', () => {
  test('RP-32.1 that left this game exactly so holds, in either language', () => {
    for (const each of [hero, heroOf(match, 'de')]) {
      expect(checkHero(each, judged)).toMatchObject({ kind: 'holds', where: [], record: { kind: 'verified' } });
    }
  });

  /** Every word and number in it, but for what is the owner's, the seal that names the game and what the seal names. */
  const places = leaves(hero).filter(
    (path) => ![...OWNERS_WORD, 'game.journal', 'format', 'version'].includes(path.join('.')),
  );

  test.each(places.map((path) => [path.join('.'), path] as const))(
    'RP-32.1 with another %s was changed',
    (name, path) => {
      const forged = structuredClone(hero);
      const parent = path.slice(0, -1).reduce((at, key) => (at as never)[key], forged as unknown);
      const key = path.at(-1)!;
      const old = (parent as Record<string, unknown>)[key];
      (parent as Record<string, unknown>)[key] =
        typeof old === 'number' ? old + 1 : typeof old === 'boolean' ? !old : `${old}x`;
      const found = checkHero(forged, judged);
      expect([found.kind, ...found.where]).toContain('changed');
      if (name !== 'game.seat') expect(found.where).toContain(name);
    },
  );

  test('RP-32.1 with something more or less was changed', () => {
    const { rank: _, ...rest } = { ...hero, rank: 'npc' as const };
    expect(checkHero({ ...rest, rank: 'hero' } as never, judged).where).toEqual(['rank']);
    const [weapon] = [{ id: 'x', name: 'x' }];
    const armed = { ...hero, market: { ...hero.market, weapons: [...hero.market.weapons, weapon] } };
    expect(checkHero(armed, judged).kind).toBe('changed');
  });

  test('RP-32.3 may be called anything by its owner: nothing else is', () => {
    const renamed = {
      ...hero,
      characterName: 'Nobody',
      playerName: 'Somebody',
      game: { ...hero.game, finishedAt: 'once' },
    };
    expect(checkHero(renamed, judged).kind).toBe('holds');
    expect(readHero({ ...hero, playerName: 'x'.repeat(41) })).toHaveProperty('problem');
  });
});

test('RP-32.1 the record must be that very game, finished, and hold', () => {
  const kindWith = (other: GameRecord, of = hero) => checkHero(of, judgeRecord(rollPlayer, other)).kind;
  expect(kindWith(record)).toBe('holds');
  expect(kindWith({ ...record, hash: 'x' })).toBe('refused');
  const unlike = Match.start(rollPlayer, { seats: 2, options: { mode: 'base' }, seed: 'other' });
  expect(kindWith(recordOf(unlike as never))).toBe('otherGame');
  const unfinished = recordOf(match.rewind(match.answers - 1));
  expect(kindWith(unfinished, { ...hero, game: { ...hero.game, journal: sealOf(unfinished) } })).toBe('notOver');
});

test('RP-32.1 a hero out of an arranged game is never proved', () => {
  const scripted = played({ 'no-such-draw': [[1]] });
  const found = checkHero(heroOf(scripted), judgeRecord(rollPlayer, recordOf(scripted)));
  expect(found).toMatchObject({ kind: 'arranged', record: { kind: 'arranged' } });
});

test('RP-32.1 wherever a hero walks, its game says in a sentence whether it left it so', () => {
  const plain = (of: object) => JSON.parse(JSON.stringify(of));
  expect(vouches(plain(hero), judged)).toBeNull();
  expect(vouches(plain({ ...hero, gold: hero.gold + 1 }), judged)).toEqual({
    other: false,
    wrong: 'this hero was changed: it did not leave its game like that (gold)',
  });
  expect(vouches(plain({ ...hero, gold: -1 }), judged)?.wrong).toContain(
    'this is not a hero as Roll Player writes one',
  );
  const elsewhere = { ...hero, game: { ...hero.game, journal: 'f'.repeat(64) } };
  expect(vouches(plain(elsewhere), judged)).toMatchObject({ other: true });
});

function leaves(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]));
}
