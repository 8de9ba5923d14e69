import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { neverCompileSchemas } from '@tabard/content';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openForOffline } from './offline/renewal';
import { openSettings } from './settings/settings';
import { App } from './shell/app';
import { openWords } from './words/words';

neverCompileSchemas();
openSettings();
await openWords();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void openForOffline();
