/** How the inn's HTTP says no, and what stands on every answer of it: it is data, and no browser shall take it for more. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { InnRefusal } from '../room/refusal';

export const SAFETY = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

/** A request that is refused is no fault of ours; which status tells a program most. */
const STATUS: { readonly [reason: string]: number } = {
  'no-such-table': 404,
  'no-such-code': 404,
  'no-such-game': 404,
  'no-such-place': 404,
  'not-a-guest': 401,
  'not-the-host': 403,
  'other-origin': 403,
  'too-slow': 408,
  'seat-taken': 409,
  'name-taken': 409,
  'has-a-seat': 409,
  begun: 409,
  'not-over': 409,
  over: 409,
  'taken-home': 409,
  'not-begun': 409,
  'no-record': 409,
  'other-rules': 409,
  'too-large': 413,
  'address-too-long': 414,
  'not-json': 415,
  'too-many': 429,
  'headers-too-large': 431,
  trouble: 503,
  closing: 503,
  'newer-rules': 503,
  'house-full': 503,
  'put-away': 503,
};

export const statusOf = (reason: string): number => STATUS[reason] ?? 400;

const SOON = 2;
/** Of somebody who has to wait for longer than that nobody knows when it is worth it. */
const LONGEST = 60;

/** Seconds after which it is worth another attempt; null: it is not. `wait`: milliseconds, where they are known. */
export function retryAfter(status: number, wait = Number.POSITIVE_INFINITY): string | null {
  if (status === 503) return String(SOON);
  return status === 429 ? String(Math.min(Math.max(1, Math.ceil(wait / 1000)), LONGEST)) : null;
}

/** What a fault of a request is called that no route has seen. */
const FAULTS: { readonly [code: string]: string } = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

export const reasonOf = (code: string | undefined): string => FAULTS[code ?? ''] ?? 'not-understood';

/** On a line on which no response was begun. */
export function refuseOn(line: Duplex, { reason, detail, wait }: Pick<InnRefusal, 'reason' | 'detail' | 'wait'>): void {
  line.on('error', () => undefined); // Gone already.
  if (!line.writable) return void line.destroy();
  const status = statusOf(reason);
  const text = JSON.stringify({ refused: reason, detail });
  const later = retryAfter(status, wait);
  const headers = {
    ...SAFETY,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    ...(later && { 'retry-after': later }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  line.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
  setTimeout(() => line.destroy(), 1_000).unref(); // Whoever does not hang up is hung up on.
}
