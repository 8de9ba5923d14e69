/** What stands round a table because it is the inn's: the line, the others, what a host may do, and the way home. */
import people from '@iconify-json/game-icons/round-table';
import type { TableCard } from '@tabard/inn';
import { Button, Dialog } from '@tabard/page/design/controls';
import { toast } from '@tabard/page/design/toast';
import type { GameFace, GameRoom } from '@tabard/page/face';
import { MenuDeed } from '@tabard/page/room/frame/menu-deed';
import { go } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { play } from '@tabard/page/sound/sound';
import { useWords } from '@tabard/page/words/words';
import type { Sitter } from '@tabard/table';
import { useEffect, useState } from 'react';
import { moduleOf } from '../../house/modules';
import { bestBot } from '../begin/table-choice';
import { AtTheTable } from '../table/at-the-table';
import { waitsForWord } from '../table/silent';
import { useTableNow } from '../table/use-table';
import { CallMe } from './call-me';
import { ConnectionSign } from './connection-sign';
import { GatheringSeats } from './gathering-seats';
import { HostDeeds } from './host-deeds';
import { troubleWith } from './inn-words';
import { mayCallBot, useLongAway } from './long-away';
import { OnlineEnd } from './online-end';
import { OwnDeeds } from './own-deeds';
import { PeopleList, TakeoverStrip } from './people';
import type { RemoteTable } from './remote-table';
import { SecondDevice } from './second-device';
import { ShareLink } from './share-link';
import { goOnAtHome } from './take-home';
import { TalkPanel } from './talk';
import { RunningClock } from './time-left';
import { heldAt } from './tokens';
import { useTurnSign } from './use-visit';
import type { Visit, VisitNow } from './visit';
import './online.css';

interface AtOnlineTableProps {
  readonly face: GameFace;
  readonly room: GameRoom;
  readonly table: RemoteTable;
  readonly visit: Visit;
  readonly now: VisitNow;
}

export function AtOnlineTable({ face, room, table, visit, now }: AtOnlineTableProps) {
  const t = useWords();
  const { asks, over, sitters, pending, proposal, viewer } = useTableNow(table);
  const [isWithPeople, showPeople] = useState(false);
  const isAskedForWord = waitsForWord(proposal, sitters, viewer);
  useTurnSign(asks.length > 0 || isAskedForWord);
  useEffect(() => {
    if (isAskedForWord) play('turn');
  }, [isAskedForWord]);
  // Whoever plays on alone at home knows the seed: with others at the table that waits until the end.
  const isAlone =
    now.you?.guest != null && sitters.every(({ kind, person }) => kind === 'bot' || person === now.you?.guest);
  const home = () =>
    goOnAtHome(table.module, visit.id).then(
      (id) => go(pathTo('table', { id })),
      (error) => toast(troubleWith(error)),
    );
  return (
    <AtTheTable
      {...{ face, room, table }}
      around={{
        sign: (
          <>
            <ConnectionSign now={now} onRetry={() => visit.retryNow()} />
            {now.you?.guest == null && <p className="practice-mark">{t('online.watching')}</p>}
            {now.card && !over && <RunningClock clocks={now.clocks} card={now.card} you={now.you} />}
            {now.card?.paused && <p className="practice-mark">{t('online.paused')}</p>}
          </>
        ),
        notices: now.card && (
          <>
            <WhoIsAway {...{ visit, sitters }} card={now.card} you={now.you} away={now.away} isOver={over} />
            {!over && <FreeSeat card={now.card} isGuest={now.you?.guest != null} onShow={() => showPeople(true)} />}
            <TakeoverStrip {...{ visit }} card={now.card} you={now.you} />
          </>
        ),
        deeds: (
          <PeopleDeed
            {...{ visit, now }}
            waitedFor={pending.asks.map(({ seat }) => seat)}
            played={[...sitters.keys()].filter((seat) => sitters[seat].kind === 'bot')}
            open={isWithPeople}
            onShow={showPeople}
          />
        ),
        ways: isAlone && !over && <Button onClick={() => void home()}>{t('online.takeHome')}</Button>,
        end: now.card && <OnlineEnd {...{ visit, table }} card={now.card} you={now.you} />,
        marks: { 'data-connection': now.connection, 'data-online': true },
      }}
    />
  );
}

interface FreeSeatProps {
  readonly card: TableCard;
  readonly isGuest: boolean;
  readonly onShow: () => void;
}

/** Who brought a game here is shown the way to the link, and who came by it the way to the seat. */
function FreeSeat({ card, isGuest, onShow }: FreeSeatProps) {
  const t = useWords();
  const count = card.seats.filter(({ kind }) => kind === 'open').length;
  if (count === 0) return null;
  return (
    <div className="online-away">
      <p>{t('online.freeSeats', { count })}</p>
      <Button onClick={onShow}>{t(isGuest ? 'online.invite' : 'online.takeSeat')}</Button>
    </div>
  );
}

interface WhoIsAwayProps extends Pick<AtOnlineTableProps, 'visit'> {
  readonly card: TableCard;
  readonly you: VisitNow['you'];
  readonly away: VisitNow['away'];
  readonly sitters: readonly Sitter[];
  readonly isOver: boolean;
}

/** Those who sit here and whose page is not open; after a minute a bot may play on for them. */
function WhoIsAway({ visit, card, you, away: since, sitters, isOver }: WhoIsAwayProps) {
  const t = useWords();
  const long = useLongAway(card, since);
  const { guests, seats } = card;
  const away = guests.filter(({ guest, here, gone }) => !here && !gone && seats.some((seat) => seat.guest === guest));
  if (away.length === 0) return null;
  const isStuck = (guest: number, seat: number) =>
    seats[seat].guest === guest && sitters[seat]?.kind === 'person' && long.includes(guest);
  const stuck = away.flatMap(({ guest, name }) =>
    [...seats.keys()].filter((seat) => isStuck(guest, seat)).map((seat) => ({ name, seat })),
  );
  const letBot = async (seat: number) => visit.sit(seat, bestBot(await moduleOf(card.game)));
  return (
    <div className="online-away">
      <p>{t('online.areAway', { names: away.map(({ name }) => name) })}</p>
      {!isOver &&
        mayCallBot(card, you?.guest ?? null) &&
        stuck.map(({ name, seat }) => (
          <Button key={seat} onClick={() => void letBot(seat)}>
            {t('online.letBotPlay', { name })}
          </Button>
        ))}
    </div>
  );
}

interface PeopleDeedProps extends Pick<AtOnlineTableProps, 'visit' | 'now'> {
  readonly waitedFor: readonly number[];
  readonly played: readonly number[];
  readonly open: boolean;
  readonly onShow: (open: boolean) => void;
}

/** Who is here, what is said, and what can be done about the table itself. */
function PeopleDeed({ visit, now, waitedFor, played, open, onShow }: PeopleDeedProps) {
  const t = useWords();
  const [read, setRead] = useState(now.sayings.length);
  const { card, you } = now;
  if (!card) return null;
  const held = heldAt(card.id);
  const hasFree = card.seats.some(({ kind }) => kind === 'open');
  const unread = open ? 0 : now.sayings.length - read;
  const show = (isOpen: boolean) => {
    onShow(isOpen);
    setRead(now.sayings.length);
  };
  return (
    <>
      <MenuDeed
        icon={people}
        word={unread > 0 ? t('online.unread', { count: unread }) : t('online.people')}
        className="online-people-deed"
        data-news={unread > 0}
        onClick={() => show(true)}
      />
      <Dialog
        open={open}
        title={t('online.people')}
        onClose={() => show(false)}
        deeds={
          <Button tone="primary" onClick={() => show(false)}>
            {t('table.goOn')}
          </Button>
        }
      >
        {open && (
          <div className="online-people">
            <PeopleList {...{ visit, card, you, waitedFor, played }} clocks={now.clocks} away={now.away} />
            {you?.guest == null && hasFree && <GatheringSeats {...{ visit, card, you }} />}
            {you?.guest != null && <TalkPanel visit={visit} now={now} />}
            <details open={hasFree || undefined}>
              <summary>{t('online.invite')}</summary>
              <ShareLink id={card.id} />
            </details>
            {held && <CallMe id={card.id} token={held.token} />}
            <OwnDeeds {...{ card, you }} />
            {held && <SecondDevice id={card.id} token={held.token} />}
            {held && you?.guest === card.host && <HostDeeds {...{ visit, card }} token={held.token} />}
          </div>
        )}
      </Dialog>
    </>
  );
}
