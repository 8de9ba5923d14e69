/**
 * The files of a folder over HTTP, and the page for every place in it. One function of a request and a response, so that
 * any server can use it. Whatever the disk does, a request gets an answer and the server lives on.
 */
import { open, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { askedFor, packingsFor } from './address.mjs';
import { SAFETY } from './policy.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

const SAYS = {
  304: '',
  400: 'This is not an address.',
  403: 'The server may not read this file.',
  404: 'There is nothing at this address.',
  405: 'Here one can only read.',
  414: 'This address is too long.',
  500: 'The file could not be read.',
  503: 'Busy, or being built anew: try again in a moment.',
};

/** What an error of the disk means to whoever asked; anything else is a 500. */
const MEANS = {
  ...{ ENOENT: 404, ENOTDIR: 404, EISDIR: 404, ENAMETOOLONG: 404, ELOOP: 404, EINVAL: 404 },
  ...{ EACCES: 403, EPERM: 403 },
  ...{ EMFILE: 503, ENFILE: 503, ENOMEM: 503, EAGAIN: 503, EBUSY: 503 },
};
export const statusOf = (error) => MEANS[error?.code] ?? 500;

/** @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} */
export function staticFiles(folder) {
  return async function answer(request, response) {
    try {
      for (const [name, value] of Object.entries(SAFETY)) response.setHeader(name, value);
      await give(folder, request, response);
    } catch (error) {
      if (response.headersSent)
        response.destroy(); // Half a file must not look like a whole one.
      else refuse(request, response, statusOf(error));
    }
  };
}

async function give(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return refuse(request, response, 405);
  }
  const asked = askedFor(request.url ?? '/', request.headers);
  if ('refused' in asked) return refuse(request, response, asked.refused);
  const packings = packingsFor(request.headers['accept-encoding']);
  const found = await find(folder, asked, packings);
  if (!found) return refuse(request, response, 404);
  try {
    await send(found, request, response);
  } finally {
    await found.handle.close().catch(() => undefined); // Most often its stream has closed it.
  }
}

function refuse(request, response, status) {
  if (status === 503) response.setHeader('retry-after', '2');
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': TYPES['.txt'],
    'content-length': Buffer.byteLength(SAYS[status]),
  });
  response.end(request.method === 'HEAD' ? undefined : SAYS[status]);
}

// ---- finding

async function find(folder, { file, orPage }, packings) {
  const found = file === null ? null : await openBest(folder, file, packings).catch(orNothing);
  if (found || !orPage) return found;
  const page = await openBest(folder, 'index.html', packings).catch(orNothing);
  // Without its page the folder is just being replaced: that is no reason to say that there is nothing.
  if (!page) throw Object.assign(new Error('the page is not there'), { code: 'EBUSY' });
  return page;
}

function orNothing(error) {
  if (statusOf(error) === 404) return null;
  throw error;
}

async function openBest(folder, name, packings) {
  const path = join(folder, ...name.split('/'));
  const isNamed = name.startsWith('assets/'); // After its content: it never changes.
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  const plain = await stat(path);
  if (!plain.isFile()) return null;
  for (const { coding, ending } of packings) {
    const packed = await openFile(path + ending).catch(orNothing);
    // While a build is put in place, an old packed file may stand beside a new one: twins have the same time.
    if (packed && (isNamed || isTwin(packed.facts, plain))) return { ...packed, coding, isNamed, type };
    await packed?.handle.close();
  }
  const opened = await openFile(path);
  return opened && { ...opened, coding: null, isNamed, type };
}

const isTwin = (a, b) => Math.abs(a.mtimeMs - b.mtimeMs) <= 1;

/** Opened first, then asked for its size: whatever happens to the name, these are the facts of what will be read. */
async function openFile(path) {
  const handle = await open(path);
  try {
    const facts = await handle.stat();
    if (facts.isFile()) return { handle, facts };
    await handle.close();
    return null;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

// ---- sending

async function send({ handle, facts, coding, isNamed, type }, request, response) {
  const tag = `W/"${Math.floor(facts.mtimeMs).toString(36)}-${facts.size.toString(36)}${coding ? `-${coding}` : ''}"`;
  const headers = {
    'cache-control': isNamed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
  };
  if (isKnown(request.headers['if-none-match'], tag)) return void response.writeHead(304, headers).end();
  response.writeHead(200, {
    ...headers,
    'content-type': type,
    'content-length': facts.size,
    ...(coding && { 'content-encoding': coding }),
  });
  if (request.method === 'HEAD' || facts.size === 0) return void response.end();
  const body = handle.createReadStream({ start: 0, end: facts.size - 1 });
  await pipeline(body, response, { end: false });
  if (body.bytesRead === facts.size) response.end();
  else response.destroy(); // Cut short while we read: the browser must not wait for the rest, nor take it as whole.
}

const isKnown = (known, tag) =>
  known !== undefined && (known.trim() === '*' || known.split(',').some((each) => plainTag(each) === plainTag(tag)));
const plainTag = (tag) => tag.trim().replace(/^W\//, '');
