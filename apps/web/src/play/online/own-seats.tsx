/** Where one sits already: what is played there, with whom, since when, and whose turn it is. */
import type { TableCard } from '@tabard/inn';
import { Button, Panel } from '@tabard/page/design/controls';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { locale, useWords } from '@tabard/page/words/words';
import { useEffect, useState } from 'react';
import { type TableThere, type Turn, tableThere } from './table-there';
import { timeAgo } from './time-ago';
import { allHeld, type Held, letGo, onHeld } from './tokens';

/** So many of them are asked after; those before stand there by name. */
const MOST_ASKED = 12;

export function OwnSeats() {
  const t = useWords();
  const [seats, setSeats] = useState(allHeld);
  useEffect(() => onHeld(() => setSeats(allHeld())), []);
  if (seats.length === 0) return null;
  return (
    <Panel material="vellum" title={t('online.ownSeats')}>
      <ul className="lobby-own">
        {seats.map((held, i) => (
          <OwnSeat key={held.table} {...{ held }} isAsked={i < MOST_ASKED} onForget={() => setSeats(allHeld())} />
        ))}
      </ul>
    </Panel>
  );
}

/** Null: not known yet, or nobody answers. */
function useTableThere({ table, token }: Held, isAsked: boolean): TableThere {
  const [found, setFound] = useState<TableThere>(null);
  useEffect(() => {
    let left = false;
    if (isAsked) void tableThere({ table, token }).then((there) => !left && there && setFound(there));
    return () => {
      left = true;
    };
  }, [table, token, isAsked]);
  return found;
}

function OwnSeat({
  held,
  isAsked,
  onForget,
}: {
  readonly held: Held;
  readonly isAsked: boolean;
  readonly onForget: () => void;
}) {
  const t = useWords();
  const found = useTableThere(held, isAsked);
  const title = t('online.seatAs', { game: t(`tables.${held.game}.name`), name: held.name });
  function forget() {
    letGo(held.table);
    onForget();
  }
  if (found === 'gone')
    return (
      <li data-table={held.table}>
        <span>{title}</span>
        <span className="lobby-own-says">{t('online.seatGone')}</span>
        <Button tone="quiet" onClick={forget}>
          {t('online.forgetSeat')}
        </Button>
      </li>
    );
  return (
    <li data-table={held.table}>
      <Link to={pathTo('gathering', { id: held.table })}>{title}</Link>
      {found && <SeatStory held={held} {...found} />}
    </li>
  );
}

function SeatStory({ held, card, turn }: { readonly held: Held; readonly card: TableCard; readonly turn: Turn }) {
  const t = useWords();
  const own = (seat: number) => card.seats[seat]?.kind === 'person' && card.seats[seat].name === held.name;
  const others = card.seats.filter(({ kind }, seat) => kind === 'person' && !own(seat)).map(({ name }) => name);
  const ago = (at: number) => timeAgo(Date.now() - at, locale());
  const waitsForUs = turn?.seats.some(own) ?? false;
  return (
    <>
      <span className="lobby-own-says">
        {others.length > 0 ? t('online.seatWith', { names: others }) : t('online.seatAlone')}
        {' · '}
        {t(`online.seatPhase.${card.phase}`, { ago: ago(card.createdAt) })}
      </span>
      {turn && (
        <b className="lobby-own-turn" data-own={waitsForUs}>
          {waitsForUs
            ? t('online.seatYours', { ago: ago(turn.since) })
            : t('online.seatTheirs', { names: turn.seats.map((seat) => card.seats[seat].name), ago: ago(turn.since) })}
        </b>
      )}
    </>
  );
}
