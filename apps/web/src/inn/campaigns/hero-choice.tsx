/** Who walks at one seat: a character of the house, one of the hall of heroes, or one from a file. */
import type { GameModule } from '@tabard/content';
import { LIMITS } from '@tabard/kernel';
import { FileButton } from '@tabard/page/design/file-button';
import { useWords } from '@tabard/page/words/words';
import { useId, useState } from 'react';
import { type Against, guestInFile, type HeroGuest } from '../../keep/campaign/guests';
import { tellUnwelcome } from '../../play/begin/unwelcome';

interface HeroChoiceProps {
  readonly module: GameModule;
  /** Of the seat, from 1. */
  readonly number: number;
  readonly hall: readonly HeroGuest[];
  readonly chosen: HeroGuest | null;
  readonly against: Against | null;
  readonly isTaken: (guest: HeroGuest) => boolean;
  readonly onChoose: (guest: HeroGuest | null) => void;
  readonly onFound: (guest: HeroGuest) => void;
}

/** More than this are shown when somebody asks. */
const SHOWN = 6;

export function HeroChoice({ module, number, hall, chosen, against, isTaken, onChoose, onFound }: HeroChoiceProps) {
  const t = useWords();
  const id = useId();
  const [all, showAll] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = all ? hall : hall.filter((guest, i) => i < SHOWN || guest.id === chosen?.id);

  async function open(file: File) {
    setProblem(null);
    const found = await guestInFile(file);
    if ('guest' in found) onFound(found.guest);
    else setProblem(t(`heroes.${found.word}`, { file: file.name, problem: found.problem }));
  }

  return (
    <fieldset className="walker" aria-labelledby={`${id}legend`} data-wrong={against !== null}>
      <legend id={`${id}legend`} className="walker-legend">
        {t('campaigns.walks')} <span className="hidden-words">{t('setup.seat', { number })}</span>
      </legend>
      <div className="choice walker-choice">
        <label>
          <input type="radio" name={id} checked={chosen === null} onChange={() => onChoose(null)} />
          {t('campaigns.ofTheHouse')}
        </label>
        {shown.map((guest) => (
          <label key={guest.id} title={guest.says} data-closed={isTaken(guest) || undefined}>
            <input
              type="radio"
              name={id}
              checked={chosen?.id === guest.id}
              disabled={isTaken(guest)}
              onChange={() => onChoose(guest)}
            />
            {guest.name}
            <span className="hidden-words">{guest.says}</span>
          </label>
        ))}
      </div>
      <div className="walker-more">
        {shown.length < hall.length && (
          <button type="button" className="button" data-tone="quiet" onClick={() => showAll(true)}>
            {t('campaigns.allHeroes', { count: hall.length })}
          </button>
        )}
        <FileButton
          label={t('campaigns.heroFile')}
          accept=".json,application/json"
          onFile={(file) => void open(file)}
        />
        {chosen && <span className="field-help">{chosen.says}</span>}
      </div>
      {chosen && <HeroName id={`${id}name`} chosen={chosen} onChoose={onChoose} />}
      {(problem || against) && (
        <p className="setup-wrong" role="alert">
          {problem ?? <AgainstWords module={module} name={chosen?.name ?? ''} against={against!} />}
        </p>
      )}
    </fieldset>
  );
}

interface HeroNameProps {
  readonly id: string;
  readonly chosen: HeroGuest;
  readonly onChoose: (guest: HeroGuest) => void;
}

/** What the hero is called from now on; the file's own name stands there first (RA-3.2). */
function HeroName({ id, chosen, onChoose }: HeroNameProps) {
  const t = useWords();
  return (
    <div className="walker-name">
      <label className="field-name" htmlFor={id}>
        {t('campaigns.heroName')}
      </label>
      <input
        id={id}
        className="text-input"
        value={chosen.called ?? chosen.name}
        maxLength={LIMITS.name}
        autoComplete="off"
        onChange={({ target }) => onChoose({ ...chosen, called: target.value })}
      />
    </div>
  );
}

interface AgainstWordsProps {
  readonly module: GameModule;
  readonly name: string;
  readonly against: Against;
}

function AgainstWords({ module, name, against: { other, reason } }: AgainstWordsProps) {
  const t = useWords();
  return (
    <span>
      {other ? t('campaigns.notWith', { name, other: other.name }) : t('campaigns.notWelcome', { name })}{' '}
      {tellUnwelcome(module, reason)}
    </span>
  );
}
