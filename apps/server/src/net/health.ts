/** For whoever watches over the process: that it lives, and whether guests may be sent to it. */
import type { FastifyInstance } from 'fastify';
import type { Inn } from '../host/inn';

export const HEALTH: readonly string[] = ['/healthz', '/readyz'];

/** A store that needs longer for nothing at all is as good as away. */
const PATIENCE_MS = 2_000;

export function health(app: FastifyInstance, inn: Inn, isOpen: () => boolean): void {
  app.get('/healthz', async () => ({ lives: true }));
  app.get('/readyz', async (_, reply) => {
    const why = !isOpen() ? 'closing' : (await answers(inn)) ? null : 'store';
    reply.code(why === null ? 200 : 503);
    if (why !== null) return { ready: false, why };
    // Guests may be sent here all the same: tables go on, and each process looks into the store for the others' word.
    return inn.isInTouch ? { ready: true } : { ready: true, degraded: ['redis'] };
  });
}

function answers({ store }: Inn): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE_MS);
    const settle = (does: boolean) => {
      clearTimeout(late);
      resolve(does);
    };
    store.ping().then(
      () => settle(true),
      () => settle(false),
    );
  });
}
