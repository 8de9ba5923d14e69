/** Beside the seats: the link, how the table is played, what the inn has sworn, and the way on. */
import type { TableCard, Whoami } from '@tabard/inn';
import { Button, Panel } from '@tabard/page/design/controls';
import { Switch } from '@tabard/page/design/fields';
import { toast } from '@tabard/page/design/toast';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { CallMe } from './call-me';
import { CloseTable } from './close-table';
import { ShowOut } from './host-deeds';
import { begin, changeTable } from './inn-api';
import { troubleWith } from './inn-words';
import { isExpected } from './invitation';
import { OwnDeeds } from './own-deeds';
import { usePaceWords } from './pace-words';
import { SecondDevice } from './second-device';
import { ShareLink } from './share-link';
import { heldAt } from './tokens';
import type { Visit } from './visit';

interface GatheringSideProps {
  readonly visit: Visit;
  readonly card: TableCard;
  readonly you: Whoami | null;
}

export function GatheringSide({ card, you }: GatheringSideProps) {
  const t = useWords();
  const held = heldAt(card.id);
  const isHost = held !== null && you?.guest === card.host;
  return (
    <>
      <Panel material="vellum" title={t('online.invite')} className="gathering-invite">
        <p className="field-help">{t('online.inviteSays')}</p>
        <ShareLink id={card.id} />
        <HowItIsPlayed card={card} />
        {isHost && (
          <Switch
            name={t('online.public')}
            help={t('online.publicSays')}
            on={card.isPublic}
            onChange={(isPublic) =>
              void changeTable(card.id, held.token, { isPublic }).catch((error) => toast(troubleWith(error)))
            }
          />
        )}
        <Vow card={card} />
        {held && <CallMe id={card.id} token={held.token} />}
        {held && <SecondDevice id={card.id} token={held.token} />}
        <OwnDeeds {...{ card, you }} />
      </Panel>
      {isHost ? <HostBegins card={card} token={held.token} /> : <WaitForHost card={card} you={you} />}
    </>
  );
}

function HowItIsPlayed({ card }: { readonly card: TableCard }) {
  const t = useWords();
  const pace = usePaceWords();
  return (
    <ul className="gathering-facts">
      <li>{t(card.isPublic ? 'online.isPublic' : 'online.isPrivate')}</li>
      <li>{pace(card.pace)}</li>
      <li>{t(`online.chat.${card.chat}`)}</li>
      {card.delay > 0 && <li>{t('online.delayed', { seconds: Math.round(card.delay / 1000) })}</li>}
    </ul>
  );
}

/** What makes the dice fair, for whoever wants to know. */
function Vow({ card: { vow } }: { readonly card: TableCard }) {
  const t = useWords();
  if (!vow) return <p className="field-help">{t('online.fair.brought')}</p>;
  return (
    <details className="vow">
      <summary>{t('online.vow')}</summary>
      <p className="field-help">{t('online.vowSays')}</p>
      <dl>
        <dt>{t('online.commitment')}</dt>
        <dd>
          <code>{vow.commitment}</code>
        </dd>
        <dt>{t('online.innKey')}</dt>
        <dd>
          <code>{vow.inn}</code>
        </dd>
      </dl>
    </details>
  );
}

function HostBegins({ card, token }: { readonly card: TableCard; readonly token: string }) {
  const t = useWords();
  const [begun, setBegun] = useState(false);
  const open = card.seats.filter(({ kind }) => kind === 'open').length;
  const expected = card.guests.filter(({ awaited }) => awaited).map(({ name }) => name);
  const isReady = open === 0 && !card.seats.some((seat) => isExpected(card, seat));
  function start() {
    if (!isReady || begun) return;
    setBegun(true);
    begin(card.id, token).catch((error) => {
      setBegun(false);
      toast(troubleWith(error));
    });
  }
  return (
    <div className="setup-begin">
      {open > 0 && (
        <p className="setup-wrong" role="status">
          {t('online.openSeats', { count: open })}
        </p>
      )}
      {open === 0 && !isReady && (
        <p className="setup-wrong" role="status">
          {t('online.stillExpected', { names: expected })}
        </p>
      )}
      <Button tone="primary" size="large" aria-disabled={!isReady || begun || undefined} onClick={start}>
        {t('setup.begin')}
      </Button>
      <ShowOut card={card} token={token} />
      <CloseTable id={card.id} token={token} />
    </div>
  );
}

function WaitForHost({ card, you }: Pick<GatheringSideProps, 'card' | 'you'>) {
  const t = useWords();
  const host = card.guests.find(({ guest }) => guest === card.host)?.name ?? '';
  const hasFree = card.seats.some(({ kind }) => kind === 'open');
  return (
    <p className="setup-note" role="status">
      {you?.guest == null && hasFree ? t('online.pickSeat') : t('online.waitsForHost', { host })}
    </p>
  );
}
