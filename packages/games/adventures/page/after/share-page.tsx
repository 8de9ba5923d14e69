/** A page to show around: nothing on it spoils the story for who has not played it. As a text, and as a picture. */

import { Button } from '@tabard/page/design/controls';
import { copyText } from '@tabard/page/design/copy-text';
import { loadLetters } from '@tabard/page/design/picture/paint';
import { fileName, savePicture } from '@tabard/page/design/picture/save-picture';
import { toast } from '@tabard/page/design/toast';
import type { StoryProps } from '@tabard/page/face';
import { memo, useEffect, useRef, useState } from 'react';
import { viewOf, words } from '../view';
import { type Shared, shareText } from './share';
import { PAGE, paintShared } from './share-paint';

interface SharePageProps {
  /** Whose words are spoken. */
  readonly props: StoryProps;
  readonly shared: Shared;
}

export const SharePage = memo(function SharePage({ props, shared }: SharePageProps) {
  const { content } = viewOf(props.seen);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasLetters, setLetters] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const text = shareText(shared);

  useEffect(() => {
    loadLetters().finally(() => setLetters(true)); // Without them the house's other letters will do.
  }, []);
  useEffect(() => {
    if (hasLetters && canvas.current) paintShared(canvas.current, content, shared);
  }, [hasLetters, content, shared]);

  async function copy() {
    if (await copyText(text)) toast(words(props, 'after.share.copied'));
    else setByHand(true);
  }

  return (
    <div className="ra-share">
      <canvas ref={canvas} width={PAGE.width} height={PAGE.height} role="img" aria-label={text} />
      <div className="ra-share-deeds">
        <p>{words(props, 'after.share.help')}</p>
        <Button
          tone="primary"
          onClick={() => canvas.current && savePicture(canvas.current, `${fileName(shared.title, 'adventure')}.png`)}
        >
          {words(props, 'after.share.picture')}
        </Button>
        <Button onClick={() => void copy()}>{words(props, 'after.share.text')}</Button>
        {isByHand && (
          <textarea
            className="text-input paste"
            readOnly
            value={text}
            aria-label={words(props, 'after.share.text')}
            onFocus={(event) => event.target.select()}
          />
        )}
      </div>
    </div>
  );
});
