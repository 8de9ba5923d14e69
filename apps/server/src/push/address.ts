/**
 * Where a push may go. The address of a subscription is a guest's word, so the inn must not be sent by it to where the guest
 * could not go: its own machine, its own network. Names are looked up once, and what was looked at is what is called.
 */
import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const LONGEST = 1_000;

const OURS = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  OURS.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  OURS.addSubnet(net, bits, 'ipv6');

/** Of this machine or its network, or of nobody's. An IPv4 address in the clothes of IPv6 is what it is. */
export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPrivate(mapped);
  if (/^::ffff:/i.test(address)) return true;
  return OURS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
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
  return isIP(host) === 0 ? host.includes('.') : !isPrivate(host);
}

/** For a connection: finds no address that is private, whatever the name's own server says. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    const open = (found ?? []).filter(({ address }) => !isPrivate(address));
    if (error) done(error, '', 0);
    else if (open.length === 0) done(new Error(`${hostname} is no public address`), '', 0);
    else if (options.all) (done as unknown as (error: null, all: typeof open) => void)(null, open);
    else done(null, open[0].address, open[0].family);
  });
};
