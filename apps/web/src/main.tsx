import './design/layers.css';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/furniture.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openForOffline } from './offline/renewal';
import { openSettings } from './settings/settings';
import { App } from './shell/app';
import { foreseeAll } from './shell/foresee';
import { openAmbience } from './sound/place';
import { openWords } from './words/words';

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
