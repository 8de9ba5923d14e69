import { checkOptions, type TableOptions } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { paraRoles } from '../../game';
import { conflict, options } from './options';

const chosen = (given: TableOptions): TableOptions => checkOptions(paraRoles, given, 4) as TableOptions;
const refused = (given: TableOptions): string => checkOptions(paraRoles, given, 4) as string;
const ON = 'on';

test('PR-4.1 the table fixes campaign, stat mode, makeup, scenarios and house rules; the defaults come first', () => {
  expect(chosen({})).toEqual({
    campaign: 'woods',
    map: 'random',
    stats: 'normal',
    split: 'draft',
    apprentice: 'off',
    'our-hero': 'off',
    'ace-team': 'off',
    'band-of-fools': 'off',
    makeup: 'basic',
    'minion-madness': 'off',
    'treasure-hunt': 'off',
    'hp-between': 'kept',
    market: 'town',
    'epic-after-run': 'kept',
    'treasure-to': 'poorest',
    truce: 'none',
  });
});

test('PR-26.1 five base modes, and four overlays beside them', () => {
  const values = (id: string) => options.find((option) => option.id === id)?.values;
  expect(values('stats')).toEqual(['normal', 'easy', 'insane', 'random', 'less-random']);
  for (const overlay of ['apprentice', 'our-hero', 'ace-team', 'band-of-fools']) {
    expect(values(overlay)).toEqual(['off', 'on']);
    for (const stats of values('stats') ?? []) expect(chosen({ stats, [overlay]: ON })).toMatchObject({ stats });
  }
  expect(refused({ stats: 'ace-team' })).toContain('stats');
});

describe('PR-26.14 overlays that do not go together', () => {
  const overlays = ['apprentice', 'our-hero', 'ace-team', 'band-of-fools'];
  const pairs = overlays.flatMap((one, i) => overlays.slice(i + 1).map((other) => [one, other]));
  const excluded = ['our-hero ace-team', 'apprentice band-of-fools'];

  test.each(pairs)('PR-26.14 %s with %s', (one, other) => {
    const clash = conflict({ map: 'random', [one]: ON, [other]: ON });
    expect(clash?.clause).toBe(excluded.includes(`${one} ${other}`) ? 'PR-26.14' : undefined);
  });

  test('PR-26.14 one of them alone is never refused', () => {
    for (const one of overlays) expect(conflict({ map: 'random', [one]: ON })).toBeNull();
  });
});

test('PR-28.12 a premade map goes with its own campaign only, a random one with any', () => {
  for (const campaign of ['woods', 'random', 'tower', 'doubles', 'maze', 'dungeon', 'rifts']) {
    expect(conflict({ campaign, map: 'random' })).toBeNull();
    for (const map of ['turners-knot', 'twin-lungs', 'empty-larder']) {
      expect(conflict({ campaign, map })?.clause).toBe(campaign === 'maze' ? undefined : 'PR-28.12');
    }
    for (const map of ['saltcellar-hold', 'ninth-gaol', 'sleeping-hill']) {
      expect(conflict({ campaign, map })?.clause).toBe(campaign === 'dungeon' ? undefined : 'PR-28.12');
    }
  }
});
