/** What was found about a record: what it proves, what it does not, and behind that every step that was looked at. */
import type { Verdict } from '@tabard/kernel';
import { useWords } from '@tabard/page/words/words';
import { tellSteps, tellVerdict } from '@tabard/table';
import { Glyph } from './glyph';
import { dayInWords, useVerdictWords } from './verdict-words';

export function VerdictPanel({ verdict }: { readonly verdict: Verdict }) {
  const t = useWords();
  const say = useVerdictWords();
  return (
    <>
      {tellVerdict(verdict, dayInWords).map((message) => (
        <p key={message.id} className="prose vouched">
          {say(message)}
        </p>
      ))}
      <details className="looked-at" open={verdict.fault !== null}>
        <summary>{t('after.lookedAt')}</summary>
        <ul className="checks">
          {tellSteps(verdict).map(({ what, holds }) => (
            <li key={what.id} data-holds={String(holds)}>
              <Glyph shape={holds === null ? 'open' : holds ? 'good' : 'bad'} />
              <span>
                <b>{say(what)}</b>
                <span>{holds === null ? t('after.notReached') : holds ? t('after.holds') : t('after.fails')}</span>
                {holds === false && <code>{verdict.fault?.reason}</code>}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
