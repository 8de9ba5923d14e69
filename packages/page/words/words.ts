/**
 * The words of the page. `t('inn.title')` in a component; sentences of a game come from its own speaker.
 *
 * Three sources: the shell's own, always there; what the faces of the games say (`tables.<game>`), there with them; and
 * the words of a game's pages (`<game>.…`), learned when one of its doors is opened and not before.
 */

import { createSpeaker, pseudo, type Said, type Words } from '@tabard/content';
import { useSyncExternalStore } from 'react';
import { type Language, onSettings, settings } from '../settings/settings';
import { Listeners } from '../store/store';
import en from './en.yaml';

export type Say = (id: string, parameters?: { readonly [name: string]: Said }) => string;

/** The languages that somebody has written; the others are made from English. */
type Written = Exclude<Language, 'pseudo'>;

/** How the house speaks of a table before it is opened. */
export type FaceWords = { readonly [language in Written]: Words };

/** What the pages of a game say, a file a language. */
export type PageWords = { readonly [language in Written]: () => Promise<{ readonly default: unknown }> };

const WRITTEN: { readonly [language in Language]: Written } = { en: 'en', de: 'de', pseudo: 'en' };

type Pages = { readonly [game: string]: Words };

const ENGLISH = en as Words;
const tables: { [game: string]: FaceWords } = {};
/** Of the games that were opened. */
const pages = new Map<string, PageWords>();

let spoken: Language = 'en';
let shell = ENGLISH;
let paged: Pages = {};
let say = sayer();
const listeners = new Listeners();

function sayer(): Say {
  const language = WRITTEN[spoken];
  const own: Words = { ...shell, tables: tablesIn(language), ...paged };
  const chain = spoken === 'pseudo' ? [pseudo(own)] : [own, { ...ENGLISH, tables: tablesIn('en') }];
  const speaker = createSpeaker({ words: chain, names: [], language });
  return (id, parameters) => speaker.say({ id, with: parameters });
}

function tablesIn(language: Written): Words {
  return Object.fromEntries(Object.entries(tables).map(([game, words]) => [game, words[language]]));
}

function speakAnew(): void {
  say = sayer();
  listeners.tell();
}

/** The faces bring their own names. */
export function tellOf(faces: readonly { readonly id: string; readonly words: FaceWords }[]): void {
  for (const { id, words } of faces) tables[id] = words;
  speakAnew();
}

/** Before a page of this game is drawn. */
export async function learnPages(game: string, words: PageWords): Promise<void> {
  if (game in paged) return;
  pages.set(game, words);
  await catchUp().catch((problem: Error) => {
    pages.delete(game); // Tried again when the door is.
    throw problem;
  });
}

/** Until what is spoken is what is wanted: the language, and which games are open, may change while a file is on its way. */
async function catchUp(): Promise<void> {
  const wanted = settings().language;
  const count = pages.size;
  const words = await shellIn(WRITTEN[wanted]).catch(() => null);
  const language = words ? wanted : 'en'; // Without the file English will do.
  const known = await Promise.all(
    [...pages].map(async ([game, page]) => [game, await pageIn(page, WRITTEN[language])] as const),
  );
  if (wanted !== settings().language || count !== pages.size) return catchUp();
  spoken = language;
  shell = words ?? ENGLISH;
  paged = Object.fromEntries(known);
  speakAnew();
}

async function shellIn(language: Written): Promise<Words> {
  return language === 'en' ? ENGLISH : ((await import('./de.yaml')).default as Words);
}

const pageIn = async (page: PageWords, language: Written): Promise<Words> =>
  (await page[language]().catch(page.en)).default as Words;

/** Once, before the first picture: nobody should see a sentence change its language. */
export async function openWords(): Promise<void> {
  onSettings(() => {
    if (settings().language !== spoken) catchUp().catch(() => undefined); // Then it stays as it was.
  });
  await catchUp();
}

const sayNow = () => say;

/** The tongue of the page; a component that says something calls this. The third is for pages drawn without a browser. */
export const useWords = (): Say => useSyncExternalStore(listeners.subscribe, sayNow, sayNow);

/** The same outside of components. */
export const t: Say = (id, parameters) => say(id, parameters);

/** For Intl: the language the sentences are in. */
export const locale = (): string => WRITTEN[spoken];
