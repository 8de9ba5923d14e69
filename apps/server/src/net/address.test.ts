import { expect, test } from 'vitest';
import { householdOf, Proxies } from './address';

const came = (remoteAddress: string, headers: object = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as Parameters<Proxies['addressOf']>[0];
const said = (remoteAddress: string, forwarded: string) => came(remoteAddress, { 'x-forwarded-for': forwarded });

test('what somebody says of where they come from is believed of a trusted proxy alone', () => {
  const none = new Proxies();
  const some = new Proxies(['loopback', '10.0.0.0/8']);
  expect(none.addressOf(said('127.0.0.1', '203.0.113.9'))).toBe('127.0.0.1');
  expect(some.addressOf(said('203.0.113.5', '198.51.100.1'))).toBe('203.0.113.5');
  expect(some.addressOf(said('127.0.0.1', '203.0.113.9'))).toBe('203.0.113.9');
  // Only what the last proxy of ours wrote; what stands before it the guest may have written.
  expect(some.addressOf(said('::ffff:127.0.0.1', '1.1.1.1, 203.0.113.9, 10.1.2.3'))).toBe('203.0.113.9');
  expect(some.addressOf(said('127.0.0.1', '203.0.113.9:4711'))).toBe('203.0.113.9');
  expect(some.addressOf(said('127.0.0.1', '[2001:db8::7]:4711'))).toBe('2001:db8::7');
  expect(some.addressOf(said('127.0.0.1', 'unknown'))).toBe('127.0.0.1');
  expect(some.addressOf(came('127.0.0.1'))).toBe('127.0.0.1');
  expect(new Proxies(2).addressOf(said('192.0.2.1', '1.1.1.1, 203.0.113.9, 10.1.2.3'))).toBe('203.0.113.9');
});

test('the inn has the name its guests know it by, from a trusted proxy alone', () => {
  const headers = { host: 'inside:8080', 'x-forwarded-host': 'inn.example' };
  expect(new Proxies().hostOf(came('127.0.0.1', headers))).toBe('inside:8080');
  expect(new Proxies(['loopback']).hostOf(came('127.0.0.1', headers))).toBe('inn.example');
});

test('a word that is no network is refused when the inn opens', () => {
  for (const word of ['everyone', '10.0.0.0/33', '10.0.0.0/', '2001:db8::/129', ''])
    expect(() => new Proxies([word])).toThrow('is no network');
  expect(new Proxies(['2001:db8::/32']).has('2001:db8:1::1')).toBe(true);
});

test('all addresses of a household count as one', () => {
  expect(householdOf('203.0.113.9')).toBe('203.0.113.9');
  expect(householdOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(householdOf('2001:0db8:1:2::1')).toBe('2001:db8:1:2::/64');
  expect(householdOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(householdOf('::1')).toBe('0:0:0:0::/64');
  expect(householdOf('64:ff9b::203.0.113.9')).toBe('64:ff9b:0:0::/64');
});
