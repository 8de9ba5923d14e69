/** Who sits where, who is here and who is away, and how much time each has left. */
import type { GuestNow, TableCard, Whoami } from '@tabard/inn';
import { Button } from '@tabard/page/design/controls';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { moduleOf } from '../../house/modules';
import { bestBot } from '../begin/table-choice';
import { mayCallBot, useLongAway } from './long-away';
import { Presence } from './presence';
import { TimeLeft } from './time-left';
import type { Visit, VisitNow } from './visit';

interface PeopleListProps {
  readonly visit: Visit;
  readonly card: TableCard;
  readonly you: Whoami | null;
  readonly clocks: VisitNow['clocks'];
  /** Seats of people at which a bot plays on. */
  readonly played?: readonly number[];
  /** Since when which guests are away. */
  readonly away: VisitNow['away'];
  /** Seats that are asked something now. */
  readonly waitedFor: readonly number[];
}

export function PeopleList({ visit, card, you, clocks, played = [], away, waitedFor }: PeopleListProps) {
  const t = useWords();
  const long = useLongAway(card, away);
  // The host need not wait; of slow tables the inn knows better who is away for long.
  const isLong = (guest: number) => you?.guest === card.host || card.pace.kind === 'days' || long.includes(guest);
  const watching = card.guests.filter(({ guest, here }) => here && !card.seats.some((seat) => seat.guest === guest));
  return (
    <>
      <ul className="people">
        {card.seats.map((seat, at) => {
          const guest = card.guests.find((one) => seat.kind === 'person' && one.guest === seat.guest);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={at}>
              <SideMark seat={at} size="1.3rem" />
              <div className="people-who">
                <b>{seat.kind === 'open' ? t('online.free') : seat.name}</b>
                {(seat.kind === 'bot' || played.includes(at)) && <span>{t('setup.shortBot')}</span>}
                {you?.seats.includes(at) && <span>{t('online.you')}</span>}
                {guest && guest.guest === card.host && <span>{t('online.host')}</span>}
                {guest && !you?.seats.includes(at) && <Presence here={guest.here} />}
                {clocks && <TimeLeft clocks={clocks} seat={at} />}
                {guest && you?.guest != null && guest.guest !== you.guest && card.phase === 'playing' && (
                  <SeatDeeds
                    {...{ visit, card, guest }}
                    seat={at}
                    you={you.guest}
                    isWaitedFor={waitedFor.includes(at)}
                    isLongAway={isLong(guest.guest) && !played.includes(at)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {watching.length > 0 && (
        <p className="field-help">{t('online.watch', { names: watching.map(({ name }) => name) })}</p>
      )}
    </>
  );
}

interface SeatDeedsProps {
  readonly visit: Visit;
  readonly card: TableCard;
  readonly you: number;
  readonly guest: GuestNow;
  readonly seat: number;
  readonly isWaitedFor: boolean;
  readonly isLongAway: boolean;
}

/** What can be done about somebody who is waited for, or away. */
function SeatDeeds({ visit, card, guest: { guest, here, name }, you, seat, isWaitedFor, isLongAway }: SeatDeedsProps) {
  const t = useWords();
  const letBot = async () => visit.sit(seat, bestBot(await moduleOf(card.game)));
  const canAgree = card.guests.some(
    (other) => other.here && other.guest !== you && card.seats.some((one) => one.guest === other.guest),
  );
  return (
    <span className="people-deeds">
      {isWaitedFor && (
        <Button onClick={() => visit.nudge(guest)}>
          {t('online.nudge')}
          <span className="hidden-words">{name}</span>
        </Button>
      )}
      {!here && isLongAway && mayCallBot(card, you) && (
        <Button onClick={() => void letBot()}>{t('online.letBotPlay', { name })}</Button>
      )}
      {!here && canAgree && (
        <Button onClick={() => visit.takeOver(seat)}>
          {t('online.takeOver')}
          <span className="hidden-words">{name}</span>
        </Button>
      )}
    </span>
  );
}

/** Somebody wants to play on for a friend who is away: everybody else who is here is asked. */
export function TakeoverStrip({ visit, card, you }: Omit<PeopleListProps, 'clocks' | 'played' | 'away' | 'waitedFor'>) {
  const t = useWords();
  const { takeover } = card;
  if (!takeover || you?.guest == null) return null;
  const { by, seat, agreed } = takeover;
  const name = card.guests.find(({ guest }) => guest === by)?.name ?? '';
  const isOurs = by === you.guest;
  const spoken = card.guests.filter(({ guest }) => agreed.includes(guest)).map((one) => one.name);
  const hasVoice = card.seats.some((there) => there.guest === you.guest && !there.late);
  if (!isOurs && !hasVoice) return null; // Who came after the beginning is not asked.
  return (
    <section className="proposal takeover" aria-label={t('table.proposal')} aria-live="polite">
      <p>
        <b>{t('online.wantsSeat', { name, seat: card.seats[seat].name })}</b>
      </p>
      {spoken.length > 0 && <p className="proposal-voices">{t('table.agreed', { names: spoken })}</p>}
      <div className="proposal-deeds">
        {!isOurs && !agreed.includes(you.guest) && (
          <Button tone="primary" onClick={() => visit.voteOnTakeover(seat, true)}>
            {t('table.agree')}
          </Button>
        )}
        <Button onClick={() => visit.voteOnTakeover(seat, false)}>{t(isOurs ? 'table.drop' : 'table.disagree')}</Button>
      </div>
    </section>
  );
}
