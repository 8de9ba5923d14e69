/** Every entry of the book: a list that can be searched, and the one that is read. */

import { useWords } from '@tabard/page/words/words';
import { useId, useMemo, useState } from 'react';
import { turnTo, useBench } from './bench';
import type { DeskNow } from './desk';
import { EntryView } from './entry-view';
import { labelOf } from './finding';
import type { Opened } from './opened';

interface EntriesProps {
  readonly opened: Opened;
  readonly now: DeskNow;
}

export function Entries({ opened, now }: EntriesProps) {
  const t = useWords();
  const id = useId();
  const { label } = useBench();
  const [wanted, want] = useState('');
  const texts = useMemo(() => textsOf(opened), [opened]);
  const found = texts.filter(({ text }) => text.includes(wanted.trim().toLowerCase()));
  const wrong = new Map(now.findings.map((one) => [labelOf(one), one.severity]));
  for (const one of now.findings) if (one.severity === 'error') wrong.set(labelOf(one), 'error');
  const shown = label ?? opened.graph.nodes[0]?.label;
  return (
    <div className="ra-entries">
      <div className="ra-entries-list">
        <label className="field-name" htmlFor={id}>
          {t('workshop.entries.search')}
        </label>
        <input
          id={id}
          className="text-input"
          type="search"
          value={wanted}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => want(event.target.value)}
        />
        <p className="ra-entries-count" role="status">
          {t('workshop.entries.count', { n: found.length, of: texts.length })}
        </p>
        <ul data-scrolls>
          {found.slice(0, MOST_SHOWN).map(({ label: each, kind, begins }) => (
            <li key={each}>
              <button
                type="button"
                className="ra-entry-pick"
                aria-current={each === shown ? 'true' : undefined}
                data-wrong={wrong.get(each)}
                onClick={() => turnTo(each)}
              >
                <b>{each}</b>
                <span>
                  {kind !== 'plain' && <i>{t(`workshop.entries.kind.${kind}`)} </i>}
                  <span lang={opened.language}>{begins}</span>
                </span>
                {wrong.has(each) && <span className="hidden-words">{t(`workshop.entries.${wrong.get(each)!}`)}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {shown && <EntryView key={shown} opened={opened} label={shown} now={now} />}
    </div>
  );
}

const FIRST_WORDS = 60;
/** Of more than that nobody reads a list: they are searched. */
const MOST_SHOWN = 500;

/** What is searched: the label and every text of the entry. */
function textsOf({ graph, words }: Opened) {
  const byLabel = new Map<string, string[]>();
  for (const [id, text] of Object.entries(words)) {
    const [label] = id.split(/\.(?=[a-z])/);
    byLabel.set(label, [...(byLabel.get(label) ?? []), text]);
  }
  return graph.nodes.map(({ label, kind, words: read }) => ({
    label,
    kind,
    begins: read.length > FIRST_WORDS ? `${read.slice(0, FIRST_WORDS)}…` : read,
    text: [label, ...(byLabel.get(label) ?? [])].join('\n').toLowerCase(),
  }));
}
