/** The inn over HTTP: tables are made, seats taken, games begun and taken home. What is played goes over a socket. */

import { z } from '@tabard/content/zod';
import { PROTOCOL } from '@tabard/inn';
import { LIMITS } from '@tabard/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { understood } from '../host/brought-reader';
import type { Inn } from '../host/inn';
import { written } from '../host/written';
import { changeWish, codeWish, leaveWish, newTableWish, noPushWish, pushWish, sitWish } from '../room/wishes';

const BEARER = /^Bearer ([\w-]{1,100})$/;
const params = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });

const guestParams = z.object({ guest: z.coerce.number().int().min(0).max(10_000) });

export function api(app: FastifyInstance, inn: Inn): void {
  app.get('/api/hello', async () => ({ tabard: 'inn', protocol: PROTOCOL }));
  app.get('/api/lobby', async (_, reply) => {
    reply.type('application/json; charset=utf-8');
    return inn.lobby.text();
  });
  app.post('/api/tables', { config: { takes: 'tables' } }, async (request) => ({
    table: await inn.newTables.create(understood(newTableWish, request.body), tokenIn(request)),
  }));
  app.register(async (scope) => {
    // Text stays text: it may be long, and whoever reads it does so elsewhere.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
    const options = { bodyLimit: LIMITS.text, config: { takes: 'brought' } } as const;
    scope.post('/api/tables/brought', options, async ({ body }) => ({
      table: await inn.newTables.bring(String(body ?? '')),
    }));
  });
  app.get('/api/tables/:id', async (request) => inn.lobby.card(idIn(request)));
  app.post('/api/tables/:id/guests', async (request) =>
    inn.guests.sit(idIn(request), tokenIn(request), understood(sitWish, request.body)),
  );
  app.delete('/api/tables/:id/guests', async (request) =>
    done(inn.guests.leave(idIn(request), tokenIn(request), understood(leaveWish, request.body ?? {}))),
  );
  app.delete('/api/tables/:id/guests/:guest', async (request) =>
    done(inn.hosts.showOut(idIn(request), tokenIn(request), understood(guestParams, request.params).guest)),
  );
  app.get('/api/tables/:id/turn', async (request) => ({
    waitsFor: await inn.yourTurn.waitsFor(idIn(request), tokenIn(request)),
  }));
  app.post('/api/tables/:id/begin', async (request) => done(inn.hosts.begin(idIn(request), tokenIn(request))));
  app.post('/api/tables/:id/again', { config: { takes: 'tables' } }, async (request) =>
    inn.newTables.again(idIn(request), tokenIn(request)),
  );
  app.post('/api/tables/:id/codes', async (request) => inn.guests.code(idIn(request), tokenIn(request)));
  app.post('/api/codes', { config: { takes: 'codes' } }, async (request) =>
    inn.guests.redeem(understood(codeWish, request.body).code),
  );
  app.get('/api/push', async () => ({ key: inn.yourTurn.pushKey }));
  app.post('/api/tables/:id/push', async (request) =>
    done(inn.yourTurn.subscribe(idIn(request), tokenIn(request), understood(pushWish, request.body))),
  );
  app.delete('/api/tables/:id/push', async (request) =>
    done(inn.yourTurn.unsubscribe(idIn(request), tokenIn(request), understood(noPushWish, request.body).endpoint)),
  );
  app.patch('/api/tables/:id', async (request) =>
    done(inn.hosts.change(idIn(request), tokenIn(request), understood(changeWish, request.body))),
  );
  app.delete('/api/tables/:id', async (request) => done(inn.hosts.erase(idIn(request), tokenIn(request))));
  const whole = { config: { takes: 'whole' } } as const;
  app.get('/api/tables/:id/record', whole, async (request, reply) => {
    reply.type('application/json');
    return inn.takenHome.record(idIn(request), tokenIn(request));
  });
  app.post('/api/tables/:id/home', whole, async (request, reply) => {
    reply.type('application/json; charset=utf-8');
    return written(await inn.takenHome.unfinished(idIn(request), tokenIn(request)));
  });
  app.get('/api/tables/:id/log', whole, async (request, reply) => {
    reply.type('application/json; charset=utf-8');
    return written(await inn.takenHome.log(idIn(request), tokenIn(request)));
  });
}

const done = async (deed: Promise<void>): Promise<{ done: true }> => {
  await deed;
  return { done: true };
};

const idIn = (request: FastifyRequest): string => understood(params, request.params).id;

const tokenIn = ({ headers }: FastifyRequest): string | null => BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
