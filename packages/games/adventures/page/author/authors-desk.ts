/** The author's page of Roll Player Adventures: nobody who only plays comes through this door. */
import type { Workshop } from '@tabard/page/face';
import { Trial } from './trial-room';
import { Workshop as Page } from './workshop';

export const workshop: Workshop = {
  Page,
  Trial,
  words: { en: () => import('./words.en.yaml'), de: () => import('./words.de.yaml') },
};
