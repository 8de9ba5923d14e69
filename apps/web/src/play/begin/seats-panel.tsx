/** Who sits where: persons by name, bots by level, in the order of their turns. */
import type { GameModule } from '@tabard/content';
import { hasPrivateSecrets } from '@tabard/kernel';
import { Button, Panel } from '@tabard/page/design/controls';
import { SideMark } from '@tabard/page/room/sides';
import { speakerFor } from '@tabard/page/words/game-words';
import { useWords } from '@tabard/page/words/words';
import { type ReactNode, useId } from 'react';
import {
  addSeat,
  changeSeat,
  levelsOf,
  moveSeat,
  NAME_LIMIT,
  removeSeat,
  type SeatChoice,
  type TableChoice,
} from './table-choice';

interface SeatsPanelProps {
  readonly module: GameModule;
  readonly choice: TableChoice;
  /** The sides' own names. */
  readonly names: readonly string[];
  /** The game is in its midst: who sits there may change, the seats may not. */
  readonly isFixed?: boolean;
  /** Persons sit before screens of their own, and bring their names. */
  readonly isOnline?: boolean;
  /** More about a seat: who walks there, and what is wrong with that. */
  readonly about?: (seat: SeatChoice, at: number) => ReactNode;
  /** What whoever sits there will be in the game; null: not known yet. */
  readonly roleAt?: (at: number) => string | null;
  readonly onChange: (choice: TableChoice) => void;
}

export function SeatsPanel({ module, choice, names, isFixed, isOnline, about, roleAt, onChange }: SeatsPanelProps) {
  const t = useWords();
  const { min, max } = module.game.seats;
  const { seats } = choice;
  return (
    <Panel title={t('setup.seats')} className="seats">
      <p className="field-help">
        {module.isCoop ? t('setup.seatsTogether', { count: seats.length }) : t('setup.seatsSay', { min, max })}
      </p>
      <ol className="seats-list">
        {seats.map((seat, at) => (
          <SeatRow key={seat.id} {...{ module, choice, names, isFixed, isOnline, about, roleAt, onChange, seat, at }} />
        ))}
      </ol>
      {!isFixed && (
        <div className="seats-foot">
          <Button onClick={() => onChange(addSeat(module, choice))} disabled={seats.length >= max}>
            {t('setup.addSeat')}
          </Button>
        </div>
      )}
      {seats.every(({ kind }) => kind === 'bot') && (
        <p className="setup-note" role="status">
          {t('setup.nobody')}
        </p>
      )}
      {!isOnline && seats.filter(({ kind }) => kind === 'person').length > 1 && (
        <p className="setup-note" role="status">
          {t(hasPrivateSecrets(module.game) ? 'setup.several' : 'setup.severalTogether')}
        </p>
      )}
    </Panel>
  );
}

interface SeatRowProps extends SeatsPanelProps {
  readonly seat: SeatChoice;
  readonly at: number;
}

function SeatRow(props: SeatRowProps) {
  const t = useWords();
  const { at, seat, isFixed, about } = props;
  return (
    <li className="seat" aria-label={t('setup.seat', { number: at + 1 })}>
      <span className="seat-mark">
        <SideMark seat={at} size="2rem" />
      </span>
      <SeatWho {...props} />
      {!isFixed && <SeatDeeds {...props} />}
      {about && <div className="seat-about">{about(seat, at)}</div>}
    </li>
  );
}

/** Name, person or bot, and where it matters whether this is another person. */
function SeatWho({ module, choice, names, isOnline, roleAt, onChange, seat, at }: SeatRowProps) {
  const t = useWords();
  const id = useId();
  const number = at + 1;
  const bots = botWords(module, t('setup.random'), t('setup.randomSays'));
  const level = bots.find(({ value }) => value === seat.bot);
  const role = roleAt?.(at);
  const isGuest = isOnline === true && seat.kind === 'person';
  const says = seat.kind === 'person' ? t(isGuest ? 'online.personSays' : 'setup.personSays') : level?.says;
  const isFirst = choice.seats.findIndex(({ kind }) => kind === 'person') === at;
  return (
    <div className="seat-who">
      <label className="hidden-words" htmlFor={`${id}name`}>
        {t('setup.nameOf', { number })}
      </label>
      <input
        id={`${id}name`}
        className="text-input"
        value={isGuest ? '' : seat.name}
        disabled={isGuest}
        maxLength={NAME_LIMIT}
        placeholder={names[at]}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(changeSeat(choice, at, { name: event.target.value }))}
      />
      <label className="hidden-words" htmlFor={`${id}kind`}>
        {t('setup.whoAt', { number })}
      </label>
      <select
        id={`${id}kind`}
        className="select"
        value={seat.kind === 'person' ? '' : seat.bot}
        aria-describedby={`${id}says`}
        onChange={({ target: { value } }) =>
          onChange(changeSeat(choice, at, value === '' ? { kind: 'person' } : { kind: 'bot', bot: value }))
        }
      >
        <option value="">{t(isOnline ? 'online.person' : 'setup.person')}</option>
        <optgroup label={t('setup.bots')}>
          {bots.map(({ value, name }) => (
            <option key={value} value={value}>
              {t('setup.bot', { name })}
            </option>
          ))}
        </optgroup>
      </select>
      <p className="field-help seat-says" id={`${id}says`}>
        {role && <b>{role} · </b>}
        {says}
      </p>
      {module.isCoop && seat.kind === 'person' && !isFirst && !isOnline && (
        <label className="seat-another">
          <input
            type="checkbox"
            checked={seat.another}
            onChange={({ target }) => onChange(changeSeat(choice, at, { another: target.checked }))}
          />
          {t('setup.another')}
        </label>
      )}
    </div>
  );
}

/** Focus goes with the seat that is moved, and stays in the list when one is taken away. */
function SeatDeeds({ module, choice, onChange, at }: SeatRowProps) {
  const t = useWords();
  const { seats } = choice;
  const number = at + 1;
  const move = (by: -1 | 1) => onChange(moveSeat(choice, at, by));
  return (
    <div className="seat-deeds">
      <SeatDeed says={t('setup.up', { number })} path="M12 5 20 15H4Z" off={at === 0} onDo={() => move(-1)} />
      <SeatDeed
        says={t('setup.down', { number })}
        path="M12 19 4 9H20Z"
        off={at === seats.length - 1}
        onDo={() => move(1)}
      />
      <SeatDeed
        says={t('setup.remove', { number })}
        path="M5 7 7 5 12 10 17 5 19 7 14 12 19 17 17 19 12 14 7 19 5 17 10 12Z"
        off={seats.length <= module.game.seats.min}
        onDo={() => onChange(removeSeat(module, choice, at))}
      />
    </div>
  );
}

interface SeatDeedProps {
  readonly says: string;
  readonly path: string;
  readonly off: boolean;
  readonly onDo: () => void;
}

function SeatDeed({ says, path, off, onDo }: SeatDeedProps) {
  return (
    <Button
      tone="quiet"
      className="seat-deed"
      aria-label={says}
      title={says}
      aria-disabled={off || undefined}
      onClick={() => !off && onDo()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} fill="currentColor" />
      </svg>
    </Button>
  );
}

/** The game's own bots by the names its words give them, then the one that knows no game. */
function botWords(module: GameModule, random: string, randomSays: string) {
  const speaker = speakerFor(module, []);
  const word = (id: string, otherwise: string) => (speaker.has(id) ? speaker.say({ id }) : otherwise);
  return levelsOf(module).map((value) => ({
    value,
    name: value === 'random' ? random : word(`bots.${value}.title`, value),
    says: value === 'random' ? randomSays : word(`bots.${value}.text`, ''),
  }));
}
