// npm start: from a fresh clone to a table. The page is served to this machine only, unless HOST says otherwise; PORT
// chooses the door.
import { closeOnSignals, serve } from '../apps/web/scripts/serve.mjs';
import { checkNode, ensureInstalled } from './setup.mjs';

const USUAL_PORT = 4173;

checkNode();
ensureInstalled();
// Only now: what they import was not there before.
const { buildWeb, isWebStale, webDist } = await import('./build.mjs');
if (isWebStale()) {
  console.log('building the page (half a minute the first time) …');
  await buildWeb().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
const port = Number(process.env.PORT ?? USUAL_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(2);
}
const inn = await serve(webDist, port, process.env.HOST || undefined).catch((error) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken: try another, e.g. PORT=${port + 1} npm start` : error.message);
  process.exit(1);
});
closeOnSignals(inn);
const door = process.env.HOST || 'localhost';
console.log(`The inn is open: http://${door.includes(':') ? `[${door}]` : door}:${inn.port}`);
console.log('Stop it with Ctrl+C. For a game in this terminal: npx tabard play dark-minions');
