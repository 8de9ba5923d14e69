/**
 * A person who looks at the table first: presses what glows on board, hand, map and dice, and only what nothing there offers in
 * the panel. The same person always does the same, at a table of the inn as at one of this browser's own.
 */
import type { Page } from 'playwright-core';
import { shownOn } from './play.fixture';
import { area, flick } from './throw.fixture';

/** How somebody likes to play: of all that glows what fits one of these, the first of them first. */
export interface Taste {
  readonly likes?: readonly RegExp[];
  /** Pressed only where nothing else is offered. */
  readonly shuns?: RegExp;
  /** How often they throw a die that lies in the hand; later on somebody throws it for them. */
  readonly throws?: number;
}

interface Offered {
  /** Where, by what it says of itself, and which of several alike. */
  readonly name: string;
  readonly isOnBoard: boolean;
}

interface Sight {
  readonly isOver: boolean;
  readonly answers: number;
  /** Nothing is told, thought or on its way. */
  readonly isQuiet: boolean;
  readonly isAsked: boolean;
  readonly question: string;
  /** Above the question: the curtain of a shared screen, or the voice that is asked for. */
  readonly first: string | null;
  readonly offers: readonly Offered[];
}

/** In the page. With `wanted`, brings that into sight and answers its middle, if a finger there would meet it. */
function lookIn(wanted: string | null): { readonly sight: Sight; readonly at: readonly [number, number] | null } {
  const table = document.querySelector<HTMLElement>('.at-table');
  const all = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.matches(':disabled, [aria-disabled="true"]') &&
        one.getBoundingClientRect().width > 0,
    );
  const named = new Map<string, HTMLElement>();
  const offers: { name: string; isOnBoard: boolean }[] = [];
  const offer = (one: HTMLElement, isOnBoard: boolean) => {
    const says = `${one.dataset.key ?? ''}|${one.getAttribute('aria-label') ?? one.innerText}|${one.getAttribute('class') ?? ''}`;
    const plain = `${isOnBoard ? 'board' : 'panel'}|${says}`.replace(/\s+/g, ' ');
    let name = plain;
    for (let n = 2; named.has(name); n++) name = `${plain}#${n}`;
    named.set(name, one);
    offers.push({ name, isOnBoard });
  };
  const glows = ['stage', 'hand'].map(
    (region) =>
      `[data-region="${region}"] :is(button[data-key], button[data-open="true"], [role="button"][data-open="true"], [data-go="true"], [data-open="true"] button:not([data-open="false"]), button[data-tone="primary"], .dm-march-send, .ra-face button, .ra-characters[data-looks="false"] .ra-hanging[data-taken="false"])`,
  );
  for (const one of new Set(all(glows.join(', ')))) if (!one.closest('.decision')) offer(one, true);
  for (const one of all('.decision-options button[data-key], .ending-deeds button:first-child')) offer(one, false);
  for (const one of all('.decision-all[aria-expanded="false"], .decision-group-head[aria-expanded="false"]'))
    offer(one, false);
  const [first] = all('.pass-screen button, .proposal [aria-pressed="false"]:first-child');
  const question = document.querySelector<HTMLElement>('.decision .decision-question:not(.decision-waiting)');
  const sight: Sight = {
    isOver: document.querySelector('.game-over') !== null,
    answers: Number(table?.dataset.answers ?? -1),
    isQuiet: table?.dataset.quiet === 'true',
    isAsked: question !== null && document.querySelector('.proposal') === null, // What was proposed waits for the others.
    question: question?.innerText ?? '',
    first: first ? 'first' : null,
    offers,
  };
  const aim = wanted === 'first' ? first : wanted === null ? undefined : named.get(wanted);
  if (!aim) return { sight, at: null };
  const pointOf = () => {
    const { left, right, top, bottom } = aim.getBoundingClientRect();
    for (const [dx, dy] of [
      [0.5, 0.5],
      [0.25, 0.5],
      [0.75, 0.5],
      [0.5, 0.2],
      [0.5, 0.8],
    ]) {
      const at = [left + (right - left) * dx, top + (bottom - top) * dy] as const;
      const hit = document.elementFromPoint(...at);
      if (hit && (aim.contains(hit) || (hit.contains(aim) && hit.closest('button') === aim.closest('button'))))
        return at;
    }
    return null;
  };
  const seen = pointOf();
  if (!seen) aim.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return { sight, at: seen ?? pointOf() };
}

const LED_NOWHERE_MS = 500;
/** A die that was thrown falls for as long, on a busy machine. */
const FALLS_MS = 6000;

export class Player {
  /** What was pressed since the last answer and led to none. */
  private readonly tried = new Set<string>();
  private at = -1;
  presses = { board: 0, panel: 0, thrown: 0 };

  constructor(
    readonly page: Page,
    private readonly taste: Taste,
    private readonly isFinger: boolean,
  ) {}

  async sight(): Promise<Sight> {
    return (await this.page.evaluate(lookIn, null)).sight;
  }

  /** One press, where something is asked; answers whether there was anything to press. */
  async act(sight: Sight): Promise<boolean> {
    if (sight.answers !== this.at) this.tried.clear();
    this.at = sight.answers;
    if (sight.first) return this.press(sight, 'first');
    if (!sight.isQuiet || !sight.isAsked) return false;
    const { throws = 0 } = this.taste;
    if (this.presses.thrown < throws && (await area(this.page).isVisible())) {
      this.presses.thrown += 1;
      await flick(this.page, this.isFinger);
      await this.hasMoved(sight, FALLS_MS);
      return true;
    }
    const wanted = this.choose(sight.offers);
    if (!wanted) {
      this.tried.clear(); // All was tried: what the presses have led to may have changed what they do.
      return false;
    }
    this.tried.add(wanted.name);
    const isPressed = await this.press(sight, wanted.name);
    if (isPressed) this.presses[wanted.isOnBoard ? 'board' : 'panel'] += 1;
    return true;
  }

  private choose(offers: readonly Offered[]): Offered | undefined {
    const { likes = [], shuns } = this.taste;
    const fresh = offers.filter(({ name }) => !this.tried.has(name));
    const wanted = fresh.filter(({ name }) => !shuns?.test(name));
    const board = wanted.filter(({ isOnBoard }) => isOnBoard);
    for (const some of [board, wanted]) {
      const liked = likes.flatMap((like) => some.find(({ name }) => like.test(name)) ?? []);
      if (liked[0]) return liked[0];
    }
    return board[0] ?? wanted[0] ?? fresh[0];
  }

  private async press(sight: Sight, name: string): Promise<boolean> {
    const { at } = await this.page.evaluate(lookIn, name);
    if (!at) return false;
    if (this.isFinger) await this.page.touchscreen.tap(...at);
    else await this.page.mouse.click(...at);
    await this.hasMoved(sight, LED_NOWHERE_MS);
    return true;
  }

  /** The table has taken it, or it only led on. */
  private async hasMoved({ answers, first, question }: Sight, ms: number): Promise<void> {
    await this.page
      .waitForFunction(
        ([before, hadFirst, asked]) => {
          const table = document.querySelector<HTMLElement>('.at-table');
          if (document.querySelector('.game-over') || table?.dataset.answers !== before) return true;
          if (hadFirst === null && document.querySelector('.proposal')) return true;
          const now = document.querySelector<HTMLElement>('.decision .decision-question:not(.decision-waiting)');
          if (now && now.innerText !== asked) return true;
          return (
            hadFirst === 'first' && !document.querySelector('.pass-screen button, .proposal [aria-pressed="false"]')
          );
        },
        [String(answers), first, question],
        { timeout: ms, polling: 20 },
      )
      .catch(() => undefined);
  }
}

const LIMIT = 2500;
const PATIENCE_MS = 60_000;

/** To the end, by all of them; whoever sits first goes first where several are asked. */
export async function playOut(players: readonly Player[]): Promise<void> {
  let idle = Date.now();
  for (let step = 0; step < LIMIT; step++) {
    const sights = await agreed(players);
    if (sights.every(({ isOver }) => isOver)) return;
    if (sights.some(({ answers }) => answers < 0)) throw new Error(`a table is gone: ${await stuck(players)}`);
    let acted = false;
    // Whose voice is asked for speaks before anybody goes on.
    const turns = players.map((player, i) => ({ player, sight: sights[i] }));
    for (const { player, sight } of turns.sort((one, other) => rank(one.sight) - rank(other.sight))) {
      acted = await player.act(sight);
      if (acted) break;
    }
    if (acted) idle = Date.now();
    else if (Date.now() - idle > PATIENCE_MS) throw new Error(await stuck(players));
    else await players[0].page.waitForTimeout(30);
  }
  throw new Error(`no end after ${LIMIT} presses: ${await stuck(players)}`);
}

const rank = ({ first }: Sight): number => (first === null ? 1 : 0);

const TOGETHER_MS = 600;

/** Pages hear of an answer one after the other: before anybody goes on all have heard, as far as they are told of it. */
async function agreed(players: readonly Player[]): Promise<readonly Sight[]> {
  const until = Date.now() + TOGETHER_MS;
  for (;;) {
    const sights = await Promise.all(players.map((player) => player.sight()));
    const isSame = sights.every(({ answers }) => answers === sights[0].answers);
    const isCalm = sights.every(({ isQuiet, isOver, first }) => isQuiet || isOver || first !== null);
    if ((isSame && isCalm) || Date.now() > until) return sights;
    await players[0].page.waitForTimeout(20);
  }
}

const stuck = async (players: readonly Player[]): Promise<string> =>
  `nobody finds anything to press:\n${(await Promise.all(players.map(({ page }) => shownOn(page)))).join('\n')}`;
