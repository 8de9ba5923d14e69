/** The page's words of this table, in English, as a test reads them: whatever is not said well is an error. */
import { createSpeaker, type Words } from '@tabard/content';
import type { Say } from '@tabard/page/words/words';
import en from '../text/page.en.yaml';

const speaker = createSpeaker({ words: [{ 'roll-player': en as Words }], names: [], language: 'en', strict: true });

export const t: Say = (id, parameters) => speaker.say({ id, with: parameters });
