/** Games that are over, and a place to lay down one that somebody sent: a file, or its text, or a link. */
import { LIMITS } from '@tabard/kernel';
import { Button, Panel } from '@tabard/page/design/controls';
import { DropPlace } from '@tabard/page/design/drop-place';
import { IconMark } from '@tabard/page/design/icon';
import { Page } from '@tabard/page/design/page';
import { type GameFace, hueOf } from '@tabard/page/face';
import { go, Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { locale, useWords } from '@tabard/page/words/words';
import { changesSince, type TableLog } from '@tabard/table';
import { type ClipboardEvent, useId, useState } from 'react';
import { faceOf } from '../../house/faces';
import { isPlayable, moduleOf } from '../../house/modules';
import { GameProblem } from '../../house/problem';
import { isDamaged, type SavedGame } from '../../keep/storage/saved';
import { useSaves } from '../../keep/storage/use-saves';
import { shelve } from '../../play/begin/new-game';
import { JudgingSign, useJudging } from './judging-sign';
import { keepPlayed } from './keep';
import { parseLog, type Source, textOf } from './opening';
import { sourceIn } from './pasted';
import { openSource } from './played';
import { ProblemWords } from './problem-page';
import '../../play/begin/inputs.css';
import './after.css';

export function ReplaysPage() {
  const t = useWords();
  const saves = useSaves();
  const finished = saves?.filter((save): save is SavedGame => !isDamaged(save) && save.over);
  return (
    <Page title={t('replays.title')} lead={t('replays.lead')}>
      <div className="replays">
        <Panel material="vellum" title={t('replays.finished')}>
          {finished?.length === 0 && <p className="prose replays-none">{t('replays.none')}</p>}
          <ul className="replays-list">
            {finished?.map((save) => (
              <FinishedRow key={save.id} save={save} />
            ))}
          </ul>
        </Panel>
        <LayDown />
      </div>
    </Page>
  );
}

function FinishedRow({ save }: { readonly save: SavedGame }) {
  const t = useWords();
  const face = faceOf(save.game) as GameFace | undefined;
  const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(save.updatedAt);
  const names = new Intl.ListFormat(locale(), { type: 'unit', style: 'short' }).format(
    save.seats.map(({ name }) => name),
  );
  return (
    <li className="replays-row table-hue on-paper" style={face && hueOf(face)}>
      {face && <IconMark icon={face.emblem} size="2.5rem" className="replays-emblem" />}
      <div>
        <b>{save.title}</b>
        {save.practice && <span className="practice-mark">{t('table.practice.mark')}</span>}
        <span className="replays-says">{names}</span>
        <span className="replays-says">{when}</span>
      </div>
      <Link className="button" to={pathTo('replay', { id: save.id })}>
        {t('inn.watch')}
        <span className="hidden-words">{save.title}</span>
      </Link>
    </li>
  );
}

const LETTERS_SHOWN = 20_000;

function LayDown() {
  const t = useWords();
  const [problem, setProblem] = useState<GameProblem | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  const { progress, run, stop } = useJudging();
  if (fault) throw fault;

  async function open(source: Source) {
    setProblem(null);
    try {
      const left = await leftTable(source);
      if (left) return go(pathTo('table', { id: await shelve(left, t(`tables.${left.game}.name`), false) }));
      const played = await run((watcher) => openSource(source, watcher));
      const kept = await keepPlayed(played, t(`tables.${played.module.game.id}.name`));
      go(pathTo('replay', { id: kept }));
    } catch (error) {
      if (error instanceof GameProblem) setProblem(error);
      else setFault(error as Error);
    }
  }

  return (
    <Panel title={t('replays.open')} className="lay-down">
      <DropPlace
        says={t('replays.drop')}
        label={t('replays.choose')}
        accept=".json,application/json,text/plain"
        onFile={(file) => void open({ kind: 'file', file })}
      />
      <PasteForm onText={(text) => void open(sourceIn(text))} />
      {progress && <JudgingSign progress={progress} onStop={stop} />}
      {problem && (
        <div className="lay-problem prose" role="alert">
          <b>{t(problem.kind === 'stopped' ? 'after.stoppedTitle' : 'after.problemTitle')}</b>
          <ProblemWords problem={problem} />
        </div>
      )}
    </Panel>
  );
}

function PasteForm({ onText }: { readonly onText: (text: string) => void }) {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState('');

  /** What nobody would read is opened without being drawn first: that takes a browser seconds. */
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= LETTERS_SHOWN) return;
    event.preventDefault();
    onText(pasted);
  }

  return (
    <form
      className="lay-text"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <label className="field-name" htmlFor={id}>
        {t('replays.paste')}
      </label>
      <textarea
        id={id}
        className="text-input paste"
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
      />
      <Button type="submit" aria-disabled={text.trim() === '' || undefined}>
        {t('replays.openText')}
      </Button>
    </form>
  );
}

/** A table that was taken along and can no longer be told from its first answer on: its table room says what can be done. */
async function leftTable(source: Source): Promise<TableLog | null> {
  const log = source.kind === 'link' ? null : parseLog(await textOf(source));
  if (!log?.stands || !isPlayable(log.game) || log.entries.length > LIMITS.shown) return null;
  const { game } = await moduleOf(log.game);
  return log.from || changesSince(log, game) ? log : null;
}
