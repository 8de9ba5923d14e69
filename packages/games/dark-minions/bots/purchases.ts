/** What an Overlord on display is worth to this seat now, in VP. Minions it brings back are counted by the plan. */
import type { Overlord } from '../content';
import { NONE, sum } from '../rules/board';
import { hordeWorth, moreMinions, type Outlook } from './outlook';
import { levelWorth } from './towers';

type Judge = (o: Outlook, card: Overlord) => number;

const later = (o: Outlook, turns: number): number => Math.min(1, o.turnsLeft / turns);

/** Turn-Cost cards pay every turn until the end, while minions last. */
const turnsItPays = (o: Outlook, card: Overlord): number =>
  Math.min(o.turnsLeft, 1 + o.b.supply[o.me] / (2 * card.turnCost), 5);

const worths: { readonly [power in Overlord['power']]: Judge } = {
  gargoyle: (o) => 1.2 * later(o, 1),
  ghoul: (o) => 1.4 * later(o, 1.5),
  'blood-elf': (o) => (0.5 + deathToll(o, o.c.rule.bloodElf)) * later(o, 2),
  'dark-wizard': (o) => 1.1 * later(o, 2),
  lich: (o) => {
    const back = Math.min(o.c.rule.lich, o.b.graveyard[o.me]);
    return (0.5 + 2 * moreMinions(o, o.b.supply[o.me], back)) * later(o, 2);
  },
  witch: (o) => {
    const held = sum(o.b.towers[o.me]);
    return levelWorth(o, o.b.level[o.me]) * (held >= 3 ? 0.6 : 0.1 + 0.07 * held) * later(o, 4 - held);
  },
  inexplicable: (o) => 1.05 * later(o, 1),
  scourge: (o) => 1.9 * later(o, 2),
  'dread-skeleton': (o, card) => {
    const level = o.levels[o.me];
    if (level >= o.c.levels.length) return 0;
    const vp = o.c.levels[level].vp - o.c.levels[level - 1].vp;
    return 0.4 * turnsItPays(o, card) + (o.turnsLeft < 3 ? vp * 0.8 : vp * 0.2);
  },
  grahl: (o) => 1.5 * later(o, 2),
  werewolf: (o, card) => 0.3 * turnsItPays(o, card),
  wyvern: (o) => 2.05 * later(o, 1),
  'black-knight': (o) => 1.5 * later(o, 1.5),
  minotaur: (o) => (o.b.supply[o.me] < 14 ? 1.4 : 2.9) * later(o, 1.5),
  undead: (o, card) => 0.4 * turnsItPays(o, card) * (0.8 + o.b.graveyard[o.me] / 25),
  vazgoth: (o, card) => 0.9 * turnsItPays(o, card),
  nhazzra: (o) => (1.5 + 1.2 * deathToll(o, o.c.rule.demonLords.nhazzra)) * later(o, 2),
  'pit-sovereign': (o) => 2.6 * later(o, 1),
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
const KEEP = 0.8;

export function purchaseWorth(o: Outlook, overlord: number): number {
  if (overlord === NONE) return 0;
  const card = o.c.overlords[overlord];
  return worths[card.power](o, card) * o.style.overlords * (o.style.cards[card.power] ?? 1);
}
