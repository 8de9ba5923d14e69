/** What cost you: the decisions that lost most by the strongest bot's own imagined games. Reckoned when somebody asks. */
import type { Cost, Tally } from '@tabard/bots';
import type { Seat } from '@tabard/kernel';
import { Button, Panel } from '@tabard/page/design/controls';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useRef, useState } from 'react';
import { newThinker } from '../../play/table/thinker';
import type { FromCosts, ToCosts } from '../../play/table/weigh';
import type { Progress } from './judging';
import { turnAt } from './story';
import type { After } from './use-after';

interface CostsPanelProps {
  readonly after: After;
  readonly onJump: (answers: number) => void;
}

type State =
  | { readonly kind: 'unasked' | 'stopped' | 'failed' }
  | { readonly kind: 'weighing'; readonly progress: Progress }
  | { readonly kind: 'known'; readonly costs: readonly Cost[] };

export function CostsPanel({ after, onJump }: CostsPanelProps) {
  const t = useWords();
  const persons = after.played.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const { state, begin, stop } = useCosts(after.played.text, persons);
  if (persons.length === 0 || after.played.module.bots.length === 0) return null;
  return (
    <Panel title={t('after.costs.title')} className="costs">
      <p className="field-help">{t('after.costs.says')}</p>
      {state.kind === 'weighing' ? (
        <div className="judging">
          <progress aria-label={t('after.costs.weighing')} value={state.progress.done} max={state.progress.of || 1} />
          <Button onClick={stop}>{t('after.stop')}</Button>
        </div>
      ) : (
        state.kind !== 'known' && <Button onClick={begin}>{t('after.costs.begin')}</Button>
      )}
      <div role="status">
        {state.kind === 'weighing' && <p>{t('after.costs.weighing')}</p>}
        {state.kind === 'failed' && <p>{t('after.costs.failed')}</p>}
        {state.kind === 'known' && state.costs.length === 0 && <p>{t('after.costs.none')}</p>}
      </div>
      {state.kind === 'known' && (
        <ol className="costs-list">
          {state.costs.map((cost) => (
            <CostLine key={cost.answers} {...{ after, cost, onJump }} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** One worker at a time; to stop it, and to leave the page, is to end it. */
function useCosts(text: string, seats: readonly Seat[]) {
  const [state, setState] = useState<State>({ kind: 'unasked' });
  const worker = useRef<Worker | null>(null);
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => () => worker.current?.terminate(), []);

  function begin() {
    end();
    const own = newThinker();
    worker.current = own;
    setState({ kind: 'weighing', progress: { done: 0, of: 0 } });
    own.addEventListener('error', () => setState({ kind: 'failed' }));
    own.addEventListener('message', ({ data }: MessageEvent<FromCosts>) => {
      if (worker.current !== own) return;
      if (data.kind === 'progress') return setState({ kind: 'weighing', progress: data });
      end();
      setState(data.kind === 'costs' ? { kind: 'known', costs: data.costs } : { kind: 'failed' });
    });
    own.postMessage({ kind: 'weigh', text, seats } satisfies ToCosts);
  }

  function stop() {
    end();
    setState({ kind: 'stopped' });
  }

  return { state, begin, stop };
}

interface CostLineProps extends CostsPanelProps {
  readonly cost: Cost;
}

function CostLine({ after, cost, onJump }: CostLineProps) {
  const t = useWords();
  const { played, names, speaker, story } = after;
  const { seat, answers, own, bots } = cost;
  const { speech } = played.module;
  const match = played.replay.at(answers);
  const seen = match.seen(seat);
  const ask = match.pendingFor(seat).asks.find((each) => each.seat === seat)!;
  const say = (key: string) => speaker.say(speech.option(seen, seat, key, ask)).replace(/\.$/, '');
  const turn = turnAt(story.turns, answers)?.number ?? 0;
  const kind = played.module.hasNoWinner ? 'story' : played.module.isCoop ? 'party' : 'rivals';
  return (
    <li className="decided">
      <p className="label">{t('after.turnNumber', { turn })}</p>
      <Button onClick={() => onJump(answers)}>
        {t('after.watch')}
        <span className="hidden-words">{t('after.turnNumber', { turn })}</span>
      </Button>
      <p className="decided-line prose">
        {speaker.say(speech.question(seen, ask))} {t('after.costs.instead', { own: say(own.key), bots: say(bots.key) })}
      </p>
      <p className="decided-lead">
        <SideMark seat={seat} />
        {t(`after.costs.lost.${kind}`, { name: names[seat], ...lostIn(own, bots) })}
      </p>
    </li>
  );
}

function lostIn(own: Tally, bots: Tally) {
  const points = Math.round(bots.points / bots.ended - own.points / own.ended);
  const [mine, theirs] = [own, bots].map(({ won }) => Math.round(won));
  return { points, games: own.ended, own: mine, bots: theirs, gap: theirs - mine };
}
