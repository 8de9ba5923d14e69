import { memo } from 'react';
import './icon.css';

/** A drawing of the game-icons set: see build/icons.mjs. */
export interface Icon {
  readonly name: string;
  readonly d: string;
}

/** An icon is decoration unless it is given a label. */
export const IconMark = memo(function IconMark({ icon, size, label, className }: IconMarkProps) {
  return (
    <>
      <svg
        className={`icon ${className ?? ''}`}
        data-icon={icon.name}
        viewBox="0 0 512 512"
        style={{ width: size, height: size }}
        aria-hidden="true"
      >
        <path d={icon.d} fill="currentColor" />
      </svg>
      {label && <span className="hidden-words">{label}</span>}
    </>
  );
});

interface IconMarkProps {
  readonly icon: Icon;
  /** Any CSS length; 1.25em when absent. */
  readonly size?: string;
  readonly label?: string;
  readonly className?: string;
}
