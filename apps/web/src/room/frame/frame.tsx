/**
 * One frame for every room: where stage, hand, decision, rivals, log and menu stand. It has three forms (form.ts): wide
 * has everything side by side; narrow and held fold rivals and log into a sheet over the stage. No room places a region
 * itself, so nothing overlaps and nothing is cut, whatever a room puts into them.
 */
import { type HTMLAttributes, type ReactNode, useRef } from 'react';
import { useScrollSigns } from './scroll-signs';
import './frame.css';
import './forms.css';

/** Where the hand stands when there is room: under the stage, or as a page of its own beside it. */
export type HandPlace = 'below' | 'beside';

interface FrameProps extends HTMLAttributes<HTMLDivElement> {
  readonly menu: ReactNode;
  /** Instead of everything but the menu: somebody else has to take the screen first. */
  readonly pass: ReactNode;
  readonly stage: ReactNode;
  /** Over the stage while something is told. */
  readonly overlay: ReactNode;
  readonly hand: ReactNode;
  readonly handPlace?: HandPlace;
  /** The stage itself asks and wants the place: the hand is put away, and the decision only a strip. */
  readonly isDockLow: boolean;
  readonly decision: ReactNode;
  readonly rivals: ReactNode;
  readonly log: ReactNode;
  readonly sideName: string;
  /** Rivals and log, where they are a sheet, lie open. */
  readonly sideOpen: boolean;
  readonly adviser: ReactNode;
}

export function Frame({
  menu,
  pass,
  stage,
  overlay,
  hand,
  handPlace = 'below',
  isDockLow,
  decision,
  rivals,
  log,
  sideName,
  sideOpen,
  adviser,
  className = '',
  ...rest
}: FrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const laid = isDockLow ? null : hand;
  useScrollSigns(room);
  return (
    <div {...rest} className={`at-table ${className}`} ref={room}>
      <div
        className="at-table-laid"
        data-hand={laid ? handPlace : 'none'}
        data-dock={isDockLow ? 'low' : 'high'}
        data-side={sideOpen}
      >
        <header className="at-table-head" data-region="menu">
          {menu}
        </header>
        {pass ?? (
          <>
            <div className="at-table-board" data-region="stage" data-scrolls>
              {stage}
            </div>
            {overlay}
            <div className="at-table-dock">
              {laid && (
                <div className="at-table-hand" data-region="hand" data-scrolls>
                  {laid}
                </div>
              )}
              <div className="at-table-decision" data-region="decision" data-scrolls>
                {decision}
              </div>
            </div>
            <aside className="at-table-side" aria-label={sideName}>
              <div className="at-table-rivals" data-region="rivals" data-scrolls>
                {rivals}
              </div>
              {log}
            </aside>
            {adviser}
          </>
        )}
      </div>
    </div>
  );
}
