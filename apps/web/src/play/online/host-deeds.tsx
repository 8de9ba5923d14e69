/** What the host may do about the table itself: pause, give seats to bots and back, hand it over, close it. */
import type { TableCard } from '@tabard/inn';
import { Button } from '@tabard/page/design/controls';
import { Switch } from '@tabard/page/design/fields';
import { toast } from '@tabard/page/design/toast';
import { useWords } from '@tabard/page/words/words';
import { moduleOf } from '../../house/modules';
import { bestBot } from '../begin/table-choice';
import { CloseTable } from './close-table';
import { changeTable, showOut, type TableChange } from './inn-api';
import { troubleWith } from './inn-words';
import { withOpen } from './open-seats';
import type { Visit } from './visit';

interface HostDeedsProps {
  readonly visit: Visit;
  readonly card: TableCard;
  readonly token: string;
}

export function HostDeeds({ visit, card, token }: HostDeedsProps) {
  const t = useWords();
  const tell = (error: unknown) => toast(troubleWith(error));
  const change = (what: TableChange) => void changeTable(card.id, token, what).catch(tell);
  const others = card.guests.filter(
    ({ guest }) => guest !== card.host && card.seats.some((seat) => seat.guest === guest),
  );
  async function hand(seat: number, isBot: boolean) {
    visit.sit(seat, isBot ? bestBot(await moduleOf(card.game)) : null);
  }
  return (
    <section className="host-deeds" aria-label={t('online.hostDeeds')}>
      <h3>{t('online.hostDeeds')}</h3>
      <Switch
        name={t('online.pause')}
        help={t('online.pauseSays')}
        on={card.paused}
        onChange={(paused) => change({ paused })}
      />
      <Switch name={t('online.watchers')} on={card.watchers} onChange={(watchers) => change({ watchers })} />
      {card.chat === 'free' &&
        others.map(({ guest, name }) => (
          <Switch
            key={guest}
            name={t('online.silence', { name })}
            on={card.muted.includes(guest)}
            onChange={(on) =>
              change({ muted: on ? [...card.muted, guest] : card.muted.filter((one) => one !== guest) })
            }
          />
        ))}
      {card.seats.map(
        (seat, at) =>
          seat.guest !== null && (
            <Switch
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={at}
              name={t('table.botPlays', { name: seat.name })}
              on={seat.kind === 'bot'}
              onChange={(on) => void hand(at, on)}
            />
          ),
      )}
      {card.phase === 'playing' &&
        card.seats.map(
          (seat, at) =>
            seat.kind === 'bot' &&
            seat.guest === null && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <Button key={at} onClick={() => change({ seats: withOpen(card.seats, [at]) })}>
                {t('online.openSeat', { name: seat.name })}
              </Button>
            ),
        )}
      {others.map(({ guest, name }) => (
        <Button key={guest} onClick={() => change({ host: guest })}>
          {t('online.handOver', { name })}
        </Button>
      ))}
      <ShowOut card={card} token={token} />
      <CloseTable id={card.id} token={token} />
    </section>
  );
}

/** A button for each who may be shown the door: who has no seat, and while people gather everybody else. */
export function ShowOut({ card, token }: Pick<HostDeedsProps, 'card' | 'token'>) {
  const t = useWords();
  const isSeated = (guest: number) => card.seats.some((seat) => seat.guest === guest);
  const mayGo = card.guests.filter(
    ({ guest, gone }) => !gone && guest !== card.host && (card.phase === 'gathering' || !isSeated(guest)),
  );
  return mayGo.map(({ guest, name }) => (
    <Button key={guest} onClick={() => void showOut(card.id, token, guest).catch((error) => toast(troubleWith(error)))}>
      {t('online.showOut', { name })}
    </Button>
  ));
}
