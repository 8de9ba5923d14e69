/** A Town on the board: scene, wall, besiegers, Towers, what it is worth, and what your dice would do there. */

import flame from '@iconify-json/game-icons/flame';
import skull from '@iconify-json/game-icons/skull-crossed-bones';
import { IconMark } from '@tabard/page/design/icon';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { needChanges, requirement } from '../../index';
import { asked } from '../asked';
import { CommittedDice } from '../dice/committed-dice';
import { aimAtTown, marching, outcomeOf, useHandOfDice, useSend } from '../dice/plan';
import { emblemOf } from '../emblems';
import { PlaceButton, SideMark } from '../marks';
import { NONE, overlordName, sum, townName, viewOf } from '../view';
import { Besiegers } from './besiegers';
import { March, useMarch } from './march-bar';
import { TowerPlace } from './tower';
import { TownScene } from './town-scene';
import { Wall } from './wall';
import './town.css';

interface TownProps {
  readonly slot: number;
}

export const Town = memo(function Town({ slot }: TownProps) {
  const { town } = viewOf(useMoment().seen).b;
  return town[slot] === NONE ? <Ruins slot={slot} /> : <StandingTown slot={slot} />;
});

const StandingTown = memo(function StandingTown({ slot }: TownProps) {
  const moment = useMoment();
  const hand = useHandOfDice();
  const send = useSend();
  const { say } = moment;
  const seen = viewOf(moment.seen);
  const { b, content: c } = seen;
  const number = b.town[slot];
  const town = c.towns[number];
  const total = sum(b.besiegers[slot]);
  const need = requirement(seen, slot);
  const aim = aimAtTown(moment, slot, hand);
  const march = useMarch(`${b.turnNumber} ${slot} ${hand.dice.join('+')} ${aim.most}`, aim.most);
  const promised = march.count;
  const marched = moment.told.fresh.findLast((event) => event.type === 'attack' && event.slot === slot);
  const name = say({ id: 'board.townIs', with: { town: townName(c, number), total, need, vp: town.vp } });
  const keys = aim.open ? marching(moment, aim, promised) : [];
  const doing = keys.length > 0 ? moment.describe(keys[0]) : '';
  const isCounting = asked.ask(moment)?.question === 'attack.count' && aim.most > 0;
  return (
    <article
      className="dm-town"
      id={`dm-place-${slot}`}
      data-hot={aim.open}
      data-aimed={aim.open && hand.dice.length > 0}
      data-shut={hand.dice.length > 0 && !aim.open}
      data-met={total >= need}
      data-pointed={moment.isPointedAt('town', number) || moment.isPointedAt('slot', slot)}
      style={{ '--sky-hue': town.hue } as React.CSSProperties}
    >
      <TownScene emblem={emblemOf(town.emblem)} hue={town.hue} variant={number} siege={total / need} />
      <PlaceButton
        className="dm-town-place"
        data-drop={asked.key(moment, 'commit.use', { attack: number })}
        open={keys.length > 0}
        why={aim.why}
        aimed={hand.dice.length > 0}
        dice={aim.dice}
        name={[name, promised > 0 ? previewText(moment, slot, promised) : doing].filter(Boolean).join('. ')}
        says={
          <>
            <b className="dm-tip-name">{say(townName(c, number))}</b>
            <p>{say({ id: `towns.${town.id}.flavour` })}</p>
            <p>{say({ id: 'board.townWorth', with: { need, total, vp: town.vp, skulls: town.skulls } })}</p>
          </>
        }
        onUse={() => send(keys)}
      />
      <TownHead town={number} />
      <div className="dm-rampart">
        <TownCount slot={slot} total={total} need={need} />
        <div className="dm-town-towers">
          {[0, 1, 2].map((colour) => (
            <TowerPlace key={colour} slot={slot} colour={colour} />
          ))}
        </div>
      </div>
      <Wall slot={slot} need={need} promised={promised} />
      <div className="dm-town-field">
        <Besiegers slot={slot} arriving={(marched?.seat as number | undefined) ?? null} />
        <CommittedDice uses={['attack', 'capture']} at={slot} />
      </div>
      <footer className="dm-town-foot">
        {aim.most > 1 && <March march={march} isAsked={isCounting} onSend={() => send(keys)} />}
        <TownFoot {...{ slot, total, need, promised }} />
      </footer>
    </article>
  );
});

/** Its name, and what it is worth. */
const TownHead = memo(function TownHead({ town: number }: { readonly town: number }) {
  const { say, seen } = useMoment();
  const { content: c } = viewOf(seen);
  const town = c.towns[number];
  return (
    <>
      <header className="dm-town-head">
        <h2>{say(townName(c, number))}</h2>
        <span className="dm-town-vp" title={say({ id: 'board.vp', with: { vp: town.vp } })}>
          <b aria-hidden="true">{town.vp}</b>
          <span className="hidden-words">{say({ id: 'board.vp', with: { vp: town.vp } })}</span>
        </span>
      </header>
      <span className="dm-town-skulls">
        {Array.from({ length: town.skulls }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
          <IconMark key={i} icon={skull} size="1.35rem" />
        ))}
        <span className="hidden-words">{say({ id: 'board.skulls', with: { count: town.skulls } })}</span>
      </span>
    </>
  );
});

interface TownCountProps {
  readonly slot: number;
  readonly total: number;
  readonly need: number;
}

/** How many stand there, how many it takes, and who has changed that. */
const TownCount = memo(function TownCount({ slot, total, need }: TownCountProps) {
  const { say, seen: given } = useMoment();
  const seen = viewOf(given);
  const { content: c } = seen;
  return (
    <div className="dm-town-count">
      <p>
        <b>{total}</b>
        <span>
          <span aria-hidden="true"> / </span>
          <span className="hidden-words">{say({ id: 'board.of' })}</span>
          {need}
        </span>
      </p>
      {needChanges(seen, slot).map(({ overlord, by }) => (
        <p className="dm-need-change" key={overlord}>
          <IconMark icon={emblemOf(c.overlords[overlord].emblem)} size="1.1em" />
          <span>{by > 0 ? `+${by}` : `−${-by}`}</span>
          <span className="hidden-words">{say(overlordName(c, overlord))}</span>
        </p>
      ))}
    </div>
  );
});

const previewText = (moment: Moment, slot: number, count: number): string => {
  const { total, need, outcome } = outcomeOf(moment, slot, count);
  return moment.say({ id: 'board.preview', with: { count, total, need, outcome } });
};

interface TownFootProps extends TownProps {
  readonly total: number;
  readonly need: number;
  readonly promised: number;
}

/** The line below: what the dice in the hand would do, or how it stands. */
const TownFoot = memo(function TownFoot({ slot, total, need, promised }: TownFootProps) {
  const moment = useMoment();
  const { trigger } = viewOf(moment.seen).b;
  if (promised > 0) {
    const { falls } = outcomeOf(moment, slot, promised);
    return (
      <p className="dm-town-preview" data-falls={falls}>
        {falls && <IconMark icon={flame} />}
        {previewText(moment, slot, promised)}
      </p>
    );
  }
  if (total >= need)
    return (
      <p className="dm-town-falls">
        <IconMark icon={flame} className="flicker" />
        {moment.say({ id: 'board.fallsAtDone' })}
        {trigger[slot] !== NONE && (
          <span className="dm-town-trigger">
            <SideMark seat={trigger[slot]} size="1.1rem" />
            <span className="hidden-words">
              {moment.say({ id: 'board.triggeredBy', with: { seat: { seat: trigger[slot] } } })}
            </span>
          </span>
        )}
      </p>
    );
  return <p>{moment.say({ id: 'board.moreNeeded', with: { count: need - total } })}</p>;
});

/** Where a Town stood until this turn. */
const Ruins = memo(function Ruins({ slot }: TownProps) {
  const moment = useMoment();
  return (
    <article className="dm-town dm-ruins" id={`dm-place-${slot}`}>
      <IconMark icon={flame} size="4rem" className="flicker" />
      <p>{moment.say({ id: 'board.ruins' })}</p>
    </article>
  );
});
