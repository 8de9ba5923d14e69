/** tabard hero: a finished character of Roll Player as a file: made from a record, shown, checked against its game. */

import type { HeroCheck } from '@tabard/content';
import { createSpeaker } from '@tabard/content';
import rollPlayer, { ATTRS, type CharacterExport, checkHero, OWNERS_WORD } from '@tabard/roll-player';
import { keptBy, tableWords, tellVerdict } from '@tabard/table';
import { print, printJson, width, wrap } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { readHeroFile } from '../hero-file';
import { type RecordFile, readRecord } from '../record-file';
import { speakerOf } from '../voice';
import { ARRANGED } from './campaign';

export function addHero(tabard: Command): void {
  const hero = tabard.command('hero').description('characters made in Roll Player, as files');
  hero
    .command('export')
    .argument('<record>', 'the record of a finished game')
    .description('print the hero of a seat as a hero file')
    .option('--seat <n>', 'whose hero, from 1', '1')
    .option('--name <name>', "the hero's name")
    .option('--player <name>', "the player's name")
    .action(async (path: string, given: { seat: string; name?: string; player?: string }) => {
      printJson(await exported(path, given));
    });
  hero
    .command('show')
    .argument('<file>', 'a hero file; - reads it from the pipe')
    .description('tell what a hero is worth; with --game check that it came out of that game')
    .option('--game <record>', 'the record of the game it was made in')
    .option('--json', 'for programs')
    .action(async (path: string, { game, json }: { game?: string; json?: boolean }) => {
      const it = readHeroFile(path);
      const found = game === undefined ? null : await check(path, it, game);
      if (json)
        printJson({
          ok: true,
          checked: found?.kind === 'holds',
          found: found?.kind ?? null,
          unproved: OWNERS_WORD,
          hero: it,
        });
      else print(...describe(it), ...(found ? told(found) : []));
      if (found?.kind === 'arranged') process.exitCode = ARRANGED;
    });
}

async function rollPlayerGame(path: string): Promise<RecordFile> {
  const found = await readRecord(path);
  if (found.record.game !== rollPlayer.game.id)
    throw new UserError(`${path}: heroes are made in Roll Player, not in ${found.record.game}`);
  return found;
}

async function finished(path: string): Promise<RecordFile> {
  const found = await rollPlayerGame(path);
  if (!found.match.standing) throw new UserError(`${path}: this game is not over, so nobody in it is finished`);
  return found;
}

async function exported(
  path: string,
  { seat, name, player }: { seat: string; name?: string; player?: string },
): Promise<CharacterExport> {
  const { record, match } = await finished(path);
  const number = Number(seat);
  if (!Number.isInteger(number) || number < 1 || number > record.seats) {
    throw new UserError(`--seat is a number from 1 to ${record.seats}, not "${seat}"`);
  }
  const kept = keptBy(rollPlayer, match, record, {
    character: () => name,
    player: () => player ?? `Seat ${number}`,
    finishedAt: new Date().toISOString(),
    say: speakerOf(rollPlayer).say,
  }) as { readonly heroes: readonly (CharacterExport | null)[] } | null;
  const hero = kept?.heroes[number - 1];
  if (!hero) throw new UserError(`${path}: the Monster killed this hero, and the dead go nowhere (RP-32.2)`);
  return hero;
}

/** Why a hero did not come out of a game like this. */
const REFUSALS: { readonly [kind in HeroCheck['kind']]?: (game: string, where: readonly string[]) => string } = {
  otherGame: (game) => `this hero comes from another game than ${game}`,
  notOver: (game) => `${game} is not over, so nobody in it is finished`,
  changed: (game, where) => `this hero was changed: it did not leave ${game} like that (${where.join(', ')})`,
};

async function check(path: string, hero: CharacterExport, game: string): Promise<HeroCheck> {
  const found = checkHero(hero, await rollPlayerGame(game));
  const refusal = REFUSALS[found.kind];
  if (refusal) throw new UserError(`${path}: ${refusal(game, found.where)}`);
  return found;
}

/** What the check proves, and what it does not. */
function told({ kind, record }: HeroCheck): string[] {
  const { say } = createSpeaker({ words: [tableWords.en], names: [], language: 'en' });
  const first = {
    holds: 'checked: it came out of that game exactly so',
    arranged: 'not proved: it came out of an arranged game',
  }[kind as 'holds' | 'arranged'];
  const sentences = tellVerdict(record).map(say);
  return [first, ...sentences, NOT_PROVED].flatMap((sentence) => wrap(sentence, width(), 2));
}

const NOT_PROVED = "The names of hero and player and the date are the owner's word: no game knows them.";

function describe(hero: CharacterExport): string[] {
  const { rpaPreview: rpa, stars } = hero;
  const attributes = ATTRS.map((attr) => `${attr} ${hero.attributes[attr].score}`).join('  ');
  const cards = Object.values(hero.market).flatMap((list) => list.map(({ name }) => name));
  return [
    `${hero.characterName ?? 'A hero without a name'}, ${hero.race.name}, ${hero.class.name} (${hero.class.colour})`,
    `played by ${hero.playerName} (as its owner says) in mode ${hero.game.mode} with ${hero.game.players} at the table`,
    attributes,
    `${stars.total} Stars: ${Object.entries(stars.byCategory)
      .filter(([, points]) => points !== 0)
      .map(([category, points]) => `${category} ${points}`)
      .join(', ')}${hero.rank ? `; rank ${hero.rank}` : ''}`,
    `${hero.gold} Gold, ${hero.xp + hero.xpStored} XP; ${cards.join(', ') || 'no cards'}`,
    `on an adventure: health ${rpa.health}, ${ATTRS.map((attr) => `${attr} ${rpa.attributes[attr]}`).join(' ')}${rpa.freePoints ? `, ${rpa.freePoints} points to spend` : ''}`,
  ];
}
