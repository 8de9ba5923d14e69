/**
 * What goes out on a line: all that is said to it in one go of the loop leaves as one piece, because a word to the system costs
 * more than what it says. The pieces are put into frames here (RFC 6455, section 5.2: whole texts, without a mask, as a
 * server sends them) and not by ws, which would hand over two pieces for every text; what else a socket sends it sends itself.
 */
import type { Duplex } from 'node:stream';

const WHOLE_TEXT = 0x81;
/** Up to here the length stands in the second byte; up to there in two more; else in eight. */
const SHORT = 125;
const MEDIUM = 0xffff;

/** Everyone to whom something was said in this go. */
let waiting: SendBatch[] = [];

function sendAll(): void {
  const all = waiting;
  waiting = [];
  for (const batch of all) batch.flush();
}

export class SendBatch {
  private texts: string[] = [];
  /** Letters that wait: no fewer bytes than that. */
  letters = 0;

  constructor(
    private readonly line: Duplex,
    /** Whether anything may still be said: after a goodbye no frame may follow. */
    private readonly isOpen: () => boolean,
  ) {}

  put(text: string): void {
    if (this.texts.length === 0) {
      if (waiting.length === 0) setImmediate(sendAll);
      waiting.push(this);
    }
    this.texts.push(text);
    this.letters += text.length;
  }

  /** Now; else it is done at the end of this go. */
  flush(): void {
    const { texts } = this;
    if (texts.length === 0) return;
    this.texts = [];
    this.letters = 0;
    if (this.isOpen()) this.line.write(framed(texts));
  }
}

export function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0));
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    at = writeHead(frames, at, sizes[i]);
    at += frames.write(texts[i], at, sizes[i], 'utf8');
  }
  return frames;
}

const headOf = (size: number): number => (size <= SHORT ? 2 : size <= MEDIUM ? 4 : 10);

function writeHead(frames: Buffer, at: number, size: number): number {
  frames[at] = WHOLE_TEXT;
  if (size <= SHORT) {
    frames[at + 1] = size;
    return at + 2;
  }
  frames[at + 1] = size <= MEDIUM ? 126 : 127;
  return size <= MEDIUM ? frames.writeUInt16BE(size, at + 2) : frames.writeBigUInt64BE(BigInt(size), at + 2);
}
