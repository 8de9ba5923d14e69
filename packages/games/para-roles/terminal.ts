/** Para Roles in a terminal: the party and its enemies as tables, and between fights the map of the campaign. */
import type { Message } from '@tabard/content';
import type { Match, Seat, Seen } from '@tabard/kernel';
import type { DrawBoard, Drawing } from '@tabard/terminal/board';
import { pc } from '@tabard/terminal/colours';
import { grid, padEnd, wrap } from '@tabard/terminal/terminal';
import {
  actionName,
  beside,
  CENTRE,
  type Cell,
  type Content,
  callingName,
  callingOfPair,
  campaignName,
  cellName,
  contentOf,
  type Enemy,
  epicName,
  GATE,
  isOpen,
  itemName,
  type Maze,
  maxHp,
  NONE,
  type ParaRoles,
  portalName,
  relicName,
  roomWords,
  SEATS,
  type Side,
  SUIT_SIGNS,
  SUITS,
  stat,
  typeName,
  type Who,
  WIDTH,
} from './index';

interface Scene {
  readonly b: ParaRoles;
  readonly c: Content;
  readonly match: Match;
  readonly seen: Seen<ParaRoles, Content>;
  readonly name: (who: Who) => string;
  readonly say: (message: Message) => string;
}

export const drawBoard: DrawBoard = (drawing) => {
  const scene = sceneOf(drawing);
  const { width } = drawing;
  const lines = (texts: readonly string[], hang: number) => texts.flatMap((text) => wrap(text, width, hang));
  return [
    ...wrap(headline(scene), width, 2),
    ...withNotes(party(scene), width),
    ...(scene.b.fight ? foes(scene, width) : place(scene, width)),
    ...lines(labelled(scene), LABEL),
  ];
};

function sceneOf({ match, viewer, voice }: Drawing): Scene {
  const seen = match.seen(viewer) as Seen<ParaRoles, Content>;
  const { b, content: c } = seen;
  const say = (message: Message) => voice.speaker.say(message);
  const enemyNamed = ({ type, name }: Enemy) => say({ id: `enemies.${type}.names.${name}` });
  const name = (who: Who) => {
    if (who < SEATS.length) return voice.names[who];
    const enemy = b.enemies.find(({ id }) => id === who);
    return enemy ? enemyNamed(enemy) : '';
  };
  return { b, c, match, seen, name, say };
}

const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const LABEL = 9;
const label = (text: string) => pc.dim(padEnd(text, LABEL));

/** Rows of a table, each with notes that may be long: they stand at its right if they fit, otherwise under it. */
function withNotes(
  rows: readonly { readonly cells: readonly string[]; readonly notes: string }[],
  width: number,
): string[] {
  const table = grid(
    rows.map(({ cells }) => cells),
    2,
    width,
  );
  return table.flatMap((line, i) => {
    const { notes } = rows[i];
    return notes === '' ? [line] : wrap(`${line}  ${notes}`, width, 4);
  });
}

// ---- the head

function headline({ b, match, say }: Scene): string {
  const purse = SEATS.reduce((sum, seat) => sum + b.party[seat].treasure.reduce((a, n) => a + n, 0), 0);
  const parts = [
    pc.bold(say(campaignName(match.options.campaign))),
    b.fight ? `fight ${b.fights}, round ${b.fight.round}` : `${plural(b.fightsWon, 'fight')} won`,
    plural(purse, 'treasure'),
    `${b.deck.length} cards to the reshuffle`,
    epicState(b),
  ];
  return parts.join(pc.dim(' · '));
}

function epicState({ fight, epicUse, debt }: ParaRoles): string {
  if (fight?.indebted) return pc.red('no EPIC in this fight');
  const use = epicUse ? pc.green('EPIC ready') : pc.dim('EPIC spent');
  return debt > 0 ? `${use}, debt ${debt}` : use;
}

// ---- the party

const SUIT_HEADS = SUITS.map((suit) => SUIT_SIGNS[suit]);

function party(scene: Scene) {
  const header = ['', 'Hero', '', 'HP', ...SUIT_HEADS, 'Treasure'].map((cell) => pc.dim(cell));
  return [{ cells: header, notes: '' }, ...SEATS.map((seat) => partyRow(scene, seat))];
}

function partyRow({ b, seen, name, say }: Scene, seat: Seat) {
  const one = b.party[seat];
  const calling = callingOfPair(one.slots[0], one.slots[1]);
  const isDone = b.fight !== null && one.acted === 1;
  const living = one.hp > 0 ? `${one.hp}/${maxHp(seen, seat)}` : '-'; // In the draft nobody has a Health card yet.
  const hp = one.fallen === 1 ? pc.red('dead') : living;
  return {
    cells: [
      one.suit === NONE ? ' ' : suitPaint(one.suit),
      isDone ? pc.dim(name(seat)) : pc.bold(name(seat)),
      calling ? say(callingName(calling)) : one.origin === '' ? pc.dim('-') : say(callingName(one.origin)),
      one.temporaryHp > 0 ? `${hp}+${one.temporaryHp}` : hp,
      ...SUITS.map((suit) => (one.stat[suit] === NONE ? '-' : String(stat(seen, seat, suit)))),
      treasures(one.treasure),
    ],
    notes: characterNotes({ b, name, say }, seat).join(', '),
  };
}

const suitPaint = (suit: number): string => (suit < 2 ? pc.red(SUIT_SIGNS[suit]) : SUIT_SIGNS[suit]);

const treasures = (counts: readonly number[]): string =>
  counts.flatMap((count, suit) => (count > 0 ? [`${count}${SUIT_SIGNS[suit]}`] : [])).join(' ') || '-';

function characterNotes({ b, name, say }: Pick<Scene, 'b' | 'name' | 'say'>, seat: Seat): string[] {
  const one = b.party[seat];
  const shields = b.tokens
    .filter(({ kind, on }) => kind === 'protector' && on === seat)
    .map(({ owner, suit }) => `${suit === 1 ? 'protected' : 'joined'} by ${name(owner)}`);
  return [
    ...(one.stance ? [pc.cyan('on guard')] : []),
    ...(one.charging ? [pc.yellow(`${say(epicName(one.charging))} ${one.charge}/3`)] : []),
    ...(one.precise ? ['precise'] : []),
    ...(one.doubled ? ['double'] : []),
    ...(one.boosted ? ['boost'] : []),
    ...(one.loses ? [pc.red('loses a turn')] : []),
    ...(one.charmedBy !== NONE ? [pc.magenta('charmed')] : []),
    ...shields,
  ];
}

// ---- enemies

/** Those of the fight, and the party's own creature. */
function foes(scene: Scene, width: number): string[] {
  const { b } = scene;
  const all = b.creature ? [...b.enemies, b.creature.body] : b.enemies;
  if (all.length === 0) return [pc.dim('No enemy is here.')];
  const header = ['', 'Enemy', '', 'HP', ...SUIT_HEADS].map((cell) => pc.dim(cell));
  return withNotes([{ cells: header, notes: '' }, ...all.map((enemy) => enemyRow(scene, enemy))], width);
}

function enemyRow(scene: Scene, enemy: Enemy) {
  const { seen, say } = scene;
  return {
    cells: [
      enemy === scene.b.creature?.body ? pc.green('+') : pc.red('!'),
      pc.bold(say({ id: `enemies.${enemy.type}.names.${enemy.name}` })),
      say(typeName(enemy.type)),
      `${enemy.hp}/${maxHp(seen, enemy.id)}`,
      ...SUITS.map((suit) => (enemy.printed[suit] === 0 ? '-' : String(stat(seen, enemy.id, suit)))),
    ],
    notes: enemyNotes(scene, enemy).join(', '),
  };
}

const enemyNotes = ({ name, say }: Scene, enemy: Enemy): string[] => [
  ...(enemy.stance ? [pc.cyan('on guard')] : []),
  ...(enemy.boost ? [pc.red('boosted')] : []),
  ...(enemy.riposte ? [pc.red('riposte')] : []),
  ...(enemy.parked ? [`parked: ${say(actionName(enemy.parked))}`] : []),
  ...(enemy.loses ? ['loses a turn'] : []),
  ...(enemy.down !== NONE ? ['down'] : []),
  ...(enemy.protects !== NONE ? [`protects ${name(enemy.protects)}`] : []),
  ...(enemy.pile > 0 ? [`${plural(enemy.pile, 'stolen treasure')}`] : []),
  ...(enemy.treasure > 1 ? [`carries ${enemy.treasure}`] : []),
  ...(enemy.relic ? ['holds a relic'] : []),
];

// ---- lines with a label

function labelled(scene: Scene): string[] {
  const { b, name, say } = scene;
  const running = b.effects
    .filter(({ effect }) => effect !== 'spiked-armor')
    .map(({ effect, user, turned }) =>
      user === NONE ? say(portalName(effect)) : `${say(epicName(effect))} of ${name(user)}${turned ? ' (turned)' : ''}`,
    );
  const packed = pack(scene);
  return [
    ...(running.length > 0 ? [`${label('Running')}${running.join(', ')}`] : []),
    ...(packed.length > 0 ? [`${label('Pack')}${packed.join(', ')}`] : []),
    ...(b.rifts && b.fight?.kind === 'portal' ? [`${label('Seals')}${portalLine(scene)}`] : []),
  ];
}

const portalLine = ({ b, c }: Scene): string => {
  const rifts = b.rifts as NonNullable<typeof b.rifts>;
  return `${rifts.portals[rifts.at].seals} of ${c.rifts.seals}, Doom ${rifts.doom} of ${c.rifts.doom}`;
};

function pack({ b, name, say }: Scene): string[] {
  const { pack: it } = b;
  const worn = (['mirror', 'armor', 'staff', 'book'] as const)
    .filter((item) => it[item] !== NONE)
    .map((item) => `${say(itemName(item))} (${name(it[item])})`);
  const counted = (
    [
      ['scrolls', 'scroll'],
      ['flasks', 'flask'],
      ['bombs', 'bomb'],
      ['chalk', 'chalk'],
    ] as const
  ).flatMap(([field, word]) => (it[field] > 0 ? [plural(it[field], word)] : []));
  const single = (['thread', 'lantern'] as const).filter((item) => it[item]).map((item) => say(itemName(item)));
  const relics = SUITS.filter((suit) => it.relics[suit] !== NONE).map(
    (suit) => `${say(relicName(suit))} (${name(it.relics[suit])})`,
  );
  return [...counted, ...worn, ...single, ...relics];
}

// ---- where the party is

function place(scene: Scene, width: number): string[] {
  const { b } = scene;
  if (b.maze) return mazeLines(scene, b.maze);
  if (b.dungeon) return dungeonLines(scene).flatMap((line) => wrap(line, width, LABEL));
  return b.rifts ? riftLines(scene) : [];
}

// ---- the maze

const MARKS: { readonly [kind: string]: string } = {
  empty: '·',
  trap: 'x',
  lair: 'l',
  patrol: 'p',
  madness: 'm',
  cache: '$',
  sanctuary: '+',
  wall: 'w',
};

function mazeLines(scene: Scene, maze: Maze): string[] {
  const { c } = scene;
  const rows: string[] = [];
  for (let row = WIDTH - 1; row >= 0; row--) {
    const cells = Array.from({ length: WIDTH }, (_, column) => column + WIDTH * row);
    rows.push(`${row + 1} ${cells.map((cell) => mark(maze, cell) + link(maze, cell, 'east', '─')).join('')}`);
    if (row > 0) rows.push(`  ${cells.map((cell) => `${link(maze, cell, 'south', '│')} `).join('')}`);
  }
  const facts = [
    `cell ${cellName(maze.at)}`,
    `tick ${maze.ticks}`,
    `Madness ${maze.madness}/${c.maze.madness.lost}`,
    minotaur(maze),
    `${scene.name(maze.point)} ahead`,
    '',
    pc.dim('@ you  M Minotaur  ! enemies wait'),
    pc.dim('G gate  C centre  ? not seen  · nothing'),
    pc.dim('x trap  l lair  p patrol  m madness'),
    pc.dim('$ cache  + sanctuary  w shifting wall'),
  ];
  const columns = `  ${[...'ABCDEFG'].join(' ')}`;
  return [...rows, columns].map((line, i) => (facts[i] ? `${padEnd(line.trimEnd(), 20)}${facts[i]}` : line.trimEnd()));
}

function mark(maze: Maze, cell: Cell): string {
  if (cell === maze.at) return pc.bold(pc.yellow('@'));
  if (cell === maze.minotaur) return pc.bold(pc.red('M'));
  if (maze.waiting[cell].length > 0) return pc.red('!');
  if (cell === GATE) return 'G';
  if (cell === CENTRE) return 'C';
  if (!maze.shown[cell]) return pc.dim('?');
  return maze.spent[cell] ? '·' : MARKS[contentOf(maze, cell).kind];
}

/** A passage that somebody has seen, from either end. */
function link(maze: Maze, cell: Cell, side: Side, sign: string): string {
  const other = beside(cell, side);
  const back: Side = side === 'east' ? 'west' : 'north';
  const known =
    (maze.entered[cell] && isOpen(maze.openings, cell, side)) ||
    (other !== NONE && maze.entered[other] && isOpen(maze.openings, other, back));
  return known ? sign : ' ';
}

function minotaur(maze: Maze): string {
  if (maze.minotaurGone) return 'the Minotaur is no more';
  if (!maze.minotaurAwake) return 'the Minotaur sleeps';
  return pc.red(`the Minotaur is in ${cellName(maze.minotaur)}`);
}

// ---- the dungeon

function dungeonLines({ b, c, name, say }: Scene): string[] {
  const { level, levels, at, point, cleared } = b.dungeon as NonNullable<ParaRoles['dungeon']>;
  const rooms = levels[level - 1];
  const inWords = (room: (typeof rooms)[number]) => `${room.id}: ${say(roomWords(room))}`;
  const here = rooms[at];
  const beyond = rooms.filter(({ from }) => from === at).map(inWords);
  const title = `Level ${level}, ${say({ id: `levels.${c.dungeon.levels[level - 1].id}.name` })}`;
  return [
    `${pc.bold(title)}, ${cleared[level - 1] ? 'its guardian defeated' : 'its guardian waiting'}, ${name(point)} ahead`,
    `${label('Here')}${inWords(here)}, ${plural(here.doors, 'closed door')}`,
    ...(here.from === NONE ? [] : [`${label('Back')}${inWords(rooms[here.from])}`]),
    ...(beyond.length > 0 ? [`${label('On')}${beyond.join('; ')}`] : []),
  ];
}

// ---- the rifts

function riftLines({ b, c, say }: Scene): string[] {
  const rifts = b.rifts as NonNullable<ParaRoles['rifts']>;
  const rows = c.rifts.portals.map(({ id, suit }, i) => {
    const { closed, paid } = rifts.portals[i];
    return [
      rifts.at === i ? pc.yellow('▶') : '',
      suitPaint(suit),
      say(portalName(id)),
      closed ? pc.green('closed') : 'open',
      `${paid}/${c.rifts.treasurePerPortal}`,
    ];
  });
  return [
    `Doom ${rifts.doom} of ${c.rifts.doom}${rifts.awake ? pc.red(', and the Ancient One is awake') : ''}`,
    ...grid([['', '', 'Portal', '', 'paid'].map((cell) => pc.dim(cell)), ...rows], 2),
  ];
}
