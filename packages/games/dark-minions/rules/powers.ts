/**
 * 18. The fifteen Overlords and 19. the Demon Lords. A card names one of these powers. `forbidden` says why the holder
 * cannot announce it now (DM-17.19); the rule it stands for is done by `use`, or read where it matters for cards that
 * just lie there.
 */
import { type Why, why } from '@tabard/kernel';
import type { Power } from '../content';
import { countdown } from './attack';
import { type DarkMinions, type Flow, type G, kill, levelOf, NONE, respawn, type Seat, slotOf, sum } from './board';
import { hasFreeDice } from './dice';
import { rerollDice } from './reroll';
import { watchTowns } from './resolution';
import { giveSkull } from './respawn';
import { gainLevel, lastLevel } from './towers';

interface PowerRules {
  forbidden(g: G, seat: Seat): Why | null;
  use(g: G, seat: Seat, overlord: number): Flow;
}

export type { Power };

const cannot = (power: Power, parameters = {}): Why => why(`DM-17.19.${power}`, parameters);

/** On the owner's own turn, before Done. */
const ownTurnBeforeDone = (b: DarkMinions, seat: Seat): boolean =>
  b.turn === seat && b.phase !== 'resolution' && b.phase !== 'last' && b.phase !== 'end';

const townsInPlay = (b: DarkMinions): number[] => b.town.flatMap((town, slot) => (town === NONE ? [] : [slot]));

/** The Towns in these slots. */
const townsAt = (b: DarkMinions, slots: readonly number[]): number[] => slots.map((slot) => b.town[slot]);

/** DM-18.25 Cards that are never announced: what they do is simply there. */
const lies = (power: Power): PowerRules => ({
  forbidden: () => cannot(power),
  *use() {},
});

export const powers: { readonly [power in Power]: PowerRules } = {
  gargoyle: {
    // DM-18.1 One Town requires 5 less until the end of the current turn.
    forbidden: ({ b }) => (townsInPlay(b).length === 0 ? cannot('gargoyle') : null),
    *use(g, seat, overlord) {
      const { b } = g;
      const town = yield* g.choose(seat, 'gargoyle.town', () => townsAt(b, townsInPlay(b)));
      const slot = slotOf(b, town);
      b.target[overlord] = slot;
      g.tell('gargoyle', { seat, slot, town });
      watchTowns(g, seat);
    },
  },
  ghoul: {
    // DM-18.2 Every Town requires 3 more until the owner's next turn begins.
    forbidden: () => null,
    *use(g, seat) {
      g.tell('ghoul', { seat });
      watchTowns(g, seat);
    },
  },
  'blood-elf': {
    // DM-18.3 Up to 5 minions of each rival's supply go to its Graveyard; the owner sets each number.
    forbidden: ({ b }, seat) =>
      b.supply.some((count, rival) => rival !== seat && count > 0) ? null : cannot('blood-elf'),
    *use(g, seat) {
      const { b, content: c } = g;
      for (const victim of g.clockwiseFrom(seat).slice(1)) {
        if (b.supply[victim] === 0) continue;
        const most = () => Math.min(c.rule.bloodElf, b.supply[victim]);
        const count = yield* g.choose(seat, 'bloodElf.count', () => [...countdown(most()), 0], { about: { victim } });
        g.tell('bloodElf', { seat, victim, count: kill(g, victim, count) });
      }
    },
  },
  'dark-wizard': {
    // DM-18.4 Re-roll any or all uncommitted dice of the own turn, once.
    forbidden: ({ b }, seat) =>
      b.turn === seat && b.phase === 'commit' && hasFreeDice(b) ? null : cannot('dark-wizard'),
    *use(g) {
      yield* rerollDice(g, 'darkWizard', g.b.dice.length);
    },
  },
  lich: {
    // DM-18.5 Respawn up to 10.
    forbidden: ({ b }, seat) => (b.graveyard[seat] === 0 ? cannot('lich') : null),
    *use(g, seat) {
      g.tell('lich', { seat, count: respawn(g, seat, g.content.rule.lich) });
    },
  },
  witch: {
    // DM-18.6 Three Towers of any colours for one level.
    forbidden: ({ b, content: c }, seat) =>
      sum(b.towers[seat]) < c.rule.witchTowers || b.level[seat] >= lastLevel(c) ? cannot('witch') : null, // DM-R31
    *use(g, seat) {
      const { b, content: c } = g;
      const towers = yield* g.choose(seat, 'witch.towers', () => towerTriples(b.towers[seat], c.rule.witchTowers));
      towers.forEach((count, colour) => {
        b.towers[seat][colour] -= count;
        b.towerSupply[colour] += count; // DM-7.15
      });
      gainLevel(g, seat);
      g.tell('witch', { seat, level: levelOf(b, c, seat) });
    },
  },
  inexplicable: {
    // DM-18.7 At one Town every rival takes 5 minions back into its supply.
    forbidden: (g, seat) => (townsWithRivals(g, seat).length === 0 ? cannot('inexplicable') : null),
    *use(g, seat) {
      const { b, content: c } = g;
      const town = yield* g.choose(seat, 'inexplicable.town', () => townsAt(b, townsInPlay(b)), {
        forbid: (at) => (townsWithRivals(g, seat).includes(slotOf(b, at)) ? null : why('DM-18.7', { town: at })),
      });
      const slot = slotOf(b, town);
      for (const victim of g.clockwiseFrom(seat).slice(1)) {
        const count = Math.min(c.rule.inexplicable, b.besiegers[slot][victim]);
        if (count === 0) continue;
        b.besiegers[slot][victim] -= count;
        b.supply[victim] += count;
        g.tell('inexplicable', { seat, town, victim, count });
      }
      watchTowns(g, seat);
    },
  },
  scourge: {
    // DM-18.8 Every numeric face of every primary roll counts 1 less until the owner's next turn begins.
    forbidden: () => null,
    *use(g, seat) {
      g.tell('scourge', { seat });
    },
  },
  'dread-skeleton': lies('dread-skeleton'), // DM-18.9: levelOf
  grahl: {
    // DM-18.10 Until the end of the turn each uncommitted number of the owner's dice counts 1 more.
    forbidden: ({ b }, seat) => {
      const unrolled = b.phase !== 'commit';
      return ownTurnBeforeDone(b, seat) && (unrolled || hasFreeDice(b)) ? null : cannot('grahl');
    },
    *use(g, seat) {
      g.tell('grahl', { seat });
    },
  },
  werewolf: lies('werewolf'), // DM-18.11: reroll.ts
  wyvern: {
    // DM-18.12 Up to 5 minions in total, of any seats, move between Towns in play.
    forbidden: (g, seat) => (townsInPlay(g.b).length >= 2 && carriable(g, seat).length > 0 ? null : cannot('wyvern')),
    *use(g, seat) {
      for (let left = g.content.rule.wyvern; left > 0 && carriable(g, seat).length > 0; ) {
        const moved = yield* wyvernFlight(g, seat, left);
        if (moved === 0) break;
        left -= moved;
        watchTowns(g, seat); // after each flight: a rival may claim before the next (DM-15.17)
      }
    },
  },
  'black-knight': {
    // DM-18.13 An opponent loses its next turn; the card stays until then.
    forbidden: () => null,
    *use(g, seat, overlord) {
      const victim = yield* g.choose(seat, 'blackKnight.victim', () => g.clockwiseFrom(seat).slice(1));
      g.b.target[overlord] = victim;
      g.tell('blackKnight', { seat, victim });
    },
  },
  minotaur: {
    // DM-18.14 Five minions die for another turn directly after this one.
    forbidden: ({ b, content: c }, seat) => {
      if (isMarked(b, c.overlordWith['black-knight'], seat)) return why('DM-18.26');
      const ready = b.turn === seat && b.supply[seat] >= c.rule.minotaur && b.extraTurn === 0;
      return ready ? null : cannot('minotaur', { needed: c.rule.minotaur, have: b.supply[seat] });
    },
    *use(g, seat) {
      kill(g, seat, g.content.rule.minotaur);
      g.b.extraTurn = 1;
      g.tell('minotaur', { seat });
    },
  },
  undead: lies('undead'), // DM-18.15: turn.ts
  vazgoth: lies('vazgoth'), // DM-19.10: roll.ts
  nhazzra: {
    // DM-19.11 Each rival gives up a Skull or 8 minions.
    forbidden: () => null,
    *use(g, seat) {
      const { b, content: c } = g;
      for (const victim of g.clockwiseFrom(seat).slice(1)) {
        const tithe = yield* g.choose(victim, 'nhazzra.tithe', () => ['skull', 'minions'] as const, {
          forbid: (gift) => (gift === 'skull' && b.skulls[victim] === 0 ? why('DM-19.11') : null),
          always: true, // Who is not asked has no Skull: nobody should learn that.
        });
        if (tithe === 'skull') {
          giveSkull(g, victim);
          g.tell('nhazzra.skull', { seat, victim });
        } else g.tell('nhazzra.minions', { seat, victim, count: kill(g, victim, c.rule.demonLords.nhazzra) });
      }
    },
  },
  'pit-sovereign': {
    // DM-19.12 The owner's minions at one Town count double for places until the end of the turn.
    forbidden: ({ b }, seat) =>
      townsInPlay(b).some((slot) => b.besiegers[slot][seat] > 0) ? null : cannot('pit-sovereign'),
    *use(g, seat, overlord) {
      const { b } = g;
      const town = yield* g.choose(seat, 'pit.town', () => townsAt(b, townsInPlay(b)), {
        forbid: (at) => (b.besiegers[slotOf(b, at)][seat] > 0 ? null : why('DM-19.12', { town: at })),
      });
      const slot = slotOf(b, town);
      b.target[overlord] = slot;
      g.tell('pit', { seat, slot, town });
    },
  },
};

/** DM-18.13 The Black Knight lies in play and was set on this seat. */
export const isMarked = (b: DarkMinions, knight: number, seat: Seat): boolean =>
  knight !== NONE && b.inPlay[knight] === 1 && b.target[knight] === seat;

/** All ways to give up so many of the Towers in hand, by White, Gray and Black. */
function towerTriples(hand: readonly number[], count: number): number[][] {
  const triples: number[][] = [];
  for (let white = Math.min(count, hand[0]); white >= 0; white--) {
    for (let gray = Math.min(count - white, hand[1]); gray >= 0; gray--) {
      const black = count - white - gray;
      if (black <= hand[2]) triples.push([white, gray, black]);
    }
  }
  return triples;
}

function townsWithRivals({ b }: G, seat: Seat): number[] {
  return townsInPlay(b).filter((slot) => b.besiegers[slot].some((count, rival) => rival !== seat && count > 0));
}

/** Towns with minions the Wyvern may carry (DM-R24). */
function carriable(g: G, seat: Seat): number[] {
  return townsInPlay(g.b).filter((slot) => ownersAt(g, slot, seat).length > 0);
}

function ownersAt({ b, options }: G, slot: number, seat: Seat): Seat[] {
  return b.besiegers[slot].flatMap((count, owner) =>
    count > 0 && (options.wyvernMoves === 'any-seat' || owner === seat) ? [owner] : [],
  );
}

/** One flight: from where, whose, to where, how many. 0 when the owner has moved enough. */
function* wyvernFlight(g: G, seat: Seat, left: number): Flow<number> {
  const { b, content: c } = g;
  const stop = left < c.rule.wyvern ? (['stop'] as const) : []; // announced to be used: at least one minion flies
  const source = yield* g.choose(seat, 'wyvern.from', () => [...townsAt(b, carriable(g, seat)), ...stop], {
    about: { left },
  });
  if (source === 'stop') return 0;
  const from = slotOf(b, source);
  const owner = yield* g.choose(seat, 'wyvern.owner', () => ownersAt(g, from, seat), { about: { from, left } });
  const others = () => townsInPlay(b).filter((slot) => slot !== from);
  const target = yield* g.choose(seat, 'wyvern.to', () => townsAt(b, others()), { about: { from, owner, left } });
  const to = slotOf(b, target);
  const most = () => Math.min(left, b.besiegers[from][owner]);
  const count = yield* g.choose(seat, 'wyvern.count', () => countdown(most()), { about: { from, to, owner, left } });
  b.besiegers[from][owner] -= count;
  b.besiegers[to][owner] += count;
  b.lastPlaced[to] = seat; // DM-10.9: the mover counts
  g.tell('wyvern.move', { seat, owner, count, from: source, to: target });
  return count;
}
