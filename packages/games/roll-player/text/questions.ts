/** What is asked, with all that one needs to decide it. */
import type { Message, Said } from '@tabard/content';
import type { AboutOf, ByAsk, Seat } from '@tabard/kernel';
import { NONE, rowName, rowOf, type Seen } from '../rules/board';
import type { Source } from '../rules/cards/vocabulary';
import { faceOf, mercenaryPrices, monsterRerollXp, xpLeft } from '../rules/foes/combat';
import type { RollPlayerAsks } from '../rules/questions';
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

interface Asked {
  readonly question: string;
  readonly seat: Seat;
}
interface AskedAbout<About> extends Asked {
  readonly about: About;
}

/** The sentence of a question with these facts, or with none. */
const asking =
  <Ask extends Asked>(facts: (ask: Ask, seen: Seen) => Parameters) =>
  (ask: Ask, seen: Seen): Message =>
    say(`questions.${ask.question}`, facts(ask, seen));
const plainly = ({ question }: Asked): Message => say(`questions.${question}`);

// ---- facts that several questions tell

export const heroOf = ({ b }: Seen, seat: Seat) => b.heroes[seat];
const aboutCard = ({ about }: AskedAbout<{ card: number }>, { content }: Seen): Parameters => ({
  card: cardName(content, about.card),
});

/** "the red 5 in STR": the place is what tells two equal dice apart. */
export function dieOnSheet(seen: Seen, seat: Seat, die: Die): Message {
  const space = heroOf(seen, seat).spaces.indexOf(die);
  const name = dieName(die, seen.b.values[die], 'the');
  return space === NONE ? name : say('dieInRow', { die: name, row: rowShort(rowName(rowOf(space))) });
}
const aboutDie = ({ seat, about }: AskedAbout<{ die: Die }>, seen: Seen): Parameters => ({
  die: dieOnSheet(seen, seat, about.die),
});

export const sourceOf = ({ source, card }: AboutOf<RollPlayerAsks, 'effect.may'>): Source => ({ of: source, card });
const aboutSource = ({ about }: AskedAbout<AboutOf<RollPlayerAsks, 'effect.may'>>, { content }: Seen): Parameters => ({
  source: sourceName(content, sourceOf(about)),
  text: sourceText(content, sourceOf(about)),
});

const purse = ({ seat }: Asked, seen: Seen): Parameters => {
  const { gold, xp, charisma } = heroOf(seen, seat);
  return { gold, xp, charisma };
};

const hand = ({ seat }: Asked, seen: Seen): Parameters => ({
  dice: diceNames(heroOf(seen, seat).hand.map((die) => ({ die, value: seen.b.values[die] }))),
});

const monster = ({ b, content }: Seen): Said => (b.monster === NONE ? NOTHING : monsterName(content, b.monster));

// ---- each question's own

export const question: ByAsk<RollPlayerAsks, [seen: Seen], Message> = {
  'sheet.choose': plainly,
  'class.choose': asking(({ seat }, seen) => {
    const { colour } = heroOf(seen, seat);
    return { colour: colour === '' ? NOTHING : colourName(colour as DieColour) };
  }),
  'familiar.choose': plainly,
  'starting.place': asking(hand),
  'ties.arrange': asking(({ about: { place, value } }) => ({ rank: place + 1, value })),
  'initiative.select': plainly,
  'place.die': asking(hand),
  'stored.place': plainly,
  'action.choose': plainly,
  'attribute.choose': plainly,
  'die.flip': plainly,
  'die.set': asking(({ about: { to } }) => ({ to })),
  'die.adjust': plainly,
  'die.reroll': plainly,
  'die.keep': asking((ask, seen) => ({ ...aboutDie(ask, seen), old: ask.about.old, rolls: ask.about.rolls })),
  'die.copy.to': plainly,
  'die.copy.from': asking(aboutDie),
  'swap.first': plainly,
  'swap.second': asking(aboutDie),
  'replace.die': plainly,
  'replace.space': asking(({ about: { die } }, seen) => ({ die: dieName(die, seen.b.values[die], 'the') })),
  'token.move': asking(({ about: { left } }) => ({ left })),
  'effect.either': asking(aboutSource),
  'effect.may': asking(aboutSource),
  'skill.copy': plainly,
  'banish.choose': asking(({ about: { gold } }) => ({ gold })),
  'summon.fiend': plainly,
  'summon.card': asking(({ about: { fiend } }, { content }) => ({ fiend: fiendName(content, fiend) })),
  'initiative.die': plainly,
  'initiative.cards': plainly,
  'look.choose': plainly,
  'refresh.choose': plainly,
  'xp.store': asking(({ about: { amount } }) => ({ amount })),
  'injury.buyoff': plainly,
  'market.option': asking((ask, seen) => ({ ...purse(ask, seen), mode: seen.b.mode })),
  'market.second': asking(purse),
  'market.buy': asking(purse),
  'take.choose': plainly,
  'add.choose': plainly,
  'buy.charisma': asking((ask, seen) => ({ ...aboutCard(ask, seen), ...purse(ask, seen), cost: ask.about.cost })),
  'weapon.drop': asking(aboutCard),
  'hunt.minion': asking((_, { b, content }) => ({ minion: minionName(content, b.minion) })),
  'hunt.mercenary': asking((_, { b, content }) => ({
    minion: minionName(content, b.minion),
    pool: b.hunt?.pool ?? 0,
  })),
  'hunt.reroll': asking(({ seat, about }, seen) => ({
    dice: seen.b.hunt?.dice ?? [],
    sum: sum(seen.b.hunt?.dice ?? []),
    count: seen.b.hunt?.dice.length ?? 0,
    cost: about.xp,
    xp: heroOf(seen, seat).xp,
  })),
  'hunt.reward': asking(({ about: { result } }) => ({ result })),
  'monster.mercenaries': asking((ask, seen) => {
    const { xp, gold } = mercenaryPrices(seen, ask.seat);
    return {
      monster: monster(seen),
      strength: faceOf(seen).strength,
      pool: seen.b.combat!.pools[ask.seat],
      xpPrice: xp,
      goldPrice: gold,
      ...purse(ask, seen),
    };
  }),
  'monster.reroll': asking(({ seat }, seen) => {
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
  }),
  'refresh.cleanup': plainly,
  'score.shed': plainly,
  'window.select': plainly,
  'window.dice': plainly,
  'window.market': plainly,
  'window.last': plainly,
  'window.combat': plainly,
};
