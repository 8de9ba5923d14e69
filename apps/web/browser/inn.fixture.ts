/** The built page, served on this machine, and a Chromium to look at it. One for each test file. */
import type { Server } from 'node:http';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { webDist } from '../../../scripts/build.mjs';
import { ensureChromium, ensureWhole } from '../../../scripts/chromium.mjs';
import { serve } from '../scripts/serve.mjs';
import { countSent } from '../scripts/shelf.mjs';
import { within, withPatience } from './patience.fixture';

export const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu', // The dice lie flat here; drawing by the processor is quick enough for the rest.
];

export interface House {
  readonly address: string;
  readonly server: Server;
  /** Bytes that have left the house so far. */
  sent(): number;
  /** A page of its own, in a browser that remembers nothing; what it complains of fails the test. */
  open(path: string, wishes?: Wishes): Promise<Visit>;
  /** Nobody answers at the address any more. */
  shut(): void;
  close(): Promise<void>;
}

interface Wishes {
  readonly width?: number;
  readonly height?: number;
  readonly settings?: Record<string, unknown>;
  readonly offline?: boolean;
  /** Pressed with a finger instead of pointed at. */
  readonly touch?: boolean;
  /** A file that runs in the page before its own scripts. */
  readonly script?: string;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in its pages and their workers so far, and was not expected. */
  readonly errors: string[];
  /**
   * From here on a complaint is the point of the test, or the browser's own word on what the test does to it. Answers those that
   * come, as they come.
   */
  expectErrors(like: RegExp): readonly string[];
}

/** What no page may have to say at the end of a test, whoever asks: see console.fixture.ts. */
const complaints: string[] = [];
export const takeComplaints = (): string[] => complaints.splice(0);

/** A line that breaks is told by the browser itself: with this a test says that it breaks one. */
export const LOST_LINE =
  // "Access is denied": a page loaded without a line is the browser's own, which lets no script of a test in.
  /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Access is denied for this document/;

/** All that its pages complain of, also those that a test opens itself, and their workers. */
function listenTo(context: BrowserContext): Pick<Visit, 'errors' | 'expectErrors'> {
  const errors: string[] = [];
  const expected: { readonly like: RegExp; readonly came: string[] }[] = [];
  const note = (text: string) => {
    const point = expected.find(({ like }) => like.test(text));
    if (point) return void point.came.push(text);
    errors.push(text);
    complaints.push(text);
  };
  context.on('weberror', (error) => note(error.error().message));
  context.on('console', (message) => message.type() === 'error' && note(message.text()));
  return {
    errors,
    expectErrors(like) {
      const came: string[] = [];
      expected.push({ like, came });
      return came;
    },
  };
}

/**
 * Bots follow a whim that is drawn for each table (setup/opening.ts: one number of 32 bits). Here it is always the same one,
 * so that a test goes the same way every time: by whim the same answers lead to the end of a book in 27 steps or in 215.
 */
function sameWhims(): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => (into instanceof Uint32Array && into.length === 1 ? into.fill(7) : draw(into));
}

/** `folder`: a build of one's own; without it the house as it stands. */
export async function openHouse(folder?: string): Promise<House> {
  const inn = await serve(folder ?? webDist);
  const sent = countSent(inn.server);
  const address = `http://127.0.0.1:${inn.port}`;
  const guests = await openDoor(address);
  return {
    ...guests,
    server: inn.server,
    sent,
    shut: () => void inn.close(),
    async close() {
      await guests.close();
      await inn.close();
    },
  };
}

/** A browser before a house that stands already, perhaps one that is being worked on. */
export async function openDoor(address: string, isWhole = false): Promise<Pick<House, 'address' | 'open' | 'close'>> {
  const executablePath = isWhole ? ensureWhole() : ensureChromium();
  const browser: Browser = await chromium.launch({ executablePath, args: FLAGS });
  return {
    address,
    async open(path, { width = 1280, height = 800, settings = {}, offline = false, touch = false, script } = {}) {
      const context = withPatience(
        await browser.newContext({
          viewport: { width, height },
          locale: 'en-GB',
          hasTouch: touch,
          serviceWorkers: offline ? 'allow' : 'block',
        }),
      );
      const heard = listenTo(context);
      const page = await context.newPage();
      // Hands that take whatever comes first are not asked twice, nor how they like it; game.test.ts and first-hour.test.ts are.
      const quick = { motion: 'reduced', speed: 'instant', sound: false, asksOnce: false, sitDown: 'usual' };
      const stored = JSON.stringify({ ...quick, ...settings });
      await page.addInitScript((text) => localStorage.setItem('tabard.settings', text), stored);
      await page.addInitScript(sameWhims);
      // What the policy forbids is an error like any other, also where a library swallows it.
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
          console.error(`policy: ${violatedDirective} forbids ${blockedURI} in ${sourceFile}`),
        ),
      );
      if (script) await page.addInitScript({ path: script });
      await page.goto(address + path);
      return { page, context, ...heard };
    },
    close: () => within('the browser to close', browser.close()),
  };
}
