/** What an Overlord on display is worth to this seat now, in VP. Minions it brings back are counted by the plan. */
import type { Overlord, Power } from '../content';
import { NONE, sum } from '../rules/board';
import { hordeWorth, moreMinions, type Outlook } from './outlook';
import { levelWorth } from './towers';
import { BOUGHT, KEEP, PAYS } from './weights';

type Judge = (o: Outlook, card: Overlord) => number;

const later = (o: Outlook, turns: number): number => Math.min(1, o.turnsLeft / turns);

const turnsItPays = (o: Outlook, card: Overlord): number =>
  Math.min(o.turnsLeft, 1 + o.b.supply[o.me] / (PAYS.elsewhere * card.turnCost), PAYS.turns);

const inTime =
  ({ worth, turns }: { readonly worth: number; readonly turns: number }): Judge =>
  (o) =>
    worth * later(o, turns);

const everyTurn =
  ({ aTurn }: { readonly aTurn: number }): Judge =>
  (o, card) =>
    aTurn * turnsItPays(o, card);

const worths: { readonly [power in Power]: Judge } = {
  gargoyle: inTime(BOUGHT.gargoyle),
  ghoul: inTime(BOUGHT.ghoul),
  'blood-elf': (o) => {
    const { worth, turns } = BOUGHT['blood-elf'];
    return (worth + deathToll(o, o.c.rule.bloodElf)) * later(o, turns);
  },
  'dark-wizard': inTime(BOUGHT['dark-wizard']),
  lich: (o) => {
    const { worth, minions, turns } = BOUGHT.lich;
    const back = Math.min(o.c.rule.lich, o.b.graveyard[o.me]);
    return (worth + minions * moreMinions(o, o.b.supply[o.me], back)) * later(o, turns);
  },
  witch: (o) => {
    const { withASet, withNone, withEach } = BOUGHT.witch;
    const needs = o.c.rule.witchTowers;
    const held = sum(o.b.towers[o.me]);
    const share = held >= needs ? withASet : withNone + withEach * held;
    return levelWorth(o, o.b.level[o.me]) * share * later(o, needs + 1 - held);
  },
  inexplicable: inTime(BOUGHT.inexplicable),
  scourge: inTime(BOUGHT.scourge),
  'dread-skeleton': (o, card) => {
    const { aTurn, lastTurns, atLast, before } = BOUGHT['dread-skeleton'];
    const level = o.levels[o.me];
    if (level >= o.c.levels.length) return 0;
    const vp = o.c.levels[level].vp - o.c.levels[level - 1].vp;
    return aTurn * turnsItPays(o, card) + vp * (o.turnsLeft < lastTurns ? atLast : before);
  },
  grahl: inTime(BOUGHT.grahl),
  werewolf: everyTurn(BOUGHT.werewolf),
  wyvern: inTime(BOUGHT.wyvern),
  'black-knight': inTime(BOUGHT['black-knight']),
  minotaur: (o) => {
    const { richFrom, rich, poor, turns } = BOUGHT.minotaur;
    return (o.b.supply[o.me] < richFrom ? poor : rich) * later(o, turns);
  },
  undead: (o, card) => {
    const { aTurn, worth, dead } = BOUGHT.undead;
    return aTurn * turnsItPays(o, card) * (worth + o.b.graveyard[o.me] / dead);
  },
  vazgoth: everyTurn(BOUGHT.vazgoth),
  nhazzra: (o) => {
    const { worth, toll, turns } = BOUGHT.nhazzra;
    return (worth + toll * deathToll(o, o.c.rule.demonLords.nhazzra)) * later(o, turns);
  },
  'pit-sovereign': inTime(BOUGHT['pit-sovereign']),
};

/** What rivals lose when so many of their minions die. */
export function deathToll(o: Outlook, most: number): number {
  const { b, envy } = o;
  let toll = 0;
  for (let seat = 0; seat < envy.length; seat++) {
    const dead = Math.min(most, b.supply[seat]);
    toll += envy[seat] * (hordeWorth(o, b.supply[seat]) - hordeWorth(o, b.supply[seat] - dead));
  }
  return toll;
}

/** What a card in hand must bring to be announced: less than it was bought for, and less and less as time runs out. */
export const keepWorth = (o: Outlook, overlord: number): number => {
  const card = o.c.overlords[overlord];
  return KEEP * worths[card.power](o, card);
};

export function purchaseWorth(o: Outlook, overlord: number): number {
  if (overlord === NONE) return 0;
  const card = o.c.overlords[overlord];
  return worths[card.power](o, card) * o.style.overlords * (o.style.cards[card.power] ?? 1);
}
