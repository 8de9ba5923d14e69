/** All words of a language: what is said, and what stands on the cards. */
import type { Words } from '@tabard/content';
import cardsDe from './cards.de.yaml';
import cardsEn from './cards.en.yaml';
import de from './de.yaml';
import en from './en.yaml';

export const words = {
  en: { ...(en as Words), ...(cardsEn as Words) },
  de: { ...(de as Words), ...(cardsDe as Words) },
} as const satisfies { readonly [language: string]: Words };
