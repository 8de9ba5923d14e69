/** In which directions a list goes on beyond what is seen of it. Pure. */

/** Less than this is a rounded corner, not a line somebody misses. In pixels. */
const WORTH_A_SIGN = 8;

export type Scrolled = Pick<
  Element,
  'scrollTop' | 'scrollHeight' | 'clientHeight' | 'scrollLeft' | 'scrollWidth' | 'clientWidth'
>;

/** Some of above, below, before and after, with a space between. A page read from right to left counts its left below 0. */
export function moreOf({
  scrollTop,
  scrollHeight,
  clientHeight,
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Scrolled): string {
  const left = Math.abs(scrollLeft);
  return [
    scrollTop > WORTH_A_SIGN && 'above',
    scrollHeight - clientHeight - scrollTop > WORTH_A_SIGN && 'below',
    left > WORTH_A_SIGN && 'before',
    scrollWidth - clientWidth - left > WORTH_A_SIGN && 'after',
  ]
    .filter(Boolean)
    .join(' ');
}
