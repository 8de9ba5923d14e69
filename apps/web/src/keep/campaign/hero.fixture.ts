/** A hero as the hall has one: made at a table of Roll Player by bots, with the game she came out of. */
import { botsFor } from '@tabard/bots';
import { createSpeaker } from '@tabard/content';
import { type Plain, recordOf } from '@tabard/kernel';
import rollPlayer from '@tabard/roll-player';
import { keptBy, Table, type TableSave } from '@tabard/table';

export function madeHero(name = 'Mira'): { readonly hero: Plain; readonly save: TableSave } {
  const sitters = ['Ann', 'Bob'].map((who) => ({ name: who, kind: 'bot' as const, bot: 'random' }));
  const match = { seed: 'a hero is made', unattended: true };
  const table = Table.open(rollPlayer.game, botsFor(rollPlayer), { match, sitters, whims: 1 });
  while (table.stepBot());
  const { say } = createSpeaker({ words: [rollPlayer.words.en], names: ['Ann', 'Bob'], language: 'en' });
  const by = { finishedAt: '2026-01-01', player: () => 'Ann', character: () => name, say };
  const kept = keptBy(rollPlayer, table.match, recordOf(table.match), by);
  const { heroes } = kept as unknown as { heroes: readonly (Plain | null)[] };
  return { hero: heroes.find((hero) => hero !== null)!, save: table.save };
}
