/** The words of the shell. `t('inn.title')` in a component; sentences of a game come from its own speaker. */
import { createSpeaker, type Said, type Speaker, type Words } from '@tabard/content';
import { useSyncExternalStore } from 'react';
import { type Language, onSettings, settings } from '../settings/settings';
import en from './en.yaml';

export type Say = (id: string, parameters?: { readonly [name: string]: Said }) => string;

const speakers = new Map<Language, Speaker>();

/** English is always there; another language comes as its own file, before the first sentence is spoken in it. */
const others: { readonly [language in Exclude<Language, 'en'>]: () => Promise<Words> } = {
  de: async () => (await import('./de.yaml')).default as Words,
  pseudo: async () => (await import('@tabard/content')).pseudo(en as Words),
};

function learn(language: Language, words: Words): void {
  const chain = language === 'en' ? [words] : [words, en as Words];
  speakers.set(language, createSpeaker({ words: chain, names: [], language: language === 'pseudo' ? 'en' : language }));
}
learn('en', en as Words);

let spoken: Language = 'en';
let say: Say = sayWith('en');
const listeners = new Set<() => void>();

function sayWith(language: Language): Say {
  const speaker = speakers.get(language)!;
  return (id, parameters) => speaker.say({ id, with: parameters });
}

async function follow(): Promise<void> {
  const { language } = settings();
  if (language === spoken) return;
  if (!speakers.has(language)) learn(language, await others[language as Exclude<Language, 'en'>]());
  if (language !== settings().language) return; // Changed again while we were learning.
  spoken = language;
  say = sayWith(language);
  for (const listener of listeners) listener();
}

/** Once, before the first picture: nobody should see a sentence change its language. */
export async function openWords(): Promise<void> {
  onSettings(() => void follow());
  await follow().catch(() => undefined); // Without the file English will do.
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const sayNow = () => say;

/** The tongue of the page; a component that says something calls this. The third is for pages drawn without a browser. */
export const useWords = (): Say => useSyncExternalStore(subscribe, sayNow, sayNow);

/** The same outside of components. */
export const t: Say = (id, parameters) => say(id, parameters);

/** For Intl: the language the sentences are in. */
export const locale = (): string => (spoken === 'pseudo' ? 'en' : spoken);
