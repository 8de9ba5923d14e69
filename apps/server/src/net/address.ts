/**
 * Where somebody comes from. A proxy that is trusted says for whom it asks; what anybody else says of themselves is not
 * believed, else one address could be as many as it likes.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Words for networks, beside addresses and networks in figures (`10.1.2.3`, `10.0.0.0/8`). */
const NAMED: { readonly [word: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Nobody, so many proxies as stand before the inn, or these: addresses, networks (`10.0.0.0/8`), `loopback`. */
export type Trust = boolean | number | readonly string[];

export class Proxies {
  private readonly list = new BlockList();
  private readonly hops: number;

  /** Throws on a word that is no network, so that a slip of the pen is known when the inn opens. */
  constructor(trusted: Trust = false) {
    this.hops = Number(Array.isArray(trusted) ? 0 : trusted);
    if (!Array.isArray(trusted)) return;
    for (const network of (trusted as string[]).flatMap((word) => NAMED[word] ?? [word])) this.trust(network);
  }

  /** Whether one of our proxies is at this address, so many steps from here. */
  has(address: string, hop = 0): boolean {
    const family = isIP(address);
    return hop < this.hops || (family !== 0 && this.list.check(address, `ipv${family as 4 | 6}`));
  }

  /** The first address, seen from here, that is no proxy of ours. */
  addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
    let address = plain(socket.remoteAddress ?? '');
    const said = String(headers['x-forwarded-for'] ?? '').split(',');
    for (const [hop, before] of said.reverse().entries()) {
      const next = plain(before.trim());
      if (!this.has(address, hop) || isIP(next) === 0) break;
      address = next;
    }
    return address;
  }

  /** What the guest's own browser calls this inn. */
  hostOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string | undefined {
    const said = headers['x-forwarded-host'];
    const isSaid = typeof said === 'string' && this.has(plain(socket.remoteAddress ?? ''));
    return isSaid ? said.split(',', 1)[0].trim() : headers.host;
  }

  private trust(network: string): void {
    const [address, bits] = network.split('/');
    const family = isIP(address);
    const length = family === 4 ? 32 : 128;
    const prefix = bits === undefined ? length : Number(bits);
    const isNetwork = family !== 0 && bits !== '' && Number.isInteger(prefix) && prefix >= 0 && prefix <= length;
    if (!isNetwork)
      throw new Error(`"${network}" is no network: write an address, a network like 10.0.0.0/8 or loopback`);
    this.list.addSubnet(address, prefix, `ipv${family as 4 | 6}`);
  }
}

/** Without a zone, a port or the wrapping of an old address in a new one. */
function plain(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return bare.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** Who has one of the new addresses has as many as there are in its network: they count as one. */
export function householdOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head, tail] = address.replace(/[\d.]+\.[\d.]+$/, '0:0').split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const middle = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: middle }, () => '0'), ...groups(tail)];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
