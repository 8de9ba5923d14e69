import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openSettings } from './settings/settings';
import { App } from './shell/app';
import { keepForOffline } from './shell/offline';
import { openWords } from './words/words';

openSettings();
await openWords();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepForOffline();
