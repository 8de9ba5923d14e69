/** The server by real requests: what it answers, and that nothing the disk or a client does can end it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LIMITS, serve } from '../scripts/serve.mjs';
import { statusOf } from './static.mjs';

const PAGE = '<!doctype html><title>Tabard</title>';
const SCRIPT = `export default ${JSON.stringify('room '.repeat(400))};`;
const GOES = { 'sec-fetch-mode': 'navigate' };

let folder: string;
let inn: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabard-serve-'));
  await mkdir(join(folder, 'assets'));
  await put('index.html', PAGE);
  await put('sw.js', '// worker');
  await put('assets/room-1.js', SCRIPT);
  await put('assets/room-1.js.br', brotliCompressSync(SCRIPT));
  await put('assets/room-1.js.gz', gzipSync(SCRIPT));
  inn = await serve(folder);
});
afterEach(async () => {
  await inn.close();
  await rm(folder, { recursive: true, force: true });
});

const put = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** By hand, because fetch would unpack, normalise and repair. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', port = inn.port): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asking.on('error', reject);
    asking.end();
  });
}

const isAlive = async () => (await ask('/', GOES)).body.toString() === PAGE;

test('only who goes somewhere gets the page; a missing file is missing', async () => {
  expect((await ask('/play/a1', GOES)).body.toString()).toBe(PAGE);
  expect((await ask('/rules/dark-minions/DM-4.3', GOES)).status).toBe(200);
  for (const [path, headers] of [
    ['/assets/room-0.js', {}],
    ['/assets/room-0.js', GOES],
    ['/gone.js', GOES],
    ['/play/a1', { 'sec-fetch-mode': 'cors' }],
    ['/play/a1', {}],
  ] as const) {
    const { status, headers: told, body } = await ask(path, headers);
    expect([path, status]).toEqual([path, 404]);
    expect(told['content-type']).toMatch(/^text\/plain/);
    expect(told['cache-control']).toBe('no-store');
    expect(body.toString()).not.toContain('<');
  }
});

test('every answer carries the policy, an error too', async () => {
  for (const path of ['/', '/assets/room-1.js', '/assets/none.js', '/%']) {
    const { headers } = await ask(path, GOES);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test('a packed file is sent to whoever takes it, with its own tag', async () => {
  const br = await ask('/assets/room-1.js', { 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
  const gzip = await ask('/assets/room-1.js', { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  const plain = await ask('/assets/room-1.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(SCRIPT);
  for (const { headers, body } of [br, gzip, plain]) {
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(Number(headers['content-length'])).toBe(body.length);
  }
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('the page is asked for anew each time, and costs nothing when it is known', async () => {
  const first = await ask('/', GOES);
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await ask('/', { ...GOES, 'if-none-match': `"other", ${first.headers.etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  await put('index.html', `${PAGE}<p>new</p>`);
  expect((await ask('/', { ...GOES, 'if-none-match': first.headers.etag! })).status).toBe(200);
});

test('while a build is put in place, an old packed page is not sent for the new one', async () => {
  const took = { ...GOES, 'accept-encoding': 'br' };
  await put('index.html.br', brotliCompressSync(PAGE));
  const long = new Date(Date.now() - 60_000);
  await utimes(join(folder, 'index.html'), long, long);
  await utimes(join(folder, 'index.html.br'), long, long);
  expect((await ask('/', took)).headers['content-encoding']).toBe('br');
  await put('index.html', `${PAGE}<p>new</p>`); // And its packed twin is not there yet.
  const { headers, body } = await ask('/', took);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toContain('new');
});

test('a head without its body, no other verbs, and a range is answered whole', async () => {
  const head = await ask('/assets/room-1.js', {}, 'HEAD');
  expect([head.status, head.body.length, Number(head.headers['content-length'])]).toEqual([200, 0, SCRIPT.length]);
  expect((await ask('/assets/none.js', {}, 'HEAD')).body.length).toBe(0);
  for (const verb of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    const { status, headers } = await ask('/', {}, verb);
    expect([verb, status, headers.allow]).toEqual([verb, 405, 'GET, HEAD']);
  }
  const ranged = await ask('/assets/room-1.js', { range: 'bytes=0-3' });
  expect([ranged.status, ranged.body.length]).toEqual([200, SCRIPT.length]);
});

test('no address leads out of the folder, and hidden files stay hidden', async () => {
  await put('.builds.json', 'secret');
  await writeFile(`${folder}-secret`, 'secret');
  try {
    const sister = `${folder.split('/').at(-1)}-secret`;
    for (const path of [
      `/../${sister}`,
      `/%2e%2e/${sister}`,
      `/..%2f${sister}`,
      `/assets/..%5c..%5c${sister}`,
      `//${folder}-secret`,
      '/.builds.json',
      '/%2ebuilds.json',
      '/assets/room-1.js.br',
      '/%00',
      '/%',
    ]) {
      const { status, body } = await ask(path);
      expect([path, [400, 404].includes(status)]).toEqual([path, true]);
      expect(body.toString()).not.toContain('secret');
    }
  } finally {
    await rm(`${folder}-secret`);
  }
  expect((await ask(`/${'a'.repeat(9000)}`)).status).toBe(414);
  expect((await ask(`/${'a'.repeat(100_000)}`)).status).toBe(431); // Too long even for the parser.
  expect((await ask(`/${'a'.repeat(300)}.js`)).status).toBe(404); // A name no disk has.
  expect(await isAlive()).toBe(true);
});

test('what cannot be read is said, and the server lives', async () => {
  await mkdir(join(folder, 'folder.js'));
  await symlink(join(folder, 'loop.js'), join(folder, 'loop.js'));
  await symlink(join(folder, 'nowhere'), join(folder, 'dangling.js'));
  await put('empty.js', '');
  expect((await ask('/folder.js')).status).toBe(404);
  expect((await ask('/loop.js')).status).toBe(404);
  expect((await ask('/dangling.js')).status).toBe(404);
  expect((await ask('/sw.js/inner.js')).status).toBe(404);
  const empty = await ask('/empty.js');
  expect([empty.status, empty.body.length]).toEqual([200, 0]);
  await chmod(join(folder, 'sw.js'), 0);
  expect((await asNobody(() => ask('/sw.js'))).status).toBe(403);
  expect(statusOf({ code: 'EIO' })).toBe(500);
  expect(await isAlive()).toBe(true);
});

/** Nothing is forbidden to root. */
async function asNobody<T>(act: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return act();
  await chmod(folder, 0o755);
  process.seteuid!(65534);
  try {
    return await act();
  } finally {
    process.seteuid!(0);
  }
}

test('a folder that is gone for a moment is a moment', async () => {
  await rename(folder, `${folder}-away`);
  const { status, headers } = await ask('/play/a1', GOES);
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect((await ask('/assets/room-1.js')).status).toBe(404);
  await rename(`${folder}-away`, folder);
  expect(await isAlive()).toBe(true);
});

test('files that come and go under a crowd of requests', async () => {
  let stop = false;
  const churn = (async () => {
    while (!stop) {
      await rm(join(folder, 'assets/room-1.js'), { force: true });
      await put('assets/room-1.js', SCRIPT);
    }
  })();
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask('/assets/room-1.js')));
  stop = true;
  await churn;
  for (const { status, headers, body } of answers) {
    expect([200, 404]).toContain(status);
    expect(body.length).toBe(Number(headers['content-length']));
  }
  expect(await isAlive()).toBe(true);
});

test('a file cut short while it is sent is never taken for a whole one', async () => {
  const big = Buffer.alloc(64 * 1024 * 1024, 'x');
  await put('big.txt', big);
  // Nothing but the server's own care ends the call: whoever stays on the line would wait for the rest for ever.
  const agent = new Agent({ keepAlive: true });
  inn.server.timeout = 0;
  inn.server.keepAliveTimeout = 0;
  const asking = request({ port: inn.port, host: '127.0.0.1', path: '/big.txt', agent });
  asking.end();
  const [response] = await once(asking, 'response');
  await truncate(join(folder, 'big.txt'), 1024); // The rest of it is gone before it was read.
  let got = 0;
  const ended = new Promise<string>((resolve) => {
    response.on('data', (part: Buffer) => {
      got += part.length;
    });
    response.on('end', () => resolve('whole'));
    response.on('error', () => resolve('broken'));
  });
  expect(await ended).toBe('broken');
  expect(got).toBeLessThan(big.length);
  expect(await isAlive()).toBe(true);
});

test('whoever hangs up in the middle, or talks nonsense, ends only their own call', async () => {
  await put('big.txt', Buffer.alloc(8 * 1024 * 1024, 'x'));
  const calls = await Promise.all(Array.from({ length: 20 }, () => call()));
  for (const socket of calls) socket.write('GET /big.txt HTTP/1.1\r\nHost: inn\r\n\r\n');
  await Promise.all(calls.map((socket) => once(socket, 'data')));
  for (const socket of calls) socket.destroy();
  const liar = await call();
  liar.write('\0\0 nonsense\r\n\r\n');
  expect(String((await once(liar, 'data'))[0])).toMatch(/^HTTP\/1.1 400/);
  expect(await isAlive()).toBe(true);
});

async function call(port = inn.port): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

test('whoever does not finish asking, or does not listen, is let go', async () => {
  await inn.close();
  inn = await serve(folder, 0, '127.0.0.1', { ...LIMITS, requestMs: 90, silenceMs: 200 });
  await put('big.txt', Buffer.alloc(32 * 1024 * 1024, 'x'));
  const slow = await call();
  slow.write('GET / HTTP/1.1\r\nHost:');
  slow.resume();
  const deaf = await call();
  deaf.pause();
  deaf.write('GET /big.txt HTTP/1.1\r\nHost: inn\r\n\r\n');
  const gone = new Promise<void>((resolve) => {
    const look = setInterval(() => {
      inn.server.getConnections((_, count) => {
        if (count > 0) return;
        clearInterval(look);
        resolve();
      });
    }, 20);
  });
  await gone;
  deaf.destroy();
  slow.destroy();
  expect(await isAlive()).toBe(true);
});

test('it stands open to this machine only, and closes without cutting an answer short', async () => {
  const address = inn.server.address();
  expect(typeof address === 'object' && address?.address).toBe('127.0.0.1');
  await put('big.txt', Buffer.alloc(4 * 1024 * 1024, 'x'));
  const asking = request({ port: inn.port, host: '127.0.0.1', path: '/big.txt' });
  asking.end();
  const [response] = await once(asking, 'response');
  const closing = inn.close();
  let got = 0;
  for await (const part of response) got += part.length;
  await closing;
  expect(got).toBe(4 * 1024 * 1024);
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
});

test.skipIf(process.platform === 'win32')(
  'without a file handle left it says so, and recovers; SIGTERM ends it',
  async () => {
    const script = fileURLToPath(new URL('../scripts/serve.mjs', import.meta.url));
    const run = `import { closeOnSignals, serve } from ${JSON.stringify(script)};
    const inn = await serve(${JSON.stringify(folder)}); closeOnSignals(inn); console.log(inn.port);`;
    const child = spawn('sh', ['-c', 'ulimit -n 48; exec "$0" --input-type=module -e "$1"', process.execPath, run]);
    const ended = once(child, 'exit');
    try {
      const port = Number(String((await once(child.stdout, 'data'))[0]));
      const crowd: Socket[] = [];
      let turnedAway = false;
      for (let i = 0; i < 60 && !turnedAway; i++) {
        crowd.push(await call(port));
        turnedAway = await ask('/', GOES, 'GET', port).then(
          ({ status }) => status === 503,
          () => true, // Not even a handle to be let in.
        );
      }
      expect(turnedAway).toBe(true);
      for (const socket of crowd) socket.destroy();
      let status = 0;
      while (status !== 200)
        status = await ask('/', GOES, 'GET', port).then(
          (answer) => answer.status,
          () => 0,
        );
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
    }
  },
);
