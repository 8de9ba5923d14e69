import { createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { complaintAbout, portFrom, sentenceFor } from './port.mjs';

const listening = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen({ port: 0, host: '127.0.0.1' }, () => resolve(server));
  });

test('PORT is a port, and the usual one where it is not set', () => {
  expect([portFrom('0'), portFrom('65535'), portFrom(undefined), portFrom('')]).toEqual([
    { port: 0 },
    { port: 65535 },
    { port: 4173 },
    { port: 4173 },
  ]);
  for (const given of ['65536', '-1', '80.5', 'http'])
    expect(portFrom(given)).toEqual({ complaint: `PORT must be a number from 0 to 65535, not "${given}".` });
});

test('a taken port is told, with another to try; a free one is left free', async () => {
  const server = await listening();
  const { port } = server.address() as { port: number };
  expect(await complaintAbout(port)).toBe(`Port ${port} is taken: try another, e.g. PORT=${port + 1} npm start`);
  await new Promise((resolve) => server.close(resolve));
  expect(await complaintAbout(port)).toBeNull();
  expect(await complaintAbout(port)).toBeNull();
});

test('an address of another machine', async () =>
  expect(await complaintAbout(0, '192.0.2.1')).toBe(
    'HOST=192.0.2.1 is no address of this machine: name another, or none.',
  ));

test('a port for the great alone, and one beyond the last', () => {
  expect(sentenceFor({ code: 'EACCES', message: '' }, 80)).toBe(
    'Port 80 may not be opened by you: try another, e.g. PORT=4173 npm start',
  );
  expect(sentenceFor({ code: 'EWHAT', message: 'no' }, 65535)).toBe(
    'Port 65535 does not open (no): try another, e.g. PORT=4173 npm start',
  );
});
