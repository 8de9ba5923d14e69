// The door of the inn, tried before anything is built: half a minute later it would be a bad surprise.
import { createServer } from 'node:net';

const USUAL_PORT = 4173;
const REASONS = { EADDRINUSE: 'is taken', EACCES: 'may not be opened by you' };
const ELSEWHERE = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/** The port that PORT names, or a sentence about it. */
export function portFrom(given) {
  const port = given === undefined || given === '' ? USUAL_PORT : Number(given);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return { port };
  return { complaint: `PORT must be a number from 0 to 65535, not "${given}".` };
}

/** Why nobody can be let in there, and what to do; null when all is well. */
export function complaintAbout(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const door = createServer();
    door.once('error', (error) => resolve(sentenceFor(error, port, host)));
    door.listen({ port, host, exclusive: true }, () => door.close(() => resolve(null)));
  });
}

/** `door`: which settings name it, METRICS_ or nothing. */
export function sentenceFor({ code, message }, port, host, door = '') {
  if (ELSEWHERE.includes(code)) return `${door}HOST=${host} is no address of this machine: name another, or none.`;
  const next = port < 1024 || port >= 65535 ? USUAL_PORT : port + 1;
  return `Port ${port} ${REASONS[code] ?? `does not open (${message})`}: try another, e.g. ${door}PORT=${next} npm start`;
}
