/** Town: the vendor's shelf and the trainer's yard, with prices; what one can afford is bought by a click. */

import coins from '@iconify-json/game-icons/coins';
import dummy from '@iconify-json/game-icons/target-dummy';
import trade from '@iconify-json/game-icons/trade';
import type { AskNamed, Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { offers, questionOf } from '@tabard/page/room/asked';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { memo } from 'react';
import {
  abilityName,
  callingName,
  type ItemId,
  itemName,
  living,
  NONE,
  type ParaRolesAsks,
  type ParaRolesQuestion,
  type Purchase,
  SEATS,
  SUITS,
  statName,
  treasureOf,
  valueOfCard,
} from '../../index';
import { asked } from '../asked';
import { Rank, SuitMark } from '../cards/cards';
import { ABILITY_ICONS, ITEM_ICONS } from '../icons';
import { words } from '../say';
import { isMade, sum, viewOf } from '../view';
import { CampDeeds } from './camp-deeds';
import { payAll } from './pay-all';
import './town.css';

const QUESTIONS: readonly string[] = ['camp.shop', 'town.pay', 'item.bearer'] satisfies ParaRolesQuestion[];

/** Whether the market is what the party looks at now. */
export function isInTown(moment: Moment): boolean {
  return QUESTIONS.includes(questionOf(moment)) || viewOf(moment.seen).b.byScroll === 1;
}

export function Town() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const ask = asked.ask(moment);
  const purse = sum(living(seen).map((seat) => treasureOf(seen, seat)));
  const paying = ask?.question === 'town.pay' ? ask.about.left : null;
  return (
    <section className="pr-town" aria-label={words(moment, 'town')}>
      <header className="pr-town-head">
        <h2>{words(moment, 'town')}</h2>
        <p className="pr-purse">
          <IconMark icon={coins} /> {words(moment, 'purse', { count: purse })}
        </p>
        {paying !== null && <p className="pr-paying">{words(moment, 'town.pay', { left: paying })}</p>}
        {ask?.question === 'town.pay' && ask.about.left > 1 && <PayAll ask={ask} />}
        {ask?.question === 'camp' && <CampDeeds />}
        {offers(moment, 'back') && (
          <button type="button" className="button" onClick={() => moment.onAnswer('back')}>
            {moment.describe('back')}
          </button>
        )}
      </header>
      <Vendor />
      <Trainer />
    </section>
  );
}

function Vendor() {
  const moment = useMoment();
  const { content, options } = viewOf(moment.seen);
  const items = content.town.items.filter(({ campaign }) => !campaign || campaign === options.campaign);
  return (
    <div className="pr-stall">
      <h3>
        <IconMark icon={trade} /> {words(moment, 'vendor')}
      </h3>
      <ul className="pr-goods">
        {items.map(({ id, price, contents }) => (
          <li key={id}>
            <Offer buy={{ buy: id }} price={price} says={{ id: `items.${id}.help` }}>
              <IconMark icon={ITEM_ICONS[id]} size="2rem" />
              <span className="pr-good-name">
                {moment.say(itemName(id))}
                {contents > 1 && ` ×${contents}`}
                <Owned id={id} />
              </span>
            </Offer>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the party has of it already. */
const Owned = memo(function Owned({ id }: { readonly id: ItemId }) {
  const owned = ownedOf(useMoment(), id);
  return owned && <span className="pr-good-owned">{owned}</span>;
});

function ownedOf(moment: Moment, id: ItemId): string {
  const { pack } = viewOf(moment.seen).b;
  const count = {
    scroll: pack.scrolls,
    flask: pack.flasks,
    bomb: pack.bombs,
    chalk: pack.chalk,
    thread: pack.thread,
    lantern: pack.lantern,
  };
  if (id in count)
    return count[id as keyof typeof count] > 0
      ? words(moment, 'owned', { count: count[id as keyof typeof count] })
      : '';
  const bearer = pack[id as 'mirror'];
  return bearer === NONE ? '' : words(moment, 'borne', { name: moment.names[bearer] });
}

interface OfferProps {
  readonly buy: Purchase;
  readonly price: number;
  readonly says: { readonly id: string };
  readonly small?: boolean;
  readonly children: React.ReactNode;
}

function Offer({ buy, price, says, small, children }: OfferProps) {
  const moment = useMoment();
  const key = asked.key(moment, 'camp.shop', buy);
  const open = offers(moment, key);
  return (
    <Tip says={<p>{moment.say(says)}</p>}>
      <button
        type="button"
        className={small ? 'pr-lesson' : 'pr-good'}
        aria-disabled={!open || undefined}
        data-open={open}
        onClick={() => open && moment.onAnswer(key)}
      >
        {children}
        <span className="pr-price">
          {price}
          <i className="pr-coin" aria-hidden="true" />
          <span className="hidden-words">{words(moment, 'price', { price })}</span>
        </span>
      </button>
    </Tip>
  );
}

/** A better card for a stat, or another ability; peasants learn their trade here too. */
function Trainer() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { town } = seen.content;
  const ask = asked.ask(moment);
  const offered = ask?.question === 'camp.shop' ? ask.options.filter((it) => it !== 'back') : [];
  return (
    <div className="pr-stall">
      <h3>
        <IconMark icon={dummy} /> {words(moment, 'trainer')}
        <span className="pr-price">
          {town.upgrade}
          <i className="pr-coin" aria-hidden="true" />
        </span>
      </h3>
      <ul className="pr-pupils">
        {SEATS.filter((seat) => isMade(seen, seat)).map((seat) => {
          const lessons = offered.filter((it) => isLesson(it)).filter((it) => it.seat === seat);
          const steps = offered.filter((it) => isStep(it)).filter((it) => pupilOf(it) === seat);
          return (
            <li key={seat}>
              <span className="pr-pupil">
                <SideMark seat={seat} size="1.1rem" /> {moment.names[seat]}
              </span>
              <span className="pr-lessons">
                {SUITS.map((suit) => (
                  <Offer
                    key={suit}
                    buy={{ buy: 'upgrade', seat, suit }}
                    price={town.upgrade}
                    says={statName(suit)}
                    small
                  >
                    <SuitMark suit={suit} />
                    <b>
                      <Rank value={valueAt(moment, seat, suit)} />+
                    </b>
                  </Offer>
                ))}
                {lessons.map(({ ability }) => (
                  <Offer
                    key={ability}
                    buy={{ buy: 'ability', seat, ability }}
                    price={town.ability}
                    says={{ id: `abilities.${ability}.help` }}
                    small
                  >
                    <IconMark icon={ABILITY_ICONS[ability]} label={moment.say(abilityName(ability))} />
                  </Offer>
                ))}
                {steps.map((step) => (
                  <StepButton key={asked.key(moment, 'camp.shop', step)} step={step} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const valueAt = (moment: Moment, seat: number, suit: number): number =>
  valueOfCard(viewOf(moment.seen).b.party[seat].stat[suit]);

// ---- what peasants learn

type Lesson = Extract<Purchase, { readonly buy: 'ability' }>;
type Step = Exclude<Purchase, { readonly buy: unknown }>;
const isLesson = (it: Purchase): it is Lesson => 'buy' in it && it.buy === 'ability';
const isStep = (it: Purchase): it is Step => !('buy' in it);

function pupilOf(step: Step): Seat {
  if ('role' in step) return step.seat;
  return 'second' in step ? step.second : step['learn-epic'];
}

const StepButton = memo(function StepButton({ step }: { readonly step: Step }) {
  const moment = useMoment();
  const learn = () => moment.onAnswer(asked.key(moment, 'camp.shop', step));
  return (
    <button type="button" className="pr-lesson pr-step" data-open="true" onClick={learn}>
      {stepWords(moment, step)}
    </button>
  );
});

/** "Healer: Cure", "second ability", "EPIC". */
function stepWords(moment: Moment, step: Step): string {
  if ('role' in step) return `${moment.say(callingName(step.role))}: ${moment.say(abilityName(step.ability))}`;
  return words(moment, 'second' in step ? 'step.second' : 'step.learn-epic');
}

const PayAll = memo(function PayAll({ ask }: { readonly ask: AskNamed<ParaRolesAsks, 'town.pay'> }) {
  const moment = useMoment();
  const { left } = ask.about;
  const keys = payAll(viewOf(moment.seen), ask);
  if (keys === null) return null;
  return (
    <button type="button" className="button" data-tone="primary" onClick={() => moment.onAnswer(...keys)}>
      {words(moment, 'town.payAll', { left })}
    </button>
  );
});
