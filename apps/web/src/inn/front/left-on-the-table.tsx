/** Games left before. A damaged one is shown as what it is, and can be put away. */
import chest from '@iconify-json/game-icons/broken-pottery';
import candle from '@iconify-json/game-icons/candle-holder';
import teacher from '@iconify-json/game-icons/owl';
import scroll from '@iconify-json/game-icons/scroll-unfurled';
import { Button, Panel } from '@tabard/page/design/controls';
import { download } from '@tabard/page/design/download';
import { IconMark } from '@tabard/page/design/icon';
import { toast } from '@tabard/page/design/toast';
import { hueOf } from '@tabard/page/face';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { locale, useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { FACES, faceOf } from '../../house/faces';
import { type DamagedGame, isDamaged, type SavedGame } from '../../keep/storage/saved';
import { troubleOf } from '../../keep/storage/trouble';
import { useGamesLeft } from '../../keep/storage/use-saves';
import { PutAwayDialog } from './put-away-dialog';

const SHOWN = 5;

const shelf = () => import('../../keep/storage/shelf');

export function LeftOnTheTable() {
  const t = useWords();
  const left = useGamesLeft();
  const saves = left?.games;
  const [all, showAll] = useState(false);
  const [leaving, setLeaving] = useState<SavedGame | DamagedGame | null>(null);
  const tellTrouble = (error: unknown) => toast(t(`keeping.trouble.${troubleOf(error).kind}`));
  const takeOut = (id: string) =>
    shelf()
      .then((opened) => opened.takeOut(id))
      .then((text) => download(text, `tabard-${id}.json`))
      .catch(tellTrouble);
  const shown = all ? saves : saves?.slice(0, SHOWN);
  return (
    <Panel material="vellum" title={t('inn.left')} className="left">
      {left?.trouble && (
        <p className="prose left-trouble" role="status">
          <b>{t('keeping.notRead')}</b> {t(`keeping.trouble.${left.trouble.kind}`)}
        </p>
      )}
      {saves?.length === 0 && !left?.trouble && (
        <>
          <div className="left-none">
            <IconMark icon={candle} size="3.5rem" />
            <p className="prose left-none-words">{t('inn.nothingLeft')}</p>
          </div>
          <FirstTime />
        </>
      )}
      <ul className="left-list">
        {shown?.map((save) => (
          <Row key={save.id} save={save} onPutAway={() => setLeaving(save)} onTakeOut={() => void takeOut(save.id)} />
        ))}
      </ul>
      {saves && saves.length > SHOWN && !all && (
        <Button onClick={() => showAll(true)}>{t('inn.showAll', { count: saves.length })}</Button>
      )}
      <PutAwayDialog game={leaving} onClose={() => setLeaving(null)} />
    </Panel>
  );
}

/** Somebody new: nothing is left on any table yet. */
function FirstTime() {
  const t = useWords();
  const { id } = FACES[0];
  const ways = [
    { to: pathTo('learn', { game: id }), icon: teacher, name: t('inn.firstGame'), says: t('inn.firstGameSays') },
    { to: pathTo('rules', { game: id }), icon: scroll, name: t('inn.onePage'), says: t('inn.onePageSays') },
  ];
  return (
    <ul className="first">
      {ways.map(({ to, icon, name, says }) => (
        <li key={to}>
          <Link className="first-way" to={to}>
            <IconMark icon={icon} size="2.75rem" />
            <span>
              <b>{name}</b>
              <span>{says}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly save: SavedGame | DamagedGame;
  readonly onPutAway: () => void;
  readonly onTakeOut: () => void;
}

function Row({ save, onPutAway, onTakeOut }: RowProps) {
  const t = useWords();
  const face = isDamaged(save) ? undefined : faceOf(save.game);
  const title = isDamaged(save) ? t('inn.damaged') : save.title;
  // What a campaign stands at is put away with the campaign, where it is told what goes with it.
  const belongs = !isDamaged(save) && save.campaign !== undefined && !save.over;
  return (
    <li className="left-row table-hue on-paper" style={face && hueOf(face)}>
      <IconMark icon={face?.emblem ?? chest} size="2.5rem" className="left-emblem" />
      <div className="left-words">
        <b>{title}</b>
        {!isDamaged(save) && save.practice && <span className="practice-mark">{t('table.practice.mark')}</span>}
        <span className="left-facts">{isDamaged(save) ? t('inn.damagedSays') : describe(save)}</span>
      </div>
      <div className="left-deeds">
        {!isDamaged(save) && (
          <Link className="button" data-tone="plain" to={pathTo(save.over ? 'replay' : 'table', { id: save.id })}>
            {save.over ? t('inn.watch') : t('inn.goOn')}
            <span className="hidden-words">{title}</span>
          </Link>
        )}
        {isDamaged(save) && (
          <Button tone="quiet" onClick={onTakeOut}>
            {t('keeping.takeAlong')}
            <span className="hidden-words">{title}</span>
          </Button>
        )}
        {belongs ? (
          <Link className="button" data-tone="quiet" to={pathTo('campaigns')}>
            {t('inn.toCampaign')}
            <span className="hidden-words">{title}</span>
          </Link>
        ) : (
          <Button tone="quiet" onClick={onPutAway}>
            {t('inn.putAway')}
            <span className="hidden-words">{title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function describe({ summary, updatedAt }: SavedGame): string {
  const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(updatedAt);
  return [summary, when].filter(Boolean).join(' · ');
}
