/** Where the house stands: at the root of its host, or in a folder there. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address as the browser wants it. */
export const href = (to: string): string => BASE + to;

/** What `href` has made of a path, as the path it was; the path of any other page as it is. */
export const pathIn = (address: string): string => pathUnder(BASE, address);

/** A folder whose name only begins alike is another page's. */
export const pathUnder = (base: string, address: string): string =>
  address === base || address.startsWith(`${base}/`) ? address.slice(base.length) : address;
