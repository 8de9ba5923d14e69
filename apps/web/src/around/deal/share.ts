/** A result to send to friends: what came of a deal, and nothing of what was in it. It reads well aloud. */
import type { BookPage } from '../book/page';

type Say = (id: string, facts?: { readonly [name: string]: string | number }) => string;

/** `game` and `date` in the reader's words; `address` of the page with today's deals. */
export function shareText(
  page: BookPage,
  { game, date, streak, address }: { game: string; date: string; streak: number; address: string },
  say: Say,
): string {
  const { outcome, place, seats, hints } = page;
  const result = say(`deal.result.${outcome}`, { place, seats });
  const facts = [
    result,
    ...(hints > 0 ? [say('deal.hints', { count: hints })] : []),
    ...(streak > 1 ? [say('deal.streak', { count: streak })] : []),
  ];
  return `${say('deal.shared', { game, date })}\n${facts.join(' · ')}\n${address}`;
}
