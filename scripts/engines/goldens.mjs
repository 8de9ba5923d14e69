// The golden games (scripts/golden) for any browser: a bare page that plays them and keeps what they tell.
import { createServer } from 'node:http';
import { bundleGoldens } from '../golden/engines.mjs';

const PAGE = `<!doctype html><title>Golden games</title><script>
window.told = [];
console.log = (line) => window.told.push(JSON.parse(line));
window.addEventListener('error', ({ message }) => { window.broken ??= message; });
window.addEventListener('unhandledrejection', ({ reason }) => { window.broken ??= String(reason); });
</script><script type="module" src="/golden.mjs"></script>`;

export async function serveGoldens() {
  const text = await bundleGoldens();
  const server = createServer(({ url }, response) => {
    const isScript = url === '/golden.mjs';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? text : PAGE);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** In the page: waits for the last line; each name with its hash. */
export async function hearGoldens(patience) {
  const until = Date.now() + patience;
  while (window.told.at(-1) !== 'played') {
    if (window.broken) throw new Error(window.broken);
    if (Date.now() > until) throw new Error(`only ${window.told.length} golden games were played`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return Object.fromEntries(window.told.slice(0, -1));
}
