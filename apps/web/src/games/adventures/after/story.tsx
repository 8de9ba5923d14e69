/**
 * After an adventure: the way that was taken, what each hero did, checks and fights, luck, guild and market, and where the
 * campaign stands; and a page to share that gives nothing of the story away.
 */
import {
  bookOf,
  cardName,
  difficultyName,
  enemyName,
  personName,
  skillName,
  storyText,
  titleName,
} from '@tabard/adventures';
import type { Seat } from '@tabard/kernel';
import { Panel } from '../../../design/controls';
import { IconMark } from '../../../design/icon';
import { SideMark } from '../../../room/sides';
import type { StoryProps } from '../../face';
import { Portrait } from '../home/portrait';
import { SIGNS } from '../icons';
import { spoken } from '../say';
import { said, viewOf, words } from '../view';
import { CampaignStands } from './campaign-stands';
import { DEEDS, deedsOf, luckOf, type Trial, titlesOf, tradeOf, trialsOf } from './figures';
import { SharePage } from './share-page';
import { WayTaken } from './way';
import './story.css';

interface Part {
  readonly props: StoryProps;
}

export function Story(props: StoryProps) {
  const { b, content } = viewOf(props.seen);
  const panel = (id: string, content: React.ReactNode) => (
    <Panel material="vellum" title={words(props, `after.${id}.title`)} className={`ra-story-${id}`}>
      {content}
    </Panel>
  );
  return (
    <div className="ra-story">
      {b.ending !== '' && (
        <Panel material="vellum" title={words(props, 'after.ending.title')} className="ra-story-ending">
          <p className="prose">{said(props, storyText(content, b.ending))}</p>
        </Panel>
      )}
      {panel('way', <WayTaken props={props} />)}
      {panel('trials', <Trials props={props} />)}
      {panel('heroes', <Heroes props={props} />)}
      {panel('luck', <LuckOfDice props={props} />)}
      {panel('trade', <Traded props={props} />)}
      {bookOf(viewOf(props.seen)).kind !== 'tutorial' && panel('campaign', <CampaignStands props={props} />)}
      {props.over && panel('share', <SharePage props={props} />)}
    </div>
  );
}

// ---- heroes

function Heroes({ props }: Part) {
  const seen = viewOf(props.seen);
  const all = deedsOf(props.told, seen.seats);
  return (
    <table className="standings-table">
      <thead>
        <tr>
          <th scope="col">{words(props, 'after.heroes.hero')}</th>
          {DEEDS.map((deed) => (
            <th key={deed} scope="col" className="number">
              {words(props, `after.heroes.${deed}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map((deeds, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <tr key={seat}>
            <th scope="row">
              <Hero props={props} seat={seat} />
            </th>
            {DEEDS.map((deed) => (
              <td key={deed} className="number" data-name={words(props, `after.heroes.${deed}`)}>
                {deeds[deed]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Hero({ props, seat }: Part & { readonly seat: Seat }) {
  const { b, content } = viewOf(props.seen);
  if (b.classOf[seat] < 0) return <>{props.names[seat]}</>;
  const { id } = content.classes[b.classOf[seat]];
  return (
    <span className="ra-story-hero">
      <Portrait {...{ content }} race={b.race[seat]} class={id} portrait={b.portrait[seat]} size="2.8rem" />
      <span>
        <b>{spoken(props, personName(content, b.names[seat]))}</b>
        <small>
          <SideMark seat={seat} size="0.8em" /> {props.names[seat]}
        </small>
      </span>
    </span>
  );
}

// ---- checks and fights

function Trials({ props }: Part) {
  const trials = trialsOf(props.told);
  if (trials.length === 0) return <p>{words(props, 'after.trials.none')}</p>;
  return (
    <ol className="ra-trials">
      {trials.map((trial) => (
        <li key={trial.answers} data-won={trial.won}>
          <button type="button" onClick={() => props.onJump(trial.answers)}>
            <IconMark icon={trial.kind === 'check' ? SIGNS.dice : SIGNS.counter} size="1.5em" />
            <span>
              <b>{trialName(props, trial)}</b>
              <small>
                {words(props, `after.trials.${endOf(trial)}`, { covered: trial.covered, slots: trial.slots })}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function trialName(props: StoryProps, { kind, skill, difficulty, enemies }: Trial): string {
  const { content } = viewOf(props.seen);
  if (kind === 'combat')
    return spoken(
      props,
      enemies.map((number) => enemyName(content, number)),
    );
  return words(props, 'told.check', { skill: skillName(content, skill), difficulty: difficultyName(difficulty) });
}

const endOf = ({ kind, won }: Trial): string =>
  won === null ? 'open' : kind === 'check' ? (won ? 'passed' : 'failed') : won ? 'won' : 'lost';

// ---- luck

/** Each number should come up as often as the others; what came up more is taller than the line. */
function LuckOfDice({ props }: Part) {
  const { counts, rolled, sum } = luckOf(props.told);
  if (rolled === 0) return <p>{words(props, 'after.luck.none')}</p>;
  const most = Math.max(...counts);
  return (
    <>
      <ol className="ra-luck" style={{ '--even': rolled / counts.length / most } as React.CSSProperties}>
        {counts.map((count, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
          <li key={i} style={{ '--share': count / most } as React.CSSProperties}>
            <b aria-hidden="true">{i + 1}</b>
            <small aria-hidden="true">{count}</small>
            <span className="hidden-words">{words(props, 'after.luck.times', { value: i + 1, count })}</span>
          </li>
        ))}
      </ol>
      <p>{words(props, 'after.luck.average', { rolled, average: Math.round((100 * sum) / rolled) / 100 })}</p>
    </>
  );
}

// ---- guild and market, titles

function Traded({ props }: Part) {
  const seen = viewOf(props.seen);
  const { content } = seen;
  const { earned, spent, learnt, bought, sold } = tradeOf(props.told);
  const titles = titlesOf(props.told);
  const card = (one: number) => cardName(content, one);
  return (
    <ul className="ra-trade">
      <li>{words(props, 'after.trade.gold', { earned: earned.gold, spent: spent.gold })}</li>
      <li>{words(props, 'after.trade.xp', { earned: earned.xp, spent: spent.xp })}</li>
      {learnt.map(({ what, times, cost }) => (
        <li key={what}>{words(props, `after.trade.learnt.${what}`, { times, cost })}</li>
      ))}
      {bought.map(({ seat, card: one, cost }) => (
        <li key={`bought ${one}`}>{words(props, 'after.trade.bought', { seat: { seat }, card: card(one), cost })}</li>
      ))}
      {sold.map(({ seat, card: one }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card may be sold, bought and sold again
        <li key={`sold ${i}`}>{words(props, 'after.trade.sold', { seat: { seat }, card: card(one) })}</li>
      ))}
      {titles.map((title) => (
        <li key={`title ${title}`}>
          {words(props, 'after.trade.called', { title: titleName(content, bookOf(seen), title) })}
        </li>
      ))}
    </ul>
  );
}
