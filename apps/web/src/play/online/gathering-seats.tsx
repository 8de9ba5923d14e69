/** The seats of a table that gathers: who sits where, which are free, and what the host puts on them. */
import { nameIn } from '@tabard/content/names';
import type { SeatNow, TableCard, Whoami } from '@tabard/inn';
import { Button, Panel } from '@tabard/page/design/controls';
import { toast } from '@tabard/page/design/toast';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useState } from 'react';
import { moduleOf } from '../../house/modules';
import { seatNames } from '../begin/seat-names';
import { bestBot, NAME_LIMIT } from '../begin/table-choice';
import { asItIs, changeTable, type NewSeat } from './inn-api';
import { troubleWith } from './inn-words';
import { type Invitation, invitationTo, isExpected } from './invitation';
import { ownName } from './own-name';
import { Presence } from './presence';
import { sitDown } from './sit-down';
import { heldAt } from './tokens';
import type { Visit } from './visit';

interface GatheringSeatsProps {
  readonly visit: Visit;
  readonly card: TableCard;
  readonly you: Whoami | null;
}

export function GatheringSeats({ visit, card, you }: GatheringSeatsProps) {
  const t = useWords();
  const held = heldAt(card.id);
  const [name, setName] = useState(held?.name ?? ownName());
  const isHost = you !== null && you.guest === card.host;
  const isNew = you?.guest == null;

  const invited = useInvitation(card, isNew);
  const own = you?.seats ?? [];
  const called = card.guests.find(({ guest }) => guest === you?.guest)?.name ?? nameIn(name, NAME_LIMIT);
  const sit = (seat: number) => take([...own, seat], called ?? t('online.guest', { number: seat + 1 }));
  const getUp = (seat: number) =>
    take(
      own.filter((one) => one !== seat),
      called ?? '',
    );

  function take(seats: readonly number[], as: string, known: string | null = null) {
    sitDown(card, as, seats, known).then(
      ({ token, isKept }) => {
        visit.sitAs(token);
        if (!isKept) toast(t('online.notKept'));
      },
      (error) => toast(troubleWith(error)),
    );
  }

  async function seatBot(seat: number, isBot: boolean) {
    if (!held) return;
    const module = await moduleOf(card.game);
    const put: NewSeat = isBot
      ? { kind: 'bot', bot: bestBot(module), name: seatNames(module)[seat] }
      : { kind: 'person', free: true };
    const seats = card.seats.map((one, at) => (at === seat ? put : asItIs(one)));
    await changeTable(card.id, held.token, { seats }).catch((error) => toast(troubleWith(error)));
  }

  return (
    <Panel title={t('setup.seats')} className="seats">
      {isNew && <NameField name={name} onChange={setName} />}
      <ol className="seats-list">
        {card.seats.map((seat, at) => (
          <GatheringSeat
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={at}
            {...{ card, seat, at, isNew, isHost }}
            isOurs={you?.seats.includes(at) ?? false}
            onSit={() => sit(at)}
            onGetUp={() => getUp(at)}
            onBot={(isBot) => void seatBot(at, isBot)}
          />
        ))}
      </ol>
      {invited && (
        <Button tone="primary" onClick={() => take(invited.seats, invited.name, invited.token)}>
          {t('online.sitAsBefore', { name: invited.name })}
        </Button>
      )}
      {isNew && !invited && card.seats.every(({ kind }) => kind !== 'open') && (
        <p className="setup-note">{t('online.full')}</p>
      )}
    </Panel>
  );
}

function NameField({ name, onChange }: { readonly name: string; readonly onChange: (name: string) => void }) {
  const t = useWords();
  return (
    <label className="gathering-name">
      <span className="field-name">{t('online.yourName')}</span>
      <input
        className="text-input"
        value={name}
        maxLength={NAME_LIMIT}
        placeholder={t('online.guest', { number: 1 })}
        autoComplete="nickname"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

interface GatheringSeatProps {
  readonly card: TableCard;
  readonly seat: SeatNow;
  readonly at: number;
  readonly isNew: boolean;
  readonly isHost: boolean;
  readonly isOurs: boolean;
  readonly onSit: () => void;
  readonly onGetUp: () => void;
  readonly onBot: (isBot: boolean) => void;
}

function GatheringSeat({ card, seat, at, isNew, isHost, isOurs, onSit, onGetUp, onBot }: GatheringSeatProps) {
  const t = useWords();
  const isGathering = card.phase === 'gathering';
  const isOpen = seat.kind === 'open';
  const isAwaited = isExpected(card, seat) && !isOurs;
  const number = t('setup.seat', { number: at + 1 });
  return (
    <li className="gathering-seat" aria-label={number} data-kind={seat.kind}>
      <SideMark seat={at} size="2rem" />
      <SeatName seat={seat} card={card} isOurs={isOurs} />
      <div className="gathering-deeds">
        {isOpen && (isNew || isGathering) && (
          <Button tone={isNew ? 'primary' : 'plain'} data-sit={at} onClick={onSit}>
            {t('online.sitHere')}
            <span className="hidden-words">{number}</span>
          </Button>
        )}
        {isOurs && isGathering && (
          <Button tone="quiet" data-get-up={at} onClick={onGetUp}>
            {t('online.getUp')}
            <span className="hidden-words">{number}</span>
          </Button>
        )}
        {isHost && isGathering && (isOpen || isAwaited) && (
          <Button tone="quiet" data-bot={at} onClick={() => onBot(true)}>
            {t('online.putBot')}
            <span className="hidden-words">{number}</span>
          </Button>
        )}
        {isHost && isGathering && (seat.kind === 'bot' || isAwaited) && (
          <Button tone="quiet" data-free={at} onClick={() => onBot(false)}>
            {t('online.freeSeat')}
            <span className="hidden-words">{number}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

interface SeatNameProps {
  readonly seat: SeatNow;
  readonly card: TableCard;
  readonly isOurs: boolean;
}

function SeatName({ seat, card, isOurs }: SeatNameProps) {
  const t = useWords();
  if (seat.kind === 'open') return <span className="gathering-free">{t('online.free')}</span>;
  const guest = card.guests.find((one) => one.guest === seat.guest);
  return (
    <span className="gathering-who">
      <b>{seat.name}</b>
      {seat.kind === 'bot' && <span>{t('setup.shortBot')}</span>}
      {isOurs && <span>{t('online.you')}</span>}
      {seat.guest === card.host && seat.kind === 'person' && <span>{t('online.host')}</span>}
      {guest && !isOurs && (guest.awaited ? <span>{t('online.awaited')}</span> : <Presence here={guest.here} />)}
    </span>
  );
}

/** Who was at the table that is played once more here; null: nobody, or it is not known (yet). */
function useInvitation(card: TableCard, isNew: boolean): Invitation | null {
  const [invited, setInvited] = useState<Invitation | null>(null);
  const { id, game } = card;
  const mayBe = isNew && card.seats.some((seat) => isExpected(card, seat));
  useEffect(() => {
    setInvited(null);
    if (!mayBe) return;
    let left = false;
    invitationTo({ id, game }).then(
      (found) => !left && setInvited(found),
      () => undefined, // Then one picks a seat like anybody.
    );
    return () => {
      left = true;
    };
  }, [mayBe, id, game]);
  return invited;
}
