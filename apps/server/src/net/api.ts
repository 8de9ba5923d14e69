/** The inn over HTTP: tables are made, seats taken, games begun and taken home. What is played goes over a socket. */

import { z } from '@tabard/content/zod';
import { PROTOCOL } from '@tabard/inn';
import { LIMITS } from '@tabard/kernel';
import { readTableLog } from '@tabard/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Inn } from '../host/inn';
import { InnRefusal } from '../room/refusal';
import {
  broughtWish,
  changeWish,
  codeWish,
  leaveWish,
  newTableWish,
  noPushWish,
  pushWish,
  sitWish,
} from '../room/wishes';

const BEARER = /^Bearer ([\w-]{1,100})$/;
const params = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });

export function api(app: FastifyInstance, inn: Inn): void {
  app.get('/api/hello', async () => ({ tabard: 'inn', protocol: PROTOCOL }));
  app.get('/api/lobby', async (_, reply) => {
    reply.type('application/json; charset=utf-8');
    return inn.lobby();
  });
  app.post('/api/tables', { config: { takes: 'tables' } }, async (request) => ({
    table: await inn.create(wished(newTableWish, request.body), tokenIn(request)),
  }));
  app.post('/api/tables/brought', { bodyLimit: LIMITS.text, config: { takes: 'brought' } }, async (request) => {
    const { log, ...how } = wished(z.object({ log: z.unknown() }).loose(), request.body);
    const found = readTableLog(log);
    if ('wrong' in found) throw new InnRefusal('not-a-log', found.wrong);
    return { table: await inn.bring(found.read, wished(broughtWish, how)) };
  });
  app.get('/api/tables/:id', async (request) => inn.card(idIn(request)));
  app.post('/api/tables/:id/guests', async (request) =>
    inn.sit(idIn(request), tokenIn(request), wished(sitWish, request.body)),
  );
  app.delete('/api/tables/:id/guests', async (request) =>
    done(inn.leave(idIn(request), tokenIn(request), wished(leaveWish, request.body ?? {}))),
  );
  app.get('/api/tables/:id/turn', async (request) => ({ waitsFor: await inn.turn(idIn(request), tokenIn(request)) }));
  app.post('/api/tables/:id/begin', async (request) => done(inn.begin(idIn(request), tokenIn(request))));
  app.post('/api/tables/:id/again', { config: { takes: 'tables' } }, async (request) =>
    inn.again(idIn(request), tokenIn(request)),
  );
  app.post('/api/tables/:id/codes', async (request) => inn.code(idIn(request), tokenIn(request)));
  app.post('/api/codes', { config: { takes: 'codes' } }, async (request) =>
    inn.redeem(wished(codeWish, request.body).code),
  );
  app.get('/api/push', async () => ({ key: inn.pushKey }));
  app.post('/api/tables/:id/push', async (request) =>
    done(inn.subscribe(idIn(request), tokenIn(request), wished(pushWish, request.body))),
  );
  app.delete('/api/tables/:id/push', async (request) =>
    done(inn.unsubscribe(idIn(request), tokenIn(request), wished(noPushWish, request.body).endpoint)),
  );
  app.patch('/api/tables/:id', async (request) =>
    done(inn.change(idIn(request), tokenIn(request), wished(changeWish, request.body))),
  );
  app.delete('/api/tables/:id', async (request) => done(inn.erase(idIn(request), tokenIn(request))));
  app.get('/api/tables/:id/record', async (request, reply) => {
    reply.type('application/json');
    return inn.record(idIn(request), tokenIn(request));
  });
  app.get('/api/tables/:id/log', async (request) => inn.log(idIn(request), tokenIn(request)));
}

const done = async (deed: Promise<void>): Promise<{ done: true }> => {
  await deed;
  return { done: true };
};

const idIn = (request: FastifyRequest): string => wished(params, request.params).id;

const tokenIn = ({ headers }: FastifyRequest): string | null => BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

function wished<T extends z.ZodType>(schema: T, found: unknown): z.infer<T> {
  const { success, data, error } = schema.safeParse(found);
  if (success) return data;
  const [{ path, message }] = error.issues;
  throw new InnRefusal('not-understood', path.length > 0 ? `${path.join('.')}: ${message}` : message);
}
