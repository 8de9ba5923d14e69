// The inn as it is built: what a host runs, and what `npm start` runs after it has built everything.

import { readSettings } from '../apps/server/src/ops/settings.mjs';
import { staticFiles } from '../apps/web/serve/static.mjs';
import { packPage, serverMain, webDist } from './build.mjs';
import { sentenceFor } from './port.mjs';
import { root } from './setup.mjs';

function leave(sentence, code) {
  console.error(sentence);
  process.exit(code);
}

const TOO_MANY_FILES = 'too many files are open: let this process have more (ulimit -n, or LimitNOFILE in its service)';
const { configFrom, openHouse, WrongSetting } = await import(serverMain.href).catch((error) => {
  if (error.code !== 'EMFILE' && error.code !== 'ENFILE') throw error;
  return leave(`The inn cannot open: ${TOO_MANY_FILES}.`, 1);
});

function settings() {
  try {
    return configFrom(readSettings(process.env, root), root);
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    return leave(error.message, 2);
  }
}

const config = settings();
const { HOST, PORT } = config;
const wishes = { page: staticFiles(webDist), onWaiting: (sentence) => console.error(sentence) };
const house = await openHouse(config, wishes).catch((error) => leave(complaint(error), 1));

/** The port, or whatever else kept the house from opening, in a sentence. */
function complaint(error) {
  if (error.code === 'EMFILE' || error.code === 'ENFILE') return `The inn cannot open: ${TOO_MANY_FILES}.`;
  const isDoor = error.syscall === 'listen' || error.syscall === 'getaddrinfo';
  if (!isDoor) return `The inn cannot open: ${error.message}`;
  const { METRICS_HOST, METRICS_PORT } = config;
  return error.door === 'METRICS'
    ? sentenceFor(error, METRICS_PORT, METRICS_HOST, 'METRICS_')
    : sentenceFor(error, PORT, HOST);
}

const packing = new AbortController();
let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (isClosing) process.exit(1); // Asked twice: at once. What was done is on disk.
    isClosing = true;
    packing.abort();
    await house.close().catch((error) => leave(`The inn closed with trouble: ${error.message}`, 1));
    process.exit(0);
  });
}

const name = HOST === '127.0.0.1' ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
console.log(`The inn is open: http://${name}:${house.port}`);
for (const caution of house.cautions) console.log(caution);
console.log('Stop it with Ctrl+C. For a game in this terminal: npx tabard play dark-minions');
if (!process.env.TABARD_BUILT) packPage(packing.signal).catch(() => undefined); // Of an image all is packed.
