/** A check or a combat on the table: what must be covered, the dice, and how it stands. */

import { useMoment } from '@tabard/page/room/moment';
import { memo, useRef, useState } from 'react';
import { difficultyName, skillName } from '../../index';
import { dropOf } from '../drops';
import { viewOf, words } from '../view';
import { Becoming } from './becoming';
import { Buying } from './buying';
import { EnemyCard, EnemyTab } from './enemy';
import { Hint } from './hint';
import { PickingProvider, usePicking } from './picking';
import { Placing } from './placing';
import { Pool } from './pool';
import { SkillPage } from './skill-page';
import { Standing } from './standing';
import './board.css';

/** Null outside a check or combat: then the book has the table. */
export function ChallengeBoard() {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  return b.challenge ? <Challenge /> : null;
}

function Challenge() {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  const { kind, skill, difficulty, round } = b.challenge!;
  const enemies = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const show = (enemy: number) => {
    const list = enemies.current;
    list?.scrollTo({ left: enemy * list.clientWidth, behavior: 'smooth' });
    setShown(enemy);
  };
  const title =
    kind === 'check'
      ? words(moment, 'challenge.check', { skill: skillName(content, skill), difficulty: difficultyName(difficulty) })
      : words(moment, 'challenge.combat', { round });
  return (
    <PickingProvider onEnemy={show}>
      <section
        className="ra-challenge"
        data-kind={kind}
        data-few={kind === 'check' || b.challenge!.enemies.length === 1}
        aria-label={title}
      >
        <h2 className="ra-challenge-title" tabIndex={-1}>
          {title}
        </h2>
        {kind === 'check' ? (
          <SkillPage />
        ) : (
          <div className="ra-enemies-place">
            <EnemyTabs shown={shown} onShow={show} />
            <ul
              ref={enemies}
              className="ra-enemies"
              data-many={b.challenge!.enemies.length > 1}
              onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
                setShown(Math.round(scrollLeft / Math.max(1, clientWidth)))
              }
            >
              {b.challenge!.enemies.map((number, enemy) => (
                <li key={number}>
                  <EnemyCard enemy={enemy} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="ra-felt">
          <Pool />
          <div className="ra-advice">
            <Standing />
            <Hint />
          </div>
          <Buying />
          <Becoming />
          <Placing />
        </div>
      </section>
    </PickingProvider>
  );
}

interface EnemyTabsProps {
  readonly shown: number;
  readonly onShow: (enemy: number) => void;
}

const EnemyTabs = memo(function EnemyTabs({ shown, onShow }: EnemyTabsProps) {
  const moment = useMoment();
  const { enemies, slots } = viewOf(moment.seen).b.challenge!;
  const { open } = usePicking();
  if (enemies.length < 2) return null;
  return (
    <nav className="ra-enemy-tabs" aria-label={words(moment, 'challenge.enemies')}>
      {enemies.map((number, enemy) => (
        <EnemyTab
          key={number}
          enemy={enemy}
          isShown={enemy === shown}
          drop={dropOf('enemy', enemy)}
          fitting={open.filter((slot) => slots[slot].enemy === enemy).length}
          onShow={() => onShow(enemy)}
        />
      ))}
    </nav>
  );
});
