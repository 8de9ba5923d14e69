/** Today's deals, one for each game, and those of the week before to play again. */

import { Button, Dialog, Panel } from '@tabard/page/design/controls';
import { addressOf, copyText } from '@tabard/page/design/copy-text';
import { IconMark } from '@tabard/page/design/icon';
import { Page } from '@tabard/page/design/page';
import { toast } from '@tabard/page/design/toast';
import { type GameFace, hueOf } from '@tabard/page/face';
import { href } from '@tabard/page/router/base';
import { go, Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { daysBefore } from '../../house/deal-rule';
import { FACES } from '../../house/faces';
import { dealStreak } from '../book/count';
import type { BookPage } from '../book/page';
import { dayWords } from './day-words';
import { DealSigns } from './deal-signs';
import { repeatDeal, tryDeal } from './play';
import { shareText } from './share';
import type { Try } from './tries';
import { type Deals, useDeals } from './use-deals';
import { useToday } from './use-today';
import './deal.css';

const WEEK = 7;

export function DealRoom() {
  const t = useWords();
  const deals = useDeals();
  const today = useToday();
  const [failed, setFailed] = useState<Error | null>(null);
  if (failed) throw failed;
  const long = dayWords(today, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Page title={t('deal.title')} lead={t('deal.lead', { date: long })}>
      {deals ? (
        <>
          <DealSigns {...{ deals, today }} />
          <ul className="deals">
            {FACES.map((face) => (
              <TodaysDeal key={face.id} {...{ face, deals, today }} onFail={setFailed} />
            ))}
          </ul>
          <LastWeek {...{ deals, today }} onFail={setFailed} />
        </>
      ) : (
        <p className="loading">{t('shell.loading')}</p>
      )}
      <Panel title={t('deal.proofTitle')}>
        <p className="prose">{t('deal.proof')}</p>
        <p className="prose">{t('deal.proofNot')}</p>
      </Panel>
    </Page>
  );
}

interface DealProps {
  readonly deals: Deals;
  readonly today: string;
  readonly onFail: (error: Error) => void;
}

function TodaysDeal({ face, deals, today, onFail }: DealProps & { readonly face: GameFace }) {
  const t = useWords();
  const name = t(`tables.${face.id}.name`);
  const tried = deals.tryAt(today, face.id);
  const streak = dealStreak(deals.pages, face.id, today);
  const title = t('deal.called', { game: name, date: dayWords(today, { day: 'numeric', month: 'short' }) });
  const sit = () =>
    tryDeal(face, today, title).then((id) => {
      if (id === null) toast(t('deal.triedElsewhere'));
      else go(pathTo('table', { id }));
    }, onFail);
  return (
    <li className="panel deal-today table-hue" style={hueOf(face)} data-game={face.id} data-try={tried.kind}>
      <IconMark icon={face.emblem} size="2.75rem" className="deal-emblem" />
      <div className="deal-words">
        <h2>{name}</h2>
        <p>{tried.kind === 'over' ? <Result page={tried.page} /> : t(`deal.state.${stateOf(tried)}`)}</p>
        {streak > 0 && <p className="deal-streak">{t('deal.streak', { count: streak })}</p>}
      </div>
      <div className="deal-deeds">
        {tried.kind === 'none' && (
          <Button tone="primary" onClick={sit}>
            {t('deal.try')} <span className="hidden-words">{name}</span>
          </Button>
        )}
        {tried.kind === 'open' && (
          <Link
            className="button"
            data-tone="primary"
            to={pathTo(tried.game.over ? 'replay' : 'table', { id: tried.game.id })}
          >
            {t(tried.game.over ? 'deal.look' : 'inn.goOn')} <span className="hidden-words">{name}</span>
          </Link>
        )}
        {tried.kind === 'over' && <AfterIt {...{ name, streak, today }} {...tried} />}
      </div>
    </li>
  );
}

/** A try that is over and not in the book yet is not under way any more. */
const stateOf = (tried: Exclude<Try, { kind: 'over' }>) =>
  tried.kind === 'open' && tried.game.over ? 'unwritten' : tried.kind;

interface AfterItProps {
  readonly page: BookPage;
  readonly isOnShelf: boolean;
  readonly name: string;
  readonly streak: number;
  readonly today: string;
}

function AfterIt({ page, isOnShelf, name, streak, today }: AfterItProps) {
  const t = useWords();
  const [shown, setShown] = useState<string | null>(null);
  async function share() {
    const date = dayWords(today, { day: 'numeric', month: 'long', year: 'numeric' });
    const address = addressOf(href(pathTo('deal')));
    const text = shareText(page, { game: name, date, streak, address }, t);
    if (await copyText(text)) toast(t('deal.copied'));
    else setShown(text);
  }
  return (
    <>
      {page.outcome !== 'left' && (
        <Button onClick={() => void share()}>
          {t('deal.share')} <span className="hidden-words">{name}</span>
        </Button>
      )}
      {isOnShelf && (
        <Link className="button" to={pathTo('replay', { id: page.id })}>
          {t('deal.look')} <span className="hidden-words">{name}</span>
        </Link>
      )}
      <Dialog
        open={shown !== null}
        title={t('deal.share')}
        onClose={() => setShown(null)}
        deeds={<Button onClick={() => setShown(null)}>{t('after.close')}</Button>}
      >
        <p className="prose">{t('deal.copyByHand')}</p>
        <textarea className="text-input paste" readOnly value={shown ?? ''} aria-label={t('deal.share')} />
      </Dialog>
    </>
  );
}

function Result({ page: { outcome, place, seats, hints } }: { readonly page: BookPage }) {
  const t = useWords();
  return (
    <>
      <b>{t(`deal.result.${outcome}`, { place, seats })}</b>
      {hints > 0 && ` · ${t('deal.hints', { count: hints })}`}
    </>
  );
}

/** What was dealt before, to play again: it does not count. */
function LastWeek({ deals, today, onFail }: DealProps) {
  const t = useWords();
  const days = Array.from({ length: WEEK }, (_, i) => daysBefore(today, i + 1));
  return (
    <Panel title={t('deal.lastWeek')} className="deal-week">
      <p className="field-help">{t('deal.lastWeekSays')}</p>
      <ul className="deal-days">
        {days.map((date) => (
          <li key={date}>
            <h3>{dayWords(date, { weekday: 'long', day: 'numeric', month: 'long' })}</h3>
            <ul className="deal-games">
              {FACES.map((face) => (
                <PastDeal key={face.id} {...{ face, date, deals, onFail }} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface PastDealProps extends Pick<DealProps, 'deals' | 'onFail'> {
  readonly face: GameFace;
  readonly date: string;
}

function PastDeal({ face, date, deals, onFail }: PastDealProps) {
  const t = useWords();
  const name = t(`tables.${face.id}.name`);
  const tried = deals.tryAt(date, face.id);
  const title = t('deal.again', { game: name, date: dayWords(date, { day: 'numeric', month: 'short' }) });
  return (
    <li className="table-hue" style={hueOf(face)}>
      {tried.kind === 'open' && !tried.game.over ? (
        <Link className="button" data-tone="quiet" to={pathTo('table', { id: tried.game.id })}>
          {name}: {t('inn.goOn')}
        </Link>
      ) : (
        <Button
          tone="quiet"
          onClick={() => repeatDeal(face, date, title).then((id) => go(pathTo('table', { id })), onFail)}
        >
          <span className="hidden-words">{t('deal.playAgain')}</span> {name}
          {tried.kind === 'over' && (
            <small>
              <Result page={tried.page} />
            </small>
          )}
        </Button>
      )}
    </li>
  );
}
