/** All words of a language: what is said, and what stands on the cards. */
import type { Words } from '@tabard/content';
import de from './de.yaml';
import en from './en.yaml';
import foesDe from './foes.de.yaml';
import foesEn from './foes.en.yaml';
import gearDe from './gear.de.yaml';
import gearEn from './gear.en.yaml';
import heroesDe from './heroes.de.yaml';
import heroesEn from './heroes.en.yaml';
import loreDe from './lore.de.yaml';
import loreEn from './lore.en.yaml';

/** Market cards stand in two files. */
const cards = (...files: readonly unknown[]): Words =>
  Object.assign({}, ...files.map((file) => (file as { readonly card: Words }).card));

export const words = {
  en: {
    ...(en as Words),
    ...(foesEn as Words),
    ...(heroesEn as Words),
    ...(loreEn as Words),
    ...(gearEn as Words),
    card: cards(gearEn, loreEn),
  },
  de: {
    ...(de as Words),
    ...(foesDe as Words),
    ...(heroesDe as Words),
    ...(loreDe as Words),
    ...(gearDe as Words),
    card: cards(gearDe, loreDe),
  },
} as const satisfies { readonly [language: string]: Words };
