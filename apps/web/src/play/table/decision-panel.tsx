/**
 * The question and every answer to it, as buttons with their consequence: the plain way to play, by mouse, keyboard
 * and screen reader. It can show any question of any game.
 */
import type { Message } from '@tabard/content';
import type { PendingAsk, Seat } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { Tip } from '@tabard/page/design/tip';
import type { GameRoom } from '@tabard/page/face';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import type { TableAtHand, TableNow } from '@tabard/page/room/table-at-hand';
import { ThinkingDots } from '@tabard/page/room/thinking';
import { useWords } from '@tabard/page/words/words';
import { type ReactElement, useId, useState } from 'react';
import { askedNow } from '../voice/asked-now';
import { DoubtStrip } from '../voice/doubt-strip';
import type { Voice } from '../voice/use-voice';
import { Ending, WaitButton } from '../voice/wait';
import { OptionList } from './option-list';
import { hasProposed, Proposed } from './proposed';
import { Refused } from './refused';
import { Companions, SeatTabs } from './seat-tabs';
import { questionWords } from './spoken';
import { Telling } from './stage/telling';
import './decision-panel.css';

interface DecisionPanelProps {
  readonly table: TableAtHand;
  readonly now: TableNow;
  readonly room: Pick<GameRoom, 'question' | 'shownElsewhere' | 'book' | 'groups' | 'groupGist' | 'picture' | 'brief'>;
  readonly voice: Voice;
  /** What a coach speaks of: never folded away. */
  readonly suggested?: string | null;
}

export function DecisionPanel(props: DecisionPanelProps) {
  const { table, now, room, voice, suggested } = props;
  const moment = useMoment();
  const t = useWords();
  const id = useId();
  const { viewer, answers } = now;
  const ask = now.asks.find(({ seat }) => seat === viewer) ?? null;
  const extras = extrasOf(now).filter(isFirstOf(now, moment));
  const [{ showsAll, showsWhy }, show] = useShown(`${ask?.question} ${viewer} ${answers}`);

  if (now.told.isTelling) return <Telling table={table} now={now} />;
  if (now.over) return null;
  if (now.underway !== null) return <Underway {...now.underway} />;
  if (voice.coming?.kind === 'end') return <Ending voice={voice} />;
  if (!ask || voice.coming) return <Waiting {...props} extras={extras} />;

  const { shownElsewhere } = room;
  const isOnBoard = hasProposed(now, ask) || (room.book?.asks(moment.seen, ask) ?? false);
  const isElsewhere = (key: string) =>
    key !== suggested && (isOnBoard || (shownElsewhere?.(key, ask, moment.seen) ?? false));
  const hidden = [...ask.options, ...extras.map(({ key }) => key)].filter(isElsewhere);
  const isShown = (key: string) => showsAll || !hidden.includes(key);
  const shown = ask.options.filter(isShown);
  const shownExtras = extras.filter(({ key }) => isShown(key));
  const refusals = table.refusals(ask.seat);

  return (
    <section className="decision" aria-label={t('table.yourDecision')}>
      <Whose {...props} controls={id} />
      <h2 className="decision-question">{questionWords(table, room, moment.seen, ask)}</h2>
      <Proposed {...props} />
      <div id={id}>{voice.doubt ? <DoubtStrip voice={voice} /> : <Answers {...props} ask={ask} keys={shown} />}</div>
      {shownExtras.length > 0 && <Extras {...props} extras={shownExtras} />}
      <div className="decision-more">
        <WaitButton voice={voice} />
        <Companions seats={now.companions} names={moment.names} onLetGo={moment.onLetGo} />
        {hidden.length > 0 && (
          <Button
            tone="quiet"
            className="decision-all"
            aria-expanded={showsAll}
            onClick={() => show({ showsAll: !showsAll, showsWhy })}
          >
            {showsAll ? t('table.fewerChoices') : t('table.allChoices', { count: hidden.length, shown: shown.length })}
          </Button>
        )}
        {refusals.length > 0 && (
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => show({ showsAll, showsWhy: !showsWhy })}>
            {t('table.notPossible', { count: refusals.length })}
          </Button>
        )}
      </div>
      {showsWhy && refusals.length > 0 && (
        <Refused {...{ table, refusals }} seat={ask.seat} onClose={() => show({ showsAll, showsWhy: false })} />
      )}
    </section>
  );
}

interface Shown {
  readonly showsAll: boolean;
  readonly showsWhy: boolean;
}
const SHORT: Shown = { showsAll: false, showsWhy: false };

/**
 * A new question starts short again. Nothing is put back for that: an effect that did so at every moment was taken for a ring
 * where the others play on for long ("maximum update depth").
 */
function useShown(at: string): [Shown, (shown: Shown) => void] {
  const [{ shown, where }, set] = useState({ shown: SHORT, where: at });
  return [where === at ? shown : SHORT, (next) => set({ shown: next, where: at })];
}

interface AnswersProps extends DecisionPanelProps {
  readonly ask: PendingAsk;
  readonly keys: readonly string[];
}

function Answers({ table, now, room, voice, suggested, ask, keys }: AnswersProps) {
  const moment = useMoment();
  const { groups } = room;
  if (keys.length === 0) return null;
  return (
    <OptionList
      about={`${now.answers} ${ask.seat}`}
      keys={keys}
      primary={table.module.manners.usual(askedNow(now)!) ?? undefined}
      suggested={suggested}
      groupOf={groups && ((key) => groups(key, ask, moment.seen))}
      labelOf={({ label }) => moment.say(label)}
      describe={(key) => moment.describeFor(ask.seat, key)}
      {...brieflyBy(room, moment, ask)}
      onAnswer={(key) => voice.answerAs(ask.seat, key)}
    />
  );
}

/** Pictures and short words, where the room has them; the whole of an answer is a tip then. */
function brieflyBy({ picture, brief, groupGist }: DecisionPanelProps['room'], { seen, say }: Moment, ask: PendingAsk) {
  const inWords = (message: Message | null) => (message ? say(message) : null);
  return {
    picture: picture && ((key: string) => picture(seen, ask, key)),
    brief: brief && ((key: string) => inWords(brief(seen, ask, key))),
    gistOf: groupGist && ((keys: readonly string[]) => inWords(groupGist(seen, ask, keys))),
    tell: (whole: string, button: ReactElement<Record<string, unknown>>) => <Tip says={<p>{whole}</p>}>{button}</Tip>,
  };
}

/** Whose decision it is, where persons share the screen: the party's, one seat's, or any of several. */
function Whose({ table, now, controls }: DecisionPanelProps & { readonly controls: string }) {
  const { names, attend } = useMoment();
  const t = useWords();
  const { asks, viewer, sitters } = now;
  const persons = sitters.filter(({ kind }) => kind === 'person').length;
  if (viewer === null) return null;
  if (asks[0].kind === 'together' && (table.isShared || persons > 1))
    return <p className="decision-who">{t('table.partyDecides')}</p>;
  if (!table.isShared) return null;
  const seats = asks.map(({ seat }) => seat);
  if (seats.length > 1) return <SeatTabs {...{ seats, controls }} chosen={viewer} names={names} onAttend={attend} />;
  return persons > 1 && <p className="decision-who">{names[viewer]}</p>;
}

interface Extra {
  readonly seat: Seat;
  readonly key: string;
}

const extrasOf = ({ pending }: TableNow): Extra[] =>
  pending.interrupts.flatMap(({ seat, options }) => options.map((key) => ({ seat, key })));

/** Heroes of one person may offer the very same: it is offered once. */
function isFirstOf({ sitters }: TableNow, { describeFor }: Moment) {
  const offered = new Set<string>();
  return ({ seat, key }: Extra): boolean => {
    const offer = JSON.stringify([sitters[seat].person ?? seat, key, describeFor(seat, key)]);
    const isFirst = !offered.has(offer);
    offered.add(offer);
    return isFirst;
  };
}

interface ExtrasProps extends Pick<DecisionPanelProps, 'voice'> {
  readonly extras: readonly Extra[];
}

/** What may be thrown in at any time. */
function Extras({ voice, extras }: ExtrasProps) {
  const { describeFor } = useMoment();
  const t = useWords();
  return (
    <div className="decision-extras">
      <h3>{t('table.atAnyTime')}</h3>
      <ul>
        {extras.map(({ seat, key }) => (
          <li key={`${seat} ${key}`}>
            <Button className="decision-option" data-key={key} onClick={() => voice.answerAs(seat, key)}>
              <span>{describeFor(seat, key)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was answered, and has not reached the table yet. */
function Underway({ says, hasLine }: NonNullable<TableNow['underway']>) {
  const t = useWords();
  return (
    <section className="decision" data-region="underway" aria-label={t('table.yourDecision')}>
      <h2 className="decision-question decision-waiting">
        {t(hasLine ? 'table.underway' : 'table.underwayLater')}
        <ThinkingDots />
      </h2>
      <p>{says}</p>
    </section>
  );
}

function Waiting({ table, now, voice, extras }: Pick<DecisionPanelProps, 'now' | 'table'> & ExtrasProps) {
  const { names } = useMoment();
  const t = useWords();
  const seat = now.thinking ?? now.pending.asks[0]?.seat;
  const name = seat === undefined ? '' : names[seat];
  return (
    <section className="decision" aria-label={t('table.yourDecision')}>
      <h2 className="decision-question decision-waiting">
        {t(now.thinking === null ? 'table.waitingFor' : 'table.thinking', { name })}
        <ThinkingDots />
      </h2>
      <Proposed {...{ table, now }} />
      <WhileWaiting {...{ table, now }} seat={seat} />
      <WaitButton voice={voice} />
      {extras.length > 0 && <Extras voice={voice} extras={extras} />}
    </section>
  );
}

/** A bot can be told faster; a person can only be reminded. */
function WhileWaiting({ table, now, seat }: Pick<DecisionPanelProps, 'table' | 'now'> & { readonly seat?: Seat }) {
  const { names } = useMoment();
  const t = useWords();
  const { remind } = table;
  const isPerson = now.thinking === null && seat !== undefined && now.sitters[seat].kind === 'person';
  if (isPerson && remind)
    return (
      <Button tone="quiet" onClick={() => remind(seat)}>
        {t('table.remind', { name: names[seat] })}
      </Button>
    );
  if (isPerson) return null;
  return (
    <Button tone="quiet" onClick={() => table.hurry()}>
      {t('table.hurry')}
    </Button>
  );
}
