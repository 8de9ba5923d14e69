/** tabard campaign: the records of a campaign as one file; tabard verify looks at such a file from end to end. */
import { createSpeaker } from '@tabard/content';
import { makeRecord } from '@tabard/kernel';
import {
  type CampaignFile,
  type CampaignVerdict,
  judgeCampaign,
  makeCampaign,
  tableWords,
  tellCampaign,
  withGame,
} from '@tabard/table';
import { print, printFile, printJson, width, wrap } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { gamesNamedIn } from '../games';
import { readRecord } from '../record-file';

/** An arranged game holds, but its results were written beforehand: neither verified (0) nor refused (2). */
export const ARRANGED = 3;

const HELP = `
The last record may be of a game that is not over. A hero who was brought to the first game is proved by the record of the
game it came from: name that with --origin. tabard verify <file> looks at the whole again, on any machine.
`;

export function addCampaign(tabard: Command): void {
  tabard
    .command('campaign')
    .argument('<records...>', 'the records of its games, the first first')
    .description('put the games of a campaign into one file: tabard campaign 1.json 2.json > campaign.json')
    .option('--origin <record...>', 'games of other tables out of which its heroes came')
    .addHelpText('after', HELP)
    .action(async (paths: readonly string[], { origin = [] }: { origin?: readonly string[] }) => {
      const origins = await Promise.all(origin.map(async (path) => makeRecord((await readRecord(path)).record)));
      const text = makeCampaign({ ...(await gathered(paths)), origins });
      const { fault } = judgeCampaign(text, await gamesNamedIn(text)).verdict;
      if (fault)
        throw new UserError(`${fault.game === null ? paths.join(', ') : paths[fault.game - 1]}: ${fault.reason}`);
      printFile(text);
    });
}

async function gathered(paths: readonly string[]): Promise<CampaignFile> {
  let campaign: CampaignFile | null = null;
  for (const path of paths) {
    const { module, match, record } = await readRecord(path);
    const next = withGame(campaign, module, match, record);
    if (next.games.length <= (campaign?.games.length ?? 0))
      throw new UserError(`${path}: it does not go on from the game named before it`);
    campaign = next;
  }
  return campaign!;
}

export async function verifyCampaign(path: string, text: string, json: boolean, language: string): Promise<void> {
  const { verdict, campaign } = judgeCampaign(text, await gamesNamedIn(text));
  const { fault, kind } = verdict;
  if (json)
    printJson({ ok: kind === 'verified', game: campaign?.game ?? null, ...verdict, problem: problemOf(verdict) });
  else if (!fault) print(...linesOf(path, campaign!.game, verdict, language));
  if (kind === 'arranged') process.exitCode = ARRANGED;
  if (fault && !json) throw new UserError(`${path}: ${problemOf(verdict)}`);
  if (fault) process.exitCode = 2;
}

const problemOf = ({ fault }: CampaignVerdict): string | null =>
  fault && `${fault.game === null ? '' : `game ${fault.game}: `}${fault.reason}`;

function linesOf(path: string, game: string, verdict: CampaignVerdict, language: string): string[] {
  const { say } = createSpeaker({ words: [tableWords[language], tableWords.en], names: [], language });
  const { games, finished, kind } = verdict;
  return [
    `${path}: ${kind}: a campaign of ${game}, ${games.length} ${games.length === 1 ? 'game' : 'games'}, ${finished} finished`,
    ...tellCampaign(verdict).flatMap((message) => wrap(say(message), width(), 2)),
  ];
}
