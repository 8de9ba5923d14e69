/**
 * One frame for every room: where stage, hand, decision, rivals, log and menu stand. It has three forms (form.ts): wide
 * has everything side by side; narrow and held fold rivals and log into a sheet over the stage. No room places a region
 * itself, so nothing overlaps and nothing is cut, whatever a room puts into them.
 */
import { type HTMLAttributes, type ReactNode, useRef } from 'react';
import { useFocusKept } from '../focus/kept';
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
  readonly decisionName: string;
  /** On the stage: what is read first when it has come there. */
  readonly heads?: readonly string[];
  readonly rivals: ReactNode;
  readonly log: ReactNode;
  readonly sideName: string;
  /** Rivals and log, where they are a sheet, lie open. */
  readonly sideOpen: boolean;
  readonly adviser: ReactNode;
}

const NO_HEADS: readonly string[] = [];

export function Frame({
  menu,
  pass,
  stage,
  overlay,
  hand,
  handPlace = 'below',
  isDockLow,
  decision,
  decisionName,
  heads = NO_HEADS,
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
  useFocusKept(room, heads);
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
              <Decision name={decisionName}>{decision}</Decision>
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

function Decision({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border of its own
    <div className="at-table-decision" data-region="decision" data-scrolls role="group" aria-label={name} tabIndex={-1}>
      {children}
    </div>
  );
}
