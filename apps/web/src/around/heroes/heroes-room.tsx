/** The hall of heroes: characters finished at a table, kept here or brought as files. Each tells how it was scored. */
import { type CharacterExport, readHero } from '@tabard/content/hero';
import { LIMITS } from '@tabard/kernel';
import { Button, Dialog, Panel } from '@tabard/page/design/controls';
import { FileButton } from '@tabard/page/design/file-button';
import { Page } from '@tabard/page/design/page';
import { toast } from '@tabard/page/design/toast';
import type { Hall } from '@tabard/page/face';
import { type DamagedKept, deleteKept, type Kept, keptFor, keyOf, putKept } from '@tabard/page/kept/kept';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { type ComponentType, useState } from 'react';
import { FACES } from '../../house/faces';
import { calledBy, HEROES_FROM } from '../../keep/campaign/origins';
import { DamagedShelf } from '../../keep/storage/damaged-kept';
import { GameCheck } from './game-check';
import '../../play/begin/inputs.css';
import './heroes.css';

/** Those that can be shown, and those that cannot (any more). */
function keptHeroes() {
  const heroes: { kept: Kept; hero: CharacterExport }[] = [];
  const damaged: DamagedKept[] = [];
  for (const kept of keptFor(HEROES_FROM)) {
    const read = readHero(kept.what);
    if ('hero' in read) heroes.push({ kept, hero: read.hero });
    else damaged.push({ key: keyOf(kept), damaged: read.problem, text: JSON.stringify(kept) });
  }
  return { heroes, damaged };
}

/** The heroes look and speak as the table has it that they were made at. */
export async function openHeroes(): Promise<ComponentType> {
  const hall = await FACES.find(({ id }) => id === HEROES_FROM)!.hall!();
  return () => <HeroesRoom hall={hall} />;
}

function HeroesRoom({ hall }: { readonly hall: Hall }) {
  const t = useWords();
  const [{ heroes, damaged }, setHeroes] = useState(keptHeroes);
  const [shown, setShown] = useState<CharacterExport | null>(() => heroes[0]?.hero ?? null);
  const [leaving, setLeaving] = useState<Kept | null>(null);

  function sendAway(kept: Kept) {
    deleteKept(kept.id);
    const left = keptHeroes();
    setHeroes(left);
    setLeaving(null);
    if (shown?.id === kept.id) setShown(left.heroes[0]?.hero ?? null);
  }

  function take(hero: CharacterExport) {
    const title = calledBy(hero);
    const isKept = putKept({ id: hero.id, game: HEROES_FROM, title, at: Date.now(), what: hero as never });
    toast(t(isKept ? 'heroes.kept' : 'heroes.notKept'));
    setHeroes(keptHeroes());
    setShown(hero);
  }

  return (
    <Page title={t('heroes.title')} lead={t('heroes.lead')}>
      <div className="heroes">
        <Panel material="vellum" title={t('heroes.here')}>
          {heroes.length === 0 && (
            <p className="prose">
              {t('heroes.none')} <Link to={pathTo('setup', { game: HEROES_FROM })}>{t('heroes.make')}</Link>
            </p>
          )}
          <HeroList gist={hall.gist} heroes={heroes} shown={shown} onShow={setShown} onLeave={setLeaving} />
          <DamagedShelf game={HEROES_FROM} more={damaged} onForgotten={() => setHeroes(keptHeroes())} />
          <OpenFile onHero={take} />
        </Panel>
        {shown && (
          <div className="heroes-shown" key={shown.id}>
            <hall.Card hero={shown}>
              <WalkOut hero={shown} />
            </hall.Card>
            <hall.Score hero={shown} />
            <GameCheck hero={shown} />
          </div>
        )}
      </div>
      <LeavingDialog leaving={leaving} onStay={() => setLeaving(null)} onLeave={sendAway} />
    </Page>
  );
}

/** To every table whose campaigns heroes may join, by one press. A hero that is not kept here comes there as a file. */
function WalkOut({ hero }: { readonly hero: CharacterExport }) {
  const t = useWords();
  if (!keptFor(HEROES_FROM).some(({ id }) => id === hero.id)) return null;
  return FACES.filter(({ campaign }) => campaign).map(({ id }) => (
    <Link key={id} className="button" to={`${pathTo('setup', { game: id })}?hero=${encodeURIComponent(hero.id)}`}>
      {t('heroes.walkOut', { game: t(`tables.${id}.name`) })}
    </Link>
  ));
}

interface HeroListProps {
  readonly gist: Hall['gist'];
  readonly heroes: ReturnType<typeof keptHeroes>['heroes'];
  readonly shown: CharacterExport | null;
  readonly onShow: (hero: CharacterExport) => void;
  readonly onLeave: (kept: Kept) => void;
}

function HeroList({ gist, heroes, shown, onShow, onLeave }: HeroListProps) {
  const t = useWords();
  return (
    <ul className="heroes-list">
      {heroes.map(({ kept, hero }) => (
        <li key={kept.id}>
          <button
            type="button"
            className="heroes-pick"
            aria-pressed={shown?.id === hero.id}
            onClick={() => onShow(hero)}
          >
            <b>{calledBy(hero)}</b>
            <span>{`${hero.race.name}, ${hero.class.name}`}</span>
            <span>{gist(hero)}</span>
          </button>
          <Button onClick={() => onLeave(kept)}>
            {t('heroes.sendAway')}
            <span className="hidden-words">{calledBy(hero)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface LeavingDialogProps {
  readonly leaving: Kept | null;
  readonly onStay: () => void;
  readonly onLeave: (kept: Kept) => void;
}

function LeavingDialog({ leaving, onStay, onLeave }: LeavingDialogProps) {
  const t = useWords();
  return (
    <Dialog
      open={leaving !== null}
      title={t('heroes.sendAwayAsk', { hero: leaving?.title ?? '' })}
      onClose={onStay}
      deeds={
        <>
          <Button onClick={onStay}>{t('heroes.stay')}</Button>
          <Button tone="primary" onClick={() => leaving && onLeave(leaving)}>
            {t('heroes.sendAway')}
          </Button>
        </>
      }
    >
      <p className="prose">{t('heroes.sendAwaySays')}</p>
    </Dialog>
  );
}

function OpenFile({ onHero }: { readonly onHero: (hero: CharacterExport) => void }) {
  const t = useWords();
  const [problem, setProblem] = useState<string | null>(null);

  async function open(file: File) {
    setProblem(null);
    if (file.size > LIMITS.hero) return setProblem(t('heroes.tooLarge', { file: file.name }));
    let data: unknown;
    try {
      data = JSON.parse(await file.text());
    } catch {
      return setProblem(t('heroes.noJson', { file: file.name }));
    }
    const read = readHero(data);
    if ('hero' in read) onHero(read.hero);
    else setProblem(t('heroes.noHero', { file: file.name, problem: read.problem }));
  }

  return (
    <div className="heroes-open">
      <FileButton label={t('heroes.open')} accept=".json,application/json" onFile={(file) => void open(file)} />
      {problem && (
        <p role="alert" className="heroes-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
