import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { framed, SendBatch } from './send-batch';

/** Its types do not tell of it. */
const { Receiver } = ws as unknown as { Receiver: new (how: object) => NodeJS.WritableStream };

/** Of every kind of length, and with letters of one to four bytes. */
const TEXTS = ['', 'a', 'x'.repeat(125), 'x'.repeat(126), 'ß€🎲'.repeat(40), 'y'.repeat(0xffff), 'z'.repeat(0x10000)];

function read(frames: Buffer): string[] {
  const heard: string[] = [];
  const receiver = new Receiver({ allowSynchronousEvents: true });
  receiver.on('message', (data: Buffer, isBinary: boolean) => heard.push(isBinary ? 'binary' : data.toString()));
  receiver.write(frames);
  return heard;
}

test('frames are read as the texts they were', () => {
  expect(read(framed(TEXTS))).toEqual(TEXTS);
  for (const text of TEXTS) expect(read(framed([text]))).toEqual([text]);
});

test('what is said in one go leaves in one piece, in order; a flush does not wait; after a goodbye nothing follows', async () => {
  const line = new PassThrough();
  const pieces: Buffer[] = [];
  line.on('data', (piece: Buffer) => pieces.push(piece));
  let isOpen = true;
  const batch = new SendBatch(line, () => isOpen);
  batch.put('one');
  batch.put('two');
  expect(batch.letters).toBe(6);
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(pieces.map(read)).toEqual([['one', 'two']]);
  expect(batch.letters).toBe(0);
  batch.put('three');
  batch.flush();
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(pieces.map(read)).toEqual([['one', 'two'], ['three']]);
  batch.put('after the goodbye');
  isOpen = false;
  batch.flush();
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(pieces).toHaveLength(2);
});
