// npm start: from a fresh clone to an inn. It is open to this machine only, unless HOST says otherwise; PORT chooses the
// door, TABARD_DATA where tables are kept.
import { readSettings } from '../apps/server/src/ops/settings.mjs';
import { complaintAbout, portFrom } from './port.mjs';
import { checkNode, ensureInstalled, root } from './setup.mjs';

function leave(sentence, code) {
  console.error(sentence);
  process.exit(code);
}

checkNode();
const { values, complaint: unreadable } = readSettings(process.env, root);
if (unreadable) leave(unreadable, 2);
const { port, complaint } = portFrom(values.PORT);
if (complaint) leave(complaint, 2);
const shut = await complaintAbout(port, values.HOST);
if (shut) leave(shut, 1);
ensureInstalled();
// Only now: what they import was not there before.
const { buildServer, buildWeb, isServerStale, isWebStale } = await import('./build.mjs');
if (isWebStale()) {
  console.log('building the page (half a minute the first time) …');
  await buildWeb().catch((error) => leave(error.message, 1));
}
if (isServerStale()) await buildServer().catch(() => process.exit(1)); // esbuild has already said what and where.
await import('./inn.mjs');
