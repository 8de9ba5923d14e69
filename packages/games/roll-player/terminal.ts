/** Roll Player in a terminal: the Initiative cards, the Market, the foes, the own sheet row by row, the rivals in short. */
import type { Seat } from '@tabard/kernel';
import type { DrawBoard, Drawing } from '@tabard/terminal/board';
import { pc } from '@tabard/terminal/colours';
import { grid, padEnd, wrap } from '@tabard/terminal/terminal';
import {
  activeFiends,
  attributeScore,
  type Card,
  COLUMNS,
  type Content,
  DICE,
  type Die,
  type DieColour,
  diceOn,
  FAM,
  faceOf,
  goalMet,
  type Hero,
  NONE,
  powerGoalMet,
  powerScore,
  ROWS,
  type RollPlayer,
  rowsOf,
  type Seen,
  sheetOf,
  tokensOf,
} from './index';

interface Scene {
  readonly b: RollPlayer;
  readonly c: Content;
  readonly seen: Seen;
  readonly name: (seat: Seat) => string;
  /** What is written at an id of the game's words. */
  readonly word: (id: string) => string;
}

export const drawBoard: DrawBoard = (drawing) => {
  const scene = sceneOf(drawing);
  const { viewer, width } = drawing;
  const own = typeof viewer === 'number' ? viewer : null;
  const lines = [...table(scene), ...foes(scene, own)].flatMap((line) => wrap(line, width, LABEL));
  return [
    ...wrap(headline(scene), width, 2),
    ...lines,
    ...(own === null
      ? []
      : [...sheet(scene, own, width), ...belongings(scene, own).flatMap((line) => wrap(line, width, LABEL))]),
    ...rivals(scene, own, width),
  ];
};

function sceneOf({ match, viewer, voice }: Drawing): Scene {
  const seen = match.seen(viewer) as Seen;
  return {
    b: seen.b,
    c: seen.content,
    seen,
    name: (seat) => voice.names[seat],
    word: (id) => voice.speaker.say({ id }),
  };
}

const LABEL = 9;
const label = (text: string) => pc.dim(padEnd(text, LABEL));
const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const labelled = (text: string, things: readonly string[]): string[] =>
  things.length > 0 ? [`${label(text)}${things.join(pc.dim(' · '))}`] : [];

const marketName = ({ c, word }: Scene, card: Card): string => word(`card.${c.market[card].id}.name`);

// ---- dice

/** One letter a colour, so that two equal dice are told apart without any colour on the screen. */
const LETTERS: { readonly [colour in DieColour]: string } = {
  red: 'R',
  blue: 'B',
  green: 'G',
  white: 'W',
  black: 'K',
  purple: 'P',
  gold: '$',
};
const PAINT: { readonly [colour in DieColour]: (text: string) => string } = {
  red: pc.red,
  blue: pc.blue,
  green: pc.green,
  white: pc.white,
  black: pc.gray,
  purple: pc.magenta,
  gold: pc.yellow,
};
const BOOST = '+';
const LEGEND = 'R red, B blue, G green, W white, K black, P purple, $ gold, + Boost';

const dieWords = ({ b }: Scene, die: Die): string =>
  `${DICE[die].colours.map((colour) => PAINT[colour](LETTERS[colour])).join('') || pc.cyan(BOOST)}${b.values[die]}`;
const diceWords = (scene: Scene, dice: readonly Die[]): string => dice.map((die) => dieWords(scene, die)).join(' ');

// ---- the head and the table

const PHASES: { readonly [phase in RollPlayer['phase']]: string } = {
  sheets: 'Character Sheets',
  classes: 'classes',
  familiars: 'Familiars',
  starting: 'starting dice',
  roll: 'Roll Phase',
  dice: 'Dice Phase',
  market: 'Market Phase',
  cleanup: 'Cleanup',
  combat: 'Monster Combat',
  scoring: 'final scoring',
  over: 'the end',
};

function headline({ b, name }: Scene): string {
  const parts = [
    pc.bold(`Round ${b.round}`),
    PHASES[b.phase],
    `${name(b.start)} starts`,
    `${b.bag.length} dice in the bag`,
    ...(b.mode === 'base' ? [] : [b.called ? 'the Call was heard' : `${b.callIn} cards to the Call`]),
  ];
  return `${parts.join(pc.dim(' · '))} ${pc.dim(`(${LEGEND})`)}`;
}

function table(scene: Scene): string[] {
  const { b, c } = scene;
  const laidOut = b.market.filter((card) => card !== NONE);
  const ware = (card: Card) =>
    `${marketName(scene, card)} ${pc.dim(`(${c.market[card].kind}, ${c.market[card].cost})`)}`;
  return [
    ...labelled(
      'Cards',
      b.row.map((_, place) => initiative(scene, place)),
    ),
    ...labelled('Market', laidOut.map(ware)),
  ];
}

function initiative(scene: Scene, place: number): string {
  const { b, c, name, word } = scene;
  const { dice, gold, fiends, holder } = b.row[place];
  const things = [
    ...(dice.length > 0 ? [diceWords(scene, dice)] : []),
    ...(gold > 0 ? [pc.yellow(`${gold} Gold`)] : []),
    ...fiends.map((fiend) => pc.red(word(`fiend.${c.fiends[fiend].id}.name`))),
    ...(holder === NONE ? [] : [`(${name(holder)})`]),
  ];
  return `${pc.bold(place === b.row.length - 1 ? '★' : String(place + 1))}: ${things.join(', ') || pc.dim('empty')}`;
}

function foes(scene: Scene, own: Seat | null): string[] {
  const { b, c, seen, word } = scene;
  if (b.monster === NONE) return [];
  const monster = c.monsters[b.monster];
  const { strength } = faceOf(seen);
  const face = seen.seats === 1 ? 'solo' : 'many';
  const known = own === null ? [] : b.adventures.filter((card) => card !== NONE);
  const minion = b.minion === NONE ? null : c.minions[b.minion];
  return [
    ...labelled('Monster', [
      `${pc.red(word(`monster.${monster.id}.name`))}, Strength ${strength}`,
      word(`monster.${monster.id}.${face}`),
    ]),
    ...labelled(
      'Known',
      known.map((card) => {
        const { id, type, solo } = c.adventures[card];
        const wanted = ['text', ...(solo && seen.seats === 1 ? ['solo'] : [])].map((part) =>
          word(`adventure.${id}.${part}`),
        );
        return `${type}: ${word(`adventure.${id}.name`)} (${wanted.join(' and ')})`;
      }),
    ),
    ...labelled(
      'Minion',
      minion ? [`${word(`minion.${minion.id}.name`)} (${word(`minion.${minion.id}.text`)})`, levels(minion)] : [],
    ),
  ];
}

/** "5 xp 1, 9 trophy": from which result on there is what. */
const levels = ({ levels }: Content['minions'][number]): string =>
  levels
    .map(({ min, trophy, actions = [], ...goods }) => {
      const things = [
        ...(trophy ? ['Trophy'] : []),
        ...Object.entries(goods).map(([good, n]) => `${n} ${good}`),
        ...actions,
      ];
      return `${min}+ ${things.join(', ') || 'nothing'}`;
    })
    .join('; ');

// ---- the own sheet

function sheet(scene: Scene, seat: Seat, width: number): string[] {
  const { b, c, word, seen } = scene;
  const hero = b.heroes[seat];
  const rows = Array.from({ length: rowsOf(b) }, (_, row) => sheetRow(scene, seat, row));
  const header = ['', '1', '2', '3', 'Score', 'Goal', '★', 'Backstory', 'Action'];
  const who = [
    ...(hero.race === NONE ? [] : [word(`race.${c.races[hero.race].id}.name`)]),
    ...(hero.class === NONE ? [] : [`${word(`class.${c.classes[hero.class].id}.name`)} (${hero.colour})`]),
    ...(hero.familiar === NONE ? [] : [word(`familiar.${c.familiars[hero.familiar].id}.name`)]),
    `${plural(sheetOf(seen, seat).total, 'Star')} so far`,
  ];
  return [
    ...wrap(`${pc.bold(scene.name(seat))}${pc.dim(': ')}${who.join(pc.dim(' · '))}`, width, 2),
    ...grid([header.map((cell) => pc.dim(cell)), ...rows]).map((line) => `  ${line}`),
  ];
}

function sheetRow(scene: Scene, seat: Seat, row: number): string[] {
  const { b, word, seen } = scene;
  const hero = b.heroes[seat];
  const spaces = hero.spaces.slice(COLUMNS * row, COLUMNS * row + COLUMNS);
  const isMet = row === FAM ? powerGoalMet(seen, seat) : goalMet(seen, seat, row);
  const { goal, stars } = goalOf(scene, hero, row);
  const score = row === FAM ? powerScore(seen, seat) : attributeScore(seen, seat, row);
  return [
    pc.bold(word(`rows.${ROWS[row]}.short`)),
    ...spaces.map((die) => (die === NONE ? pc.dim('--') : dieWords(scene, die))),
    String(score),
    isMet ? pc.green(`${goal}*`) : goal,
    stars,
    wanted(scene, hero, row),
    pc.dim(ACTIONS[ROWS[row]]),
  ];
}

function goalOf({ c }: Scene, hero: Hero, row: number): { goal: string; stars: string } {
  if (row === FAM) {
    if (hero.familiar === NONE) return { goal: '-', stars: '' };
    const { min, max, stars } = c.familiars[hero.familiar].goal;
    return { goal: `${min}-${max}`, stars: String(stars) };
  }
  if (hero.class === NONE) return { goal: '-', stars: '' };
  const { text, stars } = c.classes[hero.class].goals[row];
  return { goal: text, stars: String(stars) };
}

/** Which colour the Backstory wants where. */
function wanted({ c }: Scene, hero: Hero, row: number): string {
  const mark = (space: number, colour: DieColour) => {
    const die = hero.spaces[space];
    const hit = die !== NONE && DICE[die].colours.includes(colour);
    const text = `${(space % COLUMNS) + 1} ${LETTERS[colour]}`;
    return hit ? pc.green(`${text}*`) : text;
  };
  if (row === FAM) {
    if (hero.familiar === NONE) return '-';
    return c.familiars[hero.familiar].backstory.map((colour, i) => mark(COLUMNS * FAM + i, colour)).join(', ');
  }
  if (hero.backstory === NONE) return '-';
  const { space, colour } = c.backstories[hero.backstory].spaces[row];
  return mark(space, colour);
}

/** As short as it can be said: the row must fit on a screen. */
const ACTIONS: { readonly [row in (typeof ROWS)[number]]: string } = {
  STR: 'flip a die',
  DEX: 'swap two dice',
  CON: 'a die up or down 1',
  INT: 'reroll a die',
  WIS: 'move Alignment',
  CHA: 'Charisma token',
  FAM: 'Familiar',
};

// ---- what belongs to a hero

function goods({ gold, xp, xpStored, honor, injury, charisma }: Hero): string[] {
  return [
    `${gold} Gold`,
    ...(xp > 0 ? [`${xp} XP`] : []),
    ...(xpStored > 0 ? [`${xpStored} XP stored`] : []),
    ...(honor > 0 ? [`${honor} Honor`] : []),
    ...(injury > 0 ? [pc.red(plural(injury, 'Injury', 'Injuries'))] : []),
    ...(charisma > 0 ? [`${charisma} Charisma`] : []),
  ];
}

function belongings(scene: Scene, seat: Seat): string[] {
  const { b, c, word } = scene;
  const hero = b.heroes[seat];
  const owned = hero.cards.map(({ card, exhausted }) =>
    exhausted ? pc.dim(`${marketName(scene, card)} (exhausted)`) : marketName(scene, card),
  );
  const banished = hero.fiends.length - activeFiends(hero).length;
  return [
    ...labelled('Hand', hero.hand.length > 0 ? [diceWords(scene, hero.hand)] : []),
    ...labelled('Stored', hero.stored.length > 0 ? [diceWords(scene, hero.stored)] : []),
    ...labelled('Has', [...goods(hero), ...alignment(scene, hero)]),
    ...labelled('Gear', owned),
    ...labelled('Fiends', [
      ...activeFiends(hero).map(
        ({ fiend }) =>
          `${pc.red(word(`fiend.${c.fiends[fiend].id}.name`))}: ${word(`fiend.${c.fiends[fiend].id}.text`)}`,
      ),
      ...(banished > 0 ? [`${banished} banished`] : []),
    ]),
    ...labelled('Trophies', [
      ...hero.trophies.map((minion) => word(`minion.${c.minions[minion].id}.name`)),
      ...tokensOf(hero).map((type) => `${type} token`),
    ]),
  ];
}

/** Where the token is, what that is worth, and what lies around it. */
function alignment({ c, word }: Scene, { alignment, cell }: Hero): string[] {
  if (alignment === NONE) return [];
  const { id, grid } = c.alignments[alignment];
  const rows = [0, 3, 6].map((first) =>
    grid
      .slice(first, first + 3)
      .map((n, i) => (first + i === cell ? `[${n}]` : String(n)))
      .join(' '),
  );
  return [`${word(`alignment.${id}.name`)}: ${word(`cells.${cell}`)} ${rows.join(' / ')}`];
}

// ---- the others

function rivals(scene: Scene, own: Seat | null, width: number): string[] {
  return scene.b.heroes.flatMap((hero, seat) => (seat === own ? [] : wrap(rival(scene, hero, seat), width, 4)));
}

function rival({ b, c, seen, name, word }: Scene, hero: Hero, seat: Seat): string {
  const facts = [
    ...(hero.class === NONE ? [] : [`${word(`class.${c.classes[hero.class].id}.name`)} (${hero.colour})`]),
    plural(diceOn(hero).length, 'die', 'dice'),
    ...goods(hero),
    plural(hero.cards.length, 'card'),
    ...(hero.trophies.length > 0 ? [plural(hero.trophies.length, 'Trophy', 'Trophies')] : []),
    ...(activeFiends(hero).length > 0 ? [plural(activeFiends(hero).length, 'Fiend')] : []),
    plural(sheetOf(seen, seat).total, 'Star'),
  ];
  return `${b.active === seat ? pc.yellow('>') : ' '} ${pc.bold(name(seat))}${pc.dim(': ')}${facts.join(', ')}`;
}
