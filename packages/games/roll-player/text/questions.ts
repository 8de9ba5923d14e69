/** What is asked, with all that one needs to decide it. */
import type { Message, Said } from '@tabard/content';
import type { PendingAsk, Seat } from '@tabard/kernel';
import { type Card, NONE, rowName, rowOf, type Seen } from '../rules/board';
import type { Source } from '../rules/cards/vocabulary';
import { faceOf, mercenaryPrices, monsterRerollXp, xpLeft } from '../rules/foes/combat';
import type { Die, DieColour } from '../rules/sheet/dice';
import {
  cardName,
  colourName,
  diceNames,
  dieName,
  fiendName,
  minionName,
  monsterName,
  NOTHING,
  type Parameters,
  rowShort,
  say,
  sourceName,
  sourceText,
  sum,
} from './names';

type Facts = (seen: Seen, ask: PendingAsk) => Parameters;

export const question = (seen: Seen, ask: PendingAsk): Message =>
  say(`questions.${ask.question}`, byQuestion[ask.question]?.(seen, ask));

// ---- facts that several questions tell

export const heroOf = ({ b }: Seen, seat: Seat) => b.heroes[seat];
const number = (ask: PendingAsk, name: string): number => ask.about[name] as number;
const aboutCard: Facts = ({ content }, ask) => ({ card: cardName(content, number(ask, 'card')) });

/** "the red 5 in STR": the place is what tells two equal dice apart. */
export function dieOnSheet(seen: Seen, seat: Seat, die: Die): Message {
  const space = heroOf(seen, seat).spaces.indexOf(die);
  const name = dieName(die, seen.b.values[die], 'the');
  return space === NONE ? name : say('dieInRow', { die: name, row: rowShort(rowName(rowOf(space))) });
}
const aboutDie: Facts = (seen, ask) => ({ die: dieOnSheet(seen, ask.seat, number(ask, 'die')) });

export const sourceOf = ({ about }: PendingAsk): Source => ({
  of: about.source as Source['of'],
  card: about.card as Card,
});
const aboutSource: Facts = ({ content }, ask) => ({
  source: sourceName(content, sourceOf(ask)),
  text: sourceText(content, sourceOf(ask)),
});

const purse: Facts = (seen, { seat }) => {
  const { gold, xp, charisma } = heroOf(seen, seat);
  return { gold, xp, charisma };
};

const hand: Facts = (seen, { seat }) => ({
  dice: diceNames(heroOf(seen, seat).hand.map((die) => ({ die, value: seen.b.values[die] }))),
});

const monster = ({ b, content }: Seen): Said => (b.monster === NONE ? NOTHING : monsterName(content, b.monster));

// ---- each question's own

const byQuestion: { readonly [question: string]: Facts } = {
  'class.choose': (seen, { seat }) => {
    const { colour } = heroOf(seen, seat);
    return { colour: colour === '' ? NOTHING : colourName(colour as DieColour) };
  },
  'starting.place': hand,
  'ties.arrange': (_seen, ask) => ({ rank: number(ask, 'place') + 1, value: number(ask, 'value') }),
  'place.die': hand,
  'die.set': (_seen, ask) => ({ to: number(ask, 'to') }),
  'die.keep': (seen, ask) => ({
    ...aboutDie(seen, ask),
    old: number(ask, 'old'),
    rolls: ask.about.rolls as number[],
  }),
  'die.copy.from': aboutDie,
  'swap.second': aboutDie,
  'replace.space': (seen, ask) => {
    const die = number(ask, 'die');
    return { die: dieName(die, seen.b.values[die], 'the') };
  },
  'token.move': (_seen, ask) => ({ left: number(ask, 'left') }),
  'effect.either': aboutSource,
  'effect.may': aboutSource,
  'banish.choose': (_seen, ask) => ({ gold: number(ask, 'gold') }),
  'summon.card': ({ content }, ask) => ({ fiend: fiendName(content, number(ask, 'fiend')) }),
  'xp.store': (_seen, ask) => ({ amount: number(ask, 'amount') }),
  'market.option': (seen, ask) => ({ ...purse(seen, ask), mode: seen.b.mode }),
  'market.second': purse,
  'market.buy': purse,
  'buy.charisma': (seen, ask) => ({ ...aboutCard(seen, ask), ...purse(seen, ask), cost: number(ask, 'cost') }),
  'weapon.drop': aboutCard,
  'hunt.minion': ({ b, content }) => ({ minion: minionName(content, b.minion) }),
  'hunt.mercenary': ({ b, content }) => ({ minion: minionName(content, b.minion), pool: b.hunt?.pool ?? 0 }),
  'hunt.reroll': (seen, ask) => ({
    dice: seen.b.hunt?.dice ?? [],
    sum: sum(seen.b.hunt?.dice ?? []),
    count: seen.b.hunt?.dice.length ?? 0,
    cost: number(ask, 'xp'),
    xp: heroOf(seen, ask.seat).xp,
  }),
  'hunt.reward': (_seen, ask) => ({ result: number(ask, 'result') }),
  'monster.mercenaries': (seen, ask) => {
    const { xp, gold } = mercenaryPrices(seen, ask.seat);
    return {
      monster: monster(seen),
      strength: faceOf(seen).strength,
      pool: seen.b.combat!.pools[ask.seat],
      xpPrice: xp,
      goldPrice: gold,
      ...purse(seen, ask),
    };
  },
  'monster.reroll': (seen, { seat }) => {
    const fight = seen.b.combat!.fights[seat];
    return {
      monster: monster(seen),
      strength: faceOf(seen).strength,
      dice: fight.dice,
      sum: sum(fight.dice),
      count: fight.dice.length,
      cost: monsterRerollXp(seen, seat),
      free: Math.max(0, seen.b.combat!.free[seat] - fight.free),
      xp: xpLeft(seen, seat, fight),
    };
  },
};
