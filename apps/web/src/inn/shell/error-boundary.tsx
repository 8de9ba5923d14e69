import mug from '@iconify-json/game-icons/broken-pottery';
import signs from '@iconify-json/game-icons/direction-signs';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { Notice } from '@tabard/page/design/page';
import { Link } from '@tabard/page/router/router';
import { useWords } from '@tabard/page/words/words';
import { Component, type ReactNode, useState } from 'react';
import { makeReport } from '../../house/report';
import { isMissingPart } from '../../keep/offline/missing-part';

/** Something broke: a friendly panel with a report instead of a white page. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly broken: { error: unknown } | null }
> {
  override state = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override render() {
    const { broken } = this.state as { broken: { error: unknown } | null };
    if (!broken) return this.props.children;
    return isMissingPart(broken.error) ? <MissingPart /> : <Broken error={broken.error} />;
  }
}

/** Not there, and nothing is broken: without a network, or after the house was renewed. */
function MissingPart() {
  const t = useWords();
  return (
    <Notice
      emblem={<IconMark icon={signs} />}
      title={t('missing.title')}
      deeds={
        <>
          <Button tone="primary" onClick={() => window.location.reload()}>
            {t('broken.reload')}
          </Button>
          <Link className="button" to="/">
            {t('shell.backToInn')}
          </Link>
        </>
      }
    >
      <p>{t('missing.says')}</p>
    </Notice>
  );
}

function Broken({ error }: { readonly error: unknown }) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const [report] = useState(() => makeReport(error));
  const copy = () =>
    navigator.clipboard.writeText(report).then(
      () => setCopied(true),
      () => setCopied(false), // The text stands below and can be marked by hand.
    );
  return (
    <Notice
      emblem={<IconMark icon={mug} />}
      title={t('broken.title')}
      deeds={
        <>
          <Button tone="primary" onClick={copy}>
            {copied ? t('broken.copied') : t('broken.copy')}
          </Button>
          <Button onClick={() => window.location.reload()}>{t('broken.reload')}</Button>
          <Link className="button" to="/">
            {t('shell.backToInn')}
          </Link>
        </>
      }
    >
      <p>{t('broken.says')}</p>
      <details>
        <summary>{t('broken.details')}</summary>
        <pre className="report">{report}</pre>
      </details>
    </Notice>
  );
}
