/** Dark Minions in a terminal: Towns with their besiegers, hordes, dice, and in the advanced game the display. */

import { HIDDEN, type Match, type Seat, type Seen } from '@tabard/kernel';
import type { DrawBoard, Drawing } from '@tabard/terminal/board';
import { pc } from '@tabard/terminal/colours';
import { grid, padEnd, wrap } from '@tabard/terminal/terminal';
import { type Content, type DarkMinions, levelOf, requirement, totalOf } from './index';

/** Every horde is told by a colour and by a shape. */
const SHAPES: { readonly [shape: string]: string } = {
  square: '■',
  circle: '●',
  triangle: '▲',
  diamond: '◆',
  star: '★',
};
const PAINTS = [pc.white, pc.red, pc.green, pc.magenta, pc.cyan];
const TOWERS = ['W', 'G', 'B'] as const;
const TOWER_PAINTS = [pc.white, pc.gray, pc.blue];
const BAR = 12;

interface Scene {
  readonly b: DarkMinions;
  readonly c: Content;
  readonly match: Match;
  readonly seen: Seen<DarkMinions, Content>;
  readonly seats: readonly Seat[];
  readonly name: (seat: Seat) => string;
  readonly mark: (seat: Seat) => string;
  readonly say: (id: string) => string;
}

export const drawBoard: DrawBoard = (drawing) => {
  const scene = sceneOf(drawing);
  const { width } = drawing;
  return [
    ...wrap(headline(scene), width, 2),
    ...grid(towns(scene), 2),
    ...grid(hordes(scene), 2, width),
    ...diceLine(scene).flatMap((line) => wrap(line, width, 6)),
    ...overlords(scene).flatMap((line) => wrap(line, width, 9)),
  ];
};

function sceneOf({ match, viewer, voice }: Drawing): Scene {
  const seen = match.seen(viewer) as Seen<DarkMinions, Content>;
  const { b, content: c } = seen;
  const mark = (seat: Seat) => {
    const horde = b.horde[seat];
    return PAINTS[horde % PAINTS.length](SHAPES[c.hordes[horde].shape] ?? '●');
  };
  return {
    b,
    c,
    match,
    seen,
    seats: [...b.supply.keys()],
    name: (seat) => voice.names[seat],
    mark,
    say: (id) => voice.speaker.say({ id }),
  };
}

const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

function headline({ b, c, match, name, mark }: Scene): string {
  const supply = b.towerSupply.map((n, colour) => TOWER_PAINTS[colour](`${TOWERS[colour]}${n}`)).join(' ');
  const goal = c.rule.requiredVp[match.setup.seats as keyof Content['rule']['requiredVp']];
  const race = match.options.longerGame === 'on' ? 'to The End' : `race to ${goal} VP`;
  const parts = [
    pc.bold(`Turn ${b.turnNumber}: ${mark(b.turn)} ${name(b.turn)}`),
    race,
    `${plural(b.townStack.length, 'Town')} to come`,
    `Towers left ${supply}`,
  ];
  return parts.join(pc.dim(' · '));
}

// ---- Towns

function towns(scene: Scene): string[][] {
  const { b, seats, mark } = scene;
  const header = ['', 'Town', 'VP', 'Skulls', 'Towers', 'Besieged', '', ...seats.map(mark)];
  return [header.map((cell) => pc.dim(cell)), ...b.town.map((town, slot) => townRow(scene, town, slot))];
}

function townRow({ b, c, seen, seats, say }: Scene, town: number, slot: number): string[] {
  const place = String(slot + 1);
  if (town < 0) return [place, pc.dim('(empty)'), '', '', '', '', '', ...seats.map(() => '')];
  const { id, vp, skulls } = c.towns[town];
  const here = b.besiegers[slot];
  const total = here.reduce((sum, n) => sum + n, 0);
  const need = requirement(seen, slot);
  return [
    place,
    pc.bold(say(`towns.${id}.name`)),
    String(vp),
    String(skulls),
    towerText(b.townTowers[slot]),
    bar(total, need),
    `${total}/${need}`,
    ...seats.map((seat) => (here[seat] > 0 ? String(here[seat]) : '')),
  ];
}

function towerText(counts: readonly number[]): string {
  const standing = counts.map((n, colour) => (n > 0 ? TOWER_PAINTS[colour](TOWERS[colour].repeat(n)) : ''));
  return standing.join('') || pc.dim('-');
}

function bar(total: number, need: number): string {
  const full = Math.min(BAR, Math.floor((BAR * total) / need));
  return pc.red('█'.repeat(full)) + pc.dim('░'.repeat(BAR - full));
}

// ---- hordes

function hordes(scene: Scene): string[][] {
  const header = ['', 'Horde', 'Level', 'Supply', 'Graveyard', 'Towers', 'Skulls', 'Tiles', 'Towns', 'VP'];
  return [header.map((cell) => pc.dim(cell)), ...scene.seats.map((seat) => hordeRow(scene, seat))];
}

function hordeRow({ b, c, name, mark }: Scene, seat: Seat): string[] {
  const known = b.skulls[seat] !== HIDDEN;
  const tiles = [b.tileOne[seat] === 1 ? '1' : '', b.tileTwo[seat] === 1 ? '2' : ''].filter(Boolean).join('+');
  const label = b.turn === seat ? pc.bold(name(seat)) : name(seat);
  return [
    b.turn === seat ? pc.yellow('▶') : '',
    `${mark(seat)} ${label}`,
    String(levelOf(b, c, seat)),
    String(b.supply[seat]),
    String(b.graveyard[seat]),
    towerText(b.towers[seat]),
    known ? String(b.skulls[seat]) : '?',
    known ? tiles || '-' : '?',
    known ? String(b.townsWon[seat].length) : '?',
    known ? String(totalOf(b, c, seat)) : '?',
  ];
}

// ---- dice and Overlords

const USES: { readonly [use: string]: string } = {
  attack: 'attack',
  capture: 'Tower',
  respawn: 'respawn',
  buy: 'Overlord',
  skull: 'Skull',
};

const DIE_PAINTS: { readonly [kind: string]: (text: string) => string } = {
  black: pc.inverse,
  red: (text) => pc.bgRed(text),
  white: (text) => pc.bgWhite(pc.black(text)),
  yellow: (text) => pc.bgYellow(pc.black(text)),
};

function diceLine({ b, c }: Scene): string[] {
  if (b.dice.length === 0) return [];
  const dice = b.dice.map((kind, die) => {
    const { kind: sort, value } = c.dice[kind][b.face[die]];
    const face = sort === 'plus' ? `+${value}` : sort === 'number' ? String(value) : sort;
    const used = b.use[die] === 'free' ? '' : pc.dim(` → ${USES[b.use[die]]}`);
    return `${kind} ${DIE_PAINTS[kind](` ${face} `)}${used}`;
  });
  return [`${pc.dim(padEnd('Dice', 6))}${dice.join('   ')}`];
}

function overlords({ b, c, match, seats, name, say }: Scene): string[] {
  if (match.options.mode !== 'advanced') return [];
  const card = (overlord: number) =>
    `${say(`overlords.${c.overlords[overlord].id}.name`)} ${pc.dim(`(${c.overlords[overlord].cost})`)}`;
  const shown = b.display.filter((overlord) => overlord >= 0).map(card);
  const held = seats.flatMap((seat) => {
    const own = [...b.holder.keys()].filter((overlord) => b.holder[overlord] === seat);
    if (own.length === 0) return [];
    const names = own.map((overlord) => {
      const paid = b.onCard[overlord] > 0 ? `, ${plural(b.onCard[overlord], 'minion')} on it` : '';
      return (
        say(`overlords.${c.overlords[overlord].id}.name`) +
        (b.inPlay[overlord] === 1 ? pc.yellow(` in play${paid}`) : '')
      );
    });
    return [`${name(seat)}: ${names.join(', ')}`];
  });
  const lines = [`${pc.dim(padEnd('Display', 9))}${shown.join(', ') || '-'}`];
  return held.length > 0 ? [...lines, `${pc.dim(padEnd('Held', 9))}${held.join('; ')}`] : lines;
}
