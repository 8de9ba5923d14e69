/**
 * What the inn writes down about itself: a line of JSON each. Never who somebody is or what they hold: no token, nonce, seed,
 * word that was said, name or whole address; of a table only as much of its name as tells two apart, because the whole name
 * is the way in.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

export type Log = Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;

/** `to`: standard error, if nothing else is said; standard output is for people. */
export const openLog = (level: string, to: DestinationStream = pino.destination({ dest: 2, sync: true })): Log =>
  pino({ level, base: undefined, serializers: { err: stdSerializers.err } }, to);

export const silent: Log = openLog('silent');

const LETTERS = 4;
export const shortOf = (table: string): string => `${table.slice(0, LETTERS)}…`;

/** By its pattern: the address itself may name a table. */
export const factsOf = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: request.routeOptions.url ?? 'none',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
});
