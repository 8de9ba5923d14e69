/**
 * A campaign from its first die to its last: every record is judged, each game must have been brought exactly what the one
 * before kept, and whoever was brought to the first (heroes) is compared with the game it came from.
 */
import type { GameModule } from '@tabard/content';
import {
  canonical,
  type GameRecord,
  type Judgement,
  judgeText,
  type Plain,
  quoted,
  sealOf,
  type Verdict,
} from '@tabard/kernel';
import { type CampaignFile, chainOf, keptBy, readCampaign } from './campaign';

export interface CampaignFault {
  /** Which of its games, from 1; null: the file as a whole. */
  readonly game: number | null;
  /** In plain words, safe to show. */
  readonly reason: string;
}

export interface CampaignVerdict {
  /** verified: every result of every game follows from its seed. arranged: some were written beforehand. */
  readonly kind: 'verified' | 'arranged' | 'refused';
  readonly fault: CampaignFault | null;
  /** What was found of each game, as far as it was looked at. */
  readonly games: readonly Verdict[];
  /** Games that came to their end. */
  readonly finished: number;
  /** Dice that had fallen were taken back in one of them. */
  readonly practice: boolean;
  /** Who was brought to the first game, and is taken at their word: their own game is not in the file. */
  readonly unproved: readonly string[];
}

export interface CampaignJudgement {
  readonly verdict: CampaignVerdict;
  /** What could be read; null where it is no campaign at all. */
  readonly campaign: CampaignFile | null;
}

type ModuleOf = (id: string) => GameModule | undefined;
/** Hears which game is looked at, from 1, and of how many; and, as it goes, how much of that game. */
export type CampaignWatch = (game: number, games: number, done?: number, entries?: number) => void;

export function judgeCampaign(text: string, moduleOf: ModuleOf, watch?: CampaignWatch): CampaignJudgement {
  const read = readCampaign(text);
  if ('wrong' in read) return { campaign: null, verdict: refusal({ game: null, reason: read.wrong }, []) };
  return { campaign: read.campaign, verdict: new Inquiry(read.campaign, moduleOf).verdict(watch) };
}

const refusal = ({ game, reason }: CampaignFault, games: readonly Verdict[]): CampaignVerdict => ({
  kind: 'refused',
  fault: { game, reason: quoted(reason) },
  games,
  finished: 0,
  practice: false,
  unproved: [],
});

class Inquiry {
  private readonly games: Verdict[] = [];
  private readonly seals: string[] = [];
  private kept: Plain = null;

  constructor(
    private readonly campaign: CampaignFile,
    private readonly moduleOf: ModuleOf,
  ) {}

  verdict(watch?: CampaignWatch): CampaignVerdict {
    const { games } = this.campaign;
    let unproved: readonly string[] = [];
    for (const [i, text] of games.entries()) {
      watch?.(i + 1, games.length);
      const judged = judgeText(
        text,
        (id) => this.moduleOf(id)?.game,
        (...how) => watch?.(i + 1, games.length, ...how),
      );
      this.games.push(judged.verdict);
      const wrong = this.wrongWith(judged, i);
      if (wrong) return refusal({ game: i + 1, reason: wrong }, this.games);
      if (i === 0) {
        const heroes = this.heroesIn(judged.record!);
        if ('wrong' in heroes) return refusal({ game: 1, reason: heroes.wrong }, this.games);
        unproved = heroes.unproved;
      }
    }
    const other = differenceOf(this.campaign.save, this.kept);
    if (other !== null) return refusal({ game: null, reason: this.wrongSave(other) }, this.games);
    return {
      kind: this.games.every(({ kind }) => kind === 'verified') ? 'verified' : 'arranged',
      fault: null,
      games: this.games,
      finished: this.games.filter(({ finished }) => finished).length,
      practice: this.games.some(({ practice }) => practice),
      unproved,
    };
  }

  /** What is wrong with the i-th game; where nothing is, it is the last link of the chain now. */
  private wrongWith({ record, match, verdict }: Judgement, i: number): string | null {
    if (!record || !match) return placed(verdict);
    if (record.game !== this.campaign.game)
      return `it is a game of ${record.game}, and this a campaign of ${this.campaign.game}`;
    if (!match.standing && i < this.campaign.games.length - 1) return 'it is not over, and another follows it';
    const wrong = this.wrongLink(record);
    if (wrong) return wrong;
    if (!match.standing) return null;
    const kept = keptBy(this.moduleOf(record.game)!, match, record);
    if (chainOf(kept).length === 0) return 'nothing outlasts such a game: it belongs to no campaign';
    this.kept = kept;
    this.seals.push(sealOf(record));
    return null;
  }

  /** Why this record does not go on from those before it. */
  private wrongLink({ brought }: GameRecord): string | null {
    const { seals, kept } = this;
    const chain = chainOf(brought);
    const before = seals.length;
    if (chain.length > before)
      return `it was the game number ${chain.length + 1} of its campaign: ${chain.length - before} before it are missing`;
    if (chain.length < before)
      return `it was the game number ${chain.length + 1} of its campaign, and ${before} stand before it here`;
    const other = chain.findIndex((seal, i) => seal !== seals[i]);
    if (other >= 0) return `it goes on from another game ${other + 1} than the one that is here`;
    const changed = differenceOf(campaignIn(brought), campaignIn(kept));
    return changed === null ? null : `what was brought to it is not what the game before kept (${changed})`;
  }

  private wrongSave(where: string): string {
    const chain = chainOf(this.campaign.save);
    const { seals } = this;
    if (seals.some((seal, i) => chain[i] !== seal)) return 'its save is of another campaign';
    const missing = chain.length - seals.length;
    if (missing > 0) return `its save was made after ${missing} more games, which are missing`;
    return `its save is not what the last game kept (${where})`;
  }

  /** Heroes of the first game, each against the game it says it came from. */
  private heroesIn({ brought }: GameRecord): { readonly wrong: string } | { readonly unproved: readonly string[] } {
    const heroes = ((brought as { heroes?: readonly Plain[] } | null)?.heroes ?? []).filter((hero) => hero !== null);
    const origins = this.campaign.origins.map((text) => judgeText(text, (id) => this.moduleOf(id)?.game));
    const broken = origins.findIndex(({ match }) => match === null);
    if (broken >= 0) return { wrong: `the game a hero came from does not hold: ${placed(origins[broken].verdict)}` };
    const unproved: string[] = [];
    for (const hero of heroes) {
      const found = origins.map((judged) => this.moduleOf(judged.record!.game)?.heroes?.vouches(hero, judged));
      const wrong = found.find((one) => one && !one.other);
      if (wrong) return { wrong: `${nameOf(hero)}: ${wrong.wrong}` };
      if (!found.includes(null)) unproved.push(nameOf(hero));
    }
    return { unproved };
  }
}

function placed({ fault }: Verdict): string {
  const { entry, line, reason } = fault!;
  return entry === null ? reason : `journal entry ${entry}${line === null ? '' : ` (line ${line})`}: ${reason}`;
}

const nameOf = (hero: Plain): string => {
  const { characterName, playerName } = hero as { characterName?: unknown; playerName?: unknown };
  return quoted(String(characterName ?? playerName ?? 'a hero'), 60);
};

const campaignIn = (value: Plain): Plain => (value as { campaign?: Plain } | null)?.campaign ?? null;

/** A record, or a list, whose places are named by their numbers. */
const isNested = (value: Plain): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null;

/** The first place where two of them differ, "gold" or "characters.1.hand"; null: they are the same. */
function differenceOf(a: Plain, b: Plain, path = ''): string | null {
  if (canonical(a) === canonical(b)) return null;
  if (!isNested(a) || !isNested(b)) return path || 'all of it';
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const key = keys.find((each) => canonical(a[each] ?? null) !== canonical(b[each] ?? null));
  if (key === undefined) return path || 'all of it';
  return differenceOf(a[key] ?? null, b[key] ?? null, path ? `${path}.${key}` : key) ?? path;
}
