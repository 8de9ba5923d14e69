/** Where it is set how many march up to a Town. */

import { useMoment } from '@tabard/page/room/moment';
import { useEffect, useRef, useState } from 'react';
import { marchBy, marchOf } from './march';

export interface Marching {
  readonly count: number;
  readonly most: number;
  readonly change: (by: number) => void;
}

/** All of them, unless some are kept back; other dice begin anew. */
export function useMarch(about: string, most: number): Marching {
  const [kept, setKept] = useState({ about, back: 0 });
  const change = (by: number) => setKept(marchBy(kept, about, most, by));
  return { count: marchOf(kept, about, most), most, change };
}

interface MarchProps {
  readonly march: Marching;
  /** The rules ask how many: then there is a button of its own for it. */
  readonly isAsked: boolean;
  readonly onSend: () => void;
}

/** How many go, right at the wall; who stands there is still to be seen. */
export function March({ march: { count, most, change }, isAsked, onSend }: MarchProps) {
  const { say } = useMoment();
  const bar = useRef<HTMLDivElement>(null);
  // Not the Town: with large letters it is higher than a phone's board, and the answer stands at its foot.
  useEffect(() => {
    if (isAsked) void bar.current?.scrollIntoView({ behavior: 'smooth', inline: 'center', block: 'nearest' });
  }, [isAsked]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border of its own
    <div ref={bar} className="dm-march" role="group" aria-label={say({ id: 'board.howMany' })}>
      <button
        type="button"
        className="dm-march-step"
        aria-label={say({ id: 'board.fewer' })}
        disabled={count === 1}
        onClick={() => change(-1)}
      >
        −
      </button>
      {isAsked ? (
        <button type="button" className="dm-march-send" onClick={onSend}>
          {say({ id: 'board.send', with: { count } })}
        </button>
      ) : (
        <output className="dm-march-count">{count}</output>
      )}
      <button
        type="button"
        className="dm-march-step"
        aria-label={say({ id: 'board.more' })}
        disabled={count === most}
        onClick={() => change(1)}
      >
        +
      </button>
    </div>
  );
}
