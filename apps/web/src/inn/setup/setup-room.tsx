/** Setting the table. With `?now` in the address a good game is opened at once. */
import dice from '@iconify-json/game-icons/rolling-dices';
import type { GameModule } from '@tabard/content';
import { Button } from '@tabard/page/design/controls';
import { addressOf, copyText } from '@tabard/page/design/copy-text';
import { IconMark } from '@tabard/page/design/icon';
import { toast } from '@tabard/page/design/toast';
import { type GameFace, hueOf } from '@tabard/page/face';
import { type Kept, keptFor } from '@tabard/page/kept/kept';
import { href } from '@tabard/page/router/base';
import { go } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { settings } from '@tabard/page/settings/settings';
import { speakerFor } from '@tabard/page/words/game-words';
import { useWords } from '@tabard/page/words/words';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { faceOf } from '../../house/faces';
import { isPlayable, moduleOf } from '../../house/modules';
import { Nowhere } from '../../house/nowhere';
import type { RoomProps } from '../../house/room-props';
import { Trouble } from '../../keep/storage/trouble';
import { fetchGame } from '../../play/begin/fetch-game';
import { newSeed, openTable } from '../../play/begin/opening';
import { OptionsPanel } from '../../play/begin/options-panel';
import { seatNames } from '../../play/begin/seat-names';
import { SeatsPanel } from '../../play/begin/seats-panel';
import { SetupForm } from '../../play/begin/setup-parts';
import {
  choiceFrom,
  forFriends,
  gentleChoice,
  isPlayableAt,
  ownSeat,
  queryOf,
  quickChoice,
  SEED_LIMIT,
  seedFrom,
  sittersOf,
  type TableChoice,
} from '../../play/begin/table-choice';
import { NoInn } from '../../play/online/inn-api';
import { tellInn } from '../../play/online/inn-words';
import { useOnlineSetup } from '../../play/online/use-online-setup';
import { useCampaignBegin } from '../campaigns/use-begin';
import { BringPanel, cannotCome } from './bring-panel';
import { firstChoice, keepChoice, readKept } from './kept-choice';
import { Newcomer, openLesson, wayInto } from './newcomer';
import '../../play/begin/inputs.css';
import '../../play/begin/setup.css';

export function SetupRoom({ address }: RoomProps) {
  const t = useWords();
  const { game } = address.place.params;
  const face = faceOf(game);
  const [module, setModule] = useState<GameModule | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  const isNow = address.query.has('now'); // Then its room is wanted at once, too.
  const known = face !== undefined && isPlayable(game);
  useEffect(() => {
    if (known) (isNow ? fetchGame : moduleOf)(game).then(setModule, setFailed);
  }, [game, known, isNow]);
  if (failed) throw failed;
  if (!known) return <Nowhere />;
  if (!module) return <p className="loading">{t('shell.loading')}</p>;
  const asked = choiceFrom(address.query, module, quickChoice(module, face.quick));
  const isPlain = [...address.query.keys()].every((key) => key === 'now');
  if (isNow && isPlain) return <SitDown key={address.step} face={face} module={module} step={address.step} />;
  // What cannot be played at once is set up by hand, where the page says what is wrong.
  return isNow && isPlayableAt(module, asked) ? (
    <TableAtOnce face={face} module={module} choice={asked} seed={seedFrom(address.query)} step={address.step} />
  ) : (
    <SetTheTable key={address.step} face={face} module={module} query={address.query} />
  );
}

// ---- at once

interface SitDownProps {
  readonly face: GameFace;
  readonly module: GameModule;
  readonly step: number;
}

/** Nothing is said but "sit down": the first time the house asks how, and remembers. */
function SitDown({ face, module, step }: SitDownProps) {
  const [way, setWay] = useState(() => wayInto(face.id, settings().sitDown));
  const choice = useMemo(
    () => (way === 'gentle' ? gentleChoice(module, face) : quickChoice(module, face.quick)),
    [way, module, face],
  );
  const lesson = useCallback(() => openLesson(face.id), [face]);
  if (way === 'ask') return <Newcomer face={face} onAnswer={(answer) => setWay(wayInto(face.id, answer))} />;
  if (way === 'lesson') return <AtOnce step={step} open={lesson} />;
  return <TableAtOnce {...{ face, module, choice, step }} seed={null} />;
}

interface TableAtOnceProps extends SitDownProps {
  readonly choice: TableChoice;
  readonly seed: string | null;
}

function TableAtOnce({ face, module, choice, seed, step }: TableAtOnceProps) {
  const t = useWords();
  const open = useCallback(() => {
    const title = t(`tables.${face.id}.name`);
    const sitters = sittersOf(choice, seatNames(module), module.isCoop);
    const { options } = choice;
    return openTable({ game: face.id, sitters, options, seed: seed ?? newSeed(), title });
  }, [face, module, choice, seed, t]);
  return <AtOnce step={step} open={open} />;
}

interface AtOnceProps {
  readonly step: number;
  readonly open: () => Promise<string>;
}

/** One table a visit, however often React looks. */
let opened: { readonly step: number; readonly id: Promise<string> } | null = null;

function AtOnce({ step, open }: AtOnceProps) {
  const t = useWords();
  const [failed, setFailed] = useState<Error | null>(null);
  useEffect(() => {
    let left = false;
    if (opened?.step !== step) opened = { step, id: open() };
    opened.id.then(
      (id) => !left && go(pathTo('table', { id }), 'replace'),
      (error: Error) => !left && setFailed(error),
    );
    return () => {
      left = true;
    };
  }, [step, open]);
  if (failed) throw failed;
  return <p className="loading">{t('shell.loading')}</p>;
}

// ---- by hand

const keptNamed = (game: string, id: string | null): Kept | null =>
  keptFor(game).find((kept) => kept.id === id) ?? null;

/** Goes to the table that is being opened; what keeps it from being kept is told, anything else breaks the room. */
function useOpening() {
  const [begun, setBegun] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | NoInn | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  if (failed) throw failed;
  function open(table: Promise<string>, to: 'table' | 'gathering') {
    setBegun(true);
    setTrouble(null);
    table.then(
      (id) => go(pathTo(to, { id })),
      (error: Error) => {
        setBegun(false);
        if (error instanceof Trouble || error instanceof NoInn) setTrouble(error);
        else setFailed(error);
      },
    );
  }
  return { begun, trouble, open };
}

interface SetTheTableProps {
  readonly face: GameFace;
  readonly module: GameModule;
  readonly query: URLSearchParams;
}

function SetTheTable({ face, module, query }: SetTheTableProps) {
  const t = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tongue has new names
  const names = useMemo(() => seatNames(module), [module, t]);
  const speaker = useMemo(() => speakerFor(module, names), [module, names]);
  const roleAt = (at: number) => {
    const role = face.options?.roleAt?.(choice.options, at);
    return role ? speaker.say(role) : null;
  };
  const [choice, setChoice] = useState(() => firstChoice(query, module, face));
  const [seed, setSeed] = useState(() => seedFrom(query) ?? newSeed());
  const { begun, trouble, open } = useOpening();
  const [kept, setKept] = useState(() => keptNamed(face.id, query.get('bring')));
  // Whoever goes on with something that was kept apart from any campaign begins none.
  const campaign = useCampaignBegin(module, choice, kept !== null, query.get('hero'));
  const alone = () => ({ ...choice, seats: readKept(module, face.quick).seats });
  const turned = (on: boolean) => setChoice(on ? forFriends(choice) : alone());
  const online = useOnlineSetup(query.has('online'), { onTurn: turned });
  const isOnline = online?.isOn ?? false;
  const brought = kept?.what ?? campaign?.brought ?? null;
  const isWelcome = kept ? cannotCome(module, kept, choice.options) === null : (campaign?.isWelcome ?? true);
  const playable = isPlayableAt(module, choice, brought) && isWelcome;
  const title = t(`tables.${face.id}.name`);

  function change(next: TableChoice) {
    setChoice(next);
    // A friend's seat is of this table: alone one sits down as before.
    keepChoice(module, isOnline ? { ...next, seats: alone().seats } : next);
  }

  const linkTo = () => `${pathTo('setup', { game: face.id })}?${queryOf(choice, module, seed.trim())}`;

  function begin(how = campaign?.begin ?? openTable) {
    const wrong = document.querySelector<HTMLElement>('.setup [data-wrong="true"] input:checked');
    if (!playable) return wrong?.focus();
    if (!isOnline) keepChoice(module, choice);
    const sitters = sittersOf(choice, names, module.isCoop);
    const { options } = choice;
    const setUp = { game: face.id, sitters, options, brought, seed: seed.trim() || newSeed(), title };
    if (isOnline) open(online!.create(setUp, undefined, ownSeat(choice)), 'gathering');
    else open(how(setUp), 'table');
  }

  return (
    <SetupForm
      {...{ face, title, names }}
      hue={hueOf(face)}
      label={t('setup.title')}
      says={t(`tables.${face.id}.sentence`)}
      seats={choice.seats}
      ready={!isOnline && <SeedField seed={seed} onChange={setSeed} link={linkTo} />}
      begin={
        <>
          {!playable && <p className="setup-wrong">{t('setup.notYet')}</p>}
          {trouble && <NotOpened trouble={trouble} onPlay={() => begin(openTable)} />}
          <Button tone="primary" size="large" type="submit" aria-disabled={!playable || begun || undefined}>
            {t(isOnline ? 'online.open' : 'setup.begin')}
          </Button>
        </>
      }
      onBegin={begin}
    >
      {online?.panel}
      {campaign?.panel}
      <SeatsPanel {...{ module, choice, names, isOnline, roleAt }} about={campaign?.about} onChange={change} />
      <BringPanel module={module} chosen={kept} onChoose={setKept} options={choice.options} />
      <OptionsPanel {...{ module, speaker, choice, brought }} layout={face.options} onChange={change} />
    </SetupForm>
  );
}

interface NotOpenedProps {
  readonly trouble: Trouble | NoInn;
  readonly onPlay: () => void;
}

/** A campaign that cannot be kept does not begin unasked; its first game can be played all the same. */
function NotOpened({ trouble, onPlay }: NotOpenedProps) {
  const t = useWords();
  if (trouble instanceof NoInn)
    return (
      <p className="setup-wrong" role="alert">
        {tellInn(trouble.reason)}
      </p>
    );
  return (
    <div className="setup-wrong" role="alert">
      <p>
        {t('campaigns.notKept')} {t(`keeping.trouble.${trouble.kind}`)}
      </p>
      <Button onClick={onPlay}>{t('campaigns.playAlone')}</Button>
    </div>
  );
}

interface SeedFieldProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
  readonly link: () => string;
}

function SeedField({ seed, onChange, link }: SeedFieldProps) {
  const t = useWords();
  const id = useId();
  const [shown, setShown] = useState<string | null>(null);
  async function copy() {
    const address = addressOf(href(link()));
    if (await copyText(address)) toast(t('setup.linkCopied'));
    else setShown(address);
  }
  return (
    <div className="seed">
      <label className="field-name" htmlFor={id}>
        {t('setup.seed')}
      </label>
      <p className="field-help" id={`${id}help`}>
        {t('setup.seedSays')}
      </p>
      <div className="seed-row">
        <input
          id={id}
          className="text-input"
          value={seed}
          maxLength={SEED_LIMIT}
          aria-describedby={`${id}help`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button
          className="seat-deed"
          aria-label={t('setup.reroll')}
          title={t('setup.reroll')}
          onClick={() => onChange(newSeed())}
        >
          <IconMark icon={dice} size="1.6rem" />
        </Button>
      </div>
      <Button onClick={() => void copy()}>{t('setup.copyLink')}</Button>
      {shown && (
        <input
          className="text-input"
          readOnly
          value={shown}
          aria-label={t('setup.link')}
          onFocus={(e) => e.target.select()}
        />
      )}
    </div>
  );
}
