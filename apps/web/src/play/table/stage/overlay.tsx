/** What deserves the stage is drawn over the board while it is told: the game says with what. */
import type { GameEvent } from '@tabard/kernel';
import { useMoment } from '@tabard/page/room/moment';
import type { AnyStaging } from '@tabard/page/stage/staging';
import type { ComponentType } from 'react';
import './overlay.css';

interface OverlayProps {
  readonly game: string;
  readonly staging: AnyStaging;
}

export function Overlay({ game, staging }: OverlayProps) {
  const { event, told, isActing } = useMoment().told;
  const Show: ComponentType<{ event: GameEvent }> | undefined = event ? staging[event.type]?.show : undefined;
  if (!event || !Show || isActing) return null;
  return (
    <div className="moment-stage" aria-hidden="true" key={told} data-game={game} data-event={event.type}>
      <Show event={event} />
    </div>
  );
}
