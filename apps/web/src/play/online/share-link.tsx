/** The table's address to send to friends: as text, to the clipboard, and as a picture for a telephone. */

import { Button } from '@tabard/page/design/controls';
import { addressOf, copyText } from '@tabard/page/design/copy-text';
import { toast } from '@tabard/page/design/toast';
import { href } from '@tabard/page/router/base';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { QrPicture } from './qr-picture';

export function ShareLink({ id }: { readonly id: string }) {
  const t = useWords();
  const [isQrShown, showQr] = useState(false);
  const address = addressOf(href(pathTo('gathering', { id })));
  async function copy() {
    if (await copyText(address)) toast(t('setup.linkCopied'));
  }
  return (
    <div className="share">
      <input
        className="text-input share-address"
        readOnly
        value={address}
        aria-label={t('online.link')}
        onFocus={({ target }) => target.select()}
      />
      <div className="share-deeds">
        <Button onClick={() => void copy()}>{t('online.copy')}</Button>
        <Button aria-expanded={isQrShown} onClick={() => showQr(!isQrShown)}>
          {t('online.qr')}
        </Button>
      </div>
      {isQrShown && <QrPicture text={address} label={t('online.qrSays')} />}
    </div>
  );
}
