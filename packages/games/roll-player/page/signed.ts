import type { Say } from '@tabard/page/words/words';

/** +2, −1, 0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** −2, 0, 14: with the minus of print. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** "+1 Star", "−3 Stars". */
export const starsWords = (t: Say, n: number): string =>
  t('roll-player.placing.stars', { stars: signed(n), n: Math.abs(n) });
