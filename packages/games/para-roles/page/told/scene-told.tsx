/** A deed told in a line: who does what, each card against the number it must beat, and what came of it. */

import { asEventOf, type GameEvent } from '@tabard/kernel';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { memo } from 'react';
import module, { type EnemyAction, type ParaRolesEvent, type Ref } from '../../index';
import { CardFace, SuitMark } from '../cards/cards';
import { DieFace } from '../fight/die';
import { ABILITY_ICONS, ACTION_ICONS, ENEMY_LOOKS } from '../icons';
import { words } from '../say';
import { nameOfRef, viewOf } from '../view';
import type { Scene } from './scenes';

interface SceneToldProps {
  readonly scene: Scene;
  readonly newest: boolean;
}

export const SceneTold = memo(function SceneTold({ scene, newest }: SceneToldProps) {
  const moment = useMoment();
  const { head, draws, line } = scene;
  const isSaid = line !== null && line.type !== 'check';
  return (
    <div className="pr-scene" data-newest={newest}>
      {head && (
        <p className="pr-scene-head">
          <HeadMark head={head} />
          <span>{sentenceOf(moment, head)}</span>
        </p>
      )}
      <div className="pr-scene-body">
        {draws.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the draws stand in their order
          <DrawTold key={i} event={event} />
        ))}
        {isSaid && <p className="pr-scene-line">{sentenceOf(moment, line)}</p>}
      </div>
    </div>
  );
});

/** The log's own sentence. */
export function sentenceOf(moment: Moment, event: GameEvent): string {
  const message = module.speech.event(event, viewOf(moment.seen).content);
  return message ? moment.say(message) : '';
}

/** Whose deed it is, and what kind. */
const HeadMark = memo(function HeadMark({ head }: { readonly head: GameEvent }) {
  const seat = head.seat as number | undefined;
  const enemy = head.enemy as Extract<Ref, { enemy: number }> | undefined;
  const face = head.face as number | undefined;
  const icon: Icon | undefined =
    ACTION_ICONS[head.action as EnemyAction] ?? ABILITY_ICONS[head.action as keyof typeof ABILITY_ICONS];
  return (
    <span className="pr-head-mark" aria-hidden="true">
      {seat !== undefined && <SideMark seat={seat} size="1.15rem" />}
      {enemy && <IconMark icon={ENEMY_LOOKS[enemy.type].icon} size="1.4rem" />}
      {face !== undefined && face >= 0 && <DieFace face={face} size="1.25rem" />}
      {icon && <IconMark icon={icon} size="1.25rem" />}
    </span>
  );
});

interface DrawToldProps {
  readonly event: GameEvent;
}

const DrawTold = memo(function DrawTold({ event }: DrawToldProps) {
  const moment = useMoment();
  const draw = asEventOf<Extract<ParaRolesEvent, { readonly cards: unknown }>>(event);
  const { cards } = draw;
  if (draw.type !== 'check') {
    const shown = cards.slice(-4);
    return (
      <span className="pr-draw" data-ok="none">
        {shown.map((card) => (
          <CardFace key={card} card={card} />
        ))}
      </span>
    );
  }
  const { who, need } = draw;
  const ok = draw.ok === 1;
  const auto = draw.auto === 1;
  return (
    <span className="pr-draw" data-ok={ok}>
      {cards.map((card) => (
        <CardFace key={card} card={card} className={card === draw.kept ? 'pr-kept' : 'pr-passed'} />
      ))}
      <span className="pr-verdict">
        <span className="pr-against">
          {'seat' in who && <SideMark seat={who.seat} size="0.95rem" />}
          <SuitMark suit={draw.stat} />
          <b>{need}</b>
        </span>
        <span className="pr-outcome">{words(moment, ok ? (auto ? 'check.sure' : 'check.ok') : 'check.fails')}</span>
      </span>
      <span className="hidden-words">{words(moment, 'check.said', { name: nameOfRef(moment, who), need })}</span>
    </span>
  );
});
