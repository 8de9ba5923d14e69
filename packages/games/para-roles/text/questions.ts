/** What is asked, with all that one needs to decide it. */
import { aboutBy, type Message } from '@tabard/content';
import type { AskOf, Seat } from '@tabard/kernel';
import { cellName } from '../campaigns/maze/map';
import { takenRelics } from '../campaigns/maze/relics';
import { living, type Maze, type ParaRoles, pointOf, type Seen, treasureOf } from '../rules/board';
import { cardNamed, NONE, SUITS } from '../rules/cards/cards';
import { maxHp } from '../rules/cards/stats';
import { epicsOf } from '../rules/fight/epic';
import { questions } from '../rules/keys';
import type { ParaRolesAsks } from '../rules/questions';
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
  statName,
  suitName,
  whoName,
} from './names';
import { purchaseName } from './purchases';

type Ask = AskOf<ParaRolesAsks>;

export function question(ask: Ask, seen: Seen): Message {
  switch (ask.question) {
    case 'turn.action':
      return turn(seen, ask.seat);
    case 'camp':
      return camp(seen);
    case 'draw.keep':
      return say('questions.draw.keep', { ...aboutWords(ask, seen), cards: ask.options.map(cardWords) });
    case 'epic.enemy':
      return say(`questions.epic.enemy.${ask.about.epic}`, aboutWords(ask, seen));
    case 'mirror.reflect': {
      const reflected = say(`actions.${ask.about.action}.reflected`);
      return say('questions.mirror.reflect', { ...aboutWords(ask, seen), reflected });
    }
    case 'maze.relic':
      return say('questions.maze.relic', { relic: relicName(ask.about.suit), stat: statName(ask.about.suit) });
    case 'setup.suits': {
      const suits = ask.about.suits.map((suit, seat) =>
        say('seatSuit', { seat: seatName(seat), suit: suitName(suit) }),
      );
      return say('questions.setup.suits', { suits });
    }
    default:
      return say(`questions.${ask.question}`, aboutWords(ask, seen));
  }
}

// ---- the facts of a question

const factWords = aboutBy<ParaRolesAsks, Seen>({
  who: (who, seen) => whoName(seen, who),
  enemy: (who, seen) => whoName(seen, who),
  seat: (seat) => seatName(seat),
  healer: (seat) => seatName(seat),
  /** By card it is the answers that tell it, and so is what succeeds anyway. */
  named: (named) => (typeof named === 'number' ? seatName(named) : null),
  auto: () => null,
  suits: () => null,
  apprentice: (seat) => seatName(seat),
  stat: (suit) => statName(suit),
  suit: (suit) => statName(suit),
  action: (action) => actionName(action),
  epic: (epic) => epicName(epic),
  item: (item) => itemName(item),
  card: (name) => cardWords(cardNamed(name)),
  what: (key, seen) => purchaseName(seen, key),
  from(key, { content }) {
    const { seat, suit } = questions.option('camp.to', key, content);
    return say('stackOf', { seat: seatName(seat), stat: statName(suit) });
  },
});

/** `me`: whose question it is; somebody may play several characters. */
const aboutWords = (ask: Ask, seen: Seen): Parameters => ({ me: seatName(ask.seat), ...factWords(ask, seen) });

// ---- a turn in combat

function turn(seen: Seen, seat: Seat): Message {
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
