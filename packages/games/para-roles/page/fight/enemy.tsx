/** An enemy as a character: its emblem in a frame, its hearts and stats, and what it is up to. */

import coins from '@iconify-json/game-icons/coins';
import crown from '@iconify-json/game-icons/crown';
import trip from '@iconify-json/game-icons/foot-trip';
import chest from '@iconify-json/game-icons/locked-chest';
import sleepy from '@iconify-json/game-icons/sleepy';
import smitten from '@iconify-json/game-icons/smitten';
import { IconMark } from '@tabard/page/design/icon';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import {
  ACTIONS,
  actionName,
  attackOn,
  boostOf,
  chanceOf,
  chanceOfPreview,
  type Enemy,
  type EnemyAction,
  maxHp,
  NONE,
  previewAction,
  SUITS,
  typeName,
} from '../../index';
import { asked } from '../asked';
import { ACTION_ICONS, ENEMY_LOOKS } from '../icons';
import { enemyPlace, keysAt } from '../places';
import { words } from '../say';
import { type MenuItem, Pointers, Spot } from '../spot';
import type { Blow } from '../told/scenes';
import { enemyName, nameOf, viewOf } from '../view';
import { Badge } from './badge';
import { DieFace } from './die';
import { HeartMark, Hearts } from './hearts';
import { EnemyStat } from './stat-card';
import './enemy.css';

interface EnemyProps {
  readonly enemy: Enemy;
  readonly blow?: Blow | null;
  /** It acts at this very beat. */
  readonly acts?: boolean;
  /** A creature of the Summoning Book, on the party's side. */
  readonly ally?: boolean;
}

export const EnemyCard = memo(function EnemyCard({ enemy, blow, acts, ally }: EnemyProps) {
  const moment = useMoment();
  const { icon, hue, full } = ENEMY_LOOKS[enemy.type];
  const place = enemyPlace(enemy.id);
  const keys = keysAt(moment, place);
  const max = maxHp(viewOf(moment.seen), enemy.id);
  const struck = blow?.who === enemy.id ? blow : null;
  return (
    <article
      className="pr-enemy"
      data-place={place}
      data-type={enemy.type}
      data-acts={acts}
      data-ally={ally}
      data-down={enemy.down !== NONE}
      data-gone={enemy.hp <= 0}
      data-hot={keys.length > 0}
      data-struck={struck?.kind}
      data-pointed={moment.isPointedAt('enemy', enemy.id)}
      style={{ '--foe': hue, '--foe-full': `${full}%` } as React.CSSProperties}
    >
      <EnemySpot enemy={enemy} />
      <div className="pr-enemy-art">
        <IconMark icon={icon} className="pr-enemy-emblem" />
        <span className="pr-enemy-ground" />
        {!ally && <Prospect enemy={enemy} />}
        <Plans enemy={enemy} />
      </div>
      <div className="pr-enemy-body">
        <header className="pr-enemy-head">
          <h2>{enemyName(moment, enemy)}</h2>
          <span className="pr-enemy-type">{moment.say(typeName(enemy.type))}</span>
        </header>
        <div className="pr-enemy-hp">
          <Hearts
            hp={enemy.hp}
            max={max}
            temporary={enemy.temporaryHp}
            lost={struck?.kind === 'damage' ? struck.count : 0}
            gained={struck?.kind === 'heal' ? struck.count : 0}
          />
          <span className="pr-hp" aria-hidden="true">
            {enemy.hp}
            <small>/{max}</small>
          </span>
        </div>
        <div className="pr-enemy-stats">
          {SUITS.map((suit) => (
            <EnemyStat key={suit} enemy={enemy} suit={suit} />
          ))}
        </div>
        <ActionTable enemy={enemy} />
      </div>
      <Pointers place={place} />
    </article>
  );
});

/** The card as a button: an attack where that is offered, else the one thing that is, else the menu. */
const EnemySpot = memo(function EnemySpot({ enemy }: EnemyProps) {
  const moment = useMoment();
  const keys = keysAt(moment, enemyPlace(enemy.id));
  const attack = asked.key(moment, 'turn.action', attackOn(enemy.id));
  const main = keys.includes(attack) ? attack : keys.length === 1 ? keys[0] : undefined;
  const items = keys.map(
    (key): MenuItem => ({ id: key, label: moment.describe(key), onPick: () => moment.onAnswer(key) }),
  );
  const name = words(moment, 'enemy.is', {
    name: enemyName(moment, enemy),
    type: moment.say(typeName(enemy.type)),
    hp: enemy.hp,
    plans: plansOf(moment, enemy)
      .map(({ label }) => label)
      .join(', '),
  });
  return (
    <>
      <Spot
        className="pr-enemy-spot"
        name={main ? `${name}. ${moment.describe(main)}` : name}
        does={main ? () => moment.onAnswer(main) : null}
        items={main ? [] : items}
        place={enemyPlace(enemy.id)}
        says={<EnemySays enemy={enemy} />}
      />
      {main && keys.length > 1 && (
        <Spot
          className="pr-enemy-more"
          name={words(moment, 'enemy.more', { name: enemyName(moment, enemy) })}
          items={items}
          place={enemyPlace(enemy.id)}
          says={<EnemySays enemy={enemy} />}
        >
          <span aria-hidden="true">⋯</span>
        </Spot>
      )}
    </>
  );
});

const EnemySays = memo(function EnemySays({ enemy }: EnemyProps) {
  const moment = useMoment();
  const table = ACTIONS[enemy.type];
  const plans = plansOf(moment, enemy);
  return (
    <>
      <b className="pr-tip-name">{enemyName(moment, enemy)}</b>
      <p>{moment.say(typeName(enemy.type))}</p>
      {plans.map(({ label }) => (
        <p key={label}>{label}</p>
      ))}
      {table ? (
        <ul className="pr-table-long">
          {[...new Set(table)].map((action) => (
            <li key={action}>
              <Faces table={table} action={action} /> <IconMark icon={ACTION_ICONS[action]} />
              {moment.say(actionName(action))}
            </li>
          ))}
        </ul>
      ) : (
        enemy.type !== 'undead-guard' && <p>{words(moment, 'enemy.onlyAttacks')}</p>
      )}
    </>
  );
});

// ---- what it prepares

interface Plan {
  readonly id: string;
  readonly label: string;
  readonly badge: React.ReactNode;
}

function plansOf(moment: Moment, enemy: Enemy): Plan[] {
  const seen = viewOf(moment.seen);
  const plans: Plan[] = [];
  const add = (id: string, label: string, look: Partial<React.ComponentProps<typeof Badge>>) =>
    plans.push({ id, label, badge: <Badge key={id} icon={sleepy} label={label} {...look} /> });
  const action = (id: EnemyAction) => moment.say(actionName(id));
  if (enemy.parked !== '')
    add('parked', words(moment, 'enemy.parked', { action: action(enemy.parked) }), {
      icon: ACTION_ICONS[enemy.parked],
      tone: 'bad',
      value: <DieFace face={faceOf(enemy)} size="1rem" />,
    });
  if (enemy.boost)
    add('boost', words(moment, 'enemy.boost', { count: boostOf(seen, enemy.id) }), {
      icon: ACTION_ICONS['damage-boost'],
      tone: 'bad',
      value: `+${boostOf(seen, enemy.id)}`,
    });
  if (enemy.riposte) add('riposte', words(moment, 'enemy.riposte'), { icon: ACTION_ICONS.riposte, tone: 'bad' });
  if (enemy.stance) add('stance', words(moment, 'stance'), { icon: ACTION_ICONS['defend-self'], tone: 'good' });
  if (enemy.protects !== NONE)
    add('protects', words(moment, 'enemy.protects', { name: nameOf(moment, enemy.protects) }), {
      icon: ACTION_ICONS['defend-other'],
      tone: 'good',
    });
  const charmed = seen.b.party.flatMap(({ charmedBy }, seat) => (charmedBy === enemy.id ? [moment.names[seat]] : []));
  if (charmed.length > 0)
    add('charms', words(moment, 'enemy.charms', { name: charmed.join(', ') }), { icon: smitten, tone: 'bad' });
  if (enemy.turnsOn !== NONE)
    add('turnsOn', words(moment, 'enemy.turnsOn', { name: nameOf(moment, enemy.turnsOn) }), {
      icon: smitten,
      tone: 'good',
    });
  if (enemy.loses) add('loses', words(moment, 'loses'), { icon: sleepy, tone: 'good' });
  if (enemy.down !== NONE) add('down', words(moment, 'enemy.down'), { icon: trip, tone: 'good' });
  if (enemy.pile > 0)
    add('pile', words(moment, 'enemy.pile', { count: enemy.pile }), { icon: coins, tone: 'gold', value: enemy.pile });
  if (enemy.relic) add('relic', words(moment, 'enemy.relic'), { icon: crown, tone: 'gold' });
  if (enemy.treasure > 0)
    add('treasure', words(moment, 'enemy.treasure', { count: enemy.treasure }), {
      icon: chest,
      tone: 'gold',
      value: enemy.treasure,
    });
  return plans;
}

/** The die that lies parked on its Trick shows a face of the action it tries again. */
const faceOf = ({ type, parked }: Enemy): number => Math.max(0, ACTIONS[type]?.indexOf(parked as EnemyAction) ?? 0);

const Plans = memo(function Plans({ enemy }: EnemyProps) {
  const moment = useMoment();
  const plans = plansOf(moment, enemy);
  return <div className="pr-plans">{plans.map(({ badge }) => badge)}</div>;
});

/** What each face of its die makes it do, the faces of one action together. */
const ActionTable = memo(function ActionTable({ enemy }: EnemyProps) {
  const moment = useMoment();
  const table = ACTIONS[enemy.type];
  if (!table) {
    if (enemy.type === 'undead-guard') return null;
    return (
      <p className="pr-actions pr-actions-one">
        <IconMark icon={ACTION_ICONS.attack} /> {words(moment, 'enemy.onlyAttacks')}
      </p>
    );
  }
  const actions = [...new Set(table)];
  return (
    <ul className="pr-actions">
      {actions.map((action) => (
        <li key={action} data-parked={enemy.parked === action} title={moment.say(actionName(action))}>
          <Faces table={table} action={action} />
          <IconMark icon={ACTION_ICONS[action]} size="1.3rem" />
          <span className="pr-action-name">{moment.say(actionName(action))}</span>
        </li>
      ))}
    </ul>
  );
});

interface FacesProps {
  readonly table: readonly EnemyAction[];
  readonly action: EnemyAction;
}

const Faces = ({ table, action }: FacesProps) => (
  <span className="pr-faces">
    {[...table.keys()]
      .filter((face) => table[face] === action)
      .map((face) => (
        <DieFace key={face} face={face} />
      ))}
  </span>
);

/** What the attended character's attack would come to, before it is made. */
const Prospect = memo(function Prospect({ enemy }: EnemyProps) {
  const moment = useMoment();
  const attack = attackOn(enemy.id);
  const key = asked.key(moment, 'turn.action', attack);
  if (moment.seat === null || !keysAt(moment, enemyPlace(enemy.id)).includes(key)) return null;
  const preview = previewAction(viewOf(moment.seen), moment.seat, attack);
  if (!preview) return null;
  const percent = (chance: number) => Math.round(100 * chance);
  const hits = words(moment, 'attack.hits', { percent: percent(chanceOf(preview)) });
  const wounds =
    preview.damage > 0
      ? words(moment, 'attack.wounds', { percent: percent(chanceOfPreview(preview)), count: preview.damage })
      : words(moment, 'attack.useless');
  return (
    <p className="pr-prospect" title={`${hits}, ${wounds}`}>
      <span className="hidden-words">
        {hits}, {wounds}
      </span>
      <span aria-hidden="true">
        <IconMark icon={ACTION_ICONS.attack} /> {percent(chanceOf(preview))} %
      </span>
      <span aria-hidden="true" data-useless={preview.damage === 0}>
        <HeartMark /> {preview.damage > 0 ? `−${preview.damage}: ${percent(chanceOfPreview(preview))} %` : '–'}
      </span>
    </p>
  );
});
