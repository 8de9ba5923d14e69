/** The hall of heroes: characters finished in Roll Player, kept here or brought as files. Each tells how it was scored. */
import { LIMITS } from '@tabard/kernel';
import { Button, Dialog, Panel } from '@tabard/page/design/controls';
import { FileButton } from '@tabard/page/design/file-button';
import { Page } from '@tabard/page/design/page';
import { toast } from '@tabard/page/design/toast';
import { type DamagedKept, deleteKept, type Kept, keptFor, keyOf, putKept } from '@tabard/page/kept/kept';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { learnPages, useWords } from '@tabard/page/words/words';
import { type CharacterExport, readHero } from '@tabard/roll-player';
import { HeroCard } from '@tabard/roll-player/page/hero-card';
import { type ComponentType, useState } from 'react';
import { FACES, faceOf } from '../../house/faces';
import { calledBy } from '../../keep/campaign/origins';
import { DamagedShelf } from '../../keep/storage/damaged-kept';
import { GameCheck } from './game-check';
import { ScoreWalk } from './score-walk';
import '../../inn/setup/inputs.css';
import './heroes.css';

const GAME = 'roll-player';

/** Those that can be shown, and those that cannot (any more). */
function keptHeroes() {
  const heroes: { kept: Kept; hero: CharacterExport }[] = [];
  const damaged: DamagedKept[] = [];
  for (const kept of keptFor(GAME)) {
    const read = readHero(kept.what);
    if ('hero' in read) heroes.push({ kept, hero: read.hero });
    else damaged.push({ key: keyOf(kept), damaged: read.problem, text: JSON.stringify(kept) });
  }
  return { heroes, damaged };
}

/** The heroes' cards speak as the table does that they were made at. */
export async function openHeroes(): Promise<ComponentType> {
  await learnPages(GAME, faceOf(GAME)!.pageWords!);
  return HeroesRoom;
}

function HeroesRoom() {
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
    const isKept = putKept({ id: hero.id, game: GAME, title, at: Date.now(), what: hero as never });
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
              {t('heroes.none')} <Link to={pathTo('setup', { game: GAME })}>{t('heroes.make')}</Link>
            </p>
          )}
          <HeroList heroes={heroes} shown={shown} onShow={setShown} onLeave={setLeaving} />
          <DamagedShelf game={GAME} more={damaged} onForgotten={() => setHeroes(keptHeroes())} />
          <OpenFile onHero={take} />
        </Panel>
        {shown && (
          <div className="heroes-shown" key={shown.id}>
            <HeroCard hero={shown}>
              <WalkOut hero={shown} />
            </HeroCard>
            <ScoreWalk hero={shown} />
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
  if (!keptFor(GAME).some(({ id }) => id === hero.id)) return null;
  return FACES.filter(({ campaign }) => campaign).map(({ id }) => (
    <Link key={id} className="button" to={`${pathTo('setup', { game: id })}?hero=${encodeURIComponent(hero.id)}`}>
      {t('heroes.walkOut', { game: t(`tables.${id}.name`) })}
    </Link>
  ));
}

interface HeroListProps {
  readonly heroes: ReturnType<typeof keptHeroes>['heroes'];
  readonly shown: CharacterExport | null;
  readonly onShow: (hero: CharacterExport) => void;
  readonly onLeave: (kept: Kept) => void;
}

function HeroList({ heroes, shown, onShow, onLeave }: HeroListProps) {
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
            <span>{t('roll-player.stars.word', { count: hero.stars.total })}</span>
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
