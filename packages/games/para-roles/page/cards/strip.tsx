/** Between the party and its enemies: the deck that decides every test, what it has just said, and the party's EPIC. */
import broken from '@iconify-json/game-icons/broken-ribbon';
import flame from '@iconify-json/game-icons/flame';
import type { AskOf } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useId, useRef } from 'react';
import { FULL_PACK, type ParaRolesAsks, SUITS, suitOf } from '../../index';
import { asked } from '../asked';
import { words } from '../say';
import { SceneTold } from '../told/scene-told';
import { useScenes } from '../told/use-scenes';
import { viewOf } from '../view';
import { Keep, Shape, Split } from './asked-cards';
import { CardBack, CardFace, inOrder } from './cards';
import { Effects } from './effects';
import './strip.css';

/** Questions about cards are answered where the cards lie; null: this is none. */
function askedHere(ask: AskOf<ParaRolesAsks> | null, key: number): React.ReactNode {
  if (ask?.question === 'draw.keep') return <Keep key={key} ask={ask} />;
  if (ask?.question === 'polymorph.split') return <Split key={key} ask={ask} />;
  return ask?.question === 'polymorph.place' ? <Shape key={key} ask={ask} /> : null;
}

export function Strip() {
  const moment = useMoment();
  const scenes = useScenes();
  const question = askedHere(asked.ask(moment), moment.count);
  return (
    <section className="pr-strip" aria-label={words(moment, 'strip')}>
      <Piles />
      <Round />
      <div className="pr-told" data-telling={moment.told.isTelling} data-count={scenes.length}>
        {question}
        {!question &&
          scenes.map((scene, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the deeds stand in their order
            <SceneTold key={i} scene={scene} newest={i === scenes.length - 1} />
          ))}
        {!question && scenes.length === 0 && <p className="pr-told-quiet">{words(moment, 'strip.quiet')}</p>}
      </div>
      <div className="pr-strip-end">
        <Effects />
        <EpicUse />
      </div>
    </section>
  );
}

const PHASES = ['players', 'enemies', 'aftermath'];

/** Which round of which fight. */
function Round() {
  const moment = useMoment();
  const { fight, phase } = viewOf(moment.seen).b;
  if (!fight) return null;
  const isOn = PHASES.includes(phase); // While enemies still enter, no round has begun.
  return (
    <p className="pr-round">
      <b>{words(moment, `kind.${fight.kind}`)}</b>
      {isOn && <span>{words(moment, fight.round === 0 ? 'round.ambush' : 'round', { round: fight.round })}</span>}
      {isOn && <span>{words(moment, `phase.${phase}`)}</span>}
      {fight.reshuffles > 0 && <span>{words(moment, 'reshuffles', { count: fight.reshuffles })}</span>}
    </p>
  );
}

/** The deck with the cards that can still come, and the discard pile to look through. */
function Piles() {
  const moment = useMoment();
  const { deck, discard, inPlay } = viewOf(moment.seen).b;
  const known = new Set([...discard, ...inPlay]);
  const left = FULL_PACK.filter((card) => !known.has(card));
  const top = inPlay.at(-1) ?? discard.at(-1);
  return (
    <div className="pr-piles">
      <Pile
        name={words(moment, 'deck', { count: deck.length })}
        cards={left}
        title={words(moment, 'deck.says', { count: left.length })}
      >
        <CardBack />
        <b className="pr-pile-count">{deck.length}</b>
      </Pile>
      <Pile
        name={words(moment, 'discard', { count: discard.length })}
        cards={inOrder(discard)}
        title={words(moment, 'discard.says', { count: discard.length })}
      >
        {top === undefined ? <span className="pr-card pr-no-card" /> : <CardFace card={top} />}
        <b className="pr-pile-count">{discard.length}</b>
      </Pile>
    </div>
  );
}

interface PileProps {
  readonly name: string;
  readonly title: string;
  readonly cards: readonly number[];
  readonly children: React.ReactNode;
}

/** A pile that fans out when it is tapped. */
function Pile({ name, title, cards, children }: PileProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const anchor = `--pr-${id.replace(/\W/g, '')}`;
  return (
    <>
      <button
        type="button"
        className="pr-pile"
        aria-label={name}
        title={name}
        style={{ anchorName: anchor } as React.CSSProperties}
        onClick={() => menu.current?.togglePopover()}
      >
        {children}
      </button>
      <div
        ref={menu}
        popover="auto"
        className="pr-spot-menu pr-fan popped on-paper"
        style={{ positionAnchor: anchor } as React.CSSProperties}
      >
        <b>{title}</b>
        {SUITS.map((suit) => (
          <p key={suit} className="pr-fan-row">
            {cards.flatMap((card) => (suitOf(card) === suit ? [<CardFace key={card} card={card} />] : []))}
          </p>
        ))}
      </div>
    </>
  );
}

/** The party's one EPIC: there, spent, or owed. */
export function EpicUse() {
  const moment = useMoment();
  const { epicUse, debt, fight } = viewOf(moment.seen).b;
  const state = fight?.indebted ? 'owed' : epicUse ? 'lit' : 'spent';
  const label = words(moment, `epicUse.${state}`, { debt });
  return (
    <p className="pr-epic" data-state={state} title={label}>
      <IconMark icon={state === 'owed' ? broken : flame} className={state === 'lit' ? 'flicker' : ''} />
      <span className="pr-epic-word">{words(moment, 'epicUse.name')}</span>
      <span className="pr-epic-state">{words(moment, `epicUse.short.${state}`, { debt })}</span>
      {debt > 0 && <b title={words(moment, 'epicUse.debt', { debt })}>−{debt}</b>}
      <span className="hidden-words">{label}</span>
    </p>
  );
}
