/** What is asked, with all that one needs to decide it. */
import type { Message, Said } from '@tabard/content';
import type { PendingAsk, Seat } from '@tabard/kernel';
import { cellName } from '../campaigns/maze/map';
import { takenRelics } from '../campaigns/maze/relics';
import { living, type Maze, type ParaRoles, pointOf, type Seen, treasureOf } from '../rules/board';
import { cardNamed, NONE, SUITS } from '../rules/cards/cards';
import { maxHp } from '../rules/cards/stats';
import { epicsOf } from '../rules/fight/epic';
import { roomWords } from './camp-options';
import {
  actionName,
  cardWords,
  epicName,
  itemName,
  type Parameters,
  portalName,
  rankWords,
  relicName,
  say,
  seatName,
  stackOf,
  statName,
  suitName,
  whoName,
} from './names';
import { purchaseName } from './purchases';

type Asked = (seen: Seen, ask: PendingAsk) => Message;

export function question(seen: Seen, ask: PendingAsk): Message {
  return (byQuestion[ask.question] ?? plain)(seen, ask);
}

const plain: Asked = (seen, ask) => say(`questions.${ask.question}`, aboutWords(seen, ask));

const byQuestion: { readonly [question: string]: Asked } = {
  'turn.action': turn,
  'draw.keep': (seen, ask) => {
    const { named: _, auto: __, ...about } = ask.about; // by card: the answers tell it
    return say('questions.draw.keep', {
      ...aboutWords(seen, { ...ask, about }),
      cards: ask.options.map((name) => cardWords(cardNamed(name))),
    });
  },
  'epic.enemy': (seen, ask) => say(`questions.epic.enemy.${ask.about.epic}`, aboutWords(seen, ask)),
  'mirror.reflect': (seen, ask) =>
    say('questions.mirror.reflect', {
      ...aboutWords(seen, ask),
      reflected: say(`actions.${ask.about.action}.reflected`),
    }),
  'maze.relic': (_seen, { about }) => say('questions.maze.relic', relicWords(about.suit as number)),
  'setup.suits': (_seen, { about }) =>
    say('questions.setup.suits', {
      suits: (about.suits as number[]).map((suit, seat) =>
        say('seatSuit', { seat: seatName(seat), suit: suitName(suit) }),
      ),
    }),
  camp,
};

const relicWords = (suit: number): Parameters => ({ relic: relicName(suit), stat: statName(suit) });

// ---- the facts of a question

const BY_NAME: { readonly [name: string]: (seen: Seen, value: never) => Said } = {
  who: (seen, who: number) => whoName(seen, who),
  enemy: (seen, who: number) => whoName(seen, who),
  seat: (_seen, seat: Seat) => seatName(seat),
  healer: (_seen, seat: Seat) => seatName(seat),
  named: (_seen, seat: Seat) => seatName(seat),
  apprentice: (_seen, seat: Seat) => seatName(seat),
  stat: (_seen, suit: number) => statName(suit),
  suit: (_seen, suit: number) => statName(suit),
  action: (_seen, action: string) => actionName(action),
  epic: (_seen, epic: string) => epicName(epic),
  item: (_seen, item: string) => itemName(item),
  card: (_seen, name: string) => cardWords(cardNamed(name)),
  what: (_seen, key: string) => purchaseName(key),
  from(_seen, stack: string) {
    const [seat, suit] = stackOf(stack);
    return say('stackOf', { seat: seatName(seat), stat: statName(suit) });
  },
};

/** `me`: whose question it is; somebody may play several characters. */
function aboutWords(seen: Seen, { seat, about }: PendingAsk): Parameters {
  const facts = Object.entries(about).map(([name, value]) => [
    name,
    BY_NAME[name] ? BY_NAME[name](seen, value as never) : (value as Said),
  ]);
  return { me: seatName(seat), ...Object.fromEntries(facts) };
}

// ---- a turn in combat

function turn(seen: Seen, { seat }: PendingAsk): Message {
  const { b } = seen;
  const { hp } = b.party[seat];
  if (hp === 0) return say('questions.turn.dead', { seat: seatName(seat) });
  return say('questions.turn.action', {
    seat: seatName(seat),
    hp,
    max: maxHp(seen, seat),
    epic: epicState(seen, seat),
    cards: b.deck.length,
  });
}

function epicState(seen: Seen, seat: Seat): string {
  if (epicsOf(seen, seat).length === 0) return 'none';
  if (seen.b.fight?.indebted) return 'debt';
  return seen.b.epicUse ? 'ready' : 'spent';
}

// ---- in camp

function camp(seen: Seen): Message {
  const { b, options } = seen;
  const where = b.byScroll ? 'town' : options.campaign;
  const purse = living(seen).reduce((sum, seat) => sum + treasureOf(seen, seat), 0);
  return say(`questions.camp.${where}`, { debt: b.debt, purse, ...(CAMPS[where]?.(seen) ?? {}) });
}

const enemiesToCome = ({ b }: Seen): Parameters => ({ count: Math.ceil(b.enemyDeck.length / SUITS.length) });
const towerLevel = ({ b, options }: Seen): Parameters => ({
  level: b.level,
  last: options.campaign === 'doubles' ? 12 : 13,
  values: b.left.map(rankWords),
});

const CAMPS: { readonly [where: string]: (seen: Seen) => Parameters } = {
  woods: enemiesToCome,
  random: enemiesToCome,
  tower: towerLevel,
  doubles: towerLevel,
  maze(seen) {
    const maze = seen.b.maze as Maze;
    return {
      cell: cellName(maze.at),
      ticks: maze.ticks,
      madness: maze.madness,
      most: seen.content.maze.madness.lost,
      relics: takenRelics(seen).length,
      point: seatName(pointOf(seen)),
      minotaur: minotaurState(maze),
      den: maze.minotaur === NONE ? '' : cellName(maze.minotaur),
    };
  },
  dungeon(seen) {
    const { level, levels, at, cleared } = seen.b.dungeon as NonNullable<ParaRoles['dungeon']>;
    return {
      level,
      name: say(`levels.${seen.content.dungeon.levels[level - 1].id}.name`),
      room: roomWords(levels[level - 1][at]),
      doors: levels[level - 1][at].doors,
      point: seatName(pointOf(seen)),
      cleared: cleared[level - 1] ? 'yes' : 'no',
    };
  },
  rifts(seen) {
    const { at, portals, doom, awake } = seen.b.rifts as NonNullable<ParaRoles['rifts']>;
    return {
      doom,
      most: seen.content.rifts.doom,
      closed: portals.filter(({ closed }) => closed).length,
      portals: portals.length,
      place: at === NONE ? say('hub') : portalName(seen.content.rifts.portals[at].id),
      awake: awake ? 'yes' : 'no',
    };
  },
};

function minotaurState({ minotaurGone, minotaurAwake, minotaurRests }: Maze): string {
  if (minotaurGone) return 'gone';
  if (!minotaurAwake) return 'asleep';
  return minotaurRests > 0 ? 'rests' : 'afoot';
}
