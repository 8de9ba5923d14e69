/** Dates of deals in words: they are by UTC, whatever the clock on the wall says. */
import { locale } from '@tabard/page/words/words';

export const dayWords = (date: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...style, timeZone: 'UTC' }).format(Date.parse(date));
