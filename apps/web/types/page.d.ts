/** What the build puts into the page: see build/. */
declare const TABARD_VERSION: string;

interface ImportMetaEnv {
  readonly BASE_URL: string;
  readonly DEV: boolean;
  readonly PROD: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
  /** Vite's: the modules whose paths are like this, fetched with whoever asks for them. */
  glob<Module>(pattern: string, how: { readonly eager: true }): { readonly [path: string]: Module | undefined };
}

declare module '*.css';

// The emblems of all content files of a game, by name.
declare module '@iconify-json/game-icons/emblems-of/*' {
  import type { Icon } from '@tabard/page/design/icon';

  const emblems: { readonly [name: string]: Icon };
  export default emblems;
}

// Every icon in the page, with the artist who drew it.
declare module '@iconify-json/game-icons/used-here' {
  import type { Icon } from '@tabard/page/design/icon';

  const used: readonly { readonly artist: string; readonly home: string; readonly icons: readonly Icon[] }[];
  export default used;
}

// One icon of the set, by its name there.
declare module '@iconify-json/game-icons/*' {
  import type { Icon } from '@tabard/page/design/icon';

  const icon: Icon;
  export default icon;
}
