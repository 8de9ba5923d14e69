// The inn as it is built: what a host runs, and what `npm start` runs after it has built everything.

import { readSettings } from '../apps/server/src/ops/settings.mjs';
import { staticFiles } from '../apps/web/serve/static.mjs';
import { serverMain, webDist } from './build.mjs';
import { sentenceFor } from './port.mjs';
import { root } from './setup.mjs';

function leave(sentence, code) {
  console.error(sentence);
  process.exit(code);
}

const { configFrom, openHouse, WrongSetting } = await import(serverMain.href);

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
const house = await openHouse(config, { page: staticFiles(webDist) }).catch((error) => leave(complaint(error), 1));

/** The port, or whatever else kept the house from opening, in a sentence. */
function complaint(error) {
  return error.syscall === 'listen' || error.syscall === 'getaddrinfo'
    ? sentenceFor(error, PORT, HOST)
    : `The inn cannot open: ${error.message}`;
}

let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (isClosing) process.exit(1); // Asked twice: at once. What was done is on disk.
    isClosing = true;
    await house.close().catch((error) => leave(`The inn closed with trouble: ${error.message}`, 1));
    process.exit(0);
  });
}

const name = HOST === '127.0.0.1' ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
console.log(`The inn is open: http://${name}:${house.port}`);
for (const caution of house.cautions) console.log(caution);
console.log('Stop it with Ctrl+C. For a game in this terminal: npx tabard play dark-minions');
