/**
 * Where a push may go. The address of a subscription is a guest's word, so the inn must not be sent by it to where the guest
 * could not go: its own machine, its own network. Names are looked up once, and what was looked at is what is called.
 */
import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const LONGEST = 1_000;

/** Of IPv4 what is nobody's, or of somebody's own network: the special ones of the registry (RFC 6890 and since). */
const NOT_PUBLIC_4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24], // It led to 6to4.
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3], // Many at once, and what is kept for later.
]);

/** Of IPv6 only what is given out to the world, but for what in it leads elsewhere or nowhere. */
const GIVEN_OUT_6 = listOf('ipv6', [['2000::', 3]]);
const NOT_PUBLIC_6 = listOf('ipv6', [
  ['2001::', 23], // Protocols of their own: Teredo (an IPv4 address in disguise), benchmarks, names that are no addresses.
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4: an IPv4 address in disguise.
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]);

function listOf(family: 'ipv4' | 'ipv6', networks: readonly (readonly [network: string, bits: number])[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
}

/** Where anybody in the world may be, and so nobody of ours. An IPv4 address in the clothes of IPv6 is what it is. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC_4.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  const mapped = mappedIn(address);
  if (mapped !== null) return isPublic(mapped);
  return GIVEN_OUT_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6');
}

/** The IPv4 address in `::ffff:1.2.3.4`, however it is written; null: there is none. */
function mappedIn(address: string): string | null {
  const { hostname } = new URL(`http://[${address}]`); // Written in one way alone: ::ffff:102:304
  const found = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(hostname);
  if (!found) return null;
  const [high, low] = found.slice(1).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** An address as a browser's push service has it: https, the usual port, a name that is no number of ours. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (endpoint.length > LONGEST) return false;
  let url: URL;
  try {
    url = new URL(endpoint);
  } catch {
    return false;
  }
  const { protocol, port, username, password, hostname } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? host.includes('.') : isPublic(host);
}

/** How names are looked up: the system's way, but for a test. */
export type LookUp = (
  hostname: string,
  options: { readonly all: true },
  done: (error: Error | null, found: readonly { readonly address: string; readonly family: number }[]) => void,
) => void;

/** For a connection: finds no address that `isAllowed` does not let through, whatever the name's own server says. */
export const lookUpOnly =
  (isAllowed: (address: string) => boolean, ask: LookUp = lookUp as LookUp): LookupFunction =>
  (hostname, options, done) => {
    ask(hostname, { ...options, all: true }, (error, found = []) => {
      const open = found.filter(({ address }) => isAllowed(address));
      if (error) done(error, '', 0);
      else if (open.length === 0) done(new Error(`${hostname} is no public address`), '', 0);
      else if (options.all) done(null, open);
      else done(null, open[0].address, open[0].family);
    });
  };

export const lookUpPublic = lookUpOnly(isPublic);
