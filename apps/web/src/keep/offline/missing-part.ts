/**
 * A part of the page that could not be fetched: no network and not kept, or a build so old that its files are gone.
 * It is nobody's fault and no report helps, so the page says something else than for a real fault.
 */

/** In the words of Chromium, Firefox and WebKit, for a script, and of Vite for a stylesheet; then for other files. */
const SAYS =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to fetch|networkerror when attempting|load failed/i;

export const isMissingPart = (error: unknown): boolean => error instanceof Error && SAYS.test(error.message);
