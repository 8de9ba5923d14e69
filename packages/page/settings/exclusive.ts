/** Work that no two tabs do at once: reading, changing and writing again what both may write. */
export async function exclusively<T>(name: string, work: () => T): Promise<T> {
  const locks = globalThis.navigator?.locks;
  // Without https there are no locks; then only what happens in the very same moment can be lost.
  return locks ? ((await locks.request(`tabard.${name}`, async () => work())) as T) : work();
}
