/** The tabs of one browser speak to each other; null where they cannot. Nobody hears what it says itself. */
export interface Channel<News> {
  postMessage(news: News): void;
  addEventListener(type: 'message', listener: (event: { readonly data: News }) => void): void;
}

export function openChannel<News>(name: string): Channel<News> | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(name);
  (channel as { unref?: () => void }).unref?.(); // In Node, where tests run, it would keep the process alive.
  return channel;
}
