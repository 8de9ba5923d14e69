/** Round a table that may be wider than its place: it is scrolled sideways, by arrow keys too, so it can have the focus. */
import type { ReactNode } from 'react';

interface WideTableProps {
  /** What it is a table of. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

export function WideTable({ label, className, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
