/** After a game: the heroes, how each was made, and the moments worth another look. */

import { Panel } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import type { StoryProps } from '@tabard/page/face';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { NONE, sheetOf } from '../../index';
import { emblemOf } from '../cards/card-icons';
import { Good } from '../marks';
import { nameOf, viewOf } from '../view';
import { figuresOf, momentsOf } from './figures';
import './story.css';

export function Story(props: StoryProps) {
  const t = useWords();
  return (
    <div className="rp-story">
      <Panel material="vellum" title={t('roll-player.story.made')} className="rp-story-made">
        <HeroTable props={props} />
      </Panel>
      <Panel material="vellum" title={t('roll-player.story.drafted')} className="rp-story-drafted">
        <Drafts props={props} />
      </Panel>
      <Panel material="vellum" title={t('roll-player.story.moments')} className="rp-story-moments">
        <MomentList props={props} />
      </Panel>
    </div>
  );
}

const COLUMNS = ['gold', 'bought', 'discarded', 'skills', 'hunts', 'trophies', 'fiends', 'banished'] as const;

const HeroTable = memo(function HeroTable({ props }: { readonly props: StoryProps }) {
  const t = useWords();
  const { b } = viewOf(props.seen);
  return (
    <table className="standings-table">
      <thead>
        <tr>
          <th scope="col">{t('roll-player.story.hero')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="number">
              {t(`roll-player.story.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.names.map((name, seat) => {
          const figures = figuresOf(props.told, seat, b.row.length);
          return (
            <tr key={name}>
              <th scope="row">
                <HeroName props={props} seat={seat} />
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className="number" data-name={t(`roll-player.story.columns.${column}`)}>
                  {figures[column]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

const HeroName = memo(function HeroName({ props, seat }: { readonly props: StoryProps; readonly seat: number }) {
  const { b, content } = viewOf(props.seen);
  const { race, class: own } = b.heroes[seat];
  const who = [
    ...(race === NONE ? [] : [props.say(nameOf('race', content.races[race]))]),
    ...(own === NONE ? [] : [props.say(nameOf('class', content.classes[own]))]),
  ].join(' ');
  return (
    <span className="rp-story-hero">
      <SideMark seat={seat} />
      {race !== NONE && <IconMark icon={emblemOf('race', content.races[race])} size="1.6rem" />}
      <span>
        <b>{props.names[seat]}</b>
        <small>{who}</small>
      </span>
      {props.over && own !== NONE && <Good good="star" n={sheetOf(viewOf(props.seen), seat).total} />}
    </span>
  );
});

/** How often everybody took which Initiative card: the patient low, the greedy high. */
const Drafts = memo(function Drafts({ props }: { readonly props: StoryProps }) {
  const t = useWords();
  const { b } = viewOf(props.seen);
  const rankOf = (place: number): string => (place === b.row.length - 1 ? '★' : String(place + 1));
  return (
    <ul className="rp-drafts">
      {props.names.map((name, seat) => {
        const { ranks } = figuresOf(props.told, seat, b.row.length);
        const most = Math.max(1, ...ranks);
        return (
          <li key={name}>
            <HeroName props={props} seat={seat} />
            <ol>
              {ranks.map((count, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is a rank
                <li key={place} style={{ '--share': count / most } as React.CSSProperties}>
                  <span aria-hidden="true">{rankOf(place)}</span>
                  <b aria-hidden="true">{count}</b>
                  <span className="hidden-words">
                    {t('roll-player.story.draft', { rank: rankOf(place), n: count })}
                  </span>
                </li>
              ))}
            </ol>
          </li>
        );
      })}
    </ul>
  );
});

const MomentList = memo(function MomentList({ props }: { readonly props: StoryProps }) {
  const t = useWords();
  const moments = momentsOf(props.told);
  if (moments.length === 0) return <p>{t('roll-player.story.quiet')}</p>;
  return (
    <ol className="rp-story-list">
      {moments.map(({ answers, text, round, event }) => (
        <li key={`${answers} ${event.type} ${text}`}>
          <button type="button" className="rp-story-moment" onClick={() => props.onJump?.(answers)}>
            <span>{t('roll-player.room.round', { n: round })}</span>
            <b>{text}</b>
            <span className="after-watch">{t('after.watch')}</span>
          </button>
        </li>
      ))}
    </ol>
  );
});
