/** What a report holds: the version, the place, the error, and whatever the room has to add (the journal). */
const additions = new Map<string, () => string>();

/** A room adds its own facts while it is open; call the answer when it closes. */
export function addToReport(name: string, tell: () => string): () => void {
  additions.set(name, tell);
  return () => additions.delete(name);
}

export function makeReport(error: unknown): string {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Thrown', message: String(error), stack: '' };
  const facts = [
    `Tabard ${TABARD_VERSION}`,
    `at ${window.location.pathname}`,
    `${navigator.userAgent}, ${window.innerWidth}×${window.innerHeight}`,
    `${name}: ${message}`,
    stack ?? '',
  ];
  for (const [title, tell] of additions) {
    try {
      facts.push(`--- ${title}`, tell());
    } catch (failure) {
      facts.push(`(could not be told: ${(failure as Error).message})`);
    }
  }
  return facts.join('\n');
}
