// WebKit as GNOME builds it, by selenium-webdriver, on a screen that nobody sees.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, By, Capabilities } from 'selenium-webdriver';

const PATIENCE = 30 * 60_000;

export async function openWebKit({ driver, screen }) {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstWord(display, 3);
  const port = await freePort();
  // Without compositing: Mesa's drawing by the processor brings its threads down every thirtieth page or so.
  const env = { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const server = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const stop = () => {
    server.kill();
    display.kill();
  };
  try {
    const session = await connect(`http://127.0.0.1:${port}`);
    return pageOf(session, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

async function connect(address) {
  await listening(address);
  const wishes = new Capabilities().set('browserName', 'MiniBrowser');
  const session = await new Builder().usingServer(address).withCapabilities(wishes).build();
  await session.manage().setTimeouts({ script: PATIENCE, pageLoad: PATIENCE });
  await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 880 });
  return session;
}

async function pageOf(session, stop) {
  return {
    version: (await session.getCapabilities()).get('browserVersion'),
    errors: [],
    open: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    async run(deed, ...given) {
      const told = await session.executeAsyncScript(
        `
        const done = arguments[1];
        Promise.resolve().then(() => (${deed})(...JSON.parse(arguments[0]))).then(
          (value) => done(JSON.stringify({ value })),
          (error) => done(JSON.stringify({ error: String(error?.message ?? error) })),
        );`,
        JSON.stringify(given),
      );
      const { value, error } = JSON.parse(told);
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async give(selector, file) {
      await session.findElement(By.css(selector)).sendKeys(file);
    },
    async close() {
      await session.quit().catch(() => undefined);
      stop();
    },
  };
}

const firstWord = (child, pipe) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb has no screen to give')));
    child.stdio[pipe].once('data', (data) => resolve(String(data).trim()));
  });

const freePort = () =>
  new Promise((resolve) => {
    const door = createServer().listen(0, '127.0.0.1', () => {
      const { port } = door.address();
      door.close(() => resolve(port));
    });
  });

async function listening(address) {
  for (let tries = 100; ; tries--) {
    const is = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
    if (is) return;
    if (tries === 0) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
