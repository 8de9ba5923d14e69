/** Roll Player Adventures in a terminal: the journal, the party's sheets, the map or what stands against the party, a hand. */

import type { Message, Said } from '@tabard/content';
import type { Seat, Seen, Viewer } from '@tabard/kernel';
import type { DrawBoard, Drawing } from '@tabard/terminal/board';
import { pc } from '@tabard/terminal/colours';
import { grid, padEnd, visible, wrap } from '@tabard/terminal/terminal';
import {
  type Adventures,
  ATTRS,
  attrShort,
  type Book,
  bookOf,
  bookText,
  bookTitle,
  CLASS_READY,
  COLOURS,
  type Content,
  cardName,
  cardsOf,
  cardWords,
  className,
  coloursOf,
  counterOf,
  dieOn,
  difficultyName,
  enemyName,
  FACTIONS,
  factionTitle,
  isExhausted,
  itemName,
  kindsAt,
  modifierName,
  modifierWords,
  optionsWords,
  pathsOnMap,
  personName,
  placeName,
  poolOf,
  raceName,
  rowAt,
  skillName,
  slotsOf,
  titleName,
  tokenName,
  trackWords,
  ZONE,
} from './index';

interface Scene {
  readonly b: Adventures;
  readonly c: Content;
  readonly seen: Seen<Adventures, Content>;
  readonly book: Book;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly isShort: boolean;
  readonly say: (said: Said) => string;
}

export const drawBoard: DrawBoard = (drawing) => {
  const scene = sceneOf(drawing);
  const { width } = drawing;
  if (scene.b.stage === 'party') return wrap(pc.bold(scene.say(bookTitle(scene.book))), width, 2);
  return [
    ...headLines(scene).flatMap((line) => wrap(line, width, 2)),
    ...partyTable(scene, width),
    ...(scene.b.challenge ? challengeLines(scene, width) : mapLines(scene, width)),
    ...belongings(scene).flatMap((line) => wrap(line, width, LABEL)),
  ];
};

function sceneOf({ match, viewer, voice, isShort = false }: Drawing): Scene {
  const seen = match.seen(viewer) as Seen<Adventures, Content>;
  const { b, content: c } = seen;
  const say = (said: Said): string =>
    typeof said === 'object' ? voice.speaker.say({ id: 'prose', with: { text: said } } as Message) : String(said);
  return { b, c, seen, book: bookOf(seen), names: voice.names, viewer, isShort, say };
}

const LABEL = 9;
const label = (text: string) => pc.dim(padEnd(text, LABEL));
const DOT = pc.dim(' · ');

// ---- the journal

function headLines({ b, book, say }: Scene): string[] {
  const bonus = `${b.bonusTokens} of ${b.bonusLimit} bonus plays`;
  const marks = `rests ${b.restMarks}/4, deaths ${b.deathMarks}/6`;
  const mode = b.legendary === 1 ? [pc.yellow('legendary')] : [];
  const journal = [pc.bold(say(bookTitle(book))), ...mode, `${b.xp} XP`, `${b.gold} gold`, marks, bonus];
  const favor = FACTIONS.map((_, faction) => `${say(factionTitle(faction))} ${b.favor[faction]}`).join('  ');
  return [journal.join(DOT), `${label('favor')}${favor}${DOT}${b.combatDice} combat dice`];
}

// ---- the sheets

/** `2/3`: what is in the row, and the score. Attributes have the letter of their colour, as slots and dice have. */
function partyTable({ b, c, names, say }: Scene, width: number): string[] {
  const heads = ATTRS.map((_, attr) => pc.dim(`${say(attrShort(attr))} ${COLOURS[attr]}`));
  const rows = b.health.map((health, seat) => [
    seat === b.storyteller ? pc.bold(names[seat]) : names[seat],
    isExhausted(b, seat) ? pc.red(`${b.fatigue[seat]}/${health}`) : `${b.fatigue[seat]}/${health}`,
    ...ATTRS.map((_, attr) => `${b.rows[rowAt(seat, attr)]}/${b.scores[rowAt(seat, attr)]}`),
    b.classState[seat] === CLASS_READY ? pc.green('ready') : pc.dim('used'),
    String(cardsOf({ b }, seat, ZONE.hand).length),
  ]);
  const table = grid([['', 'tired', ...heads, 'class', 'hand'].map((head) => pc.dim(head)), ...rows], 2, width);
  const people = b.names.map((name, seat) => [
    `${names[seat]} is ${say(personName(c, name))}, ${say(raceName(c, b.race[seat]))}, ${say(className(c.classes[b.classOf[seat]].id))}`,
  ]);
  return [...table, ...wrap(pc.dim(people.join('; ')), width, 2)];
}

// ---- the map

/** Letters where they lie, by rank of column and row; beside them what is there and where it leads. */
function mapLines(scene: Scene, width: number): string[] {
  const { b, book } = scene;
  const letters = lettersOnMap(scene);
  if (b.map.openLocations.length === 0) return []; // not laid out yet
  const at = (letter: string) => book.locations[letter].at;
  const ranks = (axis: 0 | 1) => [...new Set(letters.map((letter) => at(letter)[axis]))].sort((x, y) => x - y);
  const [columns, rows] = [ranks(0), ranks(1)];
  const picture = rows.map((row) =>
    columns
      .map((column) => {
        const letter = letters.find((one) => at(one)[0] === column && at(one)[1] === row);
        return letter ? cell(b, letter) : ' . ';
      })
      .join(''),
  );
  const places = letters.map((letter) => placeLine(scene, letter));
  const indent = Math.max(...picture.map(visible)) + 2;
  const lines = places.flatMap((text) => wrap(text, width - indent, 4));
  const height = Math.max(lines.length, picture.length);
  return Array.from({ length: height }, (_, i) => `${padEnd(picture[i] ?? '', indent)}${lines[i] ?? ''}`.trimEnd());
}

function lettersOnMap({ b, book }: Scene): string[] {
  const laid = b.map.mapCards.flatMap((number) => {
    const card = book.discoveries[number];
    return card.kind === 'map' ? (card.adds?.locations ?? []).map(({ letter }) => letter) : [];
  });
  return [...new Set([...book.source.map.locations.map(({ letter }) => letter), ...laid])].sort();
}

const cell = ({ map }: Adventures, letter: string): string => {
  if (map.at === letter) return pc.green(`[${letter}]`);
  if (!map.openLocations.includes(letter)) return pc.dim(`(${letter})`);
  return map.explored.includes(letter) ? ` ${letter} ` : pc.bold(` ${letter} `);
};

/** "B The Salt Pans, 2 XP → A, C?": a question mark for a token that lies face down on the path. */
function placeLine(scene: Scene, letter: string): string {
  const { b, book, say } = scene;
  const { xp, openLocations } = b.map;
  const lying = [
    ...(xp[letter] ? [`${xp[letter]} XP`] : []),
    ...kindsAt(b.map, letter).map((kind) => say(tokenName(kind))),
    ...(openLocations.includes(letter) ? [] : ['closed']),
  ];
  const ways = pathsOnMap(scene.seen).flatMap((id) => {
    const { ends, space, one_way } = book.paths[id];
    if (!b.map.openPaths.includes(id) || !ends.includes(letter) || (one_way && ends[1] === letter)) return [];
    const hidden = space !== undefined && b.spaces.includes(space) ? '?' : '';
    return [`${ends[0] === letter ? ends[1] : ends[0]}${hidden}`];
  });
  const there = lying.length > 0 ? `, ${lying.join(', ')}` : '';
  const leads = ways.length > 0 ? ` ${pc.dim('→')} ${ways.join(', ')}` : '';
  return `${letter} ${say(placeName(book, letter))}${there}${leads}`;
}

// ---- a check or a combat

/** `K`: a die that is bought and not rolled yet; `K3`: one that shows 3. */
const dieText = (mask: number, value: number): string => `${coloursOf(mask).join('')}${value || ''}`;

function challengeLines(scene: Scene, width: number): string[] {
  const { b, c, say } = scene;
  const { kind, skill, difficulty, modifiers, enemies, round, marker, defeated, diceLimit } = b.challenge!;
  const pool = poolOf(b).map((die) => dieText(b.dieMask[die], b.dieValue[die]));
  const poolLine = `${label('pool')}${pool.join('  ') || pc.dim('empty')}${diceLimit > 0 ? pc.dim(`  (limit ${diceLimit})`) : ''}`;
  const withModifiers = (list: readonly number[]) =>
    list.map((one) => `${label('')}${say(modifierName(c, one))}: ${say(modifierWords(c.modifiers[one]))}`);
  if (kind === 'check') {
    const head = pc.bold(`${say(skillName(c, skill))} ${say(difficultyName(difficulty))}`);
    const lines = [head, ...withModifiers(modifiers[0]), `${label('slots')}${slotTexts(scene, 0)}`, poolLine];
    return lines.flatMap((line) => wrap(line, width, LABEL));
  }
  const each = enemies.flatMap((number, enemy) => {
    const { track } = c.enemies.find((one) => one.number === number)!;
    const name = pc.bold(say(enemyName(c, number)));
    if (defeated[enemy] === 1) return [`${name} ${pc.green('defeated')}`];
    const next = marker[enemy] < track.length ? `next: ${say(trackWords(track[marker[enemy]]))}` : 'the last round';
    return [
      `${name}${DOT}round ${round}${DOT}${next}`,
      ...withModifiers(modifiers[enemy]),
      `${label('slots')}${slotTexts(scene, enemy)}`,
    ];
  });
  return [...each, poolLine].flatMap((line) => wrap(line, width, LABEL));
}

/** `R? !1`: a counterattack of 1; `*4 +1xp`: a reward; in brackets the die that covers it. */
function slotTexts({ b, seen }: Scene, enemy: number): string {
  const { slots } = b.challenge!;
  return slotsOf(b.challenge!, enemy)
    .map((slot) => {
      const { colours, value, xp, gold } = slots[slot];
      const text = `${coloursOf(colours).join('') || '*'}${value || '?'}`;
      const die = dieOn(b, slot);
      const counter = counterOf(seen, slot);
      const notes = `${counter > 0 ? pc.red(` !${counter}`) : ''}${xp > 0 ? ` +${xp}xp` : ''}${gold > 0 ? ` +${gold}g` : ''}`;
      return die >= 0 ? pc.green(`${text}[${dieText(b.dieMask[die], b.dieValue[die])}]`) : `${text}${notes}`;
    })
    .join('   ');
}

// ---- what the party has, and the hand of who looks

function belongings(scene: Scene): string[] {
  const { b, c, book, say, viewer } = scene;
  const counters = Object.entries(book.source.counters ?? {})
    .filter(([name, { show }]) => show !== undefined && name in b.story.counters)
    .map(([name]) => `${say(bookText(book, `counters.${name}`))} ${b.story.counters[name]}`);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['items', b.items.map((item) => `${item} ${say(itemName(book, item))}`)],
    ['titles', b.titles.map((title) => say(titleName(c, book, title)))],
    ['keywords', b.story.keywords],
    ['counts', counters],
    ...(typeof viewer === 'number' ? zones(scene, viewer) : []),
  ];
  return rows.filter(([, all]) => all.length > 0).map(([name, all]) => `${label(name)}${all.join(', ')}`);
}

function zones(scene: Scene, seat: Seat): (readonly [string, readonly string[]])[] {
  const { b, c, say, isShort } = scene;
  const cards = (zone: (typeof ZONE)[keyof typeof ZONE]) =>
    cardsOf({ b }, seat, zone).map((card) => say(cardName(c, card)));
  const lookUp = cards(ZONE.hand).length > 0 ? [pc.dim('b tells what they do')] : [];
  return [
    ...(isShort ? ([['hand', [...cards(ZONE.hand), ...lookUp]]] as const) : printed(scene, seat)),
    ['played', cards(ZONE.discard)],
    ['spent', cards(ZONE.spent)],
  ];
}

/** What the class and the hand can do: who buys dice must know it before they are rolled. */
function printed({ b, c, say }: Scene, seat: Seat): (readonly [string, readonly string[]])[] {
  const { id, options } = c.classes[b.classOf[seat]];
  const ability = `${say(className(id))}: ${pc.dim(say(optionsWords(options)))}`;
  const hand = cardsOf({ b }, seat, ZONE.hand).map(
    (card) => `${say(cardName(c, card))}: ${pc.dim(say(cardWords(c.cards[card])))}`,
  );
  return [
    ['ability', b.classState[seat] === CLASS_READY ? [ability] : []],
    ['hand', hand.length > 0 ? [hand.join('; ')] : []],
  ];
}
