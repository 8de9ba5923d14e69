/** One address that wants to keep an inn busy: sockets that come again whenever they are cut, nonsense on all of them, and requests. */
import { request } from 'node:http';
import { WebSocket } from 'ws';

const SOCKETS = 300;
const REQUESTS = 50;
/** Of this machine, but another than everybody else's. */
const localAddress = '127.0.0.66';
const BACKLOG = 100_000;

const SAID = [
  '{"kind":"ping"}',
  '{"kind":"hello","protocol":1,"table":"nowhere","token":null}',
  '{"kind":"do","id":"x","deed":{"kind":"answer","seat":0,"key":"x"}}',
  '['.repeat(4_000),
  'x'.repeat(7_900),
];

export interface Flooded {
  readonly messages: number;
  readonly sockets: number;
  readonly requests: number;
}

/** Floods this door for so long. */
export async function flood(port: number, seconds: number): Promise<Flooded> {
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > end;
  const sum = { messages: 0, sockets: 0, requests: 0 };
  const lines = Array.from({ length: SOCKETS }, () => speak(port, isOver, sum));
  const asked = Array.from({ length: REQUESTS }, () => ask(port, isOver, sum));
  await Promise.all([...lines, ...asked]);
  return sum;
}

async function speak(port: number, isOver: () => boolean, sum: { messages: number; sockets: number }): Promise<void> {
  while (!isOver()) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/play`, { localAddress });
    sum.sockets += 1;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.on('open', () => {
      const babble = setInterval(() => {
        if (socket.readyState !== WebSocket.OPEN || isOver()) {
          clearInterval(babble);
          return socket.terminate();
        }
        for (let i = 0; i < 20 && socket.bufferedAmount < BACKLOG; i++) {
          socket.send(SAID[sum.messages++ % SAID.length]);
          socket.ping();
        }
      }, 5);
    });
    await closed;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function ask(port: number, isOver: () => boolean, sum: { requests: number }): Promise<void> {
  while (!isOver()) {
    sum.requests += 1;
    await new Promise<void>((resolve) => {
      const isPost = sum.requests % 2 === 0;
      const headers = { 'content-type': 'application/json' };
      const asked = request(
        {
          ...{ host: '127.0.0.1', port, headers, localAddress },
          ...(isPost ? { method: 'POST', path: '/api/codes' } : { method: 'GET', path: '/api/lobby' }),
        },
        (response) => response.resume().once('close', resolve),
      );
      asked.once('error', () => resolve());
      asked.end(isPost ? '{"code":"AAAAAAAAAA"}' : undefined);
    });
  }
}
