/** Town: trainers and vendors (topic 23), and what peasants buy anywhere (PR-27.10 to PR-27.13). */
import type { Flow, Seat } from '@tabard/kernel';
import type { ItemId } from '../../content';
import { ABILITIES, type Ability, abilitiesOf, callingOf, ROLES, type Role } from '../../content/roles';
import { type G, living, type Seen, treasureOf } from '../board';
import { campaignOf } from '../campaign';
import { type Card, NONE, SUITS, type Suit, suitOf, valueOfCard } from '../cards/cards';
import { shuffleStatDecks } from '../cards/decks';
import { keepingMaxima } from '../cards/stats';
import { stacks } from '../cards/treasure';
import { setSlots } from '../fight/slots';
import { questions } from '../keys';
import type { Purchase } from '../questions';
import { renewTokens } from '../setup/tokens';

const wealth = (seen: Seen): number => living(seen).reduce((sum, seat) => sum + treasureOf(seen, seat), 0);

/** PR-23.2: before the campaign, where it says so, by a scroll, or by the table's own rule (PR-29.8). */
export const townIsOpen = (g: Seen): boolean =>
  g.b.byScroll === 1 || g.options.market === 'always' || notBegun(g) || campaignOf(g).townIsOpen(g);

const notBegun = (seen: Seen): boolean => seen.b.fights === 0 && !campaignOf(seen).hasSetOut?.(seen);

/** All that the party could pay for here and now. */
export function purchases(g: Seen): Purchase[] {
  const { town } = g.content;
  const purse = wealth(g);
  const all = townIsOpen(g) ? wares(g, purse) : [];
  if (purse >= town.peasantStep) all.push(...peasantSteps(g));
  return all;
}

function wares(g: Seen, purse: number): Purchase[] {
  const { town } = g.content;
  const affordable = town.items.filter((item) => item.price <= purse && sells(g, item));
  const all = affordable.map(({ id }): Purchase => ({ buy: id }));
  if (purse >= town.upgrade) all.push(...upgrades(g));
  if (purse >= town.ability) all.push(...lessons(g));
  return all;
}

type Item = Seen['content']['town']['items'][number];

/** One of each worn item in a party (PR-24, PR-R96); a campaign's own items only there. */
function sells(g: Seen, { id, limit, campaign }: Item): boolean {
  if (campaign && campaign !== g.options.campaign) return false;
  return !limit || !isOwned(g, id);
}

function isOwned({ b }: Seen, id: ItemId): boolean {
  const { pack } = b;
  if (id === 'mirror' || id === 'staff' || id === 'armor' || id === 'book') return pack[id] !== NONE;
  if (id === 'thread' || id === 'lantern') return pack[id] === 1;
  return id === 'chalk' && pack.chalk > 0;
}

/** PR-23.4, PR-R80: the lowest card of that suit's deck that is higher than the present one. */
export function nextHigher({ b }: Pick<Seen, 'b'>, seat: Seat, suit: Suit): Card | undefined {
  const present = valueOfCard(b.party[seat].stat[suit]);
  return b.statDeck.filter((card) => suitOf(card) === suit && valueOfCard(card) > present).sort((x, y) => x - y)[0];
}

/** The living only (PR-20.6), and peasants not before they have it all (PR-27.12). */
const customers = (g: Seen): Seat[] => living(g).filter((seat) => g.b.party[seat].hasEpic === 1);

const upgrades = (g: Seen): Purchase[] =>
  customers(g).flatMap((seat) => {
    const better = SUITS.filter((suit) => nextHigher(g, seat, suit) !== undefined);
    return better.map((suit): Purchase => ({ buy: 'upgrade', seat, suit }));
  });

/** PR-12.2, PR-23.5. */
const lessons = (g: Seen): Purchase[] =>
  customers(g).flatMap((seat) => {
    const unknown = ABILITIES.filter((ability) => !g.b.party[seat].known.includes(ability));
    return unknown.map((ability): Purchase => ({ buy: 'ability', seat, ability }));
  });

/** A role with one of its abilities, then the other, then the EPIC; none of it needs a town (PR-R63). */
function peasantSteps(g: Seen): Purchase[] {
  return living(g).flatMap((seat): Purchase[] => {
    const { origin, slots, hasEpic } = g.b.party[seat];
    if (hasEpic) return [];
    if (origin === '') return ROLES.flatMap((role) => abilitiesOf(role).map((ability) => ({ seat, role, ability })));
    return slots.includes('') ? [{ second: seat }] : [{ 'learn-epic': seat }];
  });
}

/** PR-23.3: any living character may pay; who speaks for the party names the cards one by one. */
function* pay(g: G, price: number, what: string): Flow {
  const { b } = g;
  for (let left = price; left > 0; left--) {
    const { value } = yield* g.together('town.pay', () => stacks(g), {
      about: { left, what },
      consent: ({ seat }) => [seat],
    });
    const { seat, suit } = value;
    keepingMaxima(g, () => {
      b.party[seat].treasure[suit] -= 1;
    });
    b.treasureDeck += 1; // PR-2.10
    g.tell('paid', { seat, suit });
  }
}

export function* purchase(g: G, bought: Purchase): Flow {
  if (!('buy' in bought)) return yield* peasantStep(g, bought);
  const { town } = g.content;
  const key = questions.key('camp.shop', bought, g.content);
  if (bought.buy === 'upgrade') {
    yield* pay(g, town.upgrade, key);
    upgrade(g, bought.seat, bought.suit);
  } else if (bought.buy === 'ability') {
    const { seat, ability } = bought;
    yield* pay(g, town.ability, key);
    g.b.party[seat].known.push(ability);
    g.tell('bought.ability', { seat, ability });
  } else {
    const item = town.items.find(({ id }) => id === bought.buy) as Item;
    yield* pay(g, item.price, key);
    yield* receive(g, item);
  }
}

/** PR-23.7: the old card goes into the deck, which is shuffled. */
function upgrade(g: G, seat: Seat, suit: Suit): void {
  const { b } = g;
  const one = b.party[seat];
  const old = one.stat[suit];
  const card = nextHigher(g, seat, suit) as Card;
  one.stat[suit] = card;
  b.statDeck = b.statDeck.filter((other) => other !== card);
  b.statDeck.push(old);
  shuffleStatDecks(g);
  g.tell('bought.upgrade', { seat, old, card });
}

/** PR-24.1: worn items have one living bearer. */
function* receive(g: G, { id, contents }: Item): Flow {
  const { pack } = g.b;
  g.tell('bought.item', { item: id });
  if (id === 'scroll') pack.scrolls += contents;
  else if (id === 'flask') pack.flasks += contents;
  else if (id === 'bomb') pack.bombs += contents;
  else if (id === 'chalk') pack.chalk += contents;
  else if (id === 'thread' || id === 'lantern') pack[id] = 1;
  else {
    const { value } = yield* g.together('item.bearer', () => living(g), { about: { item: id } });
    pack[id] = value;
    g.tell('item.passed', { item: id, seat: value });
  }
}

type Step = Exclude<Purchase, { readonly buy: unknown }>;

function* peasantStep(g: G, step: Step): Flow {
  const { peasantStep: price } = g.content.town;
  if ('role' in step) {
    yield* pay(g, price, 'role');
    const { seat, role, ability } = step;
    const one = g.b.party[seat];
    one.origin = role;
    one.known = [ability];
    one.slots = [ability, ''];
    renewTokens(g, seat);
    g.tell('bought.role', { seat, calling: callingOf(role).id as Role });
  } else if ('second' in step) {
    yield* pay(g, price, 'second');
    const seat = step.second;
    const one = g.b.party[seat];
    const other = abilitiesOf(one.origin as Role).find((it) => !one.known.includes(it)) as Ability;
    one.known.push(other);
    setSlots(g, seat, [one.slots[0], other], other);
    g.tell('bought.ability', { seat, ability: other });
  } else {
    yield* pay(g, price, 'learn-epic');
    const seat = step['learn-epic'];
    g.b.party[seat].hasEpic = 1;
    g.tell('bought.epic', { seat });
  }
}
