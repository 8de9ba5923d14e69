/** Made by build/credits.mjs from node_modules when the page is built. */
declare const credits: readonly {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly kind: 'font' | 'icons' | 'library';
  readonly author: string | null;
  readonly home: string | null;
}[];
export default credits;
