/** Nothing is waited for without end: what has no time limit of its own gets one, and says what it waited for. */
import type { BrowserContext, Page } from 'playwright-core';

/** For something to be seen or pressed; and for a script in the page, which may look through all of it. Any test has longer. */
const PATIENCE_MS = { look: 60_000, script: 120_000 };

/** What is hoped for, or after a while an error that names it. */
export async function within<T>(what: string, hoped: Promise<T>, ms = PATIENCE_MS.script): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${ms} ms in vain for ${what}`)), ms);
  });
  hoped.catch(() => undefined); // Whatever becomes of it after that, nobody listens.
  return Promise.race([hoped, late]).finally(() => clearTimeout(timer));
}

/**
 * Clicks and locators give up by themselves. What is evaluated in a page does not, nor does the end of a context: a promise
 * there that never settles would only be told as a test that took too long, who knows where.
 */
export function withPatience(context: BrowserContext): BrowserContext {
  context.on('page', (page: Page) => {
    page.setDefaultTimeout(PATIENCE_MS.look);
    const evaluate = page.evaluate.bind(page) as (script: unknown, about?: unknown) => Promise<unknown>;
    page.evaluate = ((script: unknown, about?: unknown) =>
      within(`${firstLine(script)} on ${page.url()}`, evaluate(script, about))) as Page['evaluate'];
  });
  const close = context.close.bind(context);
  context.close = (how) => within('the context to close', close(how));
  return context;
}

/** Of a script, enough to find it by. */
const firstLine = (script: unknown): string => String(script).replace(/\s+/g, ' ').slice(0, 120);
