/** Para Roles on one page: what one wants beside the table. Tables, odds and prices are the content's own. */

import campaignIcon from '@iconify-json/game-icons/campfire';
import checkIcon from '@iconify-json/game-icons/card-ace-spades';
import actionsIcon from '@iconify-json/game-icons/crossed-swords';
import enemiesIcon from '@iconify-json/game-icons/daemon-skull';
import turnIcon from '@iconify-json/game-icons/hourglass';
import epicIcon from '@iconify-json/game-icons/laurel-crown';
import treasureIcon from '@iconify-json/game-icons/locked-chest';
import aimIcon from '@iconify-json/game-icons/rally-the-troops';
import statsIcon from '@iconify-json/game-icons/shining-heart';
import rolesIcon from '@iconify-json/game-icons/star-swirl';
import deathIcon from '@iconify-json/game-icons/tombstone';
import { IconMark } from '@tabard/page/design/icon';
import { Part, type Say, type SummaryProps, summaryOf } from '@tabard/page/one-page/one-page';
import { memo } from 'react';
import {
  ACE,
  ACTIONS,
  ATTACK,
  abilitiesOf,
  CALLINGS,
  type CallingId,
  type Card,
  type Content,
  callingOf,
  DEFENSE,
  type EnemyAction,
  type EnemyType,
  FULL_PACK,
  HEALTH,
  makeCard,
  paraRoles,
  ROLES,
  rankName,
  SUIT_OF_ROLE,
  SUITS,
  type Suit,
  succeeds,
  TRICK,
  typeOfHighest,
  valueOfCard,
} from '../index';
import { CardFace, SuitMark } from './cards/cards';
import { ABILITY_ICONS, ACTION_ICONS, CALLING_ICONS, ENEMY_LOOKS, ITEM_ICONS } from './icons';
import './one-page.css';

type Props = SummaryProps<Content>;

function Parts(props: Props) {
  const { s } = props;
  return (
    <>
      <Part icon={aimIcon} title={s('aim')} wide>
        <p>{s('aimSays')}</p>
      </Part>
      <Check {...props} />
      <Stats {...props} />
      <Part icon={turnIcon} title={s('round')}>
        <ol className="summary-steps">
          {['round1', 'round2', 'round3', 'round4'].map((step) => (
            <li key={step}>{s(step)}</li>
          ))}
        </ol>
      </Part>
      <Part icon={deathIcon} title={s('wounds')}>
        <p>{s('woundsSay')}</p>
        <p>{s('deathSays')}</p>
      </Part>
      <Actions {...props} />
      <Roles {...props} />
      <Epics {...props} />
      <Enemies {...props} />
      <Town {...props} />
      <Campaigns {...props} />
    </>
  );
}

// ---- the check

const EXAMPLE_STAT = 9;
const EXAMPLES: readonly Card[] = [makeCard(HEALTH, 7), makeCard(ATTACK, EXAMPLE_STAT), makeCard(TRICK, 2)];
/** PR-3.4: what a stat may come to. */
const STATS = Array.from({ length: 14 }, (_, i) => i + 2);

function sayRank(say: Say, card: Card): string {
  const { id, with: parameters } = rankName(valueOfCard(card));
  return say(id, parameters);
}

const Check = memo(function Check({ say, s }: Props) {
  const good = (stat: number) => FULL_PACK.filter((card) => succeeds(card, stat)).length;
  return (
    <Part icon={checkIcon} title={s('check')} wide>
      <div className="prs-check">
        <div>
          <p>{s('checkSays')}</p>
          <p>{s('against', { stat: EXAMPLE_STAT })}</p>
          <ul className="prs-draws">
            {EXAMPLES.map((card) => (
              <li key={card} data-ok={succeeds(card, EXAMPLE_STAT)}>
                <CardFace card={card} rank={sayRank(say, card)} />
                {s(succeeds(card, EXAMPLE_STAT) ? 'succeeds' : 'fails')}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p>{s('odds', { all: FULL_PACK.length })}</p>
          <ol className="prs-odds">
            {STATS.map((stat) => (
              <li key={stat} style={{ '--good': good(stat) / FULL_PACK.length } as React.CSSProperties}>
                <span className="hidden-words">{s('oddsOf', { stat, good: good(stat) })}</span>
                <i aria-hidden="true" />
                <b aria-hidden="true">{stat}</b>
                <small aria-hidden="true">{good(stat)}</small>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Part>
  );
});

// ---- stats

const STAT_IDS = ['health', 'defense', 'attack', 'trick'];

const Stats = memo(function Stats({ say, s }: Props) {
  const foundBy = (suit: Suit) => ROLES.find((role) => SUIT_OF_ROLE[role] === suit)!;
  return (
    <Part icon={statsIcon} title={s('stats')} wide>
      <ul className="prs-grid">
        {SUITS.map((suit) => (
          <li key={suit} className="prs-stat">
            <SuitMark suit={suit} />
            <div>
              <b>{say(`stats.${STAT_IDS[suit]}.name`)}</b>
              <p>{s(`stat.${STAT_IDS[suit]}`)}</p>
              <p className="prs-small">{s('foundBy', { role: say(`callings.${foundBy(suit)}.name`) })}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>{s('statsSay')}</p>
    </Part>
  );
});

// ---- actions

const PLAYER_ACTIONS: readonly { readonly id: string; readonly suits: readonly Suit[] }[] = [
  { id: 'attack', suits: [ATTACK] },
  { id: 'defend', suits: [DEFENSE] },
  { id: 'ability', suits: [TRICK] },
  { id: 'epic', suits: [] },
  { id: 'slot', suits: [] },
  { id: 'run', suits: [DEFENSE, TRICK] },
];

const Actions = memo(function Actions({ say, s }: Props) {
  return (
    <Part icon={actionsIcon} title={s('actions')} wide>
      <table className="summary-uses">
        <thead>
          <tr>
            <th scope="col">{s('action')}</th>
            <th scope="col">{s('checks')}</th>
            <th scope="col">{s('does')}</th>
          </tr>
        </thead>
        <tbody>
          {PLAYER_ACTIONS.map(({ id, suits }) => (
            <tr key={id}>
              <th scope="row">{s(`act.${id}`)}</th>
              <td className="prs-suits">
                {suits.length === 0
                  ? s('noCheck')
                  : suits.map((suit, i) => (
                      <span key={suit}>
                        {i > 0 && s('or')}
                        <SuitMark suit={suit} />
                        {say(`stats.${STAT_IDS[suit]}.name`)}
                      </span>
                    ))}
              </td>
              <td>{s(`act.${id}Does`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{s('specials')}</p>
    </Part>
  );
});

// ---- roles, classes, EPICs

const Roles = memo(function Roles({ say, s }: Props) {
  return (
    <Part icon={rolesIcon} title={s('roles')} wide>
      <p>{s('rolesSay')}</p>
      <ul className="prs-grid">
        {ROLES.map((role) => (
          <li key={role} className="prs-role">
            <h4>
              <IconMark icon={CALLING_ICONS[role]} size="1.6rem" />
              {say(`callings.${role}.name`)}
            </h4>
            <dl>
              {abilitiesOf(role).map((ability) => (
                <div key={ability}>
                  <dt>
                    <IconMark icon={ABILITY_ICONS[ability]} />
                    {say(`abilities.${ability}.name`)}
                  </dt>
                  <dd>{say(`abilities.${ability}.help`)}</dd>
                </div>
              ))}
              <EpicOf calling={role} say={say} />
            </dl>
          </li>
        ))}
      </ul>
    </Part>
  );
});

const EpicOf = memo(function EpicOf({ calling, say }: { readonly calling: CallingId; readonly say: Say }) {
  const { epic } = callingOf(calling);
  return (
    <div className="prs-epic">
      <dt>
        <IconMark icon={epicIcon} />
        {say(`epics.${epic}.name`)}
      </dt>
      <dd>{say(`epics.${epic}.help`)}</dd>
    </div>
  );
});

const Epics = memo(function Epics({ say, s }: Props) {
  const classes = CALLINGS.slice(ROLES.length);
  return (
    <Part icon={epicIcon} title={s('epics')} wide>
      <p>{s('epicsSay')}</p>
      <details className="prs-more">
        <summary>{s('classes', { count: classes.length })}</summary>
        <p>{s('classesSay')}</p>
        <ul className="prs-grid prs-classes">
          {classes.map(({ id, pair }) => (
            <li key={id} className="prs-role">
              <h4>
                <IconMark icon={CALLING_ICONS[id]} size="1.6rem" />
                {say(`callings.${id}.name`)}
              </h4>
              <p className="prs-small">{pair.map((ability) => say(`abilities.${ability}.name`)).join(' + ')}</p>
              <dl>
                <EpicOf calling={id} say={say} />
              </dl>
            </li>
          ))}
        </ul>
      </details>
    </Part>
  );
});

// ---- enemies

/** From the Minion, whose cards are 5 or lower, up to the Ace. */
const HIGHEST = Array.from({ length: ACE - 4 }, (_, i) => i + 5);
const TYPES: readonly EnemyType[] = HIGHEST.map(typeOfHighest);
const DEEDS: readonly EnemyAction[] = [
  ...new Set(TYPES.flatMap((type): readonly EnemyAction[] => ACTIONS[type] ?? [])),
];

/** The table of a type, with faces that mean the same put together: [['1–2', 'attack'], …]. */
function rowsOf(type: EnemyType): [string, EnemyAction][] {
  const table = ACTIONS[type] ?? [];
  const kinds = [...new Set(table)];
  return kinds.map((action) => {
    const faces = table.flatMap((other, face) => (other === action ? [face + 1] : []));
    return [faces.length > 1 ? `${faces[0]}–${faces.at(-1)}` : String(faces[0]), action];
  });
}

const Enemies = memo(function Enemies({ say, s }: Props) {
  const rank = (value: number) => (value > 10 ? say(`ranks.${value}`) : String(value));
  return (
    <Part icon={enemiesIcon} title={s('enemies')} wide>
      <p>{s('enemiesSay')}</p>
      <ul className="prs-grid prs-enemies">
        {TYPES.map((type, i) => (
          <li key={type} className="prs-role">
            <h4>
              <IconMark icon={ENEMY_LOOKS[type].icon} size="1.6rem" />
              <span>{say(`enemies.${type}.name`)}</span>
              <b className="prs-highest">
                <span className="hidden-words">{s('highest')} </span>
                {i === 0 ? `2–${HIGHEST[0]}` : rank(HIGHEST[i])}
              </b>
            </h4>
            <dl className="prs-faces">
              {(i === 0 ? [[s('always'), 'attack'] as [string, EnemyAction]] : rowsOf(type)).map(([faces, action]) => (
                <div key={action}>
                  <dt>{faces}</dt>
                  <dd>
                    <IconMark icon={ACTION_ICONS[action]} />
                    {say(`actions.${action}.name`)}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <details className="prs-more">
        <summary>{s('deeds')}</summary>
        <dl className="prs-deeds">
          {DEEDS.map((action) => (
            <div key={action}>
              <dt>
                <IconMark icon={ACTION_ICONS[action]} />
                {say(`actions.${action}.name`)}
              </dt>
              <dd>{say(`actions.${action}.help`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Part>
  );
});

// ---- treasure and town, campaigns

const Town = memo(function Town({ say, s, content: { town } }: Props) {
  const lessons = [
    { id: 'upgrade', price: town.upgrade },
    { id: 'ability', price: town.ability },
  ];
  return (
    <Part icon={treasureIcon} title={s('treasure')} wide>
      <p>{s('treasureSays')}</p>
      <ul className="prs-prices">
        {lessons.map(({ id, price }) => (
          <li key={id}>
            <b>{price}</b>
            <div>
              <b>{s(`buy.${id}`)}</b>
              <p>{s(`buy.${id}Says`)}</p>
            </div>
          </li>
        ))}
        {town.items.map(({ id, price, campaign }) => (
          <li key={id}>
            <b>{price}</b>
            <div>
              <b>
                <IconMark icon={ITEM_ICONS[id]} />
                {say(`items.${id}.name`)}
              </b>
              <p>
                {say(`items.${id}.help`)}
                {campaign && ` ${s('onlyIn', { campaign: say(`campaigns.${campaign}.name`) })}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
});

const CAMPAIGNS = paraRoles.options.find(({ id }) => id === 'campaign')!.values;

const Campaigns = memo(function Campaigns({ say, s }: Props) {
  return (
    <Part icon={campaignIcon} title={s('campaigns')} wide>
      <dl className="prs-campaigns">
        {CAMPAIGNS.map((id) => (
          <div key={id}>
            <dt>{say(`campaigns.${id}.name`)}</dt>
            <dd>{say(`tableOptions.campaign.values.${id}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
});

export const OnePage = summaryOf({ module: () => import('../index'), guide: () => import('../guide') }, Parts);
