/** After a game: the score and its title, combat by combat, where every die came to rest, and who threw how well. */

import { Panel } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import type { StoryProps } from '@tabard/page/face';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { foeName, HERO_LIFE, heroName, requirementName, scoreOf, titleName, titleOf } from '../../index';
import { iconOf, REQUIREMENT_ICONS, SIGNS } from '../icons';
import { HeatMap } from '../throwing/heat-map';
import { sheetAt, type View, viewOf } from '../view';
import { type Fight, fightsOf, figuresOf, ratesOf, type Throw, type Toll, throwsOf, tollsOf } from './figures';
import './story.css';

export function Story(props: StoryProps) {
  const t = useWords();
  const seen = viewOf(props.seen);
  const throws = throwsOf(props.told);
  const isWon = props.told.some(({ event }) => event.type === 'game.won');
  const dots = throws.flatMap(({ at, hit }) => (at ? [{ ...at, hit }] : []));
  return (
    <div className="df-story">
      {isWon && <Title say={props.say} points={scoreOf(seen).total} />}
      <Panel material="vellum" title={t('dungeon-fighter.story.tolls')} className="df-story-tolls">
        <TollList props={props} seen={seen} fights={fightsOf(props.told)} />
      </Panel>
      <Panel material="vellum" title={t('dungeon-fighter.story.fights')} className="df-story-fights">
        <FightList props={props} seen={seen} fights={fightsOf(props.told)} />
      </Panel>
      <Panel material="vellum" title={t('dungeon-fighter.story.where')} className="df-story-map">
        {dots.length > 0 ? <HeatMap dots={dots} /> : <p>{t('dungeon-fighter.story.noThrows')}</p>}
        <p className="field-help">{t('dungeon-fighter.story.whereHelp')}</p>
      </Panel>
      <Panel material="vellum" title={t('dungeon-fighter.story.heroes')} className="df-story-heroes">
        <HeroTable props={props} seen={seen} throws={throws} />
      </Panel>
      <Panel material="vellum" title={t('dungeon-fighter.story.reqs')} className="df-story-reqs">
        <RateTable say={props.say} throws={throws} />
      </Panel>
    </div>
  );
}

/** DF-21.7: the standings say what the points are made of; this is what they are worth. */
const Title = memo(function Title({ say, points }: Pick<StoryProps, 'say'> & { readonly points: number }) {
  const t = useWords();
  return (
    <Panel material="vellum" title={t('dungeon-fighter.story.title', { points })} className="df-story-title">
      <p className="df-title">
        <IconMark icon={SIGNS.epic} size="2.6rem" />
        {say(titleName(titleOf(points)))}
      </p>
    </Panel>
  );
});

/** The party against each foe: how much life both had, and what was left. One game, one party: no scores side by side. */
const TollList = memo(function TollList({ props, seen, fights }: FightListProps) {
  const t = useWords();
  const full = HERO_LIFE * props.names.length;
  const most = Math.max(1, ...fights.map(({ life }) => life));
  const tolls = tollsOf(props.told, props.names.length, HERO_LIFE);
  return (
    <ol className="df-tolls">
      {tolls.map(({ number, party, foe }, i) => {
        const card = (fights[i].isBoss ? seen.content.bosses : seen.content.monsters)[fights[i].foe];
        return (
          <li key={number}>
            <b>{props.say(foeName(card))}</b>
            <Lives of="party" lives={party} most={full} says={t('dungeon-fighter.story.partyLife', told(party))} />
            <Lives of="foe" lives={foe} most={most} says={t('dungeon-fighter.story.foeLife', told(foe))} />
          </li>
        );
      })}
    </ol>
  );
});

const told = ([before, after]: Toll['party']) => ({ before, after });

interface LivesProps {
  readonly of: 'party' | 'foe';
  readonly lives: Toll['party'];
  readonly most: number;
  readonly says: string;
}

/** What was lost is hatched: it is told apart without its colour. */
const Lives = memo(function Lives({ of, lives: [before, after], most, says }: LivesProps) {
  const share = (life: number) => `${(100 * Math.max(0, life)) / most}%`;
  return (
    <span className="df-toll" data-of={of}>
      <span className="df-toll-bar" aria-hidden="true">
        <i data-left="true" style={{ width: share(after) }} />
        <i data-left="false" style={{ width: share(before - after) }} />
      </span>
      <span>{says}</span>
    </span>
  );
});

interface FightListProps {
  readonly props: StoryProps;
  readonly seen: View;
  readonly fights: readonly Fight[];
}

const FightList = memo(function FightList({ props, seen, fights }: FightListProps) {
  const t = useWords();
  if (fights.length === 0) return <p>{t('dungeon-fighter.story.noFights')}</p>;
  return (
    <ol className="df-fights">
      {fights.map((fight) => {
        const foe = (fight.isBoss ? seen.content.bosses : seen.content.monsters)[fight.foe];
        const ended = fight.ended ?? 'open';
        return (
          <li key={fight.number} data-ended={ended}>
            <button type="button" className="df-fight" onClick={() => props.onJump?.(fight.from)}>
              <span className="df-fight-art" aria-hidden="true">
                <IconMark icon={iconOf(foe)} size="100%" />
              </span>
              <span className="df-fight-words">
                <b>{props.say(foeName(foe))}</b>
                <span>{t(`dungeon-fighter.story.ended.${ended}`, { throws: fight.throws, life: fight.life })}</span>
                {fight.fainted.length > 0 && (
                  <span>
                    {t('dungeon-fighter.story.fainted', {
                      names: fight.fainted.map((seat) => nameAt(props, seen, seat)).join(', '),
                    })}
                  </span>
                )}
              </span>
              {fight.epic && <IconMark icon={SIGNS.epic} size="1.6rem" label={t('dungeon-fighter.story.epic')} />}
              <span className="after-watch">{t('after.watch')}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
});

function nameAt({ say, names }: StoryProps, seen: View, seat: number): string {
  const sheet = sheetAt(seen, seat);
  return sheet ? say(heroName(sheet)) : names[seat];
}

interface HeroTableProps {
  readonly props: StoryProps;
  readonly seen: View;
  readonly throws: readonly Throw[];
}

const COLUMNS = ['throws', 'rate', 'damage', 'best', 'bullseyes'] as const;

const HeroTable = memo(function HeroTable({ props, seen, throws }: HeroTableProps) {
  const t = useWords();
  return (
    <table className="standings-table">
      <thead>
        <tr>
          <th scope="col">{t('dungeon-fighter.story.hero')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="number">
              {t(`dungeon-fighter.story.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.names.map((name, seat) => {
          const figures = figuresOf(throws, seat);
          const shown = { ...figures, rate: percent(figures.hits, figures.throws) };
          return (
            <tr key={name}>
              <th scope="row">
                <span className="standings-seat">
                  <SideMark seat={seat} />
                  <span>{nameAt(props, seen, seat)}</span>
                </span>
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className="number" data-name={t(`dungeon-fighter.story.columns.${column}`)}>
                  {shown[column]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

const percent = (hits: number, throws: number): string =>
  throws === 0 ? '–' : `${Math.round((100 * hits) / throws)} %`;

const RateTable = memo(function RateTable({
  say,
  throws,
}: Pick<StoryProps, 'say'> & { readonly throws: readonly Throw[] }) {
  const t = useWords();
  return (
    <ul className="df-rates">
      {ratesOf(throws).map(({ requirement, throws: count, hits }) => (
        <li key={requirement}>
          <IconMark icon={requirement ? REQUIREMENT_ICONS[requirement] : SIGNS.target} size="1.4rem" />
          <span>{requirement ? say(requirementName(requirement)) : t('dungeon-fighter.story.plain')}</span>
          <meter min={0} max={count} value={hits} aria-hidden="true" />
          <b>{percent(hits, count)}</b>
          <small>{t('dungeon-fighter.story.of', { hits, throws: count })}</small>
        </li>
      ))}
    </ul>
  );
});
