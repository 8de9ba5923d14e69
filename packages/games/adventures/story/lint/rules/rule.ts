import type { Content } from '../../../content';
import type { Storybook } from '../../../content/storybook';
import type { Report } from '../findings';
import type { Survey } from '../survey';

/** What a book is judged against: the cards of the house, and the other books of the campaign. */
export interface House {
  readonly content: Content;
  readonly books: readonly Storybook[];
}

export interface Linted {
  readonly survey: Survey;
  readonly book: Storybook;
  readonly house: House;
  readonly report: Report;
}

export type Rule = (it: Linted) => void;

/** The sidequest comes after adventure 1 and counts as earlier for all that follow (L13). */
export function isEarlier(other: Storybook, book: Storybook): boolean {
  if (other.adventure.kind === 'tutorial' || book.adventure.kind === 'tutorial') return false;
  if (other.adventure.kind === 'sidequest') return book.adventure.number >= 2;
  if (book.adventure.kind === 'sidequest') return other.adventure.number === 1;
  return other.adventure.number < book.adventure.number;
}
