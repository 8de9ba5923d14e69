/** tabard hero: a finished character of Roll Player as a file: made from a record, shown, checked against its game. */
import { type GameRecord, type Match, type Seen, sealOf, verifyRecord } from '@tabard/kernel';
import rollPlayer, {
  ATTRS,
  type CharacterExport,
  type Content,
  exportHero,
  isFrom,
  type RollPlayer,
  readHero,
} from '@tabard/roll-player';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { readText } from '../files';
import { inFile, readRecord } from '../record-file';
import { print, printJson } from '../terminal';
import { speakerOf } from '../voice';

export function addHero(tabard: Command): void {
  const hero = tabard.command('hero').description('characters made in Roll Player, as files');
  hero
    .command('export')
    .argument('<record>', 'the record of a finished game')
    .description('print the hero of a seat as a hero file')
    .option('--seat <n>', 'whose hero, from 1', '1')
    .option('--name <name>', "the hero's name")
    .option('--player <name>', "the player's name")
    .action((path: string, given: { seat: string; name?: string; player?: string }) => {
      printJson(exported(path, given));
    });
  hero
    .command('show')
    .argument('<file>', 'a hero file; - reads it from the pipe')
    .description('tell what a hero is worth; with --game check that it came out of that game')
    .option('--game <record>', 'the record of the game it was made in')
    .option('--json', 'for programs')
    .action((path: string, { game, json }: { game?: string; json?: boolean }) => {
      const it = readHeroFile(path);
      if (game) check(path, it, game);
      if (json) printJson({ ok: true, checked: game !== undefined, hero: it });
      else print(describe(it, game !== undefined));
    });
}

type View = Seen<RollPlayer, Content>;

function finished(path: string): { record: GameRecord; seen: View; match: Match } {
  const { record, module } = readRecord(path);
  if (record.game !== rollPlayer.game.id)
    throw new UserError(`${path}: heroes are made in Roll Player, not in ${record.game}`);
  const match = inFile(path, () => verifyRecord(module.game, record));
  if (!match.standing) throw new UserError(`${path}: this game is not over, so nobody in it is finished`);
  return { record, seen: match.seen('everything') as View, match };
}

function exported(
  path: string,
  { seat, name, player }: { seat: string; name?: string; player?: string },
): CharacterExport {
  const { record, seen } = finished(path);
  const number = Number(seat);
  if (!Number.isInteger(number) || number < 1 || number > record.seats) {
    throw new UserError(`--seat is a number from 1 to ${record.seats}, not "${seat}"`);
  }
  const speaker = speakerOf(rollPlayer);
  const hero = exportHero(seen, number - 1, {
    characterName: name,
    playerName: player ?? `Seat ${number}`,
    finishedAt: new Date().toISOString(),
    seed: record.seed,
    journal: sealOf(record),
    nameOf: (kind, id) => speaker.say({ id: `${kind}.${id}.name` }),
  });
  if (!hero) throw new UserError(`${path}: the Monster killed this hero, and the dead go nowhere (RP-32.2)`);
  return hero;
}

function readHeroFile(path: string): CharacterExport {
  let data: unknown;
  try {
    data = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${path}: this is not a hero file: ${(error as Error).message}`);
  }
  const read = readHero(data);
  if ('problem' in read) throw new UserError(`${path}: this is not a hero as Roll Player writes one: ${read.problem}`);
  return read.hero;
}

function check(path: string, hero: CharacterExport, game: string): void {
  const { record, seen } = finished(game);
  if (sealOf(record) !== hero.game.journal)
    throw new UserError(`${path}: this hero comes from another game than ${game}`);
  if (!isFrom(seen, hero)) throw new UserError(`${path}: this hero was changed: it did not leave ${game} like that`);
}

function describe(hero: CharacterExport, checked: boolean): string {
  const { rpaPreview: rpa, stars } = hero;
  const attributes = ATTRS.map((attr) => `${attr} ${hero.attributes[attr].score}`).join('  ');
  const cards = Object.values(hero.market).flatMap((list) => list.map(({ name }) => name));
  return [
    `${hero.characterName ?? 'A hero without a name'}, ${hero.race.name}, ${hero.class.name} (${hero.class.colour})`,
    `played by ${hero.playerName} in mode ${hero.game.mode} with ${hero.game.players} at the table`,
    attributes,
    `${stars.total} Stars: ${Object.entries(stars.byCategory)
      .filter(([, points]) => points !== 0)
      .map(([category, points]) => `${category} ${points}`)
      .join(', ')}${hero.rank ? `; rank ${hero.rank}` : ''}`,
    `${hero.gold} Gold, ${hero.xp + hero.xpStored} XP; ${cards.join(', ') || 'no cards'}`,
    `on an adventure: health ${rpa.health}, ${ATTRS.map((attr) => `${attr} ${rpa.attributes[attr]}`).join(' ')}${rpa.freePoints ? `, ${rpa.freePoints} points to spend` : ''}`,
    checked ? 'checked: it came out of that game exactly so' : '',
  ]
    .filter(Boolean)
    .join('\n');
}
