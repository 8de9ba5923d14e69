/** A switch: tell me when it is my turn. Not shown where the browser or the inn cannot do it. */

import { Switch } from '@tabard/page/design/fields';
import { toast } from '@tabard/page/design/toast';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useState } from 'react';
import { callAt, callNoMore, keepCalling, whatCalls } from './calls';
import { troubleWith } from './inn-words';

interface CallMeProps {
  readonly id: string;
  readonly token: string;
}

export function CallMe({ id, token }: CallMeProps) {
  const t = useWords();
  const [key, setKey] = useState<string | null>(null);
  const [isOn, turn] = useState(false);
  const [problem, setProblem] = useState<'denied' | 'failed' | null>(null);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const found = await whatCalls();
      const holds = found !== null && (await keepCalling(id, token, found));
      if (left) return;
      setKey(found);
      turn(holds);
    };
    look().catch(() => undefined); // Without a line there is nothing to switch.
    return () => {
      left = true;
    };
  }, [id, token]);
  if (key === null) return null;

  async function change(on: boolean) {
    setProblem(null);
    turn(on); // At once; what comes of it may take a moment.
    const called = on ? await callAt(id, token, key!) : await callNoMore(id, token).then(() => null);
    if (called === 'denied' || called === 'failed') {
      turn(false);
      setProblem(called);
    }
  }
  const failed = (error: unknown, on: boolean) => {
    turn(!on);
    toast(troubleWith(error));
  };
  return (
    <div className="call-me">
      <Switch
        name={t('online.callMe.name')}
        help={t('online.callMe.says')}
        on={isOn}
        onChange={(on) => void change(on).catch((error) => failed(error, on))}
      />
      {problem && <p role="alert">{t(`online.callMe.${problem}`)}</p>}
    </div>
  );
}
