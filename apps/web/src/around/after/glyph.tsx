/** The signs on the player's buttons. */
const SHAPES = {
  play: 'M6 3.5 21 12 6 20.5Z',
  pause: 'M5 4H10V20H5ZM14 4H19V20H14Z',
  next: 'M4 5 14 12 4 19ZM15 5H19V19H15Z',
  back: 'M20 5 10 12 20 19ZM5 5H9V19H5Z',
  nextTurn: 'M3 5 11 12 3 19ZM11 5 19 12 11 19ZM19 5H22V19H19Z',
  backTurn: 'M21 5 13 12 21 19ZM13 5 5 12 13 19ZM2 5H5V19H2Z',
  good: 'M3 13 6 10 10 14 18 5 21 8 10 20Z',
  bad: 'M5 7 7 5 12 10 17 5 19 7 14 12 19 17 17 19 12 14 7 19 5 17 10 12Z',
  open: 'M4 11H20V13H4Z',
} as const;

export function Glyph({ shape, size = '1.25rem' }: { readonly shape: keyof typeof SHAPES; readonly size?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" style={{ width: size, height: size, flex: 'none' }}>
      <path d={SHAPES[shape]} fill="currentColor" />
    </svg>
  );
}
