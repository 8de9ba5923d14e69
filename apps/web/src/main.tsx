import '@tabard/page/design/layers.css';
import '@tabard/page/design/fonts.css';
import '@tabard/page/design/tokens.css';
import '@tabard/page/design/base.css';
import { openSettings } from '@tabard/page/settings/settings';
import { openWords } from '@tabard/page/words/words';
import '@tabard/page/design/layers.css';
import '@tabard/page/design/fonts.css';
import '@tabard/page/design/tokens.css';
import '@tabard/page/design/base.css';
import '@tabard/page/design/furniture.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './inn/shell/app';
import { foreseeAll } from './inn/shell/foresee';
import { openForOffline } from './keep/offline/renewal';
import { openAmbience } from './play/sound/place';

// No top-level await: WebKit does not wait for it everywhere (build/whole-modules.mjs).
async function open(): Promise<void> {
  openSettings();
  openAmbience();
  foreseeAll();
  await openWords();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  await openForOffline();
}
void open();
