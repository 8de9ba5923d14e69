/** Dungeon Fighter in a terminal: the Monster and what it demands, the dice, the Heroes and their things. */
import type { Message, Said } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { DrawBoard, Drawing } from '@tabard/terminal/board';
import { pc } from '@tabard/terminal/colours';
import { grid, padEnd, wrap } from '@tabard/terminal/terminal';
import {
  abilityName,
  type Card,
  COLOURS,
  type Combat,
  type Content,
  type DungeonFighter,
  dieName,
  equipmentName,
  FULL_XP,
  foeName,
  foeOf,
  foeText,
  gadgetName,
  heroName,
  iconsForShop,
  iconsSetAside,
  isLevelUp,
  maxLife,
  type PoolDie,
  requirementName,
  requirementsOfCombat,
  roomCard,
  roomName,
  roomText,
  type Seen,
  templateName,
} from './index';

interface Scene {
  readonly b: DungeonFighter;
  readonly c: Content;
  readonly seen: Seen;
  readonly name: (seat: Seat) => string;
  readonly say: (message: Message) => string;
}

export const drawBoard: DrawBoard = (drawing) => {
  const scene = sceneOf(drawing);
  const { width } = drawing;
  return [
    ...wrap(headline(scene), width, 2),
    ...[...place(scene), ...(scene.b.combat ? fight(scene, scene.b.combat) : [])].flatMap((line) =>
      wrap(line, width, LABEL),
    ),
    ...party(scene, width),
    ...relics(scene).flatMap((line) => wrap(line, width, LABEL)),
  ];
};

function sceneOf({ match, viewer, voice }: Drawing): Scene {
  const seen = match.seen(viewer) as Seen;
  return {
    b: seen.b,
    c: seen.content,
    seen,
    name: (seat) => voice.names[seat],
    say: (message) => voice.speaker.say(message),
  };
}

const LABEL = 9;
const label = (text: string) => pc.dim(padEnd(text, LABEL));
const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const text = ({ say }: Scene, said: Said): string => (typeof said === 'string' ? said : say(said as Message));

// ---- the head

const LAST_SHOP = 3;

function headline(scene: Scene): string {
  const { b, seen } = scene;
  const parts = [
    pc.bold(b.phase === 'boss' ? 'The Final Boss' : `Round ${b.combats + 1}`),
    b.shops < LAST_SHOP
      ? `Shop ${b.shops + 1} of ${LAST_SHOP}: ${iconsSetAside(seen)} of ${iconsForShop(seen)} icons`
      : 'no Shop any more',
    `${b.chest.gold} Gold, ${plural(b.chest.bonus, 'Bonus die', 'Bonus dice')}`,
    ...(b.levelsToCome.length > 0 ? [`next: level ${b.levelsToCome.at(-1)}`] : []),
  ];
  return parts.join(pc.dim(' · '));
}

// ---- where they are, and against what

function place(scene: Scene): string[] {
  const room = roomCard(scene.seen);
  if (!room) return [];
  return [
    `${label('Room')}${scene.say(roomName(room))} (${room.shopIcons} Shop icons). ${text(scene, roomText(room))}`,
  ];
}

function fight(scene: Scene, combat: Combat): string[] {
  const { seen, say } = scene;
  const foe = foeOf(seen);
  const facts = [
    pc.red(`${combat.life} life`),
    `${foe.damage} damage on a Miss`,
    ...(combat.gold > 0 ? [`${combat.gold} Gold`] : []),
  ];
  const demands = requirementsOfCombat(seen).map((req) => pc.yellow(say(requirementName(req))));
  return [
    `${label(combat.isBoss ? 'Boss' : 'Monster')}${pc.bold(say(foeName(foe)))}: ${facts.join(', ')}. ${text(scene, foeText(foe))}`,
    `${label('Throws')}${demands.length > 0 ? demands.join(' + ') : 'as you like'}`,
    `${label('Pool')}${combat.pool.length > 0 ? combat.pool.map((die) => dieWords(scene, die)).join(', ') : 'empty'}`,
    ...onTheTable(scene, combat),
  ];
}

const PAINT: { readonly [die: string]: (text: string) => string } = { red: pc.red, green: pc.green, blue: pc.blue };
const dieWords = ({ say }: Scene, die: PoolDie): string => (PAINT[die] ?? pc.cyan)(say(dieName(die)));

/** What changes the board, and the tokens that lie about. */
function onTheTable({ say }: Scene, { layout, cutthroat, melody }: Combat): string[] {
  const things = [
    ...(layout.icebergs.length > 0 ? [`${layout.icebergs.length} ${say(gadgetName('icebergs'))}`] : []),
    ...layout.templates.map(({ id }) => say(templateName(id))),
    ...(cutthroat ? ['Cutthroat token'] : []),
    ...(melody ? ['Melody token'] : []),
  ];
  return things.length > 0 ? [`${label('Table')}${things.join(', ')}`] : [];
}

// ---- the party

function party(scene: Scene, width: number): string[] {
  const { b, seen } = scene;
  const header = ['', 'Seat', 'Hero', 'Life', ...COLOURS, ...(isLevelUp(seen) ? ['XP'] : [])];
  const rows = [header.map((cell) => pc.dim(cell)), ...b.heroes.map((_, seat) => row(scene, seat))];
  const table = grid(rows, 2, width);
  return table.flatMap((line, i) => {
    const things = i === 0 ? [] : b.heroes[i - 1].cards.map((card) => thing(scene, i - 1, card));
    return [
      line.trimEnd(),
      ...(things.length > 0 ? wrap(`    ${pc.dim('carries')} ${things.join(', ')}`, width, 6) : []),
    ];
  });
}

function row({ b, c, seen, name, say }: Scene, seat: Seat): string[] {
  const hero = b.heroes[seat];
  const sheet = c.heroes[hero.sheet];
  const isActive = b.combat?.active === seat;
  return [
    `${isActive ? pc.yellow('>') : ' '}${b.leader === seat && b.phase !== 'setup' ? pc.cyan('L') : ' '}`,
    pc.bold(name(seat)),
    sheet ? say(heroName(sheet)) : pc.dim('-'),
    lifeOf(hero),
    ...COLOURS.map((colour, i) => (sheet ? abilityCell(say(abilityName(sheet[colour])), hero, i) : pc.dim('-'))),
    ...(isLevelUp(seen) ? [`${hero.xp}/${FULL_XP}`] : []),
  ];
}

type Hero = DungeonFighter['heroes'][number];

function lifeOf(hero: Hero): string {
  if (hero.eliminated) return pc.dim('gone');
  return hero.fainted ? pc.red('faint') : `${hero.life}/${maxLife(hero)}`;
}

const MOST = 10;
const FRESH = 1;

/** The first letters of an ability; a Scar hides it, a Level Up token marks it. */
function abilityCell(ability: string, { scars, tokens }: Hero, i: number): string {
  if (scars[i]) return pc.red('Scar');
  const short = ability.length > MOST ? `${ability.slice(0, MOST - 1)}…` : ability;
  return tokens[i] === 0 ? short : tokens[i] === FRESH ? pc.green(`${short}*`) : pc.dim(`${short}*`);
}

/** An Armour that was turned in this combat is of no use any more. */
function thing({ b, c, say }: Scene, seat: Seat, card: Card): string {
  const words = say(equipmentName(c.equipment[card]));
  return b.heroes[seat].turned.includes(card) ? pc.dim(`${words} (used)`) : words;
}

function relics({ b, c, say }: Scene): string[] {
  const things = b.chest.relics.map((card) => {
    const words = say(equipmentName(c.equipment[card]));
    return b.chest.used.includes(card) ? pc.dim(`${words} (used)`) : words;
  });
  return things.length > 0 ? [`${label('Relics')}${things.join(', ')}`] : [];
}
