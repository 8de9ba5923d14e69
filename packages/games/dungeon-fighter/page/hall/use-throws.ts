/** The hall as the stage's actor: it plays each throw as it fell, and shows what lies there when it is told. */

import { asEventOf, type EventNamed } from '@tabard/kernel';
import { useMoment } from '@tabard/page/room/moment';
import { motionIsReduced } from '@tabard/page/settings/settings';
import type { Actor } from '@tabard/page/stage/stage';
import { useActor } from '@tabard/page/stage/use-stage';
import { useEffect } from 'react';
import type { DungeonFighterEvent } from '../../index';
import type { Layout } from '../../physics';
import { viewOf } from '../view';
import type { Scene } from './scene';

type Thrown = EventNamed<DungeonFighterEvent, 'thrown' | 'flipped'>;

const EMPTY: Layout = { dice: [], templates: [], icebergs: [] };

export function useThrows(scene: Scene | null): void {
  const { seen, told } = useMoment();

  /** Who wants no motion sees only the own throw fall; everything else is simply so. */
  const play: Actor<Thrown> = (event, { speed, signal, isOurs }) => {
    const isOwn = isOurs(event.seat);
    if (!scene || (motionIsReduced() && !isOwn)) return null;
    const { situation } = event;
    signal.addEventListener('abort', () => scene.skip());
    return scene.play({ situation, speed, dark: isOwn && 'reqs' in situation && situation.reqs.includes('blind') });
  };
  useActor<Thrown>('thrown', play);
  useActor<Thrown>('flipped', play);

  const layout = viewOf(seen).b.combat?.layout ?? EMPTY;
  useEffect(() => {
    if (!told.isActing) scene?.show(layout);
  }, [scene, layout, told.isActing]);

  const event = told.event && asEventOf<DungeonFighterEvent>(told.event);
  const section = event?.type === 'hit' ? event.section : '';
  useEffect(() => scene?.light(section), [scene, section]);
}
