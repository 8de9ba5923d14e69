import { afterEach, expect, test, vi } from 'vitest';
import { missing } from './missing';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const said = () => vi.spyOn(console, 'log').mockImplementation(() => undefined);

test('what is not here is said, and nothing that needs it can be tried', () => {
  vi.stubEnv('CI', '');
  const words = said();
  expect(missing('PostgreSQL', 'there is no apt-get here', 'its store is not tested')).toBe(null);
  expect(words.mock.calls).toEqual([['no PostgreSQL here (there is no apt-get here): its store is not tested']]);
});

test.each(['true', '1'])('with CI=%s nobody reads along: then it fails', (CI) => {
  vi.stubEnv('CI', CI);
  expect(() => missing('Redis', 'why', 'not tested')).toThrow(
    'no Redis here (why): not tested. CI is set, so that is a failure.',
  );
});

test('CI=false is none', () => {
  vi.stubEnv('CI', 'false');
  said();
  expect(missing('Redis', 'why', 'not tested')).toBe(null);
});
