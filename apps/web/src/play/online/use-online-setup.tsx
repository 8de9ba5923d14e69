/** What the page on which a table is set adds where there is an inn: one switch, and how people are at it together. */
import { Panel } from '@tabard/page/design/controls';
import { Choice, Switch } from '@tabard/page/design/fields';
import { useWords } from '@tabard/page/words/words';
import { useId, useState } from 'react';
import type { Opening } from '../begin/opening';
import { NAME_LIMIT } from '../begin/table-choice';
import { openOnline, type Terms } from './open-online';
import { ownName } from './own-name';
import { PACES, usePaceWords } from './pace-words';
import { useInn } from './use-inn';

export interface OnlineSetup {
  readonly isOn: boolean;
  readonly panel: React.ReactNode;
  /** Opens the table in the inn, sits down at one's own seat (without it: the first person's), and answers its id. */
  readonly create: (opening: Opening, after?: string, own?: number) => Promise<string>;
}

interface OnlineSetupWishes {
  /** What one was called before, where one goes on. */
  readonly name?: string;
  readonly onTurn?: (on: boolean) => void;
}

/** Null where the page stands without an inn. */
export function useOnlineSetup(startsOn: boolean, { name, onTurn }: OnlineSetupWishes = {}): OnlineSetup | null {
  const t = useWords();
  const inn = useInn();
  const [isOn, turn] = useState(startsOn);
  const [terms, setTerms] = useState<Terms>({
    name: name || ownName(),
    isPublic: false,
    chat: 'phrases',
    pace: 'free',
    delay: 'none',
  });
  if (!inn) return null;
  const turnTo = (on: boolean) => {
    turn(on);
    onTurn?.(on);
  };
  return {
    isOn,
    panel: (
      <Panel title={t('online.title')} className="online-setup">
        <Switch name={t('online.withFriends')} help={t('online.withFriendsSays')} on={isOn} onChange={turnTo} />
        {isOn && <TermsFields terms={terms} onChange={setTerms} />}
      </Panel>
    ),
    create: (opening, after, seat) => openOnline(opening, terms, { after, seat }),
  };
}

interface TermsFieldsProps {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}

function TermsFields({ terms, onChange }: TermsFieldsProps) {
  const t = useWords();
  const pace = usePaceWords();
  const id = useId();
  const change = (part: Partial<Terms>) => onChange({ ...terms, ...part });
  return (
    <>
      <div className="online-name">
        <label className="field-name" htmlFor={id}>
          {t('online.yourName')}
        </label>
        <input
          id={id}
          className="text-input"
          value={terms.name}
          maxLength={NAME_LIMIT}
          autoComplete="nickname"
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      <Switch
        name={t('online.public')}
        help={t('online.publicSays')}
        on={terms.isPublic}
        onChange={(isPublic) => change({ isPublic })}
      />
      <Choice
        name={t('online.paceName')}
        help={t('online.paceSays')}
        value={terms.pace as string}
        options={Object.entries(PACES).map(([value, one]) => ({ value, name: pace(one) }))}
        onChange={(value) => change({ pace: value })}
      />
      <Choice
        name={t('online.chatName')}
        value={terms.chat}
        options={(['phrases', 'free'] as const).map((value) => ({ value, name: t(`online.chat.${value}`) }))}
        onChange={(chat) => change({ chat })}
      />
      <Choice
        name={t('online.delayName')}
        help={t('online.delaySays')}
        value={terms.delay}
        options={(['none', 'minute', 'five', 'closed'] as const).map((value) => ({
          value,
          name: t(`online.delay.${value}`),
        }))}
        onChange={(delay) => change({ delay })}
      />
    </>
  );
}
