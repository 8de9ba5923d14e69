/** The book that is open: its files, whether they are followed, and how its check is going. */

import { Button } from '@tabard/page/design/controls';
import { Stressed } from '@tabard/page/words/stressed';
import { useWords } from '@tabard/page/words/words';
import { useId } from 'react';
import { fileName } from '../../story';
import { changeBench, clearBench } from './bench';
import type { DeskNow } from './desk';
import { desk } from './use-desk';

export function BookBar({ now }: { readonly now: DeskNow }) {
  const t = useWords();
  const { chosen } = desk;
  if (!chosen) return null;
  const { book, language, isStale, following } = now;
  const words = language === null ? undefined : chosen.words[language];
  const isBehind = book !== null && book.reading < now.reading && now.check.kind !== 'running';
  return (
    <section className="ra-desk panel" data-material="oak" aria-label={t('workshop.bar.label')}>
      <div className="ra-desk-book">
        <h2>
          <Stressed text={book ? String(book.source.adventure.title) : chosen.slug} />
        </h2>
        <p className="ra-desk-files">
          {[chosen.book, ...(words ? [words] : [])].map(({ path }) => (
            <code key={path}>{fileName(path)}</code>
          ))}
        </p>
        <p className="ra-desk-follow" data-following={following}>
          {isStale ? t('workshop.bar.stale') : t(`workshop.bar.follow.${following}`)}
        </p>
      </div>
      <Choices now={now} />
      <CheckState now={now} />
      {isBehind && (
        <p className="ra-problem" role="status">
          {t('workshop.bar.behind')}
        </p>
      )}
      {now.shelf.strays.length > 0 && (
        <p className="ra-problem">
          {t('workshop.bar.strays', { files: now.shelf.strays.map(({ path }) => fileName(path)).join(', ') })}
        </p>
      )}
    </section>
  );
}

/** Of several books, and of several languages, one is looked at. */
function Choices({ now: { shelf, slug, language } }: { readonly now: DeskNow }) {
  const t = useWords();
  const languages = Object.keys(desk.chosen?.words ?? {});
  if (shelf.books.length < 2 && languages.length < 2) return null;
  return (
    <div className="ra-desk-choices">
      {shelf.books.length > 1 && (
        <Chosen
          name={t('workshop.bar.book')}
          value={slug!}
          options={shelf.books.map((one) => [one.slug, one.slug])}
          onChange={(to) => {
            clearBench();
            desk.choose(to);
          }}
        />
      )}
      {languages.length > 1 && (
        <Chosen
          name={t('workshop.bar.language')}
          value={language!}
          options={languages.map((one) => [one, one])}
          onChange={(to) => desk.speak(to)}
        />
      )}
    </div>
  );
}

interface ChosenProps {
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

/** A list of which one is chosen, under its name. */
export function Chosen({ name, value, options, onChange }: ChosenProps) {
  const id = useId();
  return (
    <div className="ra-chosen">
      <label htmlFor={id}>{name}</label>
      <select id={id} className="select" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, says]) => (
          <option key={each} value={each}>
            {says}
          </option>
        ))}
      </select>
    </div>
  );
}

function CheckState({ now: { check, findings } }: { readonly now: DeskNow }) {
  const t = useWords();
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const isRunning = check.kind === 'running';
  return (
    <div className="ra-check" data-check={check.kind} data-errors={errors}>
      <p role="status">
        {check.kind === 'running' && check.stage === 'search' && check.states > 0
          ? t('workshop.check.searching', { states: check.states })
          : check.kind === 'running'
            ? t(`workshop.check.stage.${check.stage}`)
            : t(`workshop.check.${check.kind}`, { detail: check.kind === 'failed' ? check.message : '' })}{' '}
        <b>{t('workshop.check.found', { errors, warnings })}</b>
        {check.kind === 'done' &&
          ` ${check.states === null ? t('workshop.check.waits') : t('workshop.check.saw', { states: check.states })}`}
      </p>
      {isRunning && <progress aria-label={t('workshop.check.progress')} />}
      <div className="ra-check-deeds">
        {isRunning ? (
          <Button onClick={() => desk.stop()}>{t('workshop.check.stop')}</Button>
        ) : (
          <Button onClick={() => desk.check()}>{t('workshop.check.again')}</Button>
        )}
        {findings.length > 0 && (
          <Button tone="quiet" onClick={() => changeBench({ tab: 'findings' })}>
            {t('workshop.check.show')}
          </Button>
        )}
      </div>
    </div>
  );
}
