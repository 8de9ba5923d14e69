/** The same over HTTP: whatever is asked, it is refused with a reason, and nothing changes. */
import type { Stream } from '@tabard/kernel';
import type { Target } from './messages';

export interface HostileRequest {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

const JSON_BODY = { 'content-type': 'application/json' };
const pick = <T>(all: readonly T[], whims: Stream): T => all[whims.below(all.length)];

const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"game":"lucky-pig"}',
  '{"game":"nothing","seats":[{"kind":"person"}]}',
  '{"game":"dark-minions","seats":[]}',
  '{"game":"dark-minions","seats":[{"kind":"bot","bot":"nobody"}]}',
  '{"__proto__":{"isPublic":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"name":"","seats":[0]}',
  '{"name":"\\u202e\\u200b","seats":[0]}',
  '{"name":"Eve","seats":[0,1,2,3]}',
  '{"name":"Eve","seats":[-1]}',
  '{"name":"Eve","seats":[99999]}',
  '{"name":"Eve","seats":[0],"nonce":"zz"}',
  `{"name":"${'x'.repeat(500)}","seats":[0]}`,
  '{"code":"AAAAAAAAAA"}',
  '{"code":7}',
  '{"log":{"tabard":"table"}}',
  `{"log":${'['.repeat(30)}${']'.repeat(30)}}`,
];

/** With a token of another table, or none: nobody here. */
export function hostileRequest(targets: readonly Target[], tokens: readonly string[], whims: Stream): HostileRequest {
  const { id } = pick(targets, whims);
  const stranger = pick([...tokens, 'x', `${id}-token`, 'x'.repeat(101), 'a b'], whims);
  const authorization = `Bearer ${stranger}`;
  const body = pick(BODIES, whims);
  const headers = { ...JSON_BODY, authorization };
  return pick<HostileRequest>(
    [
      { what: 'a table that is none', method: 'POST', path: '/api/tables', headers: JSON_BODY, body },
      { what: 'a log that is none', method: 'POST', path: '/api/tables/brought', headers: JSON_BODY, body },
      { what: 'a seat that is taken', method: 'POST', path: `/api/tables/${id}/guests`, headers: JSON_BODY, body },
      { what: 'begun by a stranger', method: 'POST', path: `/api/tables/${id}/begin`, headers, body: '{}' },
      { what: 'a code for a stranger', method: 'POST', path: `/api/tables/${id}/codes`, headers, body: '{}' },
      { what: 'a code that is none', method: 'POST', path: '/api/codes', headers: JSON_BODY, body },
      { what: 'changed by a stranger', method: 'PATCH', path: `/api/tables/${id}`, headers, body: '{"paused":true}' },
      { what: 'erased by a stranger', method: 'DELETE', path: `/api/tables/${id}`, headers: { authorization } },
      { what: 'a secret', method: 'GET', path: `/api/tables/${id}/log`, headers: { authorization } },
      { what: 'a record too soon', method: 'GET', path: `/api/tables/${id}/record` },
      {
        what: 'no such table',
        method: 'GET',
        path: `/api/tables/${pick(['..', '%2e%2e', 'x', '%00', 'x'.repeat(99)], whims)}`,
      },
      {
        what: 'no such place',
        method: pick(['GET', 'PUT', 'POST'], whims),
        path: `/api/${pick(['', 'x', 'tables/a/b/c', 'play'], whims)}`,
      },
      {
        what: 'another origin',
        method: 'POST',
        path: '/api/tables',
        headers: { ...JSON_BODY, origin: 'https://elsewhere.example' },
        body: '{}',
      },
      { what: 'text', method: 'POST', path: '/api/tables', headers: { 'content-type': 'text/plain' }, body },
      { what: 'too large', method: 'POST', path: '/api/codes', headers: JSON_BODY, body: 'x'.repeat(200_001) },
    ],
    whims,
  );
}
