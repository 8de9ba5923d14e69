/** Skulls and starting tiles: what they are worth, and behind each what it can be spent on now. */
import skull from '@iconify-json/game-icons/skull-crossed-bones';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { memo, type ReactNode, useId } from 'react';
import { pickOf } from '../index';
import { type CoinDeed, diceAgain, openDeeds } from './coin';
import { DiceMarks } from './dice/committed-dice';
import { useHandOfDice, useSend } from './dice/plan';
import { viewOf } from './view';

interface PurseProps {
  readonly seat: number;
}

export const Purse = memo(function Purse({ seat }: PurseProps) {
  const moment = useMoment();
  const { say } = moment;
  const { b, content: c } = viewOf(moment.seen);
  return (
    <div className="dm-purse">
      <Coin
        name={say({ id: 'board.skulls', with: { count: b.skulls[seat] } })}
        says={say({ id: 'board.skullSays' })}
        deeds={[{ discard: 'skull' }]}
        gone={b.skulls[seat] === 0}
      >
        <IconMark icon={skull} size="1.3rem" />
        <b>{b.skulls[seat]}</b>
      </Coin>
      {([b.tileOne, b.tileTwo] as const).map((tiles, i) => {
        const tile = TILES[i];
        return (
          <Coin
            // biome-ignore lint/suspicious/noArrayIndexKey: the first tile and the second
            key={i}
            name={say({
              id: 'board.startTile',
              with: { vp: c.rule.startTiles[i], gone: tiles[seat] === 0 ? 'yes' : 'no' },
            })}
            says={say({ id: 'board.startTileSays' })}
            deeds={[{ reroll: tile }, { discard: tile }]}
            gone={tiles[seat] === 0}
          >
            <span className="dm-start-tile">{c.rule.startTiles[i]}</span>
          </Coin>
        );
      })}
    </div>
  );
});

const TILES = ['tile1', 'tile2'] as const;

interface CoinProps {
  readonly name: string;
  readonly says: string;
  readonly deeds: readonly CoinDeed[];
  readonly gone: boolean;
  readonly children: ReactNode;
}

function Coin({ name, says, deeds, gone, children }: CoinProps) {
  const moment = useMoment();
  const id = useId();
  const open = openDeeds(moment, deeds);
  return (
    <>
      <button
        type="button"
        className="dm-coin"
        data-gone={gone}
        data-open={open.length > 0}
        aria-label={name}
        popoverTarget={id}
        style={{ anchorName: `--${id.replace(/\W/g, '')}` } as React.CSSProperties}
      >
        {children}
      </button>
      <div
        id={id}
        popover="auto"
        className="dm-coin-menu popped on-paper"
        style={{ positionAnchor: `--${id.replace(/\W/g, '')}` } as React.CSSProperties}
      >
        <p>
          <b>{name}</b>
        </p>
        <p>{says}</p>
        {open.map(({ key, rerolls }) => (
          <div key={key}>
            {rerolls && <Reroll tile={key} />}
            <Deed keys={[key]}>{moment.describe(key)}</Deed>
          </div>
        ))}
      </div>
    </>
  );
}

/** DM-9.1 The dice that were picked up, or all that are free, in one press; any others are chosen after it. */
const Reroll = memo(function Reroll({ tile }: { readonly tile: string }) {
  const moment = useMoment();
  const hand = useHandOfDice();
  const again = diceAgain(moment, hand);
  if (!again) return null;
  const { dice, arePicked } = again;
  return (
    <Deed keys={[tile, pickOf(dice).key]}>
      <DiceMarks dice={dice} />
      {moment.say({ id: arePicked ? 'board.rerollPicked' : 'board.rerollAll' })}
    </Deed>
  );
});

interface DeedProps {
  readonly keys: readonly string[];
  readonly children: ReactNode;
}

function Deed({ keys, children }: DeedProps) {
  const send = useSend();
  return (
    <button
      type="button"
      className="button"
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        send(keys);
      }}
    >
      {children}
    </button>
  );
}
