/** RA-2, RA-3, RA-32, RA-33: who walks the Bare: a new party, heroes that were brought, or the party of a campaign. */
import { nameIn } from '@tabard/content/names';
import type { Flow, Seat } from '@tabard/kernel';
import { ATTRS, type MarketDeck } from '../../content';
import { FIRST_BONUS_LIMIT, FIRST_COMBAT_DICE, FIRST_GOLD } from '../../content/limits';
import type { G } from '../board';
import { FIRST_FAVOR } from '../journal';
import { rowAt } from '../party/stamina';
import { readLuggage } from './brings';
import { changeParty } from './change';
import { convert, type Hero, MOST_BY_RAISING, TOTAL_TO_RAISE_TO } from './hero';
import { choosePregenerated, dealHands } from './party-parts';
import { restore } from './restore';

/** RA-2.1: a campaign is set up once; afterwards it is brought. */
export function* gatherParty(g: G): Flow {
  const { campaign, heroes = [], names = [], leaves = [] } = readLuggage(g.brought);
  if (campaign) {
    restore(g, campaign);
    yield* changeParty(g, campaign, leaves);
  } else {
    const coming = heroes.map((hero, seat) => hero && convert(g.content, hero, nameIn(names[seat] ?? '')));
    yield* newParty(g, coming);
  }
  g.b.stage = 'setup';
}

/** RA-2.2, RA-2.3, RA-2.16, RA-35.2, RA-35.3, RA-35.8. */
function openJournal({ b, seats, options }: G): void {
  b.legendary = options.mode === 'legendary' ? 1 : 0; // RA-35.1, RA-R102: for the whole campaign
  b.combatDice = FIRST_COMBAT_DICE;
  b.bonusLimit = FIRST_BONUS_LIMIT[seats];
  b.favor = [FIRST_FAVOR, FIRST_FAVOR, FIRST_FAVOR];
  b.restMarks = b.legendary;
}

/** RA-35.1: all must agree, before it begins. Alone nobody need ask; one who does not, and it is an ordinary campaign. */
function* agreeOnLegendary(g: G): Flow {
  let waiting = g.seats === 1 ? [] : g.clockwiseFrom(0);
  while (waiting.length > 0) {
    const { seat, value } = yield* g.first(waiting, 'party.legendary', () => ['yes', 'no'] as const);
    if (value === 'no') {
      g.b.legendary = 0;
      g.b.restMarks = 0;
      g.tell('legendary.declined', { seat });
      return;
    }
    waiting = waiting.filter((one) => one !== seat);
  }
}

/** RA-1.16, RA-2.15: heroes where some were brought, pregenerated characters for everyone else. */
function* newParty(g: G, heroes: readonly (Hero | null | undefined)[]): Flow {
  const { b } = g;
  openJournal(g);
  if (b.legendary === 1) yield* agreeOnLegendary(g);
  const wanted: { seat: Seat; card: number }[] = [];
  const instead: { seat: Seat; deck: MarketDeck }[] = [];
  for (const seat of g.clockwiseFrom(0)) {
    const hero = heroes[seat];
    if (!hero) continue;
    yield* importHero(g, seat, hero);
    wanted.push(...hero.cards.map((card) => ({ seat, card })));
    instead.push(...hero.instead.map((deck) => ({ seat, deck })));
    if (hero.familiar !== null) wanted.push({ seat, card: hero.familiar }); // RA-3.12
  }
  let waiting = g.clockwiseFrom(0).filter((seat) => !heroes[seat]);
  while (waiting.length > 0) {
    const { seat, cards } = yield* choosePregenerated(g, waiting);
    wanted.push(...cards);
    waiting = waiting.filter((one) => one !== seat);
  }
  yield* dealHands(g, wanted, instead);
  const purse = g.clockwiseFrom(0).map((seat) => heroes[seat]?.gold ?? FIRST_GOLD[g.seats]); // RA-R16
  const learnt = g.clockwiseFrom(0).map((seat) => heroes[seat]?.xp ?? 0);
  const share = (all: readonly number[]) => Math.floor(all.reduce((sum, one) => sum + one, 0) / g.seats);
  b.gold = share(purse); // RA-2.13, RA-3.13, RA-3.15
  b.xp = share(learnt); // RA-2.14, RA-3.14
}

// ---- imported heroes

function* importHero(g: G, seat: Seat, hero: Hero): Flow {
  const { b, content } = g;
  const ofColour = () => [...content.classes.keys()].filter((one) => content.classes[one].colour === hero.colour);
  const place = hero.class ?? (yield* g.choose(seat, 'import.class', ofColour)); // RA-R21
  b.names[seat] = hero.name;
  b.race[seat] = hero.race;
  b.classOf[seat] = place; // RA-3.9
  b.health[seat] = hero.health; // RA-3.3
  for (const attr of ATTRS.keys()) b.scores[rowAt(seat, attr)] = hero.scores[attr];
  b.portrait[seat] = yield* choosePortrait(g, seat, hero.race);
  g.tell('character.joins', { seat, character: hero.name, race: hero.race, classId: content.classes[place].id });
  yield* raiseToSix(g, seat);
}

/** RA-3.8: either side of the race's portrait; any unused one where that is taken or unknown. */
function* choosePortrait(g: G, seat: Seat, race: string): Flow<string> {
  const { b, content } = g;
  const isFree = (sides: readonly string[]) => !sides.some((side) => b.portrait.includes(side));
  const own = content.races.find(({ id }) => id === race);
  const open = own && isFree(own.portraits) ? [own] : content.races.filter(({ portraits }) => isFree(portraits));
  return yield* g.choose(seat, 'import.portrait', () => open.flatMap(({ portraits }) => portraits));
}

/** RA-3.6, RA-R18: point by point up to a total of six, each score to at most three; it may be declined. */
function* raiseToSix(g: G, seat: Seat): Flow {
  const { b } = g;
  const scoreOf = (attr: number) => b.scores[rowAt(seat, attr)];
  const total = () => ATTRS.reduce((sum, _, attr) => sum + scoreOf(attr), 0);
  while (total() < TOTAL_TO_RAISE_TO) {
    const open = () => [...ATTRS.keys()].filter((attr) => scoreOf(attr) < MOST_BY_RAISING).map((attr) => ATTRS[attr]);
    const attr = yield* g.choose(seat, 'import.raise', () => ['enough' as const, ...open()], {
      about: { left: TOTAL_TO_RAISE_TO - total() },
    });
    if (attr === 'enough') return;
    b.scores[rowAt(seat, ATTRS.indexOf(attr))] += 1;
  }
}
