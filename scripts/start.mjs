// npm start: from a fresh clone to a table. The page is served to this machine only, unless HOST says otherwise; PORT
// chooses the door.
import { closeOnSignals, serve } from '../apps/web/scripts/serve.mjs';
import { complaintAbout, portFrom, sentenceFor } from './port.mjs';
import { checkNode, ensureInstalled } from './setup.mjs';

function leave(sentence, code) {
  console.error(sentence);
  process.exit(code);
}

checkNode();
const host = process.env.HOST || undefined;
const { port, complaint } = portFrom(process.env.PORT);
if (complaint) leave(complaint, 2);
const shut = await complaintAbout(port, host);
if (shut) leave(shut, 1);
ensureInstalled();
// Only now: what they import was not there before.
const { buildWeb, isWebStale, webDist } = await import('./build.mjs');
if (isWebStale()) {
  console.log('building the page (half a minute the first time) …');
  await buildWeb().catch((error) => leave(error.message, 1));
}
const inn = await serve(webDist, port, host).catch((error) => leave(sentenceFor(error, port, host), 1));
closeOnSignals(inn);
const door = host ?? 'localhost';
console.log(`The inn is open: http://${door.includes(':') ? `[${door}]` : door}:${inn.port}`);
console.log('Stop it with Ctrl+C. For a game in this terminal: npx tabard play dark-minions');
