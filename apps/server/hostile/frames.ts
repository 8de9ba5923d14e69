/** Below messages: bytes that are no frame of a socket, or a line of HTTP that is none. The line is cut, and the house stands. */
import { connect } from 'node:net';
import type { Stream } from '@tabard/kernel';

const UPGRADE = [
  'GET /api/play HTTP/1.1',
  'host: x',
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  '',
  '',
].join('\r\n');

const masked = (...head: readonly number[]): Buffer => Buffer.from([...head, 0, 0, 0, 0]);

/** First a handshake, then one of these. */
const FRAMES: readonly (readonly [string, Buffer])[] = [
  ['no mask', Buffer.from([0x81, 0x01, 0x78])],
  ['an opcode that is none', masked(0x83, 0x80)],
  ['bits that mean nothing', masked(0xf1, 0x80)],
  ['more of what never began', masked(0x80, 0x80)],
  ['a control frame in pieces', masked(0x09, 0x80)],
  ['a ping that is too long', masked(0x89, 0xfe, 0x00, 0x80)],
  ['a length of half the world', Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])],
  ['half a letter', Buffer.concat([masked(0x81, 0x82), Buffer.from([0xc3, 0x28])])],
  ['a close without a reason why', Buffer.concat([masked(0x88, 0x81), Buffer.from([0x03])])],
];

const LINES: readonly (readonly [string, string])[] = [
  ['no HTTP', 'HELLO INN\r\n\r\n'],
  ['headers without end', `GET /api/hello HTTP/1.1\r\nx: ${'x'.repeat(20_000)}`],
  ['two lengths', 'POST /api/codes HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n'],
  [
    'a length and pieces',
    'POST /api/codes HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a piece of no size', 'POST /api/codes HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
  ['an upgrade elsewhere', UPGRADE.replace('/api/play', '/api/tables')],
  ['an upgrade without a key', UPGRADE.replace(/sec-websocket-key.*\r\n/, '')],
  ['an old upgrade', UPGRADE.replace('version: 13', 'version: 7')],
];

/** Answers what it was when the inn has ended the line. */
export function throwBytes(port: number, whims: Stream): Promise<string> {
  const isFrame = whims.below(2) === 0;
  const [what, bytes] = isFrame ? FRAMES[whims.below(FRAMES.length)] : LINES[whims.below(LINES.length)];
  return new Promise((resolve, reject) => {
    const line = connect(port, '127.0.0.1', () => line.write(isFrame ? UPGRADE : bytes));
    const patience = setTimeout(() => reject(new Error(`${what}: the line is held open`)), 30_000);
    let isUp = false;
    line.on('data', () => {
      if (isFrame && !isUp) line.write(bytes);
      isUp = true;
    });
    line.on('error', () => undefined);
    line.on('close', () => {
      clearTimeout(patience);
      resolve(what);
    });
  });
}
