/** One entry as the book sets it, and beside the prose all that the reader of a book does not see. */

import { Button } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { parseLabel, placeName } from '../../index';
import type { Action, Choice, Effect, Entry, Result } from '../../story';
import { Telling } from '../book/telling';
import { moodOf } from '../moods';
import { benchNow, changeBench, turnTo } from './bench';
import type { DeskNow } from './desk';
import { labelOf } from './finding';
import { FindingLine } from './findings';
import type { Opened } from './opened';
import { terms } from './terms';

interface EntryViewProps {
  readonly opened: Opened;
  readonly label: string;
  readonly now: DeskNow;
}

/** Whatever a label is called: what every object has of itself is no entry. */
export const entryCalled = ({ source: { entries, tome = {} } }: Opened, label: string): Entry | undefined =>
  [entries, tome].find((all) => Object.hasOwn(all, label))?.[label];

export function EntryView({ opened, label, now }: EntryViewProps) {
  const t = useWords();
  const head = useRef<HTMLHeadingElement>(null);
  const entry = entryCalled(opened, label);
  const before = opened.before.get(label) ?? [];
  const found = now.findings.filter((one) => labelOf(one) === label);
  useEffect(() => {
    if (benchNow().isFollowed) head.current?.focus();
  }, []);
  if (!entry) return <p className="ra-quiet">{t('workshop.entry.gone', { label })}</p>;
  return (
    <article className="ra-entry paper-sheet on-paper" aria-label={t('workshop.entry.title', { label })}>
      <header className="ra-entry-head">
        <h3 ref={head} tabIndex={-1}>
          {label}
        </h3>
        <PlaceOf {...{ opened, label }} />
        <Button onClick={() => changeBench({ tab: 'play', label })}>{t('workshop.entry.play')}</Button>
      </header>
      {found.length > 0 && (
        <ul className="ra-findings">
          {found.map((one) => (
            <FindingLine key={one.sentence} finding={one} labels={NONE} />
          ))}
        </ul>
      )}
      <Read {...{ opened, label, entry }} />
      <Lines {...{ opened, lines: entry.do, id: `${label}.do` }} />
      <ChoiceList {...{ opened, label, choices: entry.choose }} />
      <Box {...{ opened, label, entry }} />
      <Close {...{ opened, entry }} />
      <p className="ra-entry-before">
        {before.length === 0 ? t('workshop.entry.fromNowhere') : t('workshop.entry.from')}{' '}
        {before.map((from) => (
          <Way key={from} to={from} opened={opened} isBack />
        ))}
      </p>
    </article>
  );
}

const NONE: ReadonlySet<string> = new Set();

function PlaceOf({ opened, label }: Pick<EntryViewProps, 'opened' | 'label'>) {
  const t = useWords();
  const read = parseLabel(label);
  if (read && 'place' in read && read.place !== null && opened.book.locations[read.place])
    return <span className="ra-entry-place">{String(placeName(opened.book, read.place))}</span>;
  return <span className="ra-entry-place">{t(`workshop.entry.kind.${read?.kind ?? 'none'}`)}</span>;
}

// ---- prose

interface ReadProps extends Pick<EntryViewProps, 'opened' | 'label'> {
  readonly entry: Entry;
}

function Read({ opened, label, entry }: ReadProps) {
  const { words, book, language } = opened;
  const tell = (id: string, initial?: boolean) => (
    <Prose text={words[`${label}.${id}`]} language={language} mood={initial ? moodOf(book) : undefined} />
  );
  return (
    <>
      {tell('read', true)}
      {entry.read_if?.map((insert, i) =>
        'first' in insert ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: inserts have no other name
          <div key={i} className="ra-insert">
            {insert.first.map((one, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have these
              <div key={j}>
                <If condition={one.if} otherwise={j > 0} />
                {tell(`read_if.${i}.first.${j}`)}
              </div>
            ))}
          </div>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: inserts have no other name
          <div key={i} className="ra-insert">
            <If condition={insert.if} />
            {tell(`read_if.${i}`)}
          </div>
        ),
      )}
    </>
  );
}

interface ProseProps {
  readonly text: string | undefined;
  readonly language: string;
  readonly mood?: ReturnType<typeof moodOf>;
  readonly kind?: 'prose' | 'line';
}

function Prose({ text, language, mood, kind = 'prose' }: ProseProps) {
  if (!text) return null;
  return <Telling id="" kind={kind} text={text} language={language} initial={mood} isFresh={false} />;
}

function If({ condition, otherwise = false }: { readonly condition: unknown; readonly otherwise?: boolean }) {
  const t = useWords();
  if (condition === undefined) return otherwise ? <p className="ra-if">{t('workshop.entry.otherwise')}</p> : null;
  return (
    <p className="ra-if">
      {t(otherwise ? 'workshop.entry.elseIf' : 'workshop.entry.if')} <code>{terms(condition)}</code>
    </p>
  );
}

// ---- what happens

interface LinesProps {
  readonly opened: Opened;
  readonly lines: readonly Action[] | undefined;
  readonly id: string;
}

function Lines({ opened, lines, id }: LinesProps) {
  if (!lines || lines.length === 0) return null;
  return (
    <ul className="ra-lines">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <li key={i}>
          <If condition={line.if} />
          <Prose text={opened.words[`${id}.${i}`]} language={opened.language} kind="line" />
          <Effects list={line.effects} />
          {line.goto && <Way to={line.goto} opened={opened} />}
        </li>
      ))}
    </ul>
  );
}

function Effects({ list }: { readonly list: readonly Effect[] | undefined }) {
  if (!list || list.length === 0) return null;
  return (
    <span className="ra-effects">
      {list.map((effect) => (
        <code key={JSON.stringify(effect)}>{terms(effect)}</code>
      ))}
    </span>
  );
}

interface WayProps {
  readonly to: string;
  readonly opened: Opened;
  readonly isBack?: boolean;
}

/** To another entry; a place that no entry has is said to be none. */
function Way({ to, opened, isBack = false }: WayProps) {
  const t = useWords();
  if (to.startsWith('@')) return <code className="ra-way-said">→ {to}</code>;
  if (!entryCalled(opened, to)) return <span className="ra-way-lost">{t('workshop.entry.lost', { label: to })}</span>;
  return (
    <button type="button" className="ra-way" onClick={() => turnTo(to)}>
      {isBack ? '←' : '→'} {to}
    </button>
  );
}

// ---- choices

interface ChoiceListProps extends Pick<EntryViewProps, 'opened' | 'label'> {
  readonly choices: readonly Choice[] | undefined;
}

function ChoiceList({ opened, label, choices }: ChoiceListProps) {
  const t = useWords();
  if (!choices) return null;
  return (
    <ol className="ra-listed">
      {choices.map((choice, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices have no other name
        <li key={i}>
          <p>{opened.words[`${label}.choose.${i}`] ?? t(`workshop.entry.choice.${choice.kind}`)}</p>
          <If condition={choice.if} />
          <Facts
            facts={{
              pay: choice.pay,
              hint: choice.hint,
              once: choice.once || undefined,
              warn: choice.warn || undefined,
            }}
          />
          <Effects list={choice.effects} />
          {choice.goto && <Way to={choice.goto} opened={opened} />}
        </li>
      ))}
    </ol>
  );
}

/** Facts of the format by their names there. */
function Facts({ facts }: { readonly facts: { readonly [name: string]: unknown } }) {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <span className="ra-effects" data-of="facts">
      {known.map(([name, value]) => (
        <code key={name}>{terms({ [name]: value })}</code>
      ))}
    </span>
  );
}

// ---- checks and combats

interface BoxProps extends Pick<EntryViewProps, 'opened' | 'label'> {
  readonly entry: Entry;
}

function Box({ opened, label, entry: { check, combat } }: BoxProps) {
  const t = useWords();
  if (check) {
    const { pass, fail, skill, difficulty, ...facts } = check;
    return (
      <Challenge title={t('workshop.entry.check', { skill, difficulty })} facts={facts}>
        <Ending {...{ opened, label, result: pass }} id="pass" />
        <Ending {...{ opened, label, result: fail }} id="fail" />
      </Challenge>
    );
  }
  if (!combat) return null;
  const { victory, defeat, enemies, ...facts } = combat;
  return (
    <Challenge
      title={t('workshop.entry.combat', { enemies: enemies.map((one) => terms(one)).join('; ') })}
      facts={facts}
    >
      <Ending {...{ opened, label, result: victory }} id="victory" />
      <Ending {...{ opened, label, result: defeat }} id="defeat" />
    </Challenge>
  );
}

interface ChallengeProps {
  readonly title: string;
  readonly facts: { readonly [name: string]: unknown };
  readonly children: ReactNode;
}

const Challenge = ({ title, facts, children }: ChallengeProps) => (
  <section className="ra-box">
    <h4>{title}</h4>
    <Facts facts={facts} />
    {children}
  </section>
);

interface EndingProps extends Pick<EntryViewProps, 'opened' | 'label'> {
  readonly result: Result;
  readonly id: 'pass' | 'fail' | 'victory' | 'defeat';
}

function Ending({ opened, label, result, id }: EndingProps) {
  const t = useWords();
  return (
    <div className="ra-ending" data-of={id}>
      <h5>{t(`workshop.entry.ending.${id}`)}</h5>
      <Prose text={opened.words[`${label}.${id}.read`]} language={opened.language} />
      <Lines opened={opened} lines={result.do} id={`${label}.${id}.do`} />
      <Way to={result.goto} opened={opened} />
    </div>
  );
}

function Close({ opened, entry: { goto, resume, end } }: Pick<BoxProps, 'opened' | 'entry'>) {
  return (
    <>
      {goto && (
        <p>
          <Way to={goto} opened={opened} />
        </p>
      )}
      <Facts facts={{ resume, end }} />
    </>
  );
}
