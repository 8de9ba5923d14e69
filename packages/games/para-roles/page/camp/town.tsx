/** Town: the vendor's shelf and the trainer's yard, with prices; what one can afford is bought by a click. */
import coins from '@iconify-json/game-icons/coins';
import dummy from '@iconify-json/game-icons/target-dummy';
import trade from '@iconify-json/game-icons/trade';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { askOf, offers } from '@tabard/page/room/asked';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import {
  ABILITIES,
  abilityName,
  callingName,
  type ItemId,
  itemName,
  living,
  NONE,
  SEATS,
  SUITS,
  statName,
  treasureOf,
  valueOfCard,
} from '../../index';
import { Rank, SuitMark } from '../cards/cards';
import { ABILITY_ICONS, ITEM_ICONS } from '../icons';
import { words } from '../say';
import { isMade, sum, viewOf } from '../view';
import { CampDeeds } from './camp-deeds';
import './town.css';

const QUESTIONS = ['camp.shop', 'town.pay', 'item.bearer'];

/** Whether the market is what the party looks at now. */
export function isInTown(moment: Moment): boolean {
  const asked = moment.pending.asks[0]?.question ?? '';
  return QUESTIONS.includes(asked) || viewOf(moment.seen).b.byScroll === 1;
}

export function Town() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const ask = askOf(moment);
  const purse = sum(living(seen).map((seat) => treasureOf(seen, seat)));
  const paying = ask?.question === 'town.pay' ? (ask.about.left as number) : null;
  return (
    <section className="pr-town" aria-label={words(moment, 'town')}>
      <header className="pr-town-head">
        <h2>{words(moment, 'town')}</h2>
        <p className="pr-purse">
          <IconMark icon={coins} /> {words(moment, 'purse', { count: purse })}
        </p>
        {paying !== null && <p className="pr-paying">{words(moment, 'town.pay', { left: paying })}</p>}
        {paying !== null && paying > 1 && <PayAll left={paying} />}
        {ask?.question === 'camp' && <CampDeeds />}
        {ask?.options.includes('back') && (
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
            <Offer buy={`buy:${id}`} price={price} says={{ id: `items.${id}.help` }}>
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
function Owned({ id }: { readonly id: ItemId }) {
  const owned = ownedOf(useMoment(), id);
  return owned && <span className="pr-good-owned">{owned}</span>;
}

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
  readonly buy: string;
  readonly price: number;
  readonly says: { readonly id: string };
  readonly small?: boolean;
  readonly children: React.ReactNode;
}

function Offer({ buy, price, says, small, children }: OfferProps) {
  const moment = useMoment();
  const open = offers(moment, buy);
  return (
    <Tip says={<p>{moment.say(says)}</p>}>
      <button
        type="button"
        className={small ? 'pr-lesson' : 'pr-good'}
        aria-disabled={!open || undefined}
        data-open={open}
        onClick={() => open && moment.onAnswer(buy)}
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
  const offered = askOf(moment)?.options ?? [];
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
          const lessons = ABILITIES.filter((ability) => offered.includes(`buy:ability:${seat}:${ability}`));
          const steps = offered.filter((key) => new RegExp(`^(role|second|learn-epic):${seat}(:|$)`).test(key));
          return (
            <li key={seat}>
              <span className="pr-pupil">
                <SideMark seat={seat} size="1.1rem" /> {moment.names[seat]}
              </span>
              <span className="pr-lessons">
                {SUITS.map((suit) => (
                  <Offer
                    key={suit}
                    buy={`buy:upgrade:${seat}:${suit}`}
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
                {lessons.map((ability) => (
                  <Offer
                    key={ability}
                    buy={`buy:ability:${seat}:${ability}`}
                    price={town.ability}
                    says={{ id: `abilities.${ability}.help` }}
                    small
                  >
                    <IconMark icon={ABILITY_ICONS[ability]} label={moment.say(abilityName(ability))} />
                  </Offer>
                ))}
                {steps.map((key) => (
                  <button
                    key={key}
                    type="button"
                    className="pr-lesson pr-step"
                    data-open="true"
                    onClick={() => moment.onAnswer(key)}
                  >
                    {stepWords(moment, key)}
                  </button>
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

/** "Healer: Cure", "second ability", "EPIC". */
function stepWords(moment: Moment, key: string): string {
  const [does, , role, ability] = key.split(':');
  if (does !== 'role') return words(moment, `step.${does}`);
  return `${moment.say(callingName(role))}: ${moment.say(abilityName(ability))}`;
}

/** All that is left to pay, from the fullest stacks of the living. */
function PayAll({ left }: { readonly left: number }) {
  const moment = useMoment();
  const ask = askOf(moment)!;
  const { party } = viewOf(moment.seen).b;
  const stacks = ask.options.map((key) => {
    const [seat, suit] = key.split(':').map(Number);
    return { key, count: party[seat].treasure[suit] };
  });
  const keys: string[] = [];
  while (keys.length < left) {
    const [fullest] = stacks.sort((x, y) => y.count - x.count);
    if (!fullest || fullest.count === 0) break;
    fullest.count -= 1;
    keys.push(fullest.key);
  }
  if (keys.length < left) return null;
  return (
    <button type="button" className="button" data-tone="primary" onClick={() => moment.onAnswer(...keys)}>
      {words(moment, 'town.payAll', { left })}
    </button>
  );
}
