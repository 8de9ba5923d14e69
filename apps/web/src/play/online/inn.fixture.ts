/** An inn for tests in Node, behind `fetch`: what it is asked is written down, what it answers the test says. */
import type { TableCard } from '@tabard/inn';
import { vi } from 'vitest';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  readonly body: unknown;
}

/** What is answered: a refusal by its reason, nothing at all (`undefined`), or something. */
export const refused = (reason: string, status = 409) => new Response(JSON.stringify({ refused: reason }), { status });

/** Stands in for `fetch` until `vi.unstubAllGlobals()`. Nobody answers where the test's answer is null. */
export function plugInInn(answer: (asked: Asked) => unknown): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    const { authorization } = headers as { authorization?: string };
    const token = authorization?.replace('Bearer ', '') ?? null;
    const asked: Asked = { method: method!, path, token, body: body === null ? undefined : JSON.parse(body as string) };
    all.push(asked);
    const said = answer(asked);
    if (said === null) throw new TypeError('Failed to fetch');
    return said instanceof Response ? said : new Response(said === undefined ? '' : JSON.stringify(said));
  });
  return all;
}

/** A table where nobody sits yet, and for which the inn has sworn nothing. */
export const cardOf = (more: object = {}): TableCard =>
  ({
    ...{
      id: 't',
      phase: 'gathering',
      game: 'pig',
      options: {},
      vow: null,
      host: 0,
      before: null,
      next: null,
      again: null,
    },
    ...{ seats: [], guests: [], muted: [], pace: { kind: 'free' }, paused: false },
    ...more,
  }) as unknown as TableCard;
