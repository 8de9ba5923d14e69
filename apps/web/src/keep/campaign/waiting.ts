/** What a campaign waits for: the next game, somebody to sit down at one that was left, or nothing, because it is played. */
import type { GameModule } from '@tabard/content';
import { judgeText, type Match, type Plain, type TableOptions } from '@tabard/kernel';
import { faceOf } from '../../house/faces';
import { bestBot, defaultsOf, levelsOf, type SeatChoice, usualChoice } from '../../play/begin/table-choice';
import { unwelcome } from '../../play/begin/unwelcome';
import type { Volume } from '../storage/campaign-schema';
import { type KeptCampaign, readCampaign } from '../storage/campaigns';
import { isDamaged } from '../storage/saved';
import { gather } from './chain';
import { setupIn } from './setup-in';
import { type CampaignGame, campaignGame } from './use-campaigns';

interface Ready extends CampaignGame {
  readonly campaign: KeptCampaign;
  /** The games it goes on from. */
  readonly before: readonly Volume[];
}

export interface WaitingNext extends Ready {
  readonly kind: 'next';
  /** What the last of them kept; null: the first game is still to come. */
  readonly save: Plain;
  /** How that was played. */
  readonly options: TableOptions;
}

export interface WaitingAgain extends Ready {
  readonly kind: 'again';
  /** The game as it stood, by its record. */
  readonly left: Match;
}

export type Waiting =
  | WaitingNext
  | WaitingAgain
  | { readonly kind: 'playing'; readonly game: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'damaged'; readonly detail: string };

export async function openCampaign(id: string): Promise<Waiting> {
  const campaign = await readCampaign(id);
  if (!campaign) return { kind: 'gone' };
  if (isDamaged(campaign)) return { kind: 'damaged', detail: campaign.damaged };
  // A game that lies open is opened, whatever is wrong with it: its table room says what can be done.
  if (campaign.head && !campaign.head.over) return { kind: 'playing', game: campaign.head.id };
  if (!faceOf(campaign.game)) return { kind: 'damaged', detail: `there is no table for "${campaign.game}" here` };
  const game = await campaignGame(campaign.game);
  const { before, last, missing } = await gather(campaign, game.module);
  if (missing !== null && !last && before.length === 0) return { kind: 'damaged', detail: missing };
  if (last && last.save === null) return again({ campaign, ...game, before }, last);
  return next({ campaign, ...game, before: last ? [...before, last] : before });
}

/** A record that does not hold by these rules cannot be gone on with; its adventure can be begun anew. */
function again(ready: Ready, last: Volume): Waiting {
  const { match } = judgeText(last.text, () => ready.module.game);
  return match ? { kind: 'again', ...ready, left: match } : next(ready);
}

function next(ready: Ready): WaitingNext {
  const last = ready.before.at(-1);
  const options = { ...defaultsOf(ready.module), ...(last && setupIn(last)?.options) };
  return { kind: 'next', ...ready, save: last?.save ?? null, options };
}

// ---- who sits there

/** Who leaves the party's choices to the people, where the game has such a bot. */
const companionOf = (module: GameModule): string =>
  levelsOf(module).find((level) => level === 'companion') ?? bestBot(module);

/** As many as walk, those who sat there last; where nobody knows, a person and companions. */
export function seatsFor({ campaign, module }: Ready, count: number): SeatChoice[] {
  const { seats } = usualChoice(module, count);
  return seats.map((seat, at) => {
    const before = campaign.head?.seats[at];
    if (!before) return { ...seat, bot: companionOf(module) };
    return { ...seat, name: before.name, kind: before.kind, bot: before.bot ?? bestBot(module) };
  });
}

/** Options whose values are not all open to what is brought, with those that are; and the rest as they were. */
export function openOptions(
  { game }: GameModule,
  brought: Plain,
  options: TableOptions,
  seats: number,
): { readonly options: TableOptions; readonly asked: { readonly id: string; readonly values: readonly string[] }[] } {
  const asked: { id: string; values: readonly string[] }[] = [];
  const chosen: { [id: string]: string } = { ...options };
  for (const { id, values } of game.options) {
    const open = values.filter((value) => unwelcome(game, brought, { ...chosen, [id]: value }, seats) === null);
    if (open.length === values.length || open.length === 0) continue;
    if (!open.includes(chosen[id])) chosen[id] = open[0];
    if (open.length > 1) asked.push({ id, values: open });
  }
  return { options: chosen, asked };
}
