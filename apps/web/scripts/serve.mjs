// The built page over HTTP: who may connect, how long a slow one may take, and how it ends. What is answered stands in
// serve/static.mjs, so that another server can take that over.
import { createServer } from 'node:http';
import { staticFiles } from '../serve/static.mjs';

const ONLY_THIS_MACHINE = '127.0.0.1';

export const LIMITS = {
  /** A request without a body is a line or two: whoever needs longer holds a place for nothing. */
  requestMs: 15_000,
  /** Nothing moved for so long: the other side is gone, or wants to keep us waiting. */
  silenceMs: 60_000,
  /** Below the number of files a process may usually have open (1024), so that there is room to read. */
  connections: 500,
  /** For what is still being sent when the house closes. */
  lastOrdersMs: 3000,
};

/** @returns {Promise<{ port: number, server: import('node:http').Server, close(): Promise<void> }>} */
export function serve(folder, port = 0, host = ONLY_THIS_MACHINE, limits = LIMITS) {
  const { requestMs, silenceMs, connections } = limits;
  const times = { requestTimeout: requestMs, headersTimeout: requestMs, connectionsCheckingInterval: requestMs / 3 };
  const server = createServer(times, staticFiles(folder));
  server.timeout = silenceMs;
  server.maxConnections = connections;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      server.on('error', (error) => console.error(`The server goes on after: ${error.message}`));
      resolve({ port: server.address().port, server, close: () => close(server, limits.lastOrdersMs) });
    });
  });
}

/** Nobody new comes in, what is being sent is sent to its end, and then whoever still holds on is shown the door. */
function close(server, lastOrdersMs) {
  return new Promise((resolve) => {
    const lastOrders = setTimeout(() => server.closeAllConnections(), lastOrdersMs);
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
    server.close(() => {
      clearTimeout(lastOrders);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
const IDLE_LOOK_MS = 50;

/** Ctrl+C and a polite kill close the house in order; a second one ends it at once. */
export function closeOnSignals(inn) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await inn.close();
      process.exit(0);
    });
  }
}
