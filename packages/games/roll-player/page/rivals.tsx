/** Everyone at the table at a glance: who they are, their rows, what they have; the whole page on a click. */
import type { Seat } from '@tabard/kernel';
import { Button, Dialog } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { MomentProvider, useMoment } from '@tabard/page/room/moment';
import { SideMark, seatsFrom } from '@tabard/page/room/sides';
import { ThinkingDots } from '@tabard/page/room/thinking';
import { useWords } from '@tabard/page/words/words';
import { memo, useState } from 'react';
import { ADVENTURE_TYPES, activeFiends, type Hero, heldBy, NONE } from '../index';
import { ADVENTURE_ICONS, SIGNS } from './icons';
import { Good } from './marks';
import { whoIs } from './sheet/head';
import { SheetMini } from './sheet/mini';
import { Sheet } from './sheet/sheet';
import { viewOf } from './view';
import './rivals.css';

export function Rivals() {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const [open, setOpen] = useState<Seat | null>(null);
  return (
    <>
      <ul className="rp-rivals rivals" aria-label={t('roll-player.rivals.title')}>
        {seatsFrom(seen, moment.seat).map((seat) => (
          <Rival key={seat} seat={seat} onOpen={() => setOpen(seat)} />
        ))}
      </ul>
      {open !== null && (
        <Dialog
          open
          title={moment.names[open]}
          onClose={() => setOpen(null)}
          deeds={
            <Button tone="primary" onClick={() => setOpen(null)}>
              {t('roll-player.room.close')}
            </Button>
          }
        >
          <MomentProvider moment={{ ...moment, seat: null }}>
            <Sheet seat={open} />
          </MomentProvider>
        </Dialog>
      )}
    </>
  );
}

interface RivalProps {
  readonly seat: Seat;
  readonly onOpen: () => void;
}

function Rival({ seat, onOpen }: RivalProps) {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  const hero = b.heroes[seat];
  const isOwn = seat === moment.seat;
  return (
    <li
      className="rp-rival rival"
      data-own={isOwn}
      data-turn={!moment.over && b.active === seat}
      data-pointed={moment.isPointedAt('seat', seat)}
    >
      <button
        type="button"
        className="rp-rival-name"
        aria-label={t('roll-player.rivals.open', { name: moment.names[seat] })}
        onClick={onOpen}
      >
        <SideMark seat={seat} size="1.2rem" />
        <b>{isOwn ? t('roll-player.room.you') : moment.names[seat]}</b>
        {hero.race !== NONE && <span className="rp-rival-who">{whoIs(moment, seat)}</span>}
        {b.start === seat && <IconMark icon={SIGNS.start} size="1rem" label={t('roll-player.room.startPlayer')} />}
        <Thinking isThinking={moment.thinking === seat} />
        <Rank seat={seat} />
      </button>
      {!isOwn && hero.race !== NONE && (
        <button
          type="button"
          className="rp-rival-page"
          aria-label={t('roll-player.rivals.open', { name: moment.names[seat] })}
          onClick={onOpen}
        >
          <SheetMini seat={seat} size="1rem" />
        </button>
      )}
      <Belongings hero={hero} />
    </li>
  );
}

const Thinking = memo(function Thinking({ isThinking }: { readonly isThinking: boolean }) {
  if (!isThinking) return null;
  return <ThinkingDots />;
});

/** The Initiative card before this seat: its place in the Market Phase. */
const Rank = memo(function Rank({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  const place = heldBy(b, seat);
  if (place < 0) return null;
  const rank = place === b.row.length - 1 ? '★' : String(place + 1);
  return (
    <span className="rp-rival-rank" title={t('roll-player.initiative.rank', { rank })}>
      {rank}
    </span>
  );
});

const GOODS = ['gold', 'xp', 'honor', 'injury', 'charisma'] as const;

const Belongings = memo(function Belongings({ hero }: { readonly hero: Hero }) {
  const t = useWords();
  const fiends = activeFiends(hero).length;
  return (
    <span className="rp-rival-goods">
      {GOODS.filter((good) => good === 'gold' || hero[good] > 0).map((good) => (
        <Good key={good} good={good} n={hero[good]} />
      ))}
      {hero.cards.length > 0 && (
        <span className="rp-good" title={t('roll-player.rivals.cards', { n: hero.cards.length })}>
          <IconMark icon={SIGNS.market} label={t('roll-player.rivals.cards', { n: hero.cards.length })} />
          <b aria-hidden="true">{hero.cards.length}</b>
        </span>
      )}
      {fiends > 0 && (
        <span className="rp-good" data-good="injury" title={t('roll-player.rivals.fiends', { n: fiends })}>
          <IconMark icon={SIGNS.fiend} label={t('roll-player.rivals.fiends', { n: fiends })} />
          <b aria-hidden="true">{fiends}</b>
        </span>
      )}
      {ADVENTURE_TYPES.slice(0, hero.trophies.length).map((type) => (
        <span key={type} className="rp-good" title={t(`roll-player.foes.tokens.${type}`)}>
          <IconMark icon={ADVENTURE_ICONS[type]} label={t(`roll-player.foes.tokens.${type}`)} />
        </span>
      ))}
    </span>
  );
});
