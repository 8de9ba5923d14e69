/** The end: what costs Stars may go first (RP-25.13), then every category beside every hero, and the heroes themselves. */
import type { Seat } from '@tabard/kernel';
import { Button, Dialog } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { WideTable } from '@tabard/page/design/wide-table';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { memo, useState } from 'react';
import { CATEGORIES, hasDied, isSolitaire, NONE, rankOf, sheetOf } from '../../index';
import { type AskFor, asked, choicesIn } from '../asked';
import { CardFace } from '../cards/card';
import { SIGNS } from '../icons';
import { HeroFigure } from '../sheet/figure';
import { whoIs } from '../sheet/head';
import { Sheet } from '../sheet/sheet';
import { plain, signed } from '../signed';
import { nameOf, viewOf } from '../view';
import { HeroFarewell } from './hero-farewell';
import { resultOf } from './standing';
import './end-sheet.css';

export function EndSheet() {
  const moment = useMoment();
  const ask = asked.ask(moment);
  if (ask?.question === 'score.shed') return <Shedding ask={ask} />;
  if (!moment.over) return null;
  return hasDied(viewOf(moment.seen)) ? <Fallen /> : <Result />;
}

const Shedding = memo(function Shedding({ ask }: { readonly ask: AskFor<'score.shed'> }) {
  const moment = useMoment();
  const t = useWords();
  return (
    <section className="rp-end" aria-label={t('roll-player.end.shed')}>
      <h2>{t('roll-player.end.shed')}</h2>
      <p className="rp-end-says">{t('roll-player.end.shedHelp')}</p>
      <div className="rp-end-heroes">
        {choicesIn(ask).map(({ key, option: card }) => (
          <div key={key} className="rp-end-card">
            <CardFace card={card} />
            <Button data-key={key} onClick={() => moment.onAnswer(key)}>
              {moment.describe(key)}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
});

/** RP-27.16: no score. */
function Fallen() {
  const moment = useMoment();
  const t = useWords();
  const { b, content } = viewOf(moment.seen);
  const monster = b.monster === NONE ? '' : moment.say(nameOf('monster', content.monsters[b.monster]));
  return (
    <section className="rp-end" aria-label={t('roll-player.end.fallen')}>
      <h2>{t('roll-player.end.fallen')}</h2>
      <p className="rp-end-says">{t('roll-player.end.fallenTo', { who: whoIs(moment, 0), monster })}</p>
      <div className="rp-end-grave">
        <HeroFigure seat={0} />
        <IconMark icon={SIGNS.dead} size="6rem" />
      </div>
    </section>
  );
}

function Result() {
  const moment = useMoment();
  const t = useWords();
  const view = viewOf(moment.seen);
  const [open, setOpen] = useState<Seat | null>(null);
  const { places, reason } = resultOf(view);
  const [carded, setCarded] = useState<Seat>(moment.seat ?? places[0].seat);
  const winners = places.filter(({ place }) => place === 1).map(({ seat }) => moment.names[seat]);
  const heading = isSolitaire(view)
    ? t(`roll-player.end.rank.${rankOf(view, sheetOf(view, 0).total)}`)
    : t('roll-player.end.won', { count: winners.length, names: winners.join(', ') });
  return (
    <section className="rp-end" aria-label={t('roll-player.end.title')}>
      <h2>{heading}</h2>
      {!isSolitaire(view) && <p className="rp-end-says">{moment.say({ id: `reasons.${reason}` })}</p>}
      <div className="rp-end-heroes">
        {places.map(({ seat, place }) => (
          <article key={seat} className="rp-end-hero paper-sheet on-paper" data-winner={place === 1}>
            <HeroFigure seat={seat} />
            <h3>
              <SideMark seat={seat} size="1.1rem" /> {moment.names[seat]}
            </h3>
            <p>{whoIs(moment, seat)}</p>
            <p className="rp-end-total">
              <IconMark icon={SIGNS.star} size="1.2em" />
              <b>{plain(sheetOf(view, seat).total)}</b>
            </p>
            <div className="rp-end-deeds">
              <Button onClick={() => setOpen(seat)}>{t('roll-player.end.page')}</Button>
              <Button aria-pressed={carded === seat} onClick={() => setCarded(seat)}>
                {t('roll-player.end.card')}
              </Button>
            </div>
          </article>
        ))}
      </div>
      <div className="rp-end-lower">
        <StarsTable seats={places.map(({ seat }) => seat)} />
        <HeroFarewell key={carded} seat={carded} />
      </div>
      {open !== null && (
        <Dialog
          open
          title={moment.names[open]}
          onClose={() => setOpen(null)}
          deeds={
            <Button tone="primary" onClick={() => setOpen(null)}>
              {t('roll-player.stars.close')}
            </Button>
          }
        >
          <Sheet seat={open} />
        </Dialog>
      )}
    </section>
  );
}

function StarsTable({ seats }: { readonly seats: readonly Seat[] }) {
  const moment = useMoment();
  const t = useWords();
  const view = viewOf(moment.seen);
  const sheets = seats.map((seat) => sheetOf(view, seat));
  const shown = CATEGORIES.filter((category) =>
    sheets.some(({ lines }) => lines.some((line) => line.category === category)),
  );
  return (
    <WideTable className="rp-end-scroll" label={t('roll-player.end.table')}>
      <table className="rp-end-table on-paper">
        <caption className="hidden-words">{t('roll-player.end.table')}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <SideMark seat={seat} size="1rem" /> {moment.names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((category) => (
            <tr key={category}>
              <th scope="row">{t(`roll-player.stars.category.${category}`)}</th>
              {sheets.map(({ byCategory }, i) => (
                <td
                  key={seats[i]}
                  data-best={byCategory[category] > 0 && byCategory[category] === bestOf(sheets, category)}
                >
                  {signed(byCategory[category])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('roll-player.end.total')}</th>
            {sheets.map(({ total }, i) => (
              <td key={seats[i]}>{plain(total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </WideTable>
  );
}

const bestOf = (sheets: readonly ReturnType<typeof sheetOf>[], category: (typeof CATEGORIES)[number]): number =>
  Math.max(...sheets.map(({ byCategory }) => byCategory[category]));
