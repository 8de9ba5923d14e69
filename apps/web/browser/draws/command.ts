/**
 * How many components React draws for one decision, at every table of the house as people play it: by what glows, at the usual
 * pace, bots at the other seats. What React tells its own profiler is counted: every component that was really drawn in a
 * commit, and none that was passed over. A decision is an answer that came to stand, whoever gave it; what is told of it, pointed
 * at and thought about until then is drawn for it. Bots take their own time, so a few in a hundred are the machine's.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildWeb, isWebStale, webDist } from '../../../../scripts/build.mjs';
import { ensureChromium } from '../../../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { Player, type Taste } from '../glow.fixture';
import { FLAGS } from '../inn.fixture';

/** The first of so many decisions that are there when the person may press again ends the count. */
const DECISIONS = 24;
const LIMIT_MS = 240_000;

interface Evening {
  readonly query: string;
  readonly taste: Taste;
}

const EVENINGS: { readonly [game: string]: Evening } = {
  'dark-minions': {
    query: 'seats=3&firstSeat=1&claim=automatic',
    taste: { likes: [/dm-town-place/, /dm-march-send/], shuns: /board\.fewer|dm-march-step|dm-index/ },
  },
  'para-roles': { query: 'campaign=woods&stats=easy&split=auto', taste: { likes: [/\|go\|/, /attack/] } },
  'dungeon-fighter': {
    query: 'seats=3&heroes=dealt&throws=model',
    taste: { likes: [/\|assist:left/, /\|assist/, /\|(done|pass|keep|no|retrieve|decline|none)\|/] },
  },
  'roll-player': {
    query: 'seats=3&mode=base&randomSheets=yes&freeClass=yes',
    taste: { likes: [/\|(pass|none|done|no|stop)\|/], shuns: /\|(skill|banish|stored|heal|xp-action)/ },
  },
  adventures: { query: 'book=tutorial&seats=2&person=1&bots=companion', taste: {} },
};

/** In the page, before React: takes the place of its developer tools. */
function countDraws(): void {
  const DREW = 1; // React's own flag for its profiler: this component's function ran.
  const COMPONENTS = [0, 1, 11, 14, 15]; // Functions, classes, forwardRef, memo.
  const drawn = new Map<string, number>();
  const count = { draws: 0, commits: 0, drawn };
  const note = (fiber: Fiber) => {
    if (!COMPONENTS.includes(fiber.tag) || !(fiber.flags & DREW)) return;
    count.draws += 1;
    const { name } = fiber.type?.type ?? fiber.type?.render ?? fiber.type ?? {};
    drawn.set(name ?? '?', (drawn.get(name ?? '?') ?? 0) + 1);
  };
  const walk = (fiber: Fiber) => {
    note(fiber);
    if (fiber.alternate?.child === fiber.child) return; // Passed over, with all below it.
    for (let child = fiber.child; child; child = child.sibling) walk(child);
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
      count.commits += 1;
      walk(current);
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, drawCount: count });
}

/** What React knows of a component that stands on the page. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  // biome-ignore lint/suspicious/noExplicitAny: a function, or one of React's own wrappings of it
  readonly type: any;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

interface Count {
  readonly draws: number;
  readonly commits: number;
  readonly drawn: readonly (readonly [name: string, times: number])[];
}

/** All tables side by side; of the tables named (`draws:roll-player`) what was drawn most, by its name in the build. */
export default async function measure(named: readonly string[] = []) {
  if (isWebStale()) await buildWeb();
  const inn = await serve(webDist);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
  const rows: { [row: string]: { [figure: string]: number } } = {};
  try {
    for (const [game, evening] of Object.entries(EVENINGS)) {
      if (named.length > 0 && !named.includes(game)) continue;
      const address = `http://127.0.0.1:${inn.port}/table/${game}/new?now&seed=draws&${evening.query}`;
      const { decisions, draws, commits, drawn } = await play(browser, address, evening.taste);
      const each = (n: number) => Math.round((10 * n) / decisions) / 10;
      rows[game] = { decisions, commits: each(commits), draws: each(draws) };
      if (named.length === 0) continue;
      const most = [...drawn].sort(([, one], [, other]) => other - one).slice(0, 40);
      for (const [name, times] of most) rows[`${game} ${name}`] = { draws: each(times) };
    }
  } finally {
    await browser.close();
    await inn.close();
  }
  return rows;
}

async function play(browser: Browser, address: string, taste: Taste): Promise<Count & { readonly decisions: number }> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.addInitScript(countDraws);
  await page.goto(address);
  const player = new Player(page, taste, false);
  const until = Date.now() + LIMIT_MS;
  let sight = await player.sight();
  while (!sight.isQuiet) sight = await soon(page, player, until);
  const first = sight.answers;
  const before = await countOf(page);
  while (!sight.isOver && sight.answers - first < DECISIONS) {
    await player.act(sight);
    sight = await soon(page, player, until);
  }
  const after = await countOf(page);
  const decisions = sight.answers - first;
  await page.close();
  const known = new Map(before.drawn);
  return {
    decisions,
    draws: after.draws - before.draws,
    commits: after.commits - before.commits,
    drawn: after.drawn.map(([name, times]) => [name, times - (known.get(name) ?? 0)] as const),
  };
}

async function soon(page: Page, player: Player, until: number) {
  if (Date.now() > until) throw new Error(`nothing more to press at ${page.url()}`);
  await page.waitForTimeout(30);
  return player.sight();
}

const countOf = (page: Page): Promise<Count> =>
  page.evaluate(() => {
    const { draws, commits, drawn } = (window as unknown as { drawCount: Count }).drawCount;
    return { draws, commits, drawn: [...drawn] };
  });
