/** Every key, gesture and symbol of this table with its picture: behind "?" and in the menu. */

import { Button, Dialog } from '@tabard/page/design/controls';
import type { GameRoom } from '@tabard/page/face';
import { HOUSE_GESTURES, HOUSE_KEYS, isNamedCap, type KeyLine } from '@tabard/page/room/keys';
import type { TableAtHand } from '@tabard/page/room/table-at-hand';
import { useWords } from '@tabard/page/words/words';
import type { ReactNode } from 'react';
import { GesturePicture } from './gesture-picture';
import { SignList } from './symbols/sign-list';
import './keys-sheet.css';

interface KeysSheetProps {
  readonly room: GameRoom;
  readonly table: TableAtHand;
  /** What there is to do here that is not done everywhere. */
  readonly has: { readonly hint: boolean; readonly seats: boolean };
  readonly open: boolean;
  readonly onClose: () => void;
}

export function KeysSheet({ room, table, has, open, onClose }: KeysSheetProps) {
  const t = useWords();
  return (
    <Dialog
      isDrawer
      open={open}
      title={t('keys.title')}
      onClose={onClose}
      deeds={
        <Button tone="primary" onClick={onClose}>
          {t('settings.backToTable')}
        </Button>
      }
    >
      {open && <Sheet {...{ room, table, has }} />}
    </Dialog>
  );
}

function Sheet({ room, table, has }: Pick<KeysSheetProps, 'room' | 'table' | 'has'>) {
  const t = useWords();
  const { speaker } = table;
  const own = (line: KeyLine) => ({ ...line, words: speaker.say(line.says) });
  const house = (line: (typeof HOUSE_KEYS)[number]) => ({ ...line, words: t(`keys.line.${line.says}`) });
  const keys = [
    ...HOUSE_KEYS.filter(({ where }) => where === undefined || has[where]).map(house),
    ...room.keys.filter((line) => line.keys).map(own),
  ];
  const gestures = [...HOUSE_GESTURES.map(house), ...room.keys.filter((line) => line.gesture).map(own)];
  return (
    <div className="keys">
      <section>
        <h3>{t('keys.keyboard')}</h3>
        <dl className="keys-list">
          {keys.map(({ keys: caps = [], words }) => (
            <Line key={words} picture={<Caps caps={caps} />} words={words} />
          ))}
        </dl>
      </section>
      <section>
        <h3>{t('keys.hand')}</h3>
        <dl className="keys-list">
          {gestures.map(({ gesture, words }) => (
            <Line key={words} picture={<GesturePicture gesture={gesture!} />} words={words} />
          ))}
        </dl>
        {room.thrown && <room.thrown.Gestures />}
      </section>
      <section>
        <h3>{t('keys.symbols')}</h3>
        <SignList signs={room.signs} table={table} />
      </section>
    </div>
  );
}

function Line({ picture, words }: { readonly picture: ReactNode; readonly words: string }) {
  return (
    <div>
      <dt>{picture}</dt>
      <dd>{words}</dd>
    </div>
  );
}

function Caps({ caps }: { readonly caps: readonly string[] }) {
  const t = useWords();
  return caps.map((cap) =>
    cap === '…' ? (
      <span key={cap}>…</span>
    ) : (
      <kbd key={cap}>{isNamedCap(cap) ? t(`keys.cap.${cap}`) : cap.toUpperCase()}</kbd>
    ),
  );
}
