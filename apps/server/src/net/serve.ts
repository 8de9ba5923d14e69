/** The inn's door: the page, the inn's own HTTP under /api, and a socket for every guest under /api/play. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isTooDeep } from '@tabard/kernel';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Inn } from '../host/inn';
import { TOO_MANY_FILES } from '../ops/files';
import { factsOf, type Log, silent } from '../ops/log';
import type { Outcome } from '../ops/measures';
import { InnRefusal } from '../room/refusal';
import { Unreachable } from '../store/database';
import type { Trust } from './address';
import { Admission } from './admission';
import { reasonOf, refuseOn, retryAfter, SAFETY, statusOf } from './answers';
import { api } from './api';
import { HEALTH, health } from './health';
import { DOOR_LIMITS, type DoorLimits, type HttpLimits, type Taken } from './limits';
import { GuestSocket } from './socket';

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
  readonly limits?: Partial<DoorLimits>;
  /** Addresses of pages that may talk to this inn beside its own; a proxy may change the inn's name. */
  readonly origins?: readonly string[];
  /** Proxies whose word for whom they ask is believed. */
  readonly trustProxy?: Trust;
  readonly told?: Outcome;
  readonly log?: Log;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is counted for whoever asks, beside the request itself. */
    takes?: Taken;
  }
}

/** For what is still being sent when the house closes. */
const LAST_ORDERS_MS = 3_000;
const IDLE_LOOK_MS = 50;

const PLAY = '/api/play';

export async function openDoor({
  inn,
  host = '127.0.0.1',
  port = 0,
  page = nothing,
  limits: wished,
  origins,
  trustProxy,
  told = () => undefined,
  log = silent,
}: DoorWishes): Promise<Door> {
  const limits = { ...DOOR_LIMITS, ...wished };
  const { http } = limits;
  const admission = new Admission({ limits, origins, trustProxy });
  let server!: Server;
  const app: FastifyInstance = fastify({
    bodyLimit: http.body,
    clientErrorHandler: ({ code }, line) => refuseOn(line, new InnRefusal(reasonOf(code))),
    serverFactory: (handle) => {
      server = patientServer(http, (request, response) => {
        admission.answering(request, response);
        return isOurs(request) ? handle(request, response) : page(request, response);
      });
      return server;
    },
  });
  server.maxConnections = limits.house.connections;
  server.on('connection', (line) => admission.admit(line) || line.destroy());
  guard(app, admission, http, log);
  let isOpen = true;
  api(app, inn);
  health(app, inn, () => isOpen);
  await app.ready();

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: http.message,
    perMessageDeflate: false,
    autoPong: false, // Answers that nobody reads would pile up: a socket answers by itself, and counts.
    maxFragments: 16,
  });
  server.on('upgrade', (request: IncomingMessage, line: Duplex, head: Buffer) => {
    try {
      if (request.url !== PLAY) throw new InnRefusal('no-such-place');
      const entered = admission.socket(request);
      sockets.handleUpgrade(request, line, head, (socket) => {
        const address = entered(socket);
        new GuestSocket(socket, line, inn, limits.socket, { guests: admission.guests, address }, told);
      });
    } catch (error) {
      if (!(error instanceof InnRefusal)) throw error;
      refuseOn(line, error);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // A guest who cannot be let in is no reason to send the others away.
  server.on('error', (err) => log.error({ err }, reasonOfSystem(err)));
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
      admission.close();
      await inn.close();
      for (const socket of sockets.clients) socket.close(1012);
      await lastOrders(server, sockets, closed);
      await app.close();
    },
  };
}

function reasonOfSystem({ code, message }: NodeJS.ErrnoException): string {
  return code === 'EMFILE' || code === 'ENFILE' ? TOO_MANY_FILES : `the door could not let somebody in: ${message}`;
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

/** Patient, but not for ever: who sends a letter a minute shall not hold a line. */
function patientServer(http: HttpLimits, answer: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: http.headers,
      headersTimeout: http.untilHeaders,
      requestTimeout: http.untilRequest,
      keepAliveTimeout: http.idle,
      connectionsCheckingInterval: http.looks,
    },
    oneAfterTheOther(http.unanswered, answer),
  );
  server.maxHeadersCount = http.headerCount;
  server.setTimeout(http.idle); // A socket that was upgraded has its own.
  return server;
}

/**
 * No browser asks on before it is answered. Whoever sends requests by the thousand in one breath would have all of them
 * judged in one go of the loop, while nobody else is heard.
 */
function oneAfterTheOther(most: number, answer: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const open = unanswered.get(socket) ?? 0;
    if (open >= most) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, open + 1);
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    answer(request, response);
  };
}

/** Every answer carries the same headers, every request is counted before its body is read, and every fault has a reason. */
function guard(app: FastifyInstance, admission: Admission, { address }: HttpLimits, log: Log): void {
  app.addHook('onResponse', async (request, reply) => log.info(factsOf(request, reply), 'request'));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFETY);
    if (request.raw.url!.length > address) throw new InnRefusal('address-too-long');
    // Who watches over the process asks often, and must never take it for dead because others are too many.
    if (!HEALTH.includes(request.routeOptions.url ?? ''))
      admission.request(request.raw, request.routeOptions.config?.takes);
  });
  app.addHook('preValidation', async ({ raw, body }) => {
    if (typeof body === 'string') admission.letters(raw, body.length); // It was read by nobody yet.
  });
  app.removeAllContentTypeParsers(); // A form of another page can send text, but no JSON without asking first.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, text, done) => {
    try {
      admission.letters(request.raw, (text as string).length);
      if (isTooDeep(text as string)) throw new InnRefusal('too-deep');
    } catch (refusal) {
      return done(refusal as InnRefusal);
    }
    parse(request, text as string, done);
  });
  app.setErrorHandler((error, request, reply) => {
    const { reason, detail, wait } = refusalOf(error);
    const status = reason === 'trouble' && !isPassing(error) ? 500 : statusOf(reason);
    if (!(error instanceof InnRefusal) && status >= 500)
      log.error({ route: request.routeOptions.url, err: error }, 'a request failed');
    const later = retryAfter(status, wait);
    if (later) reply.header('retry-after', later);
    if (status === 429) reply.header('connection', 'close'); // A new line is counted, too, and costs less to refuse.
    return reply.code(status).send({ refused: reason, detail });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ refused: 'no-such-place' }));
}

/** A refusal says itself why; what the framework refuses has a code; anything else is our own trouble. */
function refusalOf(error: unknown): InnRefusal {
  if (error instanceof InnRefusal) return error;
  const { code, statusCode = 500 } = error as { code?: string; statusCode?: number };
  return new InnRefusal(error instanceof Unreachable || statusCode >= 500 ? 'trouble' : reasonOf(code));
}

/** Worth another attempt in a moment, as when the store is away; else the fault is ours. */
const isPassing = (error: unknown): boolean => error instanceof InnRefusal || error instanceof Unreachable;

const isOurs = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/') || HEALTH.includes(url);

function nothing(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404).end();
}
