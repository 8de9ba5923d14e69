/** What is wrong with the book: each with its rule, file and line, and the way to its entry. */

import { useWords } from '@tabard/page/words/words';
import { fileName, type Placed } from '../../story';
import { turnTo } from './bench';
import type { DeskNow } from './desk';
import { labelOf, whereOf } from './finding';

export function Findings({ now: { findings, check, book } }: { readonly now: DeskNow }) {
  const t = useWords();
  const sorted = (['error', 'warning'] as const).map((severity) => ({
    severity,
    list: findings.filter((one) => one.severity === severity),
  }));
  if (findings.length === 0)
    return <p className="ra-quiet">{t(check.kind === 'done' ? 'workshop.findings.none' : 'workshop.findings.yet')}</p>;
  return (
    <div className="ra-findings">
      {sorted.map(({ severity, list }) =>
        list.length === 0 ? null : (
          <section key={severity} aria-label={t(`workshop.findings.${severity}s`)}>
            <h3>{t(`workshop.findings.${severity}s`)}</h3>
            <ul>
              {list.map((one) => (
                <FindingLine key={one.sentence} finding={one} labels={book ? labelsIn(book.source) : NONE} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();
const labelsIn = ({ entries, tome }: { readonly entries: object; readonly tome?: object }) =>
  new Set([...Object.keys(entries), ...Object.keys(tome ?? {})]);

interface FindingLineProps {
  readonly finding: Placed;
  readonly labels: ReadonlySet<string>;
}

/** The words of lint are English, as the format is. */
export function FindingLine({ finding, labels }: FindingLineProps) {
  const t = useWords();
  const { rule, severity, message, fix, file, line, column } = finding;
  const label = labelOf(finding);
  const isEntry = label !== null && labels.has(label);
  return (
    <li className="ra-finding" data-severity={severity} data-rule={rule}>
      <p>
        <b className="ra-rule">{rule}</b>{' '}
        <span lang="en">{[whereOf(finding), message].filter(Boolean).join(': ')}</span>
        {fix && (
          <em lang="en" className="ra-fix">
            {' '}
            {fix}
          </em>
        )}
      </p>
      <p className="ra-finding-place">
        <span>
          <code>{fileName(file)}</code>
          <code className="ra-line">
            :{line}:{column}
          </code>
        </span>
        {isEntry && (
          <button type="button" className="ra-way" onClick={() => turnTo(label)}>
            {t('workshop.findings.toEntry', { label })}
          </button>
        )}
      </p>
    </li>
  );
}
