/** Town: the vendor's shelf and the trainer's yard, with prices; what one can afford is bought by a click. */
import coins from '@iconify-json/game-icons/coins';
import dummy from '@iconify-json/game-icons/target-dummy';
import trade from '@iconify-json/game-icons/trade';
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
} from '@tabard/para-roles';
import { IconMark } from '../../design/icon';
import { Tip } from '../../design/tip';
import { SideMark } from '../../setup/sides';
import type { BoardProps } from '../face';
import { CampDeeds } from './camp-deeds';
import { rankOf, SuitMark } from './cards';
import { ABILITY_ICONS, ITEM_ICONS } from './icons';
import { words } from './say';
import { askOf, isMade, offers, sum, viewOf } from './view';
import './town.css';

const QUESTIONS = ['camp.shop', 'town.pay', 'item.bearer'];

/** Whether the market is what the party looks at now. */
export function isInTown(props: BoardProps): boolean {
  const asked = props.pending.asks[0]?.question ?? '';
  return QUESTIONS.includes(asked) || viewOf(props.seen).b.byScroll === 1;
}

export function Town({ props }: { readonly props: BoardProps }) {
  const seen = viewOf(props.seen);
  const ask = askOf(props);
  const purse = sum(living(seen).map((seat) => treasureOf(seen, seat)));
  const paying = ask?.question === 'town.pay' ? (ask.about.left as number) : null;
  return (
    <section className="pr-town" aria-label={words(props, 'town')}>
      <header className="pr-town-head">
        <h2>{words(props, 'town')}</h2>
        <p className="pr-purse">
          <IconMark icon={coins} /> {words(props, 'purse', { count: purse })}
        </p>
        {paying !== null && <p className="pr-paying">{words(props, 'town.pay', { left: paying })}</p>}
        {paying !== null && paying > 1 && <PayAll props={props} left={paying} />}
        {ask?.question === 'camp' && <CampDeeds props={props} />}
        {ask?.options.includes('back') && (
          <button type="button" className="button" onClick={() => props.onAnswer('back')}>
            {props.describe('back')}
          </button>
        )}
      </header>
      <Vendor props={props} />
      <Trainer props={props} />
    </section>
  );
}

function Vendor({ props }: { readonly props: BoardProps }) {
  const { content, options } = viewOf(props.seen);
  const items = content.town.items.filter(({ campaign }) => !campaign || campaign === options.campaign);
  return (
    <div className="pr-stall">
      <h3>
        <IconMark icon={trade} /> {words(props, 'vendor')}
      </h3>
      <ul className="pr-goods">
        {items.map(({ id, price, contents }) => (
          <li key={id}>
            <Offer
              props={props}
              buy={`buy:${id}`}
              price={price}
              says={{ id: `items.${id}.help` }}
              owned={ownedOf(props, id)}
            >
              <IconMark icon={ITEM_ICONS[id]} size="2rem" />
              <span className="pr-good-name">
                {props.say(itemName(id))}
                {contents > 1 && ` ×${contents}`}
              </span>
            </Offer>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the party has of it already. */
function ownedOf(props: BoardProps, id: ItemId): string {
  const { pack } = viewOf(props.seen).b;
  const count = {
    scroll: pack.scrolls,
    flask: pack.flasks,
    bomb: pack.bombs,
    chalk: pack.chalk,
    thread: pack.thread,
    lantern: pack.lantern,
  };
  if (id in count)
    return count[id as keyof typeof count] > 0 ? words(props, 'owned', { count: count[id as keyof typeof count] }) : '';
  const bearer = pack[id as 'mirror'];
  return bearer === NONE ? '' : words(props, 'borne', { name: props.names[bearer] });
}

interface OfferProps {
  readonly props: BoardProps;
  readonly buy: string;
  readonly price: number;
  readonly says: { readonly id: string };
  readonly owned?: string;
  readonly small?: boolean;
  readonly children: React.ReactNode;
}

function Offer({ props, buy, price, says, owned, small, children }: OfferProps) {
  const open = offers(props, buy);
  return (
    <Tip says={<p>{props.say(says)}</p>}>
      <button
        type="button"
        className={small ? 'pr-lesson' : 'pr-good'}
        aria-disabled={!open || undefined}
        data-open={open}
        onClick={() => open && props.onAnswer(buy)}
      >
        {children}
        {owned && <span className="pr-good-owned">{owned}</span>}
        <span className="pr-price">
          {price}
          <i className="pr-coin" aria-hidden="true" />
          <span className="hidden-words">{words(props, 'price', { price })}</span>
        </span>
      </button>
    </Tip>
  );
}

/** A better card for a stat, or another ability; peasants learn their trade here too. */
function Trainer({ props }: { readonly props: BoardProps }) {
  const seen = viewOf(props.seen);
  const { town } = seen.content;
  const offered = askOf(props)?.options ?? [];
  return (
    <div className="pr-stall">
      <h3>
        <IconMark icon={dummy} /> {words(props, 'trainer')}
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
                <SideMark seat={seat} size="1.1rem" /> {props.names[seat]}
              </span>
              <span className="pr-lessons">
                {SUITS.map((suit) => (
                  <Offer
                    key={suit}
                    props={props}
                    buy={`buy:upgrade:${seat}:${suit}`}
                    price={town.upgrade}
                    says={statName(suit)}
                    small
                  >
                    <SuitMark suit={suit} />
                    <b>{rankOf(valueAt(props, seat, suit))}+</b>
                  </Offer>
                ))}
                {lessons.map((ability) => (
                  <Offer
                    key={ability}
                    props={props}
                    buy={`buy:ability:${seat}:${ability}`}
                    price={town.ability}
                    says={{ id: `abilities.${ability}.help` }}
                    small
                  >
                    <IconMark icon={ABILITY_ICONS[ability]} label={props.say(abilityName(ability))} />
                  </Offer>
                ))}
                {steps.map((key) => (
                  <button
                    key={key}
                    type="button"
                    className="pr-lesson pr-step"
                    data-open="true"
                    onClick={() => props.onAnswer(key)}
                  >
                    {stepWords(props, key)}
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

const valueAt = (props: BoardProps, seat: number, suit: number): number =>
  valueOfCard(viewOf(props.seen).b.party[seat].stat[suit]);

/** "Healer: Cure", "second ability", "EPIC". */
function stepWords(props: BoardProps, key: string): string {
  const [does, , role, ability] = key.split(':');
  if (does !== 'role') return words(props, `step.${does}`);
  return `${props.say(callingName(role))}: ${props.say(abilityName(ability))}`;
}

/** All that is left to pay, from the fullest stacks of the living. */
function PayAll({ props, left }: { readonly props: BoardProps; readonly left: number }) {
  const ask = askOf(props)!;
  const { party } = viewOf(props.seen).b;
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
    <button type="button" className="button" data-tone="primary" onClick={() => props.onAnswer(...keys)}>
      {words(props, 'town.payAll', { left })}
    </button>
  );
}
