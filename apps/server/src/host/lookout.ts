/** What other processes do at the tables that are awake here: heard of, or looked for; and what is done while the store is away. */
import type { Fanout } from '../fanout/fanout';
import type { Pulse, Store } from '../store/store';
import type { AwakeTables } from './awake-tables';
import type { LiveTable } from './live-table';

/** So often a process looks whether it has missed something: when it hears from the others, and when it does not. */
export const LOOK_MS = { heard: 15_000, unheard: 1_500 };
/** A store that restarts is back by then. */
const STORE_SILENCE = 5_000;

export class Lookout {
  private lookedAt = 0;
  /** When the store was first found away; null: it answers. */
  private silentSince: number | null = null;
  /** It has been away for so long that nobody here may know what happens at a table. */
  isCutOff = false;

  /** `silence`: milliseconds for which the store may be away before guests are told to go elsewhere. */
  constructor(
    private readonly store: Store,
    private readonly fanout: Fanout,
    private readonly tables: AwakeTables,
    private readonly silence = STORE_SILENCE,
  ) {
    fanout.onNews((id) => void (id === null ? this.lookAround(0) : this.hearOf(id)));
  }

  private async hearOf(id: string): Promise<void> {
    const live = await this.tables.ifAwake(id);
    await live?.catchUp().catch(() => undefined); // Put away or dropped meanwhile: whoever wants it reads it anew.
  }

  /** What other processes did and no word came of. */
  async lookAround(wait = this.fanout.isHeard && this.silentSince === null ? LOOK_MS.heard : 0): Promise<void> {
    const at = performance.now();
    if (at - this.lookedAt < wait) return;
    this.lookedAt = at;
    const awake = await this.tables.all();
    const pulses = await this.pulsesOf(awake).catch((error: Error) => this.storeIsSilent(awake, error));
    if (!pulses) return;
    this.silentSince = null;
    this.isCutOff = false;
    const byId = new Map(pulses.map((pulse) => [pulse.id, pulse]));
    for (const live of awake) {
      const pulse = byId.get(live.id);
      if (!pulse || !live.isUpTo(pulse)) await live.catchUp().catch(() => undefined);
    }
  }

  private async pulsesOf(awake: readonly LiveTable[]): Promise<readonly Pulse[]> {
    if (awake.length > 0) return this.store.pulses(awake.map(({ id }) => id));
    await this.store.ping(); // With nobody here, too, it shall be known whether anybody may come.
    return [];
  }

  /**
   * Nothing can be done here, and what is done in other processes is not seen: guests who stayed would wait for ever at a table
   * that goes on without them. They are told, and come back here or there; until the store answers, here they are refused at once.
   */
  private storeIsSilent(awake: readonly LiveTable[], error: Error): null {
    const at = performance.now();
    this.silentSince ??= at;
    this.isCutOff ||= at - this.silentSince >= this.silence;
    if (this.isCutOff) for (const live of awake) live.breakOff(error);
    return null;
  }
}
