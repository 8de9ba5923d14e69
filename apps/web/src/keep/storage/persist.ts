/**
 * A browser that runs short of room may throw away what pages keep. One that is asked, at a moment when there is
 * something to lose, may promise not to. Some ask the person: so once a visit, and not before a game has got going.
 */
let asked: Promise<boolean> | null = null;

/** Whether what is kept here stays until somebody deletes it. */
export function mayStay(): Promise<boolean> {
  asked ??= ask().catch(() => false);
  return asked;
}

async function ask(): Promise<boolean> {
  const storage = globalThis.navigator?.storage;
  if (!storage?.persist) return false;
  return (await storage.persisted()) || storage.persist();
}
