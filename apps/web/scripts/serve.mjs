// A plain server for the built page: real files, and the page itself for every other address.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

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

/** @returns {Promise<{ port: number, close(): void }>} */
export function serve(folder, port = 0, host = '127.0.0.1') {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    const file = fileFor(folder, request.url ?? '/');
    const named = file.includes(`${sep}assets${sep}`); // Their names change with their content.
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': named ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve({ port: server.address().port, close: () => server.close() }));
  });
}

function fileFor(folder, url) {
  let path = '/';
  try {
    path = decodeURIComponent(new URL(url, 'http://inn').pathname);
  } catch {
    // A broken address gets the page, and the page says so.
  }
  const file = normalize(join(folder, path));
  const isThere = file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile();
  return isThere ? file : join(folder, 'index.html');
}
