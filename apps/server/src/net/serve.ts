/** The inn's door: the page, the inn's own HTTP under /api, and a socket for every guest under /api/play. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { SIZES } from '@tabard/inn';
import fastify, { type FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Inn } from '../host/inn';
import { factsOf, type Log, silent } from '../ops/log';
import { InnRefusal } from '../room/refusal';
import { Unreachable } from '../store/database';
import { api } from './api';
import { HEALTH, health } from './health';
import { GuestSocket, SOCKET_LIMITS, type SocketLimits, type Told } from './socket';

export interface Door {
  readonly port: number;
  readonly server: Server;
  /** Open sockets. */
  readonly guests: number;
  /** Until `drained`, whoever shares out requests may notice that this door is about to close. */
  close(drained?: Promise<unknown>): Promise<void>;
}

export interface DoorWishes {
  readonly inn: Inn;
  readonly host?: string;
  readonly port?: number;
  /** Answers everything that is not the inn's: the page. */
  readonly page?: RequestListener;
  readonly limits?: Partial<SocketLimits>;
  /** Addresses of pages that may talk to this inn beside its own; a proxy may change the inn's name. */
  readonly origins?: readonly string[];
  /** Lines that may be open at once. */
  readonly connections?: number;
  readonly told?: Told;
  readonly log?: Log;
}

/** A request is small and comes quickly; whoever needs longer holds a place for nothing. */
const REQUEST_MS = 15_000;
/** Nothing moved for so long: the other side is gone, or wants to keep us waiting. */
const SILENCE_MS = 60_000;
/** For what is still being sent when the house closes. */
const LAST_ORDERS_MS = 3_000;
const IDLE_LOOK_MS = 50;

/** A request that is refused is no fault of ours; which status tells a program most. */
const STATUS: { readonly [reason: string]: number } = {
  'no-such-table': 404,
  'no-such-code': 404,
  'no-such-game': 404,
  'not-a-guest': 401,
  'not-the-host': 403,
  'seat-taken': 409,
  'name-taken': 409,
  begun: 409,
  'not-over': 409,
  'not-begun': 409,
  'no-record': 409,
  'other-rules': 409,
  'newer-rules': 503,
  trouble: 503,
  closing: 503,
  'put-away': 503,
};

/** Letters of a request's body, but for a log that is brought. */
const BODY = 200_000;
const PLAY = '/api/play';

export async function openDoor({
  inn,
  host = '127.0.0.1',
  port = 0,
  page = nothing,
  limits,
  origins,
  connections,
  told = () => undefined,
  log = silent,
}: DoorWishes): Promise<Door> {
  let server!: Server;
  const app: FastifyInstance = fastify({
    bodyLimit: BODY,
    serverFactory: (handle) => {
      const times = {
        requestTimeout: REQUEST_MS,
        headersTimeout: REQUEST_MS,
        connectionsCheckingInterval: REQUEST_MS / 3,
      };
      server = createServer(times, (request, response) =>
        isOurs(request) ? handle(request, response) : page(request, response),
      );
      server.timeout = SILENCE_MS;
      if (connections) server.maxConnections = connections;
      return server;
    },
  });
  app.addHook('onResponse', async (request, reply) => log.info(factsOf(request, reply), 'request'));
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof InnRefusal)
      return reply.code(STATUS[error.reason] ?? 400).send({ refused: error.reason, detail: error.detail });
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode >= 500) log.error({ route: request.routeOptions.url, err: error }, 'a request failed');
    if (error instanceof Unreachable) return reply.code(503).send({ refused: 'trouble' });
    return reply.code(statusCode).send({ refused: statusCode < 500 ? 'not-understood' : 'trouble' });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ refused: 'no-such-place' }));
  let isOpen = true;
  api(app, inn);
  health(app, inn, () => isOpen);
  await app.ready();

  const sockets = new WebSocketServer({ noServer: true, maxPayload: SIZES.message * 4, perMessageDeflate: false });
  const flow = { ...SOCKET_LIMITS, ...limits };
  server.on('upgrade', (request: IncomingMessage, line: Duplex, head: Buffer) => {
    if (request.url !== PLAY || !isFrom(request, origins)) line.destroy();
    else sockets.handleUpgrade(request, line, head, (socket) => new GuestSocket(socket, inn, flow, told));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    server,
    get guests() {
      return sockets.clients.size;
    },
    async close(drained) {
      isOpen = false;
      await drained;
      const closed = new Promise((resolve) => server.close(resolve));
      await inn.close();
      for (const socket of sockets.clients) socket.close(1012);
      await lastOrders(server, sockets, closed);
      await app.close();
    },
  };
}

/** What is being sent is sent to its end, and then whoever still holds on is shown the door. */
async function lastOrders(server: Server, sockets: WebSocketServer, closed: Promise<unknown>): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
  const end = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
  }, LAST_ORDERS_MS);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}

const isOurs = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/') || HEALTH.includes(url);

function nothing(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404).end();
}

/** A page of another house must not talk to this inn in its guests' name; programs send no origin. */
function isFrom({ headers }: IncomingMessage, origins: readonly string[] = []): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origins.includes(origin) || hostOf(origin) === host;
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
