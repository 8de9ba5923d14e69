/**
 * A campaign at the terminal: one file that holds every game so far and the one that is being played. It is written anew at
 * every decision, whole or not at all, so that whoever leaves goes on where they stood.
 */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { GameModule } from '@tabard/content';
import {
  type Entry,
  entriesOf,
  type GameRecord,
  judgeText,
  LIMITS,
  type Match,
  type Plain,
  recordOf,
} from '@tabard/kernel';
import { type CampaignFile, isCampaign, judgeCampaign, makeCampaign, withGame } from '@tabard/table';
import { reasonOf, UserError } from '../fail';
import { readText } from '../files';
import { gamesNamedIn } from '../games';

/** A game that was left, with all that was answered in it. */
export interface Left {
  readonly record: GameRecord;
  readonly entries: readonly Entry[];
}

export class CampaignKeeper {
  private campaign: CampaignFile | null = null;
  /** The game that is not over; null: the next one begins. */
  left: Left | null = null;

  private constructor(
    private readonly module: GameModule,
    readonly path: string,
    private readonly origins: readonly string[],
  ) {}

  static async of(module: GameModule, path: string, origins: readonly string[] = []): Promise<CampaignKeeper> {
    if (!module.campaigns) throw new UserError(`${module.game.id} has no campaigns: its games stand for themselves`);
    const keeper = new CampaignKeeper(module, path, origins);
    if (existsSync(path)) await keeper.open();
    else if (!existsSync(dirname(path)))
      throw new UserError(`cannot keep ${path}: there is no folder ${dirname(path)}`);
    return keeper;
  }

  /** Nothing is written over a file that does not hold; it stays as it is. */
  private async open(): Promise<void> {
    const { path, module } = this;
    const text = readText(path, (start) => (isCampaign(start) ? LIMITS.campaign.text : LIMITS.text));
    if (!isCampaign(text)) throw new UserError(`${path}: this is not a campaign`);
    const { campaign, verdict } = judgeCampaign(text, await gamesNamedIn(text));
    const { fault } = verdict;
    if (fault) throw new UserError(`${path}: ${fault.game === null ? '' : `game ${fault.game}: `}${fault.reason}`);
    if (campaign!.game !== module.game.id)
      throw new UserError(`${path}: this is a campaign of ${campaign!.game}, not of ${module.game.id}`);
    this.campaign = campaign;
    const { record, match } = judgeText(campaign!.games[campaign!.games.length - 1], () => module.game);
    if (!match!.standing) this.left = { record: record!, entries: entriesOf(record!) };
  }

  get isNew(): boolean {
    return this.campaign === null;
  }

  /** What the last game kept; null: there is none yet. */
  get save(): Plain {
    return this.campaign?.save ?? null;
  }

  /** How many games have come to their end. */
  get finished(): number {
    return (this.campaign?.games.length ?? 0) - (this.left ? 1 : 0);
  }

  keep(match: Match): void {
    const campaign = withGame(this.campaign, this.module, match, recordOf(match));
    this.campaign = { ...campaign, origins: campaign.origins.length > 0 ? campaign.origins : [...this.origins] };
    if (match.standing) this.left = null;
    writeWhole(this.path, makeCampaign(this.campaign));
  }

  /** Why no game follows with these options, or null. */
  whyNoMore(options: { readonly [id: string]: string }, seats: number): string | null {
    return this.module.game.brings?.(this.save, options, seats) ?? null;
  }
}

/** A file that is there is exchanged for a whole one: a power cut leaves the old or the new, never half of either. */
function writeWhole(path: string, text: string): void {
  const beside = `${path}.new`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new UserError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}
