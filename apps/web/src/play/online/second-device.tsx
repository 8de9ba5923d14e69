/** The same seat on a second device: a code that is good once, as letters and as a picture; and the other end of it. */

import { Button } from '@tabard/page/design/controls';
import { addressOf } from '@tabard/page/design/copy-text';
import { href } from '@tabard/page/router/base';
import { go } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useState } from 'react';
import { newCode } from './inn-api';
import { troubleWith } from './inn-words';
import { QrPicture } from './qr-picture';
import { takeByCode } from './take-by-code';

interface SecondDeviceProps {
  readonly id: string;
  readonly token: string;
}

export function SecondDevice({ id, token }: SecondDeviceProps) {
  const t = useWords();
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const address = code && addressOf(`${href(pathTo('gathering', { id }))}#code=${code}`);
  function ask() {
    setProblem(null);
    newCode(id, token).then(
      (made) => setCode(made.code),
      (error) => setProblem(troubleWith(error)),
    );
  }
  return (
    <div className="second-device">
      <Button onClick={ask}>{t('online.secondDevice')}</Button>
      {problem && <p role="alert">{problem}</p>}
      {code && address && (
        <div className="second-device-code" role="status" ref={(shown) => shown?.scrollIntoView({ block: 'nearest' })}>
          <p className="field-help">{t('online.codeSays')}</p>
          <b className="code">{code}</b>
          <QrPicture text={address} label={t('online.codeQr')} />
        </div>
      )}
    </div>
  );
}

/** A code behind the # of the address: used once, and taken out of the address before anything else is shown. */
export function useArrivalByCode(
  hash: string,
  id: string,
): { readonly isOver: boolean; readonly problem: string | null } {
  const code = new URLSearchParams(hash).get('code');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (code === null) return;
    takeByCode(code, id).then(
      (table) => go(pathTo('gathering', { id: table }), 'replace'),
      (error) => {
        go(pathTo('gathering', { id }), 'replace');
        setProblem(troubleWith(error));
      },
    );
  }, [code, id]);
  return { isOver: code === null, problem };
}
