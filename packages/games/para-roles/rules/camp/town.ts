/** Town: trainers and vendors (topic 23), and what peasants buy anywhere (PR-27.10 to PR-27.13). */
import type { Flow, Seat } from '@tabard/kernel';
import type { ItemId } from '../../content';
import { ABILITIES, type Ability, abilitiesOf, callingOf, ROLES, type Role } from '../../content/roles';
import { type G, living, type Seen, treasureOf } from '../board';
import { campaignOf } from '../campaign';
import { type Card, NONE, SUITS, type Suit, suitOf, valueOfCard } from '../cards/cards';
import { shuffleStatDecks } from '../cards/decks';
import { keepingMaxima } from '../cards/stats';
import { stackOf, stacks } from '../cards/treasure';
import { setSlots } from '../fight/slots';
import { renewTokens } from '../setup/tokens';

const wealth = (seen: Seen): number => living(seen).reduce((sum, seat) => sum + treasureOf(seen, seat), 0);

/** PR-23.2: before the campaign, where it says so, by a scroll, or by the table's own rule (PR-29.8). */
export const townIsOpen = (g: G): boolean =>
  g.b.byScroll === 1 || g.options.market === 'always' || notBegun(g) || campaignOf(g).townIsOpen(g);

const notBegun = (seen: Seen): boolean => seen.b.fights === 0 && !campaignOf(seen).hasSetOut?.(seen);

/** All that the party could pay for here and now. */
export function purchases(g: G): string[] {
  const { town } = g.content;
  const purse = wealth(g);
  const keys = townIsOpen(g) ? wares(g, purse) : [];
  if (purse >= town.peasantStep) keys.push(...peasantSteps(g));
  return keys;
}

function wares(g: G, purse: number): string[] {
  const { town } = g.content;
  const keys = town.items.filter((item) => item.price <= purse && sells(g, item)).map(({ id }) => `buy:${id}`);
  if (purse >= town.upgrade) keys.push(...upgrades(g));
  if (purse >= town.ability) keys.push(...lessons(g));
  return keys;
}

type Item = G['content']['town']['items'][number];

/** One of each worn item in a party (PR-24, PR-R96); a campaign's own items only there. */
function sells(g: G, { id, limit, campaign }: Item): boolean {
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
export function nextHigher({ b }: Pick<G, 'b'>, seat: Seat, suit: Suit): Card | undefined {
  const present = valueOfCard(b.party[seat].stat[suit]);
  return b.statDeck.filter((card) => suitOf(card) === suit && valueOfCard(card) > present).sort((x, y) => x - y)[0];
}

/** The living only (PR-20.6), and peasants not before they have it all (PR-27.12). */
const customers = (g: G): Seat[] => living(g).filter((seat) => g.b.party[seat].hasEpic === 1);

const upgrades = (g: G): string[] =>
  customers(g).flatMap((seat) =>
    SUITS.filter((suit) => nextHigher(g, seat, suit) !== undefined).map((suit) => `buy:upgrade:${seat}:${suit}`),
  );

/** PR-12.2, PR-23.5. */
const lessons = (g: G): string[] =>
  customers(g).flatMap((seat) =>
    ABILITIES.filter((ability) => !g.b.party[seat].known.includes(ability)).map((it) => `buy:ability:${seat}:${it}`),
  );

/** A role with one of its abilities, then the other, then the EPIC; none of it needs a town (PR-R63). */
function peasantSteps(g: G): string[] {
  return living(g).flatMap((seat) => {
    const { origin, slots, hasEpic } = g.b.party[seat];
    if (hasEpic) return [];
    if (origin === '')
      return ROLES.flatMap((role) => abilitiesOf(role).map((ability) => `role:${seat}:${role}:${ability}`));
    return slots.includes('') ? [`second:${seat}`] : [`learn-epic:${seat}`];
  });
}

/** PR-23.3: any living character may pay; who speaks for the party names the cards one by one. */
function* pay(g: G, price: number, what: string): Flow {
  const { b } = g;
  for (let left = price; left > 0; left--) {
    const { value } = yield* g.together('town.pay', () => stacks(g), {
      about: { left, what },
      consent: (key) => [stackOf(key)[0]],
    });
    const [seat, suit] = stackOf(value);
    keepingMaxima(g, () => {
      b.party[seat].treasure[suit] -= 1;
    });
    b.treasureDeck += 1; // PR-2.10
    g.tell('paid', { seat, suit });
  }
}

export function* purchase(g: G, key: string): Flow {
  const [does, what, first, second] = key.split(':');
  const { town } = g.content;
  if (does !== 'buy') yield* peasantStep(g, does, Number(what), first as Role, second as Ability);
  else if (what === 'upgrade') {
    yield* pay(g, town.upgrade, key);
    upgrade(g, Number(first), Number(second));
  } else if (what === 'ability') {
    yield* pay(g, town.ability, key);
    g.b.party[Number(first)].known.push(second as Ability);
    g.tell('bought.ability', { seat: Number(first), ability: second as Ability });
  } else {
    const item = town.items.find(({ id }) => id === what) as Item;
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
    const { value } = yield* g.together('item.bearer', () => living(g).map(String), { about: { item: id } });
    pack[id] = Number(value);
    g.tell('item.passed', { item: id, seat: Number(value) });
  }
}

function* peasantStep(g: G, does: string, seat: Seat, role: Role, ability: Ability): Flow {
  yield* pay(g, g.content.town.peasantStep, does);
  const one = g.b.party[seat];
  if (does === 'role') {
    one.origin = role;
    one.known = [ability];
    one.slots = [ability, ''];
    renewTokens(g, seat);
    g.tell('bought.role', { seat, calling: callingOf(role).id as Role });
  } else if (does === 'second') {
    const other = abilitiesOf(one.origin as Role).find((it) => !one.known.includes(it)) as Ability;
    one.known.push(other);
    setSlots(g, seat, [one.slots[0], other], other);
    g.tell('bought.ability', { seat, ability: other });
  } else {
    one.hasEpic = 1;
    g.tell('bought.epic', { seat });
  }
}
