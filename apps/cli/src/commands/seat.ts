/** tabard seat: a bot of the house, or any program, takes a seat at a table of an inn. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { botsFor } from '@tabard/bots';
import { nameIn } from '@tabard/content/names';
import { print } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { findGame } from '../games';
import { gather } from '../seat/gather';
import { playAt } from '../seat/play';
import { Program } from '../seat/program';
import { cardOf, type Place, Presence, placeIn, type Sat, sitDown } from '../seat/world';

const HELP = `
A bot of the house thinks at the inn, which plays the seat from then on; the command is done. Anything else is run as a
command: each question is a line of JSON on its input, {"kind":"ask","number":1,"seat":0,"ask":{"question":…,"options":[…],
"input":…},"interrupts":[…],"sight":{…},"from":0,"events":[…]}, and it answers with a line {"key":"…"}. A line
{"kind":"refused",…} says why not, before it is asked again; {"kind":"over",…} is the last. It sees what its seat sees, and
may be as fast as it likes: what the inn does not hear yet is said again when it does.
A game begins when its host says so, and the first guest of a table is its host: --begin says it when every seat is taken.
docs/protocol.md has the whole story, examples/random_player.py a program of thirty lines.
`;

interface Flags {
  readonly bot: string;
  readonly seat?: string;
  readonly name?: string;
  readonly keep?: string;
  readonly begin?: boolean;
}

export function addSeat(tabard: Command): void {
  tabard
    .command('seat')
    .argument('<link>', 'to the table, as friends are sent it')
    .description('put a bot of the house, or any program, at a seat of an online table')
    .requiredOption('--bot <name or command>', 'a bot of the game (`tabard games` lists them), or a command to run')
    .option('--seat <n>', 'which seat, counted from 1 (default: the first that is free)')
    .option('--name <name>', 'what it is called at the table (default: the bot)')
    .option('--keep <file>', 'keeps its token there, and comes back with it when it is started again')
    .option('--begin', 'if it is the host (who comes first is), begins as soon as every seat is taken')
    .addHelpText('after', HELP)
    .action(seat);
}

async function seat(link: string, flags: Flags): Promise<void> {
  const place = placeIn(link);
  const card = await cardOf(place);
  const { game, vow } = card;
  const roster = botsFor(await findGame(game));
  const houseBot = roster.find(({ id }) => id === flags.bot)?.id;
  const name = nameOf(flags.name) ?? houseBot ?? 'program';
  const wanted = flags.seat === undefined ? card.seats.findIndex(({ kind }) => kind === 'open') : seatIn(flags.seat);
  const { token } = await sat(place, name, wanted, flags.keep);
  const presence = new Presence(place, { token, story: true, reasons: true });
  try {
    const own = await presence.until(({ you }) => you?.viewer ?? null);
    print(`${name} sits at seat ${own + 1} of ${game}${vow ? `; the inn has vowed its dice: ${vow.commitment}` : ''}`);
    await gather(presence, { place, link, token, name, begins: flags.begin ?? false });
    if (houseBot) await giveTo(houseBot, presence, own);
    else await run(flags.bot, presence, own);
  } finally {
    presence.guest.close();
  }
}

function nameOf(given: string | undefined): string | null {
  const name = given === undefined ? null : nameIn(given);
  if (given !== undefined && name === null) throw new UserError('--name wants a name in which something can be read');
  return name;
}

function seatIn(text: string): number {
  if (!/^[1-9]$/.test(text)) throw new UserError(`--seat wants the number of a seat, counted from 1, not "${text}"`);
  return Number(text) - 1;
}

async function sat(place: Place, name: string, seat: number, keep: string | undefined): Promise<Pick<Sat, 'token'>> {
  if (keep !== undefined && existsSync(keep)) return { token: readFileSync(keep, 'utf8').trim() };
  if (seat < 0) throw new UserError('no seat is free at this table');
  const { token } = await sitDown(place, name, seat);
  if (keep !== undefined) writeFileSync(keep, `${token}\n`, { mode: 0o600, flag: 'wx' });
  return { token };
}

/** From now on the inn's own bot plays there; while people gather there is nothing to play. */
async function giveTo(bot: string, presence: Presence, own: number): Promise<void> {
  await presence.until(({ sight }) => sight);
  const refusal = await presence.guest.do({ kind: 'sit', seat: own, bot });
  if (refusal) throw new UserError(`the inn refuses: ${JSON.stringify(refusal)}`);
  print(`${bot} plays seat ${own + 1} from now on`);
}

async function run(command: string, presence: Presence, own: number): Promise<void> {
  const program = new Program(command);
  try {
    const { standing } = await playAt(presence, own, program);
    print(`the game is over: ${JSON.stringify(standing)}`);
  } finally {
    await program.close();
  }
}
