/**
 * Names that people give: to themselves, to bots, heroes and campaigns. What nobody can see is no part of a name, and two that
 * are read alike are one. (Letters of other alphabets that only look alike are letters of their own.)
 */
import { LIMITS, UNSEEN } from '@tabard/kernel';

/** Fillers, joiners and selectors of variants, which Unicode says are ignored; and signs that are drawn as nothing at all. */
const UNDRAWN = /[\p{Default_Ignorable_Code_Point}\u{2800}\u{13441}\u{13442}\u{16FE4}\u{1D159}]/gu;
/** Marks alone stand on nothing. */
const READABLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name as it is kept and shown; empty: nothing in it can be read. How long it may be, whoever asks for it says. */
export function shownName(text: string): string {
  const seen = text.replace(UNSEEN, '').replace(UNDRAWN, '').replace(/\s+/g, ' ').trim();
  return READABLE.test(seen) ? seen : '';
}

/** The same, cut to what fits; null: nothing in it can be read. */
export const nameIn = (text: string, most: number = LIMITS.name): string | null =>
  shownName(shownName(text).slice(0, most)) || null; // Looked at again: half a letter may be left at the cut.

/** Two names with the same are the same to whoever reads them: width, case and style of letters aside. */
export const foldedName = (text: string): string =>
  shownName(shownName(text).normalize('NFKC')).toUpperCase().toLowerCase().normalize('NFKC');
