/** Where one stands (free for every throw: DF-R104.2), a look around (DF-R104.10), and how steep one throws. */

import { Button } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import type { Scene } from '../hall/scene';
import { Range } from './hand-habits';
import type { LiveHand } from './use-hand';

interface SeatProps {
  readonly seat: number;
  readonly onSeat: (step: number) => void;
}

const DEGREES = 5;

export const SeatControls = memo(function SeatControls({ seat, onSeat }: SeatProps) {
  const t = useWords();
  return (
    <fieldset className="df-seat" aria-label={t('dungeon-fighter.hand.seat.name')}>
      <Button aria-label={t('dungeon-fighter.hand.seat.left')} onClick={() => onSeat(-1)}>
        ‹
      </Button>
      <output>{t('dungeon-fighter.hand.seat.at', { degrees: seat * DEGREES })}</output>
      <Button aria-label={t('dungeon-fighter.hand.seat.right')} onClick={() => onSeat(1)}>
        ›
      </Button>
    </fieldset>
  );
});

interface LookProps {
  readonly scene: Scene;
  /** The throw says from where one looks: one may only turn (DF-R104.10). */
  readonly fixesView: boolean;
}

const TURN = 0.25; // radians
const NEARER = 0.15;

export const LookControls = memo(function LookControls({ scene, fixesView }: LookProps) {
  const t = useWords();
  return (
    <fieldset className="df-look" aria-label={t('dungeon-fighter.hand.look.name')}>
      <Button aria-label={t('dungeon-fighter.hand.look.left')} onClick={() => scene.orbit(-TURN, 0)}>
        ⟲
      </Button>
      <Button aria-label={t('dungeon-fighter.hand.look.right')} onClick={() => scene.orbit(TURN, 0)}>
        ⟳
      </Button>
      {!fixesView && (
        <>
          <Button aria-label={t('dungeon-fighter.hand.look.nearer')} onClick={() => scene.orbit(0, NEARER)}>
            +
          </Button>
          <Button aria-label={t('dungeon-fighter.hand.look.further')} onClick={() => scene.orbit(0, -NEARER)}>
            −
          </Button>
        </>
      )}
    </fieldset>
  );
});

/** DF-R104.5, DF-R104.6: how steep, where the throw leaves that open. */
export const LoftControl = memo(function LoftControl({ live: { hand, show } }: { readonly live: LiveHand }) {
  const t = useWords();
  const { liftRange } = hand;
  if (!liftRange || hand.ways.scheme === 'one-button') return null;
  return (
    <Range
      name={t('dungeon-fighter.hand.loft')}
      value={Math.round(hand.lift / 10)}
      min={Math.ceil(liftRange[0] / 10)}
      max={Math.floor(liftRange[1] / 10)}
      step={1}
      unit="%"
      onChange={(lift) => {
        hand.loft(lift * 10);
        show();
      }}
    />
  );
});
